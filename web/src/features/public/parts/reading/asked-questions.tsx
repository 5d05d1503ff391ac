import type { AskedQuestion } from '../../../../domain/content/content-document.js';
import styles from './reading.module.css';

/** Questions that open at a click, with or without script. */
export function AskedQuestions({
  items,
  lang,
}: {
  items: readonly AskedQuestion[];
  lang?: string | undefined;
}) {
  return (
    <div className={styles.asked} lang={lang}>
      {items.map(({ id, question, answer }) => (
        <details key={question} id={id}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  );
}
