import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { Button } from '../../../../../kit/button/button.js';
import { ask } from '../../../parts/admin-api.js';
import { Failed } from '../../../parts/failed.js';
import type { RecordFacts } from '../../../parts/records/record-facts.js';
import { useReread } from '../../../parts/records/steps/use-reread.js';
import { useSubmit } from '../../../parts/use-submit.js';
import { languageName } from '../../../parts/language-name.js';
import { OutcomePreviewDocument, SendOutcomeDocument } from '../consultation.graphql.js';
import type { Talk } from '../talk.js';
import { useOutcome, type Outcome } from '../use-outcome.js';
import styles from '../consultation.module.css';

const LONGEST = { outcome: 10_000, resolution: 5_000 } as const;

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
  const isRead = read !== undefined && read.outcome === words.outcome && read.resolution === words.resolution;
  // The next step of the record leads here.
  useEffect(() => {
    if (hash === '#outcome') first.current?.focus();
  }, [hash, visit]);
  const preview = (): void => {
    if (words.outcome.trim() === '') return setWrong(t('outcome.empty'));
    setWrong(undefined);
    setRead(words);
  };
  const field = (key: keyof Outcome) => (
    <>
      <label htmlFor={`talk-${key}`}>{t(`outcome.${key}`)}</label>
      <textarea
        id={`talk-${key}`}
        ref={key === 'outcome' ? first : undefined}
        rows={key === 'outcome' ? 6 : 3}
        maxLength={LONGEST[key]}
        value={words[key]}
        aria-describedby="talk-outcome-kept"
        onChange={(event) => write({ ...words, [key]: event.target.value })}
      />
    </>
  );
  return (
    <section aria-labelledby="talk-letter-title" className={styles.outcome}>
      <h3 id="talk-letter-title">{t('outcome.title')}</h3>
      {field('outcome')}
      {field('resolution')}
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
      {isRead && <Preview facts={facts} talk={talk} words={read} onSent={forget} />}
    </section>
  );
}

/** The letter in the language of the client, and the button that sends exactly this. */
function Preview({ facts, talk, words, onSent }: Props & { words: Outcome; onSent: () => void }) {
  const { t } = useTranslation('admin-consultation');
  const { id, version, user, language } = talk;
  const { data, error, refetch } = useQuery({
    queryKey: ['outcome-preview', id, words.outcome, words.resolution],
    queryFn: () => ask(OutcomePreviewDocument, { userId: user?.id ?? null, language, ...words }),
  });
  const reread = useReread(facts);
  const { busy, run } = useSubmit(['work', 'consultation', id]);
  const [wrong, setWrong] = useState<string>();
  const send = async (): Promise<void> => {
    const answer = await run(
      SendOutcomeDocument,
      { id, input: words, expectedVersion: version },
      t('outcome.sent'),
    );
    if (answer === 'failed') return setWrong(t('outcome.notSent'));
    if (answer !== 'done')
      return setWrong([answer.message, ...answer.fields.map(({ message }) => message)].join(' '));
    onSent();
    await reread();
  };
  if (error !== null) return <Failed error={error} again={() => void refetch()} />;
  if (data === undefined) return <p role="status">{t('common:loading')}</p>;
  const { language: written, subject, text } = data.consultationOutcomePreview;
  return (
    <>
      <article className={styles.letter} lang={written} aria-labelledby="talk-letter">
        <h4 id="talk-letter" lang="en">
          {t('outcome.asRead', { language: languageName(written) })}
        </h4>
        <p className={styles.subject}>{subject}</p>
        <p className={styles.words}>{text}</p>
      </article>
      {wrong !== undefined && (
        <p role="alert" className={styles.wrong}>
          {wrong}
        </p>
      )}
      <div>
        <Button size="small" busy={busy} onClick={() => void send()}>
          {t('outcome.send')}
        </Button>
      </div>
    </>
  );
}
