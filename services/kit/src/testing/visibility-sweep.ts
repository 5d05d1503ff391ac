import { graphql, type GraphQLSchema } from 'graphql';
import type { Field } from '../field/field.js';
import { lowerFirst } from '../field/names.js';
import { allFields, everyRow, type Resource } from '../resource/define.js';
import { orderFieldName } from '../resource/resource-sdl.js';
import { readersOf } from '../resource/visibility.js';
import type { RequestContext } from '../subgraph/context.js';
import { roles, type Role } from '../subgraph/viewer.js';

export type SweepPath = 'id' | 'list' | 'reference' | 'filter' | 'order';
const paths: readonly SweepPath[] = ['id', 'list', 'reference', 'filter', 'order'];

/** One question one role asks about one field in one way, and whether the declaration lets it have an answer. */
export interface SweepCase {
  readonly title: string;
  readonly role: Role;
  readonly row: 'mine' | 'foreign';
  readonly path: SweepPath;
  readonly resource: Resource;
  readonly key: string;
  readonly mayKnow: boolean;
}

/** Every role × field × way in, for the viewer's own row and for a stranger's. */
export function visibilitySweep(resources: readonly Resource[]): readonly SweepCase[] {
  return resources.flatMap((resource) =>
    Object.entries(allFields(resource))
      .filter(([, field]) => !field.secret)
      .flatMap(([key, field]) => roles.flatMap((role) => paths.filter((path) => isOpen(path, field)).flatMap((path) => rowsFor(resource, role, path).map((row) => sweepCase({ resource, key, role, path, row }))))),
  );
}

function isOpen(path: SweepPath, field: Field<unknown>): boolean {
  if (path === 'filter') return field.filterable;
  return path !== 'order' || field.sortable;
}

/** A filter or an order is refused as such; whose row it would have found makes no difference. */
function rowsFor(resource: Resource, role: Role, path: SweepPath): readonly SweepCase['row'][] {
  const seesAll = resource.rows[role] === everyRow;
  return seesAll || path === 'filter' || path === 'order' ? ['mine'] : ['mine', 'foreign'];
}

function sweepCase(given: Omit<SweepCase, 'title' | 'mayKnow'>): SweepCase {
  const { resource, key, role, path, row } = given;
  const field = allFields(resource)[key];
  const seesField = field !== undefined && readersOf(resource, field).includes(role);
  const seesWay = path === 'id' || path === 'reference' || resource.listable.includes(role);
  return { ...given, mayKnow: row === 'mine' && seesField && seesWay, title: `${role} asks for ${resource.name}.${key} of a ${row} row by ${path}` };
}

export interface SweepStage {
  readonly schema: GraphQLSchema;
  /** A fresh context for a viewer of this role, to whom the `mine` row belongs when the role has rows of its own. */
  readonly contextFor: (role: Role) => RequestContext;
  /** Two rows with every column filled; `foreign` belongs to none of the viewers. */
  readonly idsOf: (resource: Resource) => { readonly mine: string; readonly foreign: string };
}

/** Asks the question; undefined when the answer is as declared, else what leaked or is missing. */
export async function sweepProblem(one: SweepCase, stage: SweepStage): Promise<string | undefined> {
  const id = stage.idsOf(one.resource)[one.row];
  const variableValues = { id, r: [{ __typename: one.resource.name, id }] };
  const answer = await graphql({ schema: stage.schema, source: documentOf(one), variableValues, contextValue: stage.contextFor(one.role) });
  const knows = answer.errors === undefined && found(answer.data);
  if (knows === one.mayKnow) return undefined;
  return knows ? `LEAK: ${one.title}` : `BLIND: ${one.title}: ${answer.errors?.[0]?.message ?? 'null'}`;
}

function documentOf({ resource, key, path }: SweepCase): string {
  const single = lowerFirst(resource.name);
  const asked = `seen: ${key}${selection(resource, key)}`;
  const one = `filter: { id: { eq: $id } }`;
  switch (path) {
    case 'id':
      return `query ($id: ID!) { it: ${single}(id: $id) { ${asked} } }`;
    case 'reference':
      return `query ($r: [_Any!]!) { _entities(representations: $r) { ... on ${resource.name} { ${asked} } } }`;
    case 'list':
      return `query ($id: ID!) { ${single}List(${one}) { items { ${asked} } } }`;
    case 'filter':
      return `query ($id: ID!) { ${single}List(filter: { id: { eq: $id }, and: [{ ${key}: { isNull: false } }] }) { items { seen: id } } }`;
    case 'order':
      return `query ($id: ID!) { ${single}List(${one}, orderBy: [{ field: ${orderFieldName(key)} }]) { items { seen: id } } }`;
  }
}

function selection(resource: Resource, key: string): string {
  const kind = allFields(resource)[key]?.kind;
  const inner = kind?.is === 'list' ? kind.of.kind : kind;
  return inner?.is === 'money' || inner?.is === 'object' ? ' { __typename }' : '';
}

function found(data: unknown): boolean {
  if (Array.isArray(data)) return data.some(found);
  if (typeof data !== 'object' || data === null) return false;
  return Object.entries(data).some(([key, value]) => (key === 'seen' ? value !== null : found(value)));
}
