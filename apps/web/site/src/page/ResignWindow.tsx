import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Dialog } from './Dialog';
import { Choice } from './fields';
import { onlyHumanOrActor, whoIn } from './status';
import type { ViewWindowProps } from './Windows';

/** Giving up, with its price; for less only if the other side agrees. */
export function ResignWindow({ view, words, session, onClose }: ViewWindowProps): JSX.Element {
  const { t } = words;
  const side = onlyHumanOrActor(view);
  const n = (side === 'W' ? view.white : view.black).resignCost;
  const resign = (): void => {
    onClose();
    void session.act({ do: 'resign', side });
  };
  const offer = (points: number): void => {
    onClose();
    void session.act({ do: 'offer', side, points });
  };
  return (
    <Dialog title={t('resign.ask', { n, who: whoIn(view)(side) })} closeLabel={t('close')} onClose={onClose}>
      <p>{t('resign.cost', { n })}</p>
      <div class="buttons">
        <button type="button" onClick={onClose}>
          {t('resign.no')}
        </button>
        <button type="button" class="danger" data-action="resign-now" onClick={resign}>
          {t('resign.yes')}
        </button>
      </div>
      {n > 1 && view.phase !== 'opening' && <Less words={words} most={n - 1} onOffer={offer} />}
    </Dialog>
  );
}

/** Fewer points than the game could still cost. */
function Less({ words, most, onOffer }: Pick<ViewWindowProps, 'words'> & { most: number; onOffer(n: number): void }): JSX.Element {
  const { t } = words;
  const [points, setPoints] = useState(String(most));
  const each = Array.from({ length: most }, (_, i) => String(i + 1));
  return (
    <>
      <p class="less">{t('offer.lessText')}</p>
      {most > 1 && (
        <Choice label={t('offer.choose')} value={points} options={each.map((n) => [n, n])} onChange={setPoints} />
      )}
      <div class="buttons">
        <button type="button" data-action="offer" onClick={() => onOffer(Number(points))}>
          {t('offer.less', { n: Number(points) })}
        </button>
      </div>
    </>
  );
}
