import { ListBase, useListContext } from 'ra-core';
import { useTranslation } from 'react-i18next';
import { PageMeta } from '../../../kit/page/page-meta.js';
import { Failed } from '../parts/failed.js';
import { REQUEST_LIST, type AdminRequestRow } from './request-list-provider.js';
import { ListFilter } from './parts/list-filter.js';
import { ListPager } from '../parts/list-pager.js';
import { RequestTable } from './parts/request-table.js';
import styles from './registration-request-list.module.css';

function List() {
  const { t } = useTranslation('admin');
  const { data, error, refetch, total, isFetching } = useListContext<AdminRequestRow>();
  return (
    <div className={styles.list} aria-busy={isFetching}>
      <PageMeta title={t('list.title')} />
      <header>
        <h1>{t('list.title')}</h1>
        {total !== undefined && <p role="status">{t('list.count', { count: total })}</p>}
      </header>
      <ListFilter />
      {error !== null && error !== undefined && (
        <Failed error={error as Error} again={() => void refetch()} />
      )}
      {data !== undefined && <RequestTable rows={data} />}
      <ListPager />
    </div>
  );
}

/** All requests; filter, order and page stand in the address. */
export function Component() {
  return (
    <ListBase
      resource={REQUEST_LIST}
      perPage={25}
      sort={{ field: 'requestedAt', order: 'DESC' }}
      disableAuthentication
      storeKey={false}
    >
      <List />
    </ListBase>
  );
}
