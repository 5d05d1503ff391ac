import { useTranslation } from 'react-i18next';
import { PageMeta } from '../../../kit/page/page-meta.js';
import { RecordDirectory } from '../parts/frame/record-directory.js';
import styles from './all-records.module.css';

/** The index of every list. */
export function Component() {
  const { t } = useTranslation('admin-frame');
  return (
    <div className={styles.page}>
      <PageMeta title={t('records.title')} />
      <h1>{t('records.title')}</h1>
      <p>{t('records.lead')}</p>
      <RecordDirectory />
    </div>
  );
}
