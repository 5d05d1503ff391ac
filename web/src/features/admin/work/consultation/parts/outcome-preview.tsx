import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../../kit/button/button.js';
import { ask } from '../../../parts/admin-api.js';
import { Failed } from '../../../parts/failed.js';
import { languageName } from '../../../parts/language-name.js';
import type { RecordFacts } from '../../../parts/records/record-facts.js';
import { OutcomePreviewDocument } from '../consultation.graphql.js';
import type { Talk } from '../talk.js';
import type { Outcome } from '../use-outcome.js';
import styles from '../consultation.module.css';
import { useSendOutcome } from './use-send-outcome.js';

interface Props {
  readonly facts: RecordFacts;
  readonly talk: Talk;
  readonly words: Outcome;
  readonly onSent: () => void;
}

/** The letter in the language of the client, and the buttons that send exactly this. */
export function OutcomePreview({ facts, talk, words, onSent }: Props) {
  const { t } = useTranslation('admin-consultation');
  const { id, user, language, status } = talk;
  const { data, error, refetch } = useQuery({
    queryKey: ['outcome-preview', id, words],
    queryFn: () =>
      ask(OutcomePreviewDocument, {
        userId: user?.id ?? null,
        language,
        ...words,
        offers: words.offers.map((offer) => offer.toLowerCase()),
      }),
  });
  const { busy, wrong, send } = useSendOutcome(facts, talk, onSent);
  if (error !== null) return <Failed error={error} again={() => void refetch()} />;
  if (data === undefined) return <p role="status">{t('common:loading')}</p>;
  const { language: written, subject, heading, greeting, parts, why } = data.consultationOutcomePreview;
  return (
    <>
      <article className={styles.letter} lang={written} aria-labelledby="talk-letter">
        <h4 id="talk-letter" lang="en">
          {t('outcome.asRead', { language: languageName(written) })}
        </h4>
        <p className={styles.subject}>{subject}</p>
        <p>
          <strong>{heading}</strong>
        </p>
        <p>{greeting}</p>
        {parts.map(({ title, text }) =>
          title === null ? (
            <p key={text} className={styles.words}>
              {text}
            </p>
          ) : (
            <div key={title}>
              <p>{title}</p>
              <blockquote className={styles.words}>{text}</blockquote>
            </div>
          ),
        )}
        <p className={styles.quiet}>{why}</p>
      </article>
      {wrong !== undefined && (
        <p role="alert" className={styles.wrong}>
          {wrong}
        </p>
      )}
      <div className={styles.sending}>
        {status === 'HELD' && (
          <Button size="small" busy={busy} onClick={() => void send('close', words)}>
            {t('outcome.sendAndClose')}
          </Button>
        )}
        <Button
          size="small"
          look={status === 'HELD' ? 'quiet' : 'plain'}
          busy={busy}
          onClick={() => void send('send', words)}
        >
          {t(status === 'HELD' ? 'outcome.send' : 'outcome.sendAgain')}
        </Button>
      </div>
    </>
  );
}
