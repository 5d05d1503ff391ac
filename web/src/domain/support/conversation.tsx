import { useTranslation } from 'react-i18next';
import { Moment } from '../../kit/dates/moment.js';
import styles from './support.module.css';

export interface Paper {
  readonly id: string;
  readonly name: string;
  readonly url: string;
}

/** Words of whoever asked, or ours. */
export interface Line {
  readonly id: string;
  readonly fromClient: boolean;
  readonly text: string;
  readonly at: string;
  readonly papers: readonly Paper[];
}

/** All that was written, oldest first, with what came with it. */
export function Conversation({ lines }: { lines: readonly Line[] }) {
  const { t } = useTranslation('support');
  return (
    <ol className={styles.talk} aria-label={t('talk.title')} aria-live="polite">
      {lines.map(({ id, fromClient, text, at, papers }) => (
        <li key={id} data-ours={fromClient ? undefined : true}>
          <p className={styles.meta}>
            {t(fromClient ? 'talk.you' : 'talk.firm')} · <Moment at={at} style="short" />
          </p>
          <p className={styles.text}>{text}</p>
          {papers.length > 0 && (
            <ul className={styles.papers}>
              {papers.map((paper) => (
                <li key={paper.id}>
                  <a href={paper.url} download={paper.name}>
                    {paper.name}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  );
}
