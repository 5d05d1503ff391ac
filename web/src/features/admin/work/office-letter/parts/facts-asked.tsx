import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../../kit/button/button.js';
import { StepButton } from '../../../parts/records/steps/step-button.js';
import { useReread } from '../../../parts/records/steps/use-reread.js';
import { useSubmit } from '../../../parts/use-submit.js';
import type { TabProps } from '../letter.js';
import { AnswerForClientDocument } from '../office-letter.graphql.js';
import styles from '../office-letter.module.css';

interface Asked {
  readonly question: string;
  readonly why?: string | null;
  readonly answer?: string | null;
}

/** What the client was asked and why, with the answers beside; those given by phone are written down here. */
export function FactsAsked({ facts, row }: TabProps) {
  const { t } = useTranslation('admin-office-letter');
  const asked = (row['clientInput'] ?? []) as readonly Asked[];
  const isOpen = row['status'] === 'ORDERED' || row['status'] === 'DRAFTING';
  return (
    <section>
      <h3>{t('facts.title')}</h3>
      {asked.length === 0 && <p className={styles.muted}>{t('facts.none')}</p>}
      {!isOpen && <p className={styles.muted}>{t('facts.closed')}</p>}
      {asked.length > 0 && (
        <Answers key={`${row.id}.${asked.length}`} facts={facts} row={row} asked={asked} isOpen={isOpen} />
      )}
      <div className={styles.steps}>
        <StepButton facts={facts} row={row} root="requestOfficeActionInfo" />
      </div>
    </section>
  );
}

function Answers({
  facts,
  row,
  asked,
  isOpen,
}: Pick<TabProps, 'facts' | 'row'> & { readonly asked: readonly Asked[]; readonly isOpen: boolean }) {
  const { t } = useTranslation('admin-office-letter');
  const { busy, run } = useSubmit(['work', 'office_action']);
  const reread = useReread(facts);
  const [answers, setAnswers] = useState(() => asked.map(({ answer }) => answer ?? ''));
  const [message, setMessage] = useState<string>();
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const answer = await run(
      AnswerForClientDocument,
      {
        id: row.id,
        input: {
          clientInput: asked.map(({ question }, index) => ({
            question,
            answer: answers[index]?.trim() || null,
          })),
        },
        expectedVersion: Number(row['version']),
      },
      t('facts.saved'),
    );
    if (answer === 'done') await reread();
    setMessage(answer === 'done' ? undefined : answer === 'failed' ? t('notSent') : answer.message);
  };
  return (
    <form onSubmit={(event) => void send(event)}>
      <ol className={styles.lines}>
        {asked.map(({ question, why }, index) => (
          <li key={question} className={styles.asked}>
            <div>
              <p>
                <strong>{question}</strong>
              </p>
              {why != null && <p className={styles.muted}>{t('facts.why', { why })}</p>}
            </div>
            <textarea
              aria-label={t('facts.answer', { question })}
              rows={3}
              maxLength={5000}
              readOnly={!isOpen}
              value={answers[index]}
              onChange={(event) =>
                setAnswers(answers.map((last, at) => (at === index ? event.target.value : last)))
              }
            />
          </li>
        ))}
      </ol>
      {message !== undefined && (
        <p role="alert" className={styles.wrong}>
          {message}
        </p>
      )}
      {isOpen && (
        <Button type="submit" size="small" busy={busy}>
          {t('facts.save')}
        </Button>
      )}
    </form>
  );
}
