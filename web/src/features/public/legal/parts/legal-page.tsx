import { useTranslation } from 'react-i18next';
import { PageMeta } from '../../../../app/page-meta.js';
import styles from './legal-page.module.css';

/** A text page: a few headed paragraphs, with version and date. */
export function LegalPage({ page, parts }: { page: 'notice' | 'privacy'; parts: readonly string[] }) {
  const { t } = useTranslation('legal');
  return (
    <main id="content" className={`wrap ${styles['page']}`}>
      <PageMeta title={t(`${page}.title`)} description={t(`${page}.description`)} />
      <h1>{t(`${page}.title`)}</h1>
      <p className={styles['version']}>{t('version')}</p>
      {parts.map((part) => (
        <section key={part}>
          <h2>{t(`${page}.${part}.title`)}</h2>
          <p>{t(`${page}.${part}.text`)}</p>
        </section>
      ))}
    </main>
  );
}
