// The looks of the page. The colours of the board stand in style/themes.css; the chrome around it is by day or by night as
// the system has it, unless the look is light or dark itself (style/page.css).

export const THEMES = ['wood', 'light', 'dark', 'contrast'] as const;
export type Theme = (typeof THEMES)[number];

/** The paper by day and by night, in which a phone dresses the frame of its browser too. */
const PAPER = { light: '#f3ede2', dark: '#1b1613' };

export function wear(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    const systems = meta.matches('[media*=dark]') ? 'dark' : 'light';
    meta.content = PAPER[theme === 'light' || theme === 'dark' ? theme : systems];
  }
}
