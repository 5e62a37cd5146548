// The windows for texts and files are loaded when they are first opened, with their sentences.

import type { JSX } from 'preact';
import type { Words } from '../i18n/words';
import { useLater } from '../page/later';
import type { StudyWords } from '../study/words';

type Given = { words: Words; study: StudyWords };
type Window<P extends Given> = (props: P) => JSX.Element | null;

function later<P extends Given>(load: () => Promise<Window<P>>): (props: Omit<P, 'study'>) => JSX.Element | null {
  return (props) => {
    const { words } = props as unknown as Given;
    const loaded = useLater(true, () => Promise.all([load(), import('../study/words').then((part) => part.loadStudyWords(words.language))]));
    if (loaded === null) {
      return null;
    }
    const [Part, study] = loaded;
    return <Part {...({ ...props, study } as unknown as P)} />;
  };
}

export const LaterSave = later(() => import('./SaveWindow').then((part) => part.SaveWindow));
export const LaterImport = later(() => import('./ImportWindow').then((part) => part.ImportWindow));
export const LaterCertificate = later(() => import('./CertificateWindow').then((part) => part.CertificateWindow));
