import type { EntityManager } from 'typeorm';
import { Fault } from '../../model/words/fault.js';
import { Rejection } from '../../model/words/rejection.js';
import type { FieldSet, RowOf } from '../../model/field/field.js';
import type { Viewer } from '../../model/words/viewer.js';
import { behindCursor, cursorOf } from './cursor.js';
import {
  allFields,
  everyRow,
  noRow,
  type Order,
  type Resource,
  type RowMatch,
} from '../../model/resource/define.js';
import { filterCondition } from './filter.js';
import { pageBounds, pageOrder, type PageArguments } from './page.js';
import { RowsStatement, selectedColumns } from './rows-statement.js';
import { rowScope, seenFields } from '../../model/resource/visibility.js';

/** A guard against a flood of rows that point at something, far above what one page needs. */
const MOST_BY_KEYS = 5000;

type Masked<Row> = { readonly [K in keyof Row]?: Row[K] | null };

/** A row as one viewer sees it: columns hidden from him were never selected and are absent. */
export type SeenRow<R extends { readonly fields: FieldSet } = Resource> = Masked<StoredColumns<R>> &
  Pick<RowOf<R>, 'id' | 'version' | 'createdAt' | 'updatedAt'>;
type StoredColumns<R extends { readonly fields: FieldSet }> = Omit<
  RowOf<R>,
  'id' | 'version' | 'createdAt' | 'updatedAt'
>;

/** Which rows, in which order, and how many. */
export interface ReadQuery extends PageArguments {
  /** As in the GraphQL filter, with keys and labels of the declaration. Checked like a stranger's. */
  readonly filter?: unknown;
  /** Further equality set by the service's own code, on any declared field; undefined matches nothing. */
  readonly where?: RowMatch;
  /** Keys to select beside those of the order; the others are absent, whatever the type says. @defaultValue all that the viewer sees */
  readonly only?: ReadonlySet<string> | undefined;
}

/** The one place where rows and columns are decided: every list, look-up, reference and count comes through here.
 *  @throws Rejection BAD_USER_INPUT for a filter, order or page out of bounds. */
export async function readRows<F extends FieldSet>(
  manager: EntityManager,
  resource: Resource<F>,
  viewer: Viewer,
  query: ReadQuery = {},
): Promise<SeenRow<Resource<F>>[]> {
  const bounds = pageBounds(viewer, query);
  return select<F>(manager, resource, viewer, { ...query, ...bounds });
}

/** Every row that matches, not a page of them. @throws Rejection BAD_USER_INPUT where there are more than `most`. */
export async function readWhole<F extends FieldSet>(
  manager: EntityManager,
  resource: Resource<F>,
  viewer: Viewer,
  { most, ...query }: Pick<ReadQuery, 'filter' | 'only'> & { readonly most: number },
): Promise<SeenRow<Resource<F>>[]> {
  const rows = await select<F>(manager, resource, viewer, { ...query, limit: most + 1, offset: 0 });
  if (rows.length > most)
    throw new Rejection('BAD_USER_INPUT', `there are more than ${most}; narrow them by a filter`, ['filter']);
  return rows;
}

/** One page of rows. */
export interface Page<Row> {
  readonly items: Row[];
  readonly hasNextPage: boolean;
  /** Give it as `after` for the next page; null for an empty one. */
  readonly endCursor: string | null;
}

/** One page and whether another follows: reads one row more than it shows. */
export async function readPage<F extends FieldSet>(
  manager: EntityManager,
  resource: Resource<F>,
  viewer: Viewer,
  query: ReadQuery,
): Promise<Page<SeenRow<Resource<F>>>> {
  const { limit, offset } = pageBounds(viewer, query);
  const rows = await select<F>(manager, resource, viewer, { ...query, offset, limit: limit + 1 });
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  const orders = pageOrder(seenFields(resource, viewer.role), query.orderBy, resource.defaultOrder);
  return {
    items,
    hasNextPage: rows.length > limit,
    endCursor: last === undefined ? null : cursorOf(last, orders),
  };
}

