import DataLoader from 'dataloader';
import { columnName } from '../../model/field/names.js';
import { isId } from '../../model/words/ids.js';
import type { Role } from '../../model/words/viewer.js';
import type { Order, Resource } from '../../model/resource/define.js';
import type { Reading } from './loader.js';
import { countByKey, pageIdsByKey, readByIds, type SeenRow } from './read.js';

/** A list of rows on the type they point at. */
export interface ChildList {
  /** The field that points at the parent. */
  readonly key: string;
  readonly typeName: string;
  readonly many: string;
  /** Who gets it. */
  readonly listable: readonly Role[];
}

/** The lists that a resource's rows make elsewhere; none where nobody may list them. */
export function childLists(resource: Resource): ChildList[] {
  return Object.entries(resource.fields).flatMap(([key, { kind }]) =>
    kind.is === 'ref' && kind.many !== undefined && resource.listable.length > 0
      ? [
          {
            key,
            typeName: kind.typeName,
            many: kind.many,
            listable: resource.listable.filter((role) => kind.manyFor?.includes(role) !== false),
          },
        ]
      : [],
  );
}

/** What a caller asks of such a list; ten rows where no limit is given. */
export interface ChildArguments {
  readonly filter?: unknown;
  readonly orderBy?: readonly Order[] | null;
  readonly limit?: number | null;
  readonly offset?: number | null;
}

/** Where counting may end. */
export interface Counting {
  readonly atMost?: number | null;
}

interface Children {
  readonly pages: DataLoader<string, { items: readonly SeenRow[]; hasNextPage: boolean }>;
  readonly counts: DataLoader<string, number>;
}

const known = new WeakMap<Reading, Map<string, Children>>();

/** One page of a parent's rows. The same list of many parents costs two queries, however many parents there are. */
export async function childPage(
  reading: Reading,
  list: { readonly resource: Resource; readonly key: string; readonly parentId: string },
  given: ChildArguments,
) {
  const { resource, key, parentId } = list;
  if (!isId(parentId)) return { items: [], hasNextPage: false, totalCount: 0, endCursor: null };
  const { pages, counts } = loadersFor(reading, resource, key, given);
  const page = await pages.load(parentId.toLowerCase());
  return {
    ...page,
    endCursor: null,
    totalCount: async ({ atMost }: Counting) => {
      const count = await counts.load(parentId.toLowerCase());
      return typeof atMost === 'number' ? Math.min(count, Math.max(0, atMost) + 1) : count;
    },
  };
}

function loadersFor(reading: Reading, resource: Resource, key: string, given: ChildArguments): Children {
  const byList = known.get(reading) ?? new Map<string, Children>();
  known.set(reading, byList);
  const name = `${resource.table}.${columnName(key)} ${JSON.stringify(given)}`;
  const made = byList.get(name) ?? {
    pages: new DataLoader((parents: readonly string[]) =>
      readPages(reading, resource, { ...given, key, parents }),
    ),
    counts: new DataLoader(async (parents: readonly string[]) => {
      const found = await countByKey(reading.manager, resource, reading.viewer, {
        filter: given.filter,
        key,
        parents,
      });
      return parents.map((parent) => found.get(parent) ?? 0);
    }),
  };
  byList.set(name, made);
  return made;
}

async function readPages(
  { manager, viewer }: Reading,
  resource: Resource,
  list: ChildArguments & { key: string; parents: readonly string[] },
) {
  const { ids, limit } = await pageIdsByKey(manager, resource, viewer, list);
  const rows = await readByIds(manager, resource, viewer, [...ids.values()].flat());
  const byId = new Map(rows.map((row) => [row.id, row]));
  return list.parents.map((parent) => {
    const found = (ids.get(parent) ?? []).flatMap((id) => byId.get(id) ?? []);
    return { items: found.slice(0, limit), hasNextPage: found.length > limit };
  });
}
