import type { EntityManager, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { Fault } from '../errors/fault.js';
import type { FieldSet, RowOf } from '../field/field.js';
import type { Viewer } from '../subgraph/viewer.js';
import { allFields, everyRow, noRow, type Resource, type RowMatch } from './define.js';
import { resourceEntity } from './entity.js';
import { filterCondition } from './filter.js';
import { pageBounds, pageOrder, type PageArguments } from './page.js';
import { rowScope, seenFields } from './visibility.js';

/** A guard against a flood, far above what one page needs. */
const MOST_BY_KEYS = 5000;

type Masked<Row> = { readonly [K in keyof Row]?: Row[K] | null };

/** A row as one viewer sees it: columns hidden from him were never selected and are absent. */
export type SeenRow<R extends { readonly fields: FieldSet } = Resource> = Masked<StoredColumns<R>> & Pick<RowOf<R>, 'id' | 'version' | 'createdAt' | 'updatedAt'>;
type StoredColumns<R extends { readonly fields: FieldSet }> = Omit<RowOf<R>, 'id' | 'version' | 'createdAt' | 'updatedAt'>;

export interface ReadQuery extends PageArguments {
  /** As in the GraphQL filter, with keys and labels of the declaration. Checked like a stranger's. */
  readonly filter?: unknown;
  /** Further equality set by the service's own code, on any declared field; undefined matches nothing. */
  readonly where?: RowMatch;
}

/** The one place where rows and columns are decided: every list, look-up, reference and count comes through here.
 *  @throws Rejection BAD_USER_INPUT for a filter, order or page out of bounds. */
export async function readRows<F extends FieldSet>(manager: EntityManager, resource: Resource<F>, viewer: Viewer, query: ReadQuery = {}): Promise<SeenRow<Resource<F>>[]> {
  const bounds = pageBounds(viewer, query);
  return select<F>(manager, resource, viewer, { ...query, ...bounds });
}

/** One page and whether another follows: reads one row more than it shows. */
export async function readPage<F extends FieldSet>(
  manager: EntityManager, resource: Resource<F>, viewer: Viewer, query: ReadQuery,
): Promise<{ items: SeenRow<Resource<F>>[]; hasNextPage: boolean }> {
  const { limit, offset } = pageBounds(viewer, query);
  const rows = await select<F>(manager, resource, viewer, { ...query, offset, limit: limit + 1 });
  return { items: rows.slice(0, limit), hasNextPage: rows.length > limit };
}

/** How many rows match that this viewer may see. */
export async function countRows(manager: EntityManager, resource: Resource, viewer: Viewer, query: Pick<ReadQuery, 'filter' | 'where'> = {}): Promise<number> {
  const rows = scoped(manager, resource, viewer, query);
  if (rows === undefined) return 0;
  const answer = await rows.select('count(*)::integer', 'count').getRawOne<{ count: number }>();
  return answer?.count ?? 0;
}

/** Rows by id, for the batch loader; unknown and foreign ids are simply not among them. */
export async function readByIds<F extends FieldSet>(manager: EntityManager, resource: Resource<F>, viewer: Viewer, ids: readonly string[]): Promise<SeenRow<Resource<F>>[]> {
  return readByKeys(manager, resource, viewer, { key: 'id', values: ids });
}

/** Rows whose column `key` is one of `values`, in the default order. @throws Fault for a key this viewer does not see. */
export async function readByKeys<F extends FieldSet>(
  manager: EntityManager, resource: Resource<F>, viewer: Viewer, by: { readonly key: string; readonly values: readonly string[] },
): Promise<SeenRow<Resource<F>>[]> {
  const fields = seenFields(resource, viewer.role);
  const rows = scoped(manager, resource, viewer, {});
  if (rows === undefined || by.values.length === 0) return [];
  if (!Object.hasOwn(fields, by.key)) throw new Fault(`${resource.name}.${by.key} is not there to look rows up by for ${viewer.role}`);
  for (const { field, direction } of pageOrder(fields, undefined, resource.defaultOrder)) rows.addOrderBy(`r.${field}`, direction, 'NULLS LAST');
  const found = await rows.andWhere(`r.${by.key} = any(:keys)`, { keys: by.values }).limit(MOST_BY_KEYS).getMany();
  return found as SeenRow<Resource<F>>[];
}

async function select<F extends FieldSet>(
  manager: EntityManager, resource: Resource<F>, viewer: Viewer, query: ReadQuery & { limit: number; offset: number },
): Promise<SeenRow<Resource<F>>[]> {
  const orders = pageOrder(seenFields(resource, viewer.role), query.orderBy, resource.defaultOrder);
  const rows = scoped(manager, resource, viewer, query);
  if (rows === undefined) return [];
  for (const { field, direction } of orders) rows.addOrderBy(`r.${field}`, direction, 'NULLS LAST');
  const found = await rows.limit(query.limit).offset(query.offset).getMany();
  return found as SeenRow<Resource<F>>[];
}

/** Visible columns of visible rows that match; undefined when this viewer sees no row at all. */
function scoped(manager: EntityManager, resource: Resource, viewer: Viewer, query: Pick<ReadQuery, 'filter' | 'where'>): SelectQueryBuilder<ObjectLiteral> | undefined {
  const fields = seenFields(resource, viewer.role);
  const filter = query.filter === undefined || query.filter === null ? undefined : filterCondition(fields, query.filter);
  const scope = rowScope(resource, viewer);
  if (scope === noRow) return undefined;
  const rows = manager.createQueryBuilder(resourceEntity(resource), 'r').select(Object.keys(fields).map((key) => `r.${key}`)).where('true');
  for (const match of [scope === everyRow ? {} : scope, query.where ?? {}]) {
    if (!addMatch(rows, resource, match)) return undefined;
  }
  if (filter !== undefined) rows.andWhere(filter.sql, filter.parameters);
  return rows;
}

/** False when a value is not known: then nothing can match. Matches may name hidden and secret columns. */
function addMatch(rows: SelectQueryBuilder<ObjectLiteral>, resource: Resource, match: RowMatch): boolean {
  const fields = allFields(resource);
  for (const [key, value] of Object.entries(match)) {
    if (!Object.hasOwn(fields, key)) throw new Fault(`the row rule of ${resource.name} names the unknown field ${key}`);
    if (value === undefined || value === null) return false;
    const parameter = `match_${key}_${Object.keys(rows.getParameters()).length}`;
    rows.andWhere(`r.${key} = :${parameter}`, { [parameter]: value });
  }
  return true;
}