/** How many rows match that this viewer may see. `atMost`: counting ends one above it, for of millions nobody needs the number and each has to be looked at. */
export async function countRows(
  manager: EntityManager,
  resource: Resource,
  viewer: Viewer,
  { atMost, ...query }: Pick<ReadQuery, 'filter' | 'where'> & { readonly atMost?: number | undefined } = {},
): Promise<number> {
  const found = scoped(resource, viewer, query);
  if (found === undefined) return 0;
  if (atMost !== undefined) {
    const [first, values] = found.written('1', ` limit ${Math.max(0, Math.trunc(atMost)) + 1}`);
    const [ended] = await manager.query<{ count: number }[]>(
      `select count(*)::integer as count from (${first}) as first`,
      values,
    );
    return ended?.count ?? 0;
  }
  const [answer] = await found.ask<{ count: number }>(manager, 'count(*)::integer as count');
  return answer?.count ?? 0;
}

/** How many different values of `key` the matching rows have, e.g. how many brands have a subscription. @throws Fault for a key this viewer does not see. */
export async function countDistinct(
  manager: EntityManager,
  resource: Resource,
  viewer: Viewer,
  { key, ...query }: Pick<ReadQuery, 'filter' | 'where'> & { readonly key: string },
): Promise<number> {
  const rows = scoped(resource, viewer, query);
  if (rows === undefined) return 0;
  if (!Object.hasOwn(seenFields(resource, viewer.role), key))
    throw new Fault(`${resource.name}.${key} is not there to be counted for ${viewer.role}`);
  const [answer] = await rows.ask<{ count: number }>(manager, `count(distinct r.${key})::integer as count`);
  return answer?.count ?? 0;
}

interface ByParents extends PageArguments {
  readonly key: string;
  readonly parents: readonly string[];
  readonly filter?: unknown;
}

/** How many rows each parent has that this viewer may see. */
export async function countByKey(
  manager: EntityManager,
  resource: Resource,
  viewer: Viewer,
  { key, parents, filter }: ByParents,
): Promise<Map<string, number>> {
  const rows = scoped(resource, viewer, { filter })?.where(`r.${key} = any(:parents)`, { parents });
  const found =
    (await rows?.ask<{ parent: string; count: number }>(
      manager,
      `r.${key} as parent, count(*)::integer as count`,
      ` group by r.${key}`,
    )) ?? [];
  return new Map(found.map(({ parent, count }) => [parent, count]));
}

/** Ids of one page for each parent, and one more where another page follows. */
export async function pageIdsByKey(
  manager: EntityManager,
  resource: Resource,
  viewer: Viewer,
  list: ByParents,
): Promise<{ ids: Map<string, string[]>; limit: number }> {
  const { key, parents, filter } = list;
  const { limit, offset } = pageBounds(viewer, { ...list, limit: list.limit ?? 10 });
  const fields = seenFields(resource, viewer.role);
  const order = pageOrder(fields, list.orderBy, resource.defaultOrder)
    .map(({ field, direction }) => `r.${field} ${direction} NULLS LAST`)
    .join(', ');
  const rows = scoped(resource, viewer, { filter })?.where(`r.${key} = any(:parents)`, { parents });
  const ids = new Map<string, string[]>();
  if (rows === undefined) return { ids, limit };
  const [sql, values] = rows.written(
    `r.id as id, r.${key} as parent, row_number() over (partition by r.${key} order by ${order}) as place`,
  );
  const found: { id: string; parent: string }[] = await manager.query(
    `select id, parent from (${sql}) as ranked where place > ${offset} and place <= ${offset + limit + 1} order by parent, place`,
    values,
  );
  for (const { id, parent } of found) ids.set(parent, [...(ids.get(parent) ?? []), id]);
  return { ids, limit };
}

/** Rows by id, for the batch loader; unknown and foreign ids are simply not among them. */
export async function readByIds<F extends FieldSet>(
  manager: EntityManager,
  resource: Resource<F>,
  viewer: Viewer,
  ids: readonly string[],
): Promise<SeenRow<Resource<F>>[]> {
  return readByKeys(manager, resource, viewer, { key: 'id', values: ids });
}

