import { useTranslation } from 'react-i18next';
import { PageMeta } from '../../../../kit/page/page-meta.js';
import styles from './legal-page.module.css';

interface Props {
  readonly page: 'notice' | 'privacy' | 'terms';
  readonly parts: readonly string[];
  /** Of a page with versions of its own. */
  readonly version?: string;
}

/** A text page: a few headed paragraphs, with version and date. */
export function LegalPage({ page, parts, version }: Props) {
  const { t } = useTranslation('legal');
  return (
    <main id="content" className={`wrap ${styles.page}`}>
      <PageMeta title={t(`${page}.title`)} description={t(`${page}.description`)} />
      <h1>{t(`${page}.title`)}</h1>
      <p className={styles.version}>
        {version === undefined ? t('version') : t(`${page}.version`, { version })}
      </p>
      {parts.map((part) => (
        <section key={part}>
          <h2>{t(`${page}.${part}.title`)}</h2>
          <p>{t(`${page}.${part}.text`)}</p>
        </section>
      ))}
    </main>
  );
}
