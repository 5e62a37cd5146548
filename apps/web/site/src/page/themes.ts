// The looks of the board. Their colours stand in style/themes.css; the chrome around the board follows the system.

export const THEMES = ['wood', 'light', 'dark', 'contrast'] as const;
export type Theme = (typeof THEMES)[number];

export function wear(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
}