/** Rows whose column `key` is one of `values`, in the default order. @throws Fault for a key this viewer does not see. */
export async function readByKeys<F extends FieldSet>(
  manager: EntityManager,
  resource: Resource<F>,
  viewer: Viewer,
  by: { readonly key: string; readonly values: readonly string[] },
): Promise<SeenRow<Resource<F>>[]> {
  const fields = seenFields(resource, viewer.role);
  const rows = scoped(resource, viewer, {});
  if (rows === undefined || by.values.length === 0) return [];
  if (!Object.hasOwn(fields, by.key))
    throw new Fault(`${resource.name}.${by.key} is not there to look rows up by for ${viewer.role}`);
  inOrder(rows, resource, pageOrder(fields, undefined, resource.defaultOrder));
  rows.where(`r.${by.key} = any(:keys)`, { keys: by.values });
  // An id has one row: lists of many parents together may be long, and each has to be whole.
  const most = by.key === 'id' ? by.values.length : MOST_BY_KEYS;
  return rows.ask(manager, selectedColumns(fields), ` limit ${most}`);
}

async function select<F extends FieldSet>(
  manager: EntityManager,
  resource: Resource<F>,
  viewer: Viewer,
  query: ReadQuery & { limit: number; offset: number },
): Promise<SeenRow<Resource<F>>[]> {
  const fields = seenFields(resource, viewer.role);
  const orders = pageOrder(fields, query.orderBy, resource.defaultOrder);
  const rows = scoped(resource, viewer, query);
  if (rows === undefined) return [];
  if (query.after !== undefined && query.after !== null) {
    const { sql, parameters } = behindCursor(fields, orders, query.after);
    rows.where(sql, parameters);
  }
  inOrder(rows, resource, orders);
  const keys = query.only === undefined ? undefined : [...query.only, ...orders.map(({ field }) => field)];
  return rows.ask(manager, selectedColumns(fields, keys), ` limit ${query.limit} offset ${query.offset}`);
}

/** Unknown values come last. Where there are none the clause would only keep the index from being read backwards. */
function inOrder(rows: RowsStatement, resource: Resource, orders: readonly Order[]): void {
  const fields = allFields(resource);
  for (const { field, direction } of orders)
    rows.orderBy(field, direction, fields[field]?.optional === true ? 'NULLS LAST' : undefined);
}

/** Visible columns of visible rows that match; undefined when this viewer sees no row at all. */
function scoped(
  resource: Resource,
  viewer: Viewer,
  query: Pick<ReadQuery, 'filter' | 'where'>,
): RowsStatement | undefined {
  const fields = seenFields(resource, viewer.role);
  const filter =
    query.filter === undefined || query.filter === null ? undefined : filterCondition(fields, query.filter);
  const scope = rowScope(resource, viewer);
  if (scope === noRow) return undefined;
  const rows = new RowsStatement(resource);
  if (scope !== everyRow && !addMatches(rows, resource, scope)) return undefined;
  if (!addMatches(rows, resource, [query.where ?? {}])) return undefined;
  if (filter !== undefined) rows.where(filter.sql, filter.parameters);
  return rows;
}

/** Rows that fit any of the matches. False when none of them can match, because a value is not known. Matches may name hidden and secret columns. */
function addMatches(rows: RowsStatement, resource: Resource, matches: readonly RowMatch[]): boolean {
  const known = matches.filter((match) =>
    Object.values(match).every((value) => value !== undefined && value !== null),
  );
  if (known.length === 0) return false;
  const fields = allFields(resource);
  const parameters: Record<string, unknown> = {};
  const equalities = known.map((match) =>
    Object.entries(match).map(([key, value]) => {
      if (!Object.hasOwn(fields, key))
        throw new Fault(`the row rule of ${resource.name} names the unknown field ${key}`);
      const parameter = `match_${key}_${rows.size + Object.keys(parameters).length}`;
      parameters[parameter] = value;
      return `r.${key} = :${parameter}`;
    }),
  );
  if (equalities.every((all) => all.length > 0))
    rows.where(`(${equalities.map((all) => `(${all.join(' and ')})`).join(' or ')})`, parameters);
  return true;
}
