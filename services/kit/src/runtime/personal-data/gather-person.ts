import type { EntityManager } from 'typeorm';
import { readPage } from '../reading/read.js';
import { noRow, type Resource } from '../../model/resource/define.js';
import { rowScope, seenFields } from '../../model/resource/visibility.js';
import { systemViewer, type Viewer } from '../../model/words/viewer.js';
import type { DataCopyContent } from './data-copy-part.js';

const AT_ONCE = 100;
const ALWAYS: readonly string[] = ['id', 'createdAt'];

/** What a service holds of a person, by entity: every row they may see with the columns they may see, and of rows about them that only staff
 *  see (from where they signed in) the personal columns. Notes that staff write for each other and secrets are not in it. */
export async function gatherPerson(
  manager: EntityManager,
  resources: readonly Resource[],
  userId: string,
): Promise<{ content: DataCopyContent; rows: number }> {
  const person: Viewer = { role: 'customer', userId, locale: 'en', scopes: [] };
  const content: Record<string, readonly object[]> = {};
  for (const resource of resources) {
    const rows =
      rowScope(resource, person) !== noRow
        ? await rowsOf(manager, resource, person)
        : resource.person === 'userId'
          ? await personalRows(manager, resource, userId)
          : [];
    if (rows.length > 0) content[resource.table] = rows;
  }
  return { content, rows: Object.values(content).reduce((sum, rows) => sum + rows.length, 0) };
}

async function rowsOf(
  manager: EntityManager,
  resource: Resource,
  viewer: Viewer,
  filter: { readonly userId?: string } = {},
): Promise<object[]> {
  const rows: object[] = [];
  let after: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof readPage>> = await readPage(manager, resource, viewer, {
      limit: AT_ONCE,
      after,
      ...(filter.userId === undefined ? {} : { where: filter }),
    });
    rows.push(...page.items);
    after = page.hasNextPage ? page.endCursor : null;
  } while (after !== null);
  return rows;
}

async function personalRows(manager: EntityManager, resource: Resource, userId: string): Promise<object[]> {
  const reader: Viewer = { ...systemViewer, role: 'admin' };
  const columns = Object.entries(seenFields(resource, 'admin'))
    .filter(([key, field]) => field.personal || ALWAYS.includes(key))
    .map(([key]) => key);
  if (columns.length === ALWAYS.length) return [];
  const rows = await rowsOf(manager, resource, reader, { userId });
  return rows.map((row) => Object.fromEntries(Object.entries(row).filter(([key]) => columns.includes(key))));
}
