import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { PageMeta } from '../../../kit/page/page-meta.js';
import { ask } from '../parts/admin-api.js';
import { Failed } from '../parts/failed.js';
import { Queue } from './parts/queue.js';
import { ScanQueueDocument } from './scan-queue.graphql.js';
import styles from './scan-queue.module.css';

/** What scans found for all clients, one finding a screen: the scan that is promised first comes first, in it what is most alike. */
export function Component() {
  const { t } = useTranslation('admin-scan-queue');
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetching } = useInfiniteQuery({
    queryKey: ['scan-queue'],
    queryFn: ({ pageParam }) => ask(ScanQueueDocument, { after: pageParam }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ brandMonitoringFindingList: { hasNextPage: more, endCursor } }) =>
      more ? endCursor : null,
  });
  const pages = data?.pages.map(({ brandMonitoringFindingList }) => brandMonitoringFindingList) ?? [];
  return (
    <div className={styles.queue}>
      <PageMeta title={t('title')} />
      <header>
        <h1>{t('title')}</h1>
        <p>{t('lead')}</p>
      </header>
      {error !== null && <Failed error={error} again={() => void refetch()} />}
      {error === null && data === undefined && <p role="status">{t('common:loading')}</p>}
      {data !== undefined && (
        <Queue
          findings={pages.flatMap(({ items }) => items)}
          waiting={pages[0]?.totalCount ?? 0}
          more={hasNextPage && !isFetching ? () => void fetchNextPage() : undefined}
          reread={() => void refetch()}
        />
      )}
    </div>
  );
}
