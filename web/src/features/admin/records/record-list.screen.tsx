import { ListBase, useListContext, useStore } from 'ra-core';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { PageMeta } from '../../../kit/page/page-meta.js';
import { ahead } from '../../../kit/ahead/ahead.js';
import { ButtonLink } from '../../../kit/button/button.js';
import { useSession } from '../../../kit/session/use-session.js';
import { adminSession } from '../parts/admin-api.js';
import { Failed } from '../parts/failed.js';
import { ADMIN_LISTS } from '../parts/frame/desk-places.js';
import { ListPager } from '../parts/list-pager.js';
import { NoRight } from '../parts/no-right.js';
import { MOST_COUNTED, recordsAhead } from '../parts/records/data-provider.js';
import { isAllowed, type RecordFacts, type RecordRow } from '../parts/records/record-facts.js';
import { useCreateOffer } from '../parts/records/use-create-offer.js';
import { prepareRecordFacts, useRecordFacts, useRole } from '../parts/records/use-facts.js';
import { keepListPage } from './list-walk.js';
import { lookOf, usualLook, type ListLook, type SavedView } from './list-view.js';
import { assignOf } from './parts/batch-assign.js';
import { ColumnChoice } from './parts/column-choice.js';
import { EmptyList } from './parts/empty-list.js';
import { ExportButton } from './parts/export-button.js';
import { FilterBar } from './parts/filter-bar.js';
import { ListTools } from './parts/list-tools.js';
import { ListViews } from './parts/list-views.js';
import { useListKeys } from './use-list-keys.js';
import { askListViews, useListViews } from './use-list-views.js';
import { ListNote } from '../parts/records/list/list-note.js';
import { RecordGrid } from '../parts/records/list/record-grid.js';
import { staffStore } from '../parts/staff-store.js';
import styles from './record-list.module.css';

/** What can be done to chosen rows, with its forms: fetched when the rows are there, so that the keys of whoever chooses find it. */
const bulkBar = ahead(async () => (await import('./parts/bulk-bar.js')).BulkBar);

interface Opened {
  readonly facts: RecordFacts;
  readonly views: readonly SavedView[];
  /** The view it opened with. */
  readonly first: SavedView | undefined;
}

/** How the list looks now, and which view it was opened by. */
function useLook({ facts, first }: Opened) {
  const { filterValues, sort, setFilters, setSort } = useListContext<RecordRow>();
  const [kept, setKept] = useStore<readonly string[]>(`columns.${facts.table}`, facts.columns);
  const [view, setView] = useState(first?.id);
  const [ofView, setOfView] = useState(first === undefined ? undefined : lookOf(first, facts).columns);
  const look: ListLook = { filter: filterValues as ListLook['filter'], sort, columns: ofView ?? kept };
  return {
    look,
    view,
    setColumns: view === undefined ? setKept : setOfView,
    show: (next: ListLook, id: string | undefined): void => {
      setView(id);
      setOfView(id === undefined ? undefined : next.columns);
      if (id === undefined) setKept(next.columns);
      setFilters({ ...next.filter }, []);
      setSort(next.sort);
    },
  };
}

/** Whether rows were chosen yet: from then on the bar stands there, for what could not be done is read when none is chosen any more. */
function useHasChosen(chosen: number, mayChoose: boolean): boolean {
  const [hasChosen, setHasChosen] = useState(false);
  if (!hasChosen && chosen > 0) setHasChosen(true);
  useEffect(() => {
    return mayChoose ? bulkBar.fetchAfterPaint() : undefined;
  }, [mayChoose]);
  return hasChosen;
}

/** The page that is shown is the one that records are gone through by. */
function useKeptPage(table: string): void {
  const { data, total, page, perPage } = useListContext<RecordRow>();
  useEffect(() => {
    if (data !== undefined && total !== undefined)
      keepListPage(table, { ids: data.map(({ id }) => id), before: (page - 1) * perPage, total });
  }, [table, data, total, page, perPage]);
}

