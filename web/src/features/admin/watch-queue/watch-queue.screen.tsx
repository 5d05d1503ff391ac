import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { PageMeta } from '../../../kit/page/page-meta.js';
import { ask } from '../parts/admin-api.js';
import { Failed } from '../parts/failed.js';
import { Queue } from './parts/queue.js';
import { WatchQueueDocument } from './watch-queue.graphql.js';
import styles from './watch-queue.module.css';

/** What watches found for all clients, one result a screen, the nearest last day first. */
export function Component() {
  const { t } = useTranslation('admin-watch');
  const { data, error, refetch } = useQuery({
    queryKey: ['watch-queue'],
    queryFn: () => ask(WatchQueueDocument, {}),
  });
  return (
    <div className={styles.queue}>
      <PageMeta title={t('queue.title')} />
      <header>
        <h1>{t('queue.title')}</h1>
        <p>{t('queue.lead')}</p>
      </header>
      {error !== null && <Failed error={error} again={() => void refetch()} />}
      {error === null && data === undefined && <p role="status">{t('common:loading')}</p>}
      {data !== undefined && (
        <Queue
          key={[...data.differing.items, ...data.trademarkMonitoringResultList.items][0]?.id ?? 'none'}
          results={[...data.differing.items, ...data.trademarkMonitoringResultList.items]}
          waiting={data.differing.totalCount + data.trademarkMonitoringResultList.totalCount}
          reread={() => void refetch()}
        />
      )}
    </div>
  );
}
