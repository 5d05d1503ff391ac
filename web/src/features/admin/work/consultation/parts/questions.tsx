import { useTranslation } from 'react-i18next';
import type { RecordRow } from '../../../parts/records/record-facts.js';
import { AmendRecord } from '../../parts/record-dialog.js';
import type { Talk } from '../talk.js';
import styles from '../consultation.module.css';

/** What was asked before the talk and what is answered; the client reads both. What is for colleagues alone stands in the notes. */
export function Questions({ talk, row }: { talk: Talk; row: RecordRow }) {
  const { t } = useTranslation('admin-consultation');
  const { questionsAndAnswers: asked } = talk;
  return (
    <section aria-labelledby="talk-questions" className={styles.questions}>
      <h3 id="talk-questions">{t('questions.title')}</h3>
      {asked.length === 0 && <p>{t('questions.none')}</p>}
      <dl>
        {asked.map(({ question, answer }) => (
          <div key={question}>
            <dt>{question}</dt>
            <dd className={answer === null ? styles.quiet : styles.words}>{answer ?? t('questions.open')}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.quiet}>{t('questions.notes')}</p>
      <AmendRecord
        table="consultation"
        row={row}
        label={t('questions.write')}
        keys={['questionsAndAnswers']}
        done={t('questions.written')}
      />
    </section>
  );
}
