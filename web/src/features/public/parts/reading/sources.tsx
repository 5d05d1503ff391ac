import { useTranslation } from 'react-i18next';
import type { ContentSource } from '../../../../domain/content/content-document.js';
import styles from './reading.module.css';

/** What a text rests on. */
export function Sources({ sources, lang }: { sources: readonly ContentSource[]; lang?: string | undefined }) {
  const { t } = useTranslation('content');
  if (sources.length === 0) return null;
  return (
    <section className={styles.sources}>
      <h2>{t('sources')}</h2>
      <ul lang={lang}>
        {sources.map(({ title, url }) => (
          <li key={title}>
            {url === undefined ? (
              title
            ) : (
              <a href={url} rel="noopener">
                {title}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
