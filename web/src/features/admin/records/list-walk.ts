/** The page of a list as it was left: ids in their order, and how many rows stand before them and in all. */
export interface ListPage {
  readonly ids: readonly string[];
  readonly before: number;
  readonly total: number;
}

/** Where a record stands in the list one came from. */
export interface Walk {
  /** Counted from one. */
  readonly at: number;
  readonly total: number;
  readonly previous: string | undefined;
  readonly next: string | undefined;
}

const place = (table: string): string => `desk-list.${table}`;

/** Remembers a page of a list in this tab, so that its records can be gone through one after another. */
export function keepListPage(table: string, page: ListPage): void {
  sessionStorage.setItem(place(table), JSON.stringify(page));
}

/** Undefined where one came from elsewhere. */
export function walkOf(table: string, id: string): Walk | undefined {
  const kept = sessionStorage.getItem(place(table));
  if (kept === null) return undefined;
  const { ids, before, total } = JSON.parse(kept) as ListPage;
  const at = ids.indexOf(id);
  return at === -1 ? undefined : { at: before + at + 1, total, previous: ids[at - 1], next: ids[at + 1] };
}