function List(opened: Opened) {
  const { facts, views } = opened;
  const { t } = useTranslation('admin-records');
  const role = useRole();
  const offer = useCreateOffer(facts);
  const list = useRef<HTMLDivElement>(null);
  const { data, error, refetch, total, isFetching, sort, setSort, selectedIds, onSelect, onUnselectItems } =
    useListContext<RecordRow>();
  useKeptPage(facts.table);
  const { look, view, setColumns, show } = useLook(opened);
  const [filtering, setFiltering] = useState(false);
  const selects =
    isAllowed(assignOf(facts), role) || (isAllowed(facts.update, role) && facts.update.batch !== undefined);
  const hasChosen = useHasChosen(selectedIds.length, selects && data !== undefined);
  useListKeys(list, {
    selects,
    clear: selectedIds.length > 0 ? onUnselectItems : undefined,
    filter: () => setFiltering(true),
    refresh: () => void refetch(),
  });
  return (
    <div ref={list} className={styles.list} aria-busy={isFetching}>
      <PageMeta title={facts.many} />
      <header>
        <h1>{facts.many}</h1>
        {total !== undefined && (
          <p role="status">
            {total > MOST_COUNTED
              ? t('list.countAbove', { most: MOST_COUNTED })
              : t('list.count', { count: total })}
          </p>
        )}
        <div className={styles.tools}>
          <ColumnChoice facts={facts} columns={look.columns} onChange={setColumns} />
          <ExportButton facts={facts} columns={look.columns} />
          <ListTools table={facts.table} />
          {offer.state === 'open' && isAllowed(facts.create, role) && (
            <ButtonLink size="small" look="accent" to={`/${facts.table}/create`}>
              {t('list.create')}
            </ButtonLink>
          )}
        </div>
      </header>
      <FilterBar facts={facts} open={filtering} onOpen={setFiltering}>
        <ListViews facts={facts} views={views} current={view} look={look} onShow={show} />
      </FilterBar>
      {error !== null && error !== undefined && (
        <Failed error={error as Error} again={() => void refetch()} />
      )}
      {data?.length === 0 && <EmptyList facts={facts} />}
      {data !== undefined && data.length > 0 && (
        <RecordGrid
          facts={facts}
          rows={data}
          columns={look.columns}
          label={facts.many}
          sort={sort}
          onSort={setSort}
          {...(selects
            ? {
                selected: selectedIds as readonly string[],
                onSelect: (ids: readonly string[]) => onSelect([...ids]),
              }
            : {})}
        />
      )}
      {hasChosen && (
        <Suspense>
          <bulkBar.Part facts={facts} />
        </Suspense>
      )}
      <ListNote table={facts.table} />
      <ListPager />
    </div>
  );
}

const PER_PAGE = 25;
/** Under which this device keeps how a list opened last time. */
const opensKey = (table: string, me: string | undefined): string => `opens.${table}.${me}`;

/** The view that opens the list for its reader. It is as it was last time until the service has answered, so that the rows are asked for at once; from then on it stays, whatever is saved. */
function useFirstView(table: string, me: string | undefined) {
  const { data, isPending } = useListViews(table);
  const [last, setLast] = useStore<SavedView | null | undefined>(opensKey(table, me));
  const views = data?.savedViewList.items ?? [];
  const answered = views.find((view) => view.opensFirst && view.userId === me) ?? null;
  const isNews = data !== undefined && JSON.stringify(last) !== JSON.stringify(answered);
  useEffect(() => {
    if (isNews) setLast(answered);
  });
  const [first, setFirst] = useState<SavedView | null>();
  if (!isPending && first === undefined) setFirst(answered);
  const opens = first === undefined ? last : first;
  return { views, first: opens ?? undefined, isKnown: opens !== undefined };
}

function OpenedList({ facts }: { facts: RecordFacts }) {
  const role = useRole();
  const me = useSession().session?.user.id;
  const [query] = useSearchParams();
  const { views, first: opensFirst, isKnown } = useFirstView(facts.table, me);
  // Read once: what the address says later is the list's own doing.
  const [asked] = useState(() => query.has('filter'));
  if (role !== 'admin' && ADMIN_LISTS.has(facts.table)) return <NoRight what={facts.many} />;
  if (!isKnown) return null;
  const first = asked ? undefined : opensFirst;
  const { filter, sort } = first === undefined ? usualLook(facts) : lookOf(first, facts);
  return (
    <ListBase
      key={`${first?.id} ${first?.version}`}
      resource={facts.table}
      perPage={PER_PAGE}
      sort={sort}
      filterDefaultValues={filter}
      disableAuthentication
      storeKey={false}
    >
      <List facts={facts} views={views} first={first} />
    </ListBase>
  );
}

function Screen() {
  const facts = useRecordFacts();
  return <OpenedList key={facts.table} facts={facts} />;
}

/** Any entity as a ledger; filter, order and page stand in the address. It opens with the view its reader chose for that, else as usual, never with what was looked at last; a selection ends with the page. */
export function Component() {
  return (
    <Suspense>
      <Screen />
    </Suspense>
  );
}

/** Rows are asked for while the page is still being made: in the way in which the list opened last time. */
async function askFirstRows(facts: RecordFacts): Promise<void> {
  const me = (await adminSession().session())?.user;
  const isForAdmins = ADMIN_LISTS.has(facts.table) && me?.role !== 'admin';
  if (me === undefined || isForAdmins || new URLSearchParams(window.location.search).has('filter')) return;
  askListViews(facts.table);
  const last = staffStore().getItem<SavedView | null>(opensKey(facts.table, me.id));
  if (last === undefined) return;
  const { filter, sort } = last === null ? usualLook(facts) : lookOf(last, facts);
  await recordsAhead.list(facts, { filter, sort, pagination: { page: 1, perPage: PER_PAGE } });
}

/** The description of the list is fetched before its screen is drawn. */
export async function prepare(routePath: string): Promise<RecordFacts> {
  const facts = await prepareRecordFacts(routePath);
  // The server draws the frame alone. What does not come now is asked for by the screen, which says so when it fails.
  if (typeof window !== 'undefined') askFirstRows(facts).catch(() => undefined);
  return facts;
}
