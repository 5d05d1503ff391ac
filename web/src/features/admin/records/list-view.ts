import type { SortPayload } from 'ra-core';
import type { RecordFacts } from '../parts/records/record-facts.js';
import type { ListViewsResult } from './record-list.graphql.js';

export type SavedView = ListViewsResult['savedViewList']['items'][number];

/** How a list is looked at. */
export interface ListLook {
  readonly filter: Readonly<Record<string, unknown>>;
  readonly sort: SortPayload;
  readonly columns: readonly string[];
}

/** How a list looks before anybody chose. */
export function usualLook(facts: RecordFacts): ListLook {
  return {
    filter: facts.filter ?? {},
    sort: { field: facts.order?.field ?? 'createdAt', order: facts.order?.direction ?? 'DESC' },
    columns: facts.columns,
  };
}

/** What a saved view says; what it does not say is as usual. Columns that are no longer there are left out. */
export function lookOf(view: SavedView, facts: RecordFacts): ListLook {
  const usual = usualLook(facts);
  const columns = view.columns.filter((key) => facts.fields.some((field) => field.key === key));
  return {
    filter: typeof view.filter === 'object' && view.filter !== null ? { ...view.filter } : {},
    sort:
      view.orderField == null
        ? usual.sort
        : { field: view.orderField, order: view.orderDirection === 'ASC' ? 'ASC' : 'DESC' },
    columns: columns.length === 0 ? usual.columns : columns,
  };
}

/** As the service keeps it. */
export const inputOf = ({ filter, sort, columns }: ListLook) => ({
  filter,
  columns,
  orderField: sort.field,
  orderDirection: sort.order,
});

export const isSameLook = (left: ListLook, right: ListLook): boolean =>
  JSON.stringify(inputOf(left)) === JSON.stringify(inputOf(right));
