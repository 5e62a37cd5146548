import type { TableView } from '../contract';
import type { Words } from '../i18n/words';
import type { Session } from './session';

/** What the parts of the table screen are given. */
export interface PartProps {
  session: Session;
  view: TableView;
  words: Words;
}
