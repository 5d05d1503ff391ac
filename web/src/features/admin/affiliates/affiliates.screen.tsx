import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../kit/button/button.js';
import { PageMeta } from '../../../kit/page/page-meta.js';
import { Failed } from '../parts/failed.js';
import { useRole } from '../parts/records/use-facts.js';
import { askAffiliates } from './affiliate-rows.js';
import styles from './affiliates.module.css';
import { AffiliatesExport } from './parts/affiliates-export.js';
import { AffiliatesTable } from './parts/affiliates-table.js';

/** What came through affiliates and what was paid for it, by the month in which the client came. */
export function Component() {
  const { t } = useTranslation('admin-affiliates');
  const isAdmin = useRole() === 'admin';
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ['affiliate-months'],
    queryFn: ({ pageParam }) => askAffiliates(pageParam),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    enabled: isAdmin,
  });
  const rows = data?.pages.flatMap((page) => page.rows) ?? [];
  return (
    <div className={styles.affiliates}>
      <PageMeta title={t('title')} />
      <header>
        <h1>{t('title')}</h1>
        <p>{t('lead')}</p>
      </header>
      {!isAdmin && <p role="status">{t('adminsOnly')}</p>}
      {error !== null && <Failed error={error} again={() => void refetch()} />}
      {data !== undefined && rows.length === 0 && <p className={styles.empty}>{t('empty')}</p>}
      {rows.length > 0 && (
        <>
          <AffiliatesTable rows={rows} />
          <p className={styles.actions}>
            {hasNextPage && (
              <Button size="small" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                {t('more')}
              </Button>
            )}
            <AffiliatesExport />
          </p>
        </>
      )}
    </div>
  );
}
