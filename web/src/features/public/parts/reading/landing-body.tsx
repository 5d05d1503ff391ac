import { useTranslation } from 'react-i18next';
import type { ContentDocument } from '../../../../domain/content/content-document.js';
import { AskedQuestions } from './asked-questions.js';
import type { LiveFacts } from './live-facts.js';
import { ReviewLine } from './review-line.js';
import styles from './reading.module.css';
import { Segments } from './segments.js';
import { Sources } from './sources.js';

/** What a service is, how it goes, what people ask: the part of a landing below its promise. */
export function LandingBody({ document, live }: { document: ContentDocument; live: LiveFacts }) {
  const { t } = useTranslation('content');
  const { steps = [], questions = [] } = document;
  return (
    <>
      {steps.length > 0 && (
        <section>
          <h2>{t('landing.steps')}</h2>
          <ol className={styles.steps}>
            {steps.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </section>
      )}
      <div className={styles.body}>
        <Segments segments={document.segments} live={live} />
      </div>
      {questions.length > 0 && (
        <section className={styles.group}>
          <h2>{t('landing.questions')}</h2>
          <AskedQuestions items={questions} />
        </section>
      )}
      <div className={styles.body}>
        <Sources sources={document.sources} />
        <ReviewLine document={document} />
      </div>
    </>
  );
}
