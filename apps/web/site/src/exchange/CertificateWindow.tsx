import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Words } from '../i18n/words';
import { Dialog } from '../page/Dialog';
import { presetOf } from '../page/presets';
import type { StudyWords } from '../study/words';
import { certificateFacts } from './certificates';
import { DiceVerdict } from './DiceVerdict';
import { type ExchangeAnswer, exchange } from './exchange';
import { type Fact, Paper } from './Paper';

interface CertificateProps {
  /** Brings the certificate of a game that is over. */
  load(): Promise<string>;
  words: Words;
  study: StudyWords;
  onClose(): void;
}

/** What anybody needs to check the dice of a finished game; it can be checked here, on the spot. */
export function CertificateWindow({ load, words, study, onClose }: CertificateProps): JSX.Element {
  const { t } = words;
  const { s } = study;
  const [text, setText] = useState('');
  const [found, setFound] = useState<ExchangeAnswer | 'checking' | null>(null);
  useEffect(() => void load().then(setText, () => undefined), []);
  const check = async (): Promise<void> => {
    setFound('checking');
    setFound(await exchange({ do: 'verify', text }).catch(() => ({ problem: 'no answer' })));
  };
  return (
    <Dialog title={t('fair.certificate')} closeLabel={t('close')} onClose={onClose}>
      <p>{t('fair.certText')}</p>
      {text !== '' && (
        <Paper text={text} name="certificate.json" facts={factsOf(text, words, study)} words={words} study={study} said={<Found found={found} words={words} study={study} />}>
          <button type="button" data-action="check" disabled={found === 'checking'} onClick={() => void check()}>
            {s('paper.check')}
          </button>
        </Paper>
      )}
    </Dialog>
  );
}

function factsOf(text: string, { t }: Words, { s }: StudyWords): Fact[] {
  const facts = certificateFacts(text);
  return facts === null
    ? []
    : [
        [s('paper.game'), t(`preset.${presetOf(facts.variant.split('/')[1] ?? '').id}`)],
        [s('dice.throws'), String(facts.rolls)],
        [s('paper.word'), facts.word],
        [s('paper.id'), facts.gameId],
      ];
}

/** What the check has found. */
function Found({ found, words, study }: Pick<CertificateProps, 'words' | 'study'> & { found: ExchangeAnswer | 'checking' | null }): JSX.Element | null {
  if (found === null) {
    return null;
  }
  if (found === 'checking') {
    return <p class="working">{study.s('paper.checking')}</p>;
  }
  const { problem, fault = '', rolls = 0 } = found;
  return <DiceVerdict rolls={rolls} fault={fault + problem} words={words} />;
}
