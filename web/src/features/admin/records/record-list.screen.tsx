import { ListBase, useListContext, useStore } from 'ra-core';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { PageMeta } from '../../../kit/page/page-meta.js';
import { ButtonLink } from '../../../kit/button/button.js';
import { Failed } from '../parts/failed.js';
import { ListPager } from '../parts/list-pager.js';
import { isAllowed, type RecordFacts, type RecordRow } from '../parts/records/record-facts.js';
import { useRecordFacts, useRole } from '../parts/records/use-facts.js';
import { BulkBar } from './parts/bulk-bar.js';
import { ColumnChoice } from './parts/column-choice.js';
import { ExportButton } from './parts/export-button.js';
import { FilterBar } from './parts/filter-bar.js';
import { RecordGrid } from '../parts/records/list/record-grid.js';
import styles from './record-list.module.css';

function List({ facts }: { facts: RecordFacts }) {
  const { t } = useTranslation('admin-records');
  const role = useRole();
  const { data, error, refetch, total, isFetching, sort, setSort, selectedIds, onSelect } =
    useListContext<RecordRow>();
  const [columns, setColumns] = useStore<readonly string[]>(`columns.${facts.table}`, facts.columns);
  const bulk = [facts.update, facts.remove].filter(
    (command) => isAllowed(command, role) && command.batch !== undefined,
  );
  return (
    <div className={styles.list} aria-busy={isFetching}>
      <PageMeta title={facts.many} />
      <header>
        <h1>{facts.many}</h1>
        {total !== undefined && <p role="status">{t('list.count', { count: total })}</p>}
        <div className={styles.tools}>
          <ColumnChoice facts={facts} columns={columns} onChange={setColumns} />
          <ExportButton facts={facts} columns={columns} />
          {isAllowed(facts.create, role) && (
            <ButtonLink size="small" look="accent" to={`/${facts.table}/create`}>
              {t('list.create')}
            </ButtonLink>
          )}
        </div>
      </header>
      <FilterBar facts={facts} />
      {error !== null && error !== undefined && (
        <Failed error={error as Error} again={() => void refetch()} />
      )}
      {data !== undefined && (
        <RecordGrid
          facts={facts}
          rows={data}
          columns={columns}
          label={facts.many}
          sort={sort}
          onSort={setSort}
          {...(bulk.length === 0
            ? {}
            : {
                selected: selectedIds as readonly string[],
                onSelect: (ids: readonly string[]) => onSelect([...ids]),
              })}
        />
      )}
      {bulk.length > 0 && <BulkBar facts={facts} />}
      <ListPager />
    </div>
  );
}

function Screen() {
  const facts = useRecordFacts();
  const sort = { field: facts.order?.field ?? 'createdAt', order: facts.order?.direction ?? 'DESC' };
  return (
    <ListBase
      key={facts.table}
      resource={facts.table}
      perPage={25}
      sort={sort}
      {...(facts.filter === undefined ? {} : { filterDefaultValues: facts.filter })}
      disableAuthentication
      storeKey={`list.${facts.table}`}
    >
      <List facts={facts} />
    </ListBase>
  );
}

/** Any entity as a ledger; filter, order and page stand in the address. */
export function Component() {
  return (
    <Suspense>
      <Screen />
    </Suspense>
  );
}

export { prepareRecordFacts as prepare } from '../parts/records/use-facts.js';
