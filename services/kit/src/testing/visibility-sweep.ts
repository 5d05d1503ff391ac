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
  const { data, error } = await answerTo(one, stage);
  const value = data[0]?.[one.path === 'filter' || one.path === 'order' ? 'id' : one.key];
  const knows = error === undefined && value !== undefined && value !== null;
  if (knows === one.mayKnow) return undefined;
  return knows ? `LEAK: ${one.title}` : `BLIND: ${one.title}: ${error ?? 'null'}`;
}

interface Answer {
  readonly data: readonly Readonly<Record<string, unknown>>[];
  readonly error: string | undefined;
}

const answers = new WeakMap<SweepStage, Map<string, Promise<Answer>>>();

/** Fields that are asked for in the same way share one document: the answers of a stage are remembered. */
function answerTo(one: SweepCase, stage: SweepStage): Promise<Answer> {
  const known = answers.get(stage) ?? new Map<string, Promise<Answer>>();
  answers.set(stage, known);
  const source = documentOf(one);
  const name = `${one.role} ${one.row} ${source}`;
  const answer = known.get(name) ?? ask(one, stage, source);
  known.set(name, answer);
  return answer;
}

async function ask(one: SweepCase, stage: SweepStage, source: string): Promise<Answer> {
  const id = stage.idsOf(one.resource)[one.row];
  const variableValues = { id, references: [{ __typename: one.resource.name, id }] };
  const answer = await graphql({ schema: stage.schema, source, variableValues, contextValue: stage.contextFor(one.role) });
  return { data: rowsIn(answer.data), error: answer.errors?.[0]?.message };
}

/** The rows of whichever way was asked: one, several references, or a page. */
function rowsIn(data: unknown): Readonly<Record<string, unknown>>[] {
  const [found] = Object.values(data ?? {}) as unknown[];
  const rows = typeof found === 'object' && found !== null && 'items' in found ? found.items : found;
  return (Array.isArray(rows) ? rows : [rows]).filter((row) => typeof row === 'object' && row !== null);
}

function documentOf({ resource, key, path }: SweepCase): string {
  const single = lowerFirst(resource.name);
  const mine = 'filter: { id: { eq: $id } }';
  switch (path) {
    case 'id':
      return `query ($id: ID!) { ${single}(id: $id) { ${everyField(resource)} } }`;
    case 'reference':
      return `query ($references: [_Any!]!) { _entities(representations: $references) { ... on ${resource.name} { ${everyField(resource)} } } }`;
    case 'list':
      return `query ($id: ID!) { ${single}List(${mine}) { items { ${everyField(resource)} } } }`;
    case 'filter':
      return `query ($id: ID!) { ${single}List(filter: { id: { eq: $id }, and: [{ ${key}: { isNull: false } }] }) { items { id } } }`;
    case 'order':
      return `query ($id: ID!) { ${single}List(${mine}, orderBy: [{ field: ${orderFieldName(key)} }]) { items { id } } }`;
  }
}

function everyField(resource: Resource): string {
  const fields = Object.entries(allFields(resource)).filter(([, field]) => !field.secret);
  return fields.map(([key, { kind }]) => {
    const inner = kind.is === 'list' ? kind.of.kind : kind;
    return inner.is === 'money' || inner.is === 'object' ? `${key} { __typename }` : key;
  }).join(' ');
}
