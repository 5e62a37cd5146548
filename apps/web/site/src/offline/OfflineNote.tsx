import type { JSX } from 'preact';
import type { Words } from '../i18n/words';
import { type Offline, offline as here } from './offline';
import { type Storage, storage as kept } from './storage';

interface NoteProps {
  words: Words;
  offline?: Offline;
  storage?: Storage;
}

/** One line on the start page: the page is there without a network too, or why it is not; and what else was refused. */
export function OfflineNote({ words, offline = here, storage = kept }: NoteProps): JSX.Element {
  const { t } = words;
  const keeping = offline.keeping.value;
  return (
    <div class="offline-note" role="status" data-offline={keeping}>
      {keeping === 'ready' && (
        <p>
          {t('offline.ready')} <span aria-hidden="true">✓</span>
        </p>
      )}
      {keeping === 'insecure' && <p>{t('offline.insecure')}</p>}
      {keeping === 'refused' && <p>{t('offline.refused')}</p>}
      {storage.promised.value === 'refused' && <p data-storage="refused">{t('storage.refused')}</p>}
    </div>
  );
}
