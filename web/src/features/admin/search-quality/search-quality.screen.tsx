import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { PageMeta } from '../../../kit/page/page-meta.js';
import { ask } from '../parts/admin-api.js';
import { Failed } from '../parts/failed.js';
import { useRole } from '../parts/records/use-facts.js';
import { MonthsTable, RowsTable } from './parts/quality-tables.js';
import { SearchQualityDocument } from './search-quality.graphql.js';
import styles from './search-quality.module.css';

/** How much of what the search shows matters to lawyers and to clients: by office, by what brought it, and by month. */
export function Component() {
  const { t } = useTranslation('admin-search-quality');
  const isAdmin = useRole() === 'admin';
  const { data, error, refetch } = useQuery({
    queryKey: ['search-quality'],
    queryFn: () => ask(SearchQualityDocument, {}),
    enabled: isAdmin,
  });
  const quality = data?.searchQuality;
  return (
    <div className={styles.quality}>
      <PageMeta title={t('title')} />
      <header>
        <h1>{t('title')}</h1>
        <p>{t('lead')}</p>
      </header>
      {!isAdmin && <p role="status">{t('adminsOnly')}</p>}
      {error !== null && <Failed error={error} again={() => void refetch()} />}
      {isAdmin && error === null && quality === undefined && <p role="status">{t('common:loading')}</p>}
      {quality?.rows.length === 0 && <p className={styles.empty}>{t('empty')}</p>}
      {quality !== undefined && quality.rows.length > 0 && (
        <>
          <RowsTable rows={quality.rows} />
          <MonthsTable months={quality.months} />
        </>
      )}
    </div>
  );
}
