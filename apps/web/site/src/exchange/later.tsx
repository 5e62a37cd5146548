// The windows for files are loaded when they are first opened.

import type { ComponentProps, JSX } from 'preact';
import { useLater } from '../page/useAddress';
import type { ExportWindow } from './ExportWindow';
import type { ImportWindow } from './ImportWindow';

const loadExport = () => import('./ExportWindow').then((part) => part.ExportWindow);
const loadImport = () => import('./ImportWindow').then((part) => part.ImportWindow);

export function LaterExport(props: ComponentProps<typeof ExportWindow>): JSX.Element | null {
  const Window = useLater(true, loadExport);
  return Window && <Window {...props} />;
}

export function LaterImport(props: ComponentProps<typeof ImportWindow>): JSX.Element | null {
  const Window = useLater(true, loadImport);
  return Window && <Window {...props} />;
}
