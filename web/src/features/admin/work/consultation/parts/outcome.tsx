import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { Button } from '../../../../../kit/button/button.js';
import { Moment } from '../../../../../kit/dates/moment.js';
import type { RecordFacts } from '../../../parts/records/record-facts.js';
import type { Talk } from '../talk.js';
import { isSameOutcome, notedOutcome, offers, useOutcome, type Outcome } from '../use-outcome.js';
import styles from '../consultation.module.css';
import { OutcomePreview } from './outcome-preview.js';
import { useSendOutcome } from './use-send-outcome.js';

const LONGEST = { outcome: 10_000, advice: 10_000, resolution: 5_000 } as const;
type Part = keyof typeof LONGEST;
const PARTS = Object.keys(LONGEST) as readonly Part[];

interface Props {
  readonly facts: RecordFacts;
  readonly talk: Talk;
}

/** What came of the talk: written, read as the client will read it, and only then sent. */
export function OutcomeLetter({ facts, talk }: Props) {
  const { t } = useTranslation('admin-consultation');
  const { words, write, forget } = useOutcome(talk);
  const { hash, key: visit } = useLocation();
  const first = useRef<HTMLTextAreaElement>(null);
  const [read, setRead] = useState<Outcome>();
  const [wrong, setWrong] = useState<string>();
  // The next step of the record leads here.
  useEffect(() => {
    if (hash === '#outcome') first.current?.focus();
  }, [hash, visit]);
  const preview = (): void => {
    if (words.outcome.trim() === '') return setWrong(t('outcome.empty'));
    setWrong(undefined);
    setRead(words);
  };
  return (
    <section aria-labelledby="talk-letter-title" className={styles.outcome}>
      <h3 id="talk-letter-title">{t('outcome.title')}</h3>
      <Written facts={facts} talk={talk} words={words} onClosed={forget} />
      {PARTS.map((part) => (
        <div key={part} className={styles.part}>
          <label htmlFor={`talk-${part}`}>{t(`outcome.${part}`)}</label>
          <textarea
            id={`talk-${part}`}
            ref={part === 'outcome' ? first : undefined}
            rows={part === 'outcome' ? 6 : 3}
            maxLength={LONGEST[part]}
            value={words[part]}
            aria-describedby="talk-outcome-kept"
            onChange={(event) => write({ ...words, [part]: event.target.value })}
          />
        </div>
      ))}
      <Offers words={words} onChange={write} />
      <p id="talk-outcome-kept" className={styles.quiet}>
        {t('outcome.kept')}
      </p>
      {wrong !== undefined && (
        <p role="alert" className={styles.wrong}>
          {wrong}
        </p>
      )}
      <div>
        <Button size="small" onClick={preview}>
          {t('outcome.preview')}
        </Button>
      </div>
      {read !== undefined && isSameOutcome(read, words) && (
        <OutcomePreview facts={facts} talk={talk} words={read} onSent={forget} />
      )}
    </section>
  );
}

/** What the client can order from the letter; none is offered by itself. */
function Offers({ words, onChange }: { words: Outcome; onChange: (words: Outcome) => void }) {
  const { t } = useTranslation('admin-consultation');
  return (
    <fieldset className={styles.offers}>
      <legend>{t('outcome.offers')}</legend>
      {offers.map((offer) => (
        <label key={offer}>
          <input
            type="checkbox"
            checked={words.offers.includes(offer)}
            onChange={({ target }) =>
              onChange({
                ...words,
                offers: offers.filter((one) => (one === offer ? target.checked : words.offers.includes(one))),
              })
            }
          />
          {t(`offer.${offer}`)}
        </label>
      ))}
    </fieldset>
  );
}

interface WrittenProps extends Props {
  readonly words: Outcome;
  readonly onClosed: () => void;
}

/** When the letter was written last; where nothing was changed since, the talk is closed without another one. */
function Written({ facts, talk, words, onClosed }: WrittenProps) {
  const { t } = useTranslation('admin-consultation');
  const { busy, wrong, send } = useSendOutcome(facts, talk, onClosed);
  if (talk.outcomeSentAt === null) return null;
  const mayClose = talk.status === 'HELD' && isSameOutcome(words, notedOutcome(talk));
  return (
    <>
      <p>
        {t('outcome.written')} <Moment at={talk.outcomeSentAt} style="due" />
      </p>
      {wrong !== undefined && (
        <p role="alert" className={styles.wrong}>
          {wrong}
        </p>
      )}
      {mayClose && (
        <div>
          <Button size="small" busy={busy} onClick={() => void send('close', words)}>
            {t('outcome.close')}
          </Button>
        </div>
      )}
    </>
  );
}
