import type { EntityManager } from 'typeorm';
import { refuseFields, type FieldRefusal, type Refusal } from '../../model/words/refusal.js';
import { no } from '../../model/decider/refusals.js';
import type { FieldSet } from '../../model/field/field.js';
import { columnName, sqlName } from '../../model/field/names.js';
import type { Resource } from '../../model/resource/define.js';
import { readByIds } from '../../runtime/reading/read.js';
import { othersRows, unknownReference } from '../../runtime/owners/others-rows.js';
import { resourceOf } from '../sdl/command-sdl.js';
import type { ExecuteRequest } from '../call/exposed-command.js';
import { clientOf, otherClients, type PointedRow } from './one-client.js';

/** Far deeper than any folder or thread that a person made. */
const LONGEST_CHAIN = 50;

/** What the database would say too late: ids that point at nothing the caller may see, circles, and rows that others still point at.
 *  Of ids of other services it is known whose they are (`row_owner`); what kind of thing they are is their own service's to say. */
export async function referenceProblem(
  manager: EntityManager,
  resources: readonly Resource[],
  request: ExecuteRequest & { readonly removes: boolean },
): Promise<Refusal | undefined> {
  const { command, viewer } = request;
  // The service itself acts on facts it has checked; it reads as nobody.
  if (viewer.role === 'system') return undefined;
  if (request.removes) return stillInUse(manager, resources, request);
  const fields: FieldRefusal[] = [];
  const pointed: PointedRow[] = [];
  for (const { key, target, id } of pointers(command.input, resources, request.input)) {
    const [row] = await readByIds(manager, target, viewer, [id]);
    if (row === undefined) fields.push(unknownReference([key]));
    else if (
      target.table === command.aggregate.category &&
      Object.hasOwn(target.fields, key) &&
      (await leadsTo(manager, target, key, { from: id, to: request.streamId }))
    )
      fields.push({ path: [key], code: 'CIRCLE', message: 'This would lead back to itself.' });
    else pointed.push({ key, target, row });
  }
  const client = () => clientOf(manager, resources, request, pointed);
  fields.push(
    ...(pointed.length === 0 ? [] : otherClients(pointed, command, await client())),
    ...(await unseenSubject(manager, resources, request)),
    ...(await othersRows(manager, { viewer, fields: command.input, input: request.input, client })),
  );
  return fields.length === 0 ? undefined : refuseFields(fields);
}

/** `subjectType` names a table and `subjectId` a row of it: of this service's own, one that the caller may see. */
export async function unseenSubject(
  manager: EntityManager,
  resources: readonly Resource[],
  { viewer, input }: Pick<ExecuteRequest, 'viewer' | 'input'>,
): Promise<FieldRefusal[]> {
  const { subjectType, subjectId } = input as Readonly<Record<string, unknown>>;
  const target = resources.find(({ table }) => table === subjectType);
  if (target === undefined || typeof subjectId !== 'string') return [];
  const [row] = await readByIds(manager, target, viewer, [subjectId]);
  return row === undefined ? [unknownReference(['subjectId'])] : [];
}

/** An id in an input, by the field it stands in and the resource it points at. */
export interface Pointer {
  readonly key: string;
  readonly target: Resource;
  readonly id: string;
}

/** Ids of this service's own rows in an input; empty fields and rows of other services are not among them. */
export function pointers(declared: FieldSet, resources: readonly Resource[], input: unknown): Pointer[] {
  const given = input as Readonly<Record<string, unknown>>;
  return Object.entries(declared).flatMap(([key, { kind }]) => {
    const target = kind.is === 'ref' ? resources.find(({ name }) => name === kind.typeName) : undefined;
    const id = given[key];
    return target === undefined || typeof id !== 'string' ? [] : [{ key, target, id }];
  });
}

async function leadsTo(
  manager: EntityManager,
  { table }: Resource,
  key: string,
  { from, to }: { from: string; to: string },
): Promise<boolean> {
  const column = sqlName(columnName(key));
  const rows: unknown[] = await manager.query(
    `with recursive up as (select id, ${column} as next, 1 as steps from ${sqlName(table)} where id = $1
       union all select t.id, t.${column}, steps + 1 from ${sqlName(table)} t join up on t.id = up.next where steps < ${LONGEST_CHAIN})
     select from up where id = $2`,
    [from, to],
  );
  return rows.length > 0;
}

/** Whoever may not see a row is not told that something hangs on it, nor what: the command then says that there is nothing. */
async function stillInUse(
  manager: EntityManager,
  resources: readonly Resource[],
  { command, streamId, viewer }: ExecuteRequest,
): Promise<Refusal | undefined> {
  const own = resourceOf(command, resources);
  if (own !== undefined && (await readByIds(manager, own, viewer, [streamId])).length === 0) return undefined;
  for (const resource of resources.filter(({ tier }) => tier !== 'reference')) {
    for (const [key, { kind }] of Object.entries(resource.fields)) {
      if (kind.is !== 'ref' || own === undefined || kind.typeName !== own.name) continue;
      const rows: unknown[] = await manager.query(
        `select from ${sqlName(resource.table)} where ${sqlName(columnName(key))} = $1 limit 1`,
        [streamId],
      );
      if (rows.length > 0)
        return no('STILL_IN_USE', { by: resource.table }, { kind: resource.table.replaceAll('_', ' ') });
    }
  }
  return undefined;
}
