import { graphql, type GraphQLSchema } from 'graphql';
import type { Field } from '../model/field/field.js';
import { lowerFirst } from '../model/field/names.js';
import { childLists } from '../runtime/reading/children.js';
import { allFields, everyRow, noRow, type Resource } from '../model/resource/define.js';
import { orderFieldName } from '../edge/sdl/resource-sdl.js';
import { readersOf } from '../model/resource/visibility.js';
import type { RequestContext } from '../edge/call/context.js';
import { roles, type Role } from '../model/words/viewer.js';

/** `child`: through the list on the type a reference points at. */
export type SweepPath = 'id' | 'list' | 'reference' | 'filter' | 'order' | 'count' | 'child';
export const sweepPaths: readonly SweepPath[] = [
  'id',
  'list',
  'reference',
  'filter',
  'order',
  'count',
  'child',
];

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

/** Every role × field × way in, for the viewer's own row and for a stranger's. `owned`: all resources of the service. */
export function visibilitySweep(
  resources: readonly Resource[],
  owned: readonly Resource[] = resources,
): readonly SweepCase[] {
  return resources.flatMap((resource) =>
    Object.entries(allFields(resource))
      .filter(([, field]) => !field.secret)
      .flatMap(([key, field]) =>
        roles.flatMap((role) =>
          sweepPaths
            .filter((path) => isOpen(path, field, resource))
            .flatMap((path) =>
              rowsFor(resource, role, path).map((row) =>
                sweepCase({ resource, key, role, path, row }, owned),
              ),
            ),
        ),
      ),
  );
}

function isOpen(path: SweepPath, field: Field<unknown>, resource: Resource): boolean {
  if (path === 'filter' || path === 'count') return field.filterable;
  if (path === 'child') return childLists(resource).length > 0;
  return path !== 'order' || field.sortable;
}

/** A filter or an order is refused as such; whose row it would have found makes no difference. */
function rowsFor(resource: Resource, role: Role, path: SweepPath): readonly SweepCase['row'][] {
  const seesAll = resource.rows[role] === everyRow;
  return seesAll || path === 'filter' || path === 'order' || path === 'count'
    ? ['mine']
    : ['mine', 'foreign'];
}

function sweepCase(given: Omit<SweepCase, 'title' | 'mayKnow'>, owned: readonly Resource[]): SweepCase {
  const { resource, key, role, path, row } = given;
  const field = allFields(resource)[key];
  const seesField = field !== undefined && readersOf(resource, field).includes(role);
  // Whoever does not see the parent does not come as far as its list.
  const parent =
    path === 'child' ? owned.find(({ name }) => name === childLists(resource)[0]?.typeName) : undefined;
  const seesParent =
    parent === undefined || (parent.readableBy.includes(role) && parent.rows[role] !== noRow);
  const seesWay = path === 'id' || path === 'reference' || (resource.listable.includes(role) && seesParent);
  return {
    ...given,
    mayKnow: row === 'mine' && seesField && seesWay,
    title: `${role} asks for ${resource.name}.${key} of a ${row} row by ${path}`,
  };
}

export interface SweepFixture {
  readonly schema: GraphQLSchema;
  /** A fresh context for a viewer of this role, to whom the `mine` row belongs when the role has rows of its own. */
  readonly contextFor: (role: Role) => RequestContext;
  /** Two rows with every column filled; `foreign` belongs to none of the viewers. */
  readonly idsOf: (resource: Resource) => { readonly mine: string; readonly foreign: string };
  /** What the first reference with a list on its other side holds in that row. */
  readonly parentIdOf?: (resource: Resource, row: SweepCase['row']) => string | undefined;
}

/** Asks the question; undefined when the answer is as declared, else what leaked or is missing. */
export async function sweepProblem(one: SweepCase, fixture: SweepFixture): Promise<string | undefined> {
  const { data, error } = await answerTo(one, fixture);
  const value =
    one.path === 'count'
      ? data[0]?.['counted']
      : data[0]?.[one.path === 'filter' || one.path === 'order' ? 'id' : one.key];
  const knows = error === undefined && value !== undefined && value !== null;
  if (knows === one.mayKnow) return undefined;
  return knows ? `LEAK: ${one.title}` : `BLIND: ${one.title}: ${error ?? 'null'}`;
}

interface Answer {
  readonly data: readonly Readonly<Record<string, unknown>>[];
  readonly error: string | undefined;
}

const answers = new WeakMap<SweepFixture, Map<string, Promise<Answer>>>();

/** Fields that are asked for in the same way share one document: the answers of a stage are remembered. */
function answerTo(one: SweepCase, fixture: SweepFixture): Promise<Answer> {
  const known = answers.get(fixture) ?? new Map<string, Promise<Answer>>();
  answers.set(fixture, known);
  const source = documentOf(one);
  const name = `${one.role} ${one.row} ${source}`;
  const answer = known.get(name) ?? ask(one, fixture, source);
  known.set(name, answer);
  return answer;
}

async function ask(one: SweepCase, fixture: SweepFixture, source: string): Promise<Answer> {
  const id = fixture.idsOf(one.resource)[one.row];
  const [child] = childLists(one.resource);
  const parentId = fixture.parentIdOf?.(one.resource, one.row) ?? id;
  const variableValues =
    one.path === 'child'
      ? { id, references: [{ __typename: child?.typeName, id: parentId }] }
      : { id, references: [{ __typename: one.resource.name, id }] };
  const answer = await graphql({
    schema: fixture.schema,
    source,
    variableValues,
    contextValue: fixture.contextFor(one.role),
  });
  return { data: rowsIn(answer.data), error: answer.errors?.[0]?.message };
}

/** The rows of whichever way was asked: one, several references, a page, a count, or the page below a parent. */
function rowsIn(data: unknown): Readonly<Record<string, unknown>>[] {
  const [answer] = Object.values(data ?? {}) as unknown[];
  if (typeof answer === 'number') return answer > 0 ? [{ counted: answer }] : [];
  const parent: unknown = Array.isArray(answer) ? answer[0] : undefined;
  const below =
    typeof parent === 'object' && parent !== null && 'children' in parent ? parent.children : undefined;
  const found = below ?? answer;
  const rows =
    typeof found === 'object' && found !== null && 'rowsOfPage' in found ? found.rowsOfPage : found;
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
      return `query ($id: ID!) { ${single}List(${mine}) { rowsOfPage: items { ${everyField(resource)} } } }`;
    case 'count':
      return `query ($id: ID!) { ${single}Count(filter: { id: { eq: $id }, and: [{ ${key}: { isNull: false } }] }) }`;
    case 'child': {
      const [child] = childLists(resource);
      return `query ($references: [_Any!]!, $id: ID!) { _entities(representations: $references) { ... on ${child?.typeName ?? resource.name} { children: ${child?.many ?? 'id'}(${mine}) { rowsOfPage: items { ${everyField(resource)} } } } } }`;
    }
    case 'filter':
      return `query ($id: ID!) { ${single}List(filter: { id: { eq: $id }, and: [{ ${key}: { isNull: false } }] }) { rowsOfPage: items { id } } }`;
    case 'order':
      return `query ($id: ID!) { ${single}List(${mine}, orderBy: [{ field: ${orderFieldName(key)} }]) { rowsOfPage: items { id } } }`;
  }
}

function everyField(resource: Resource): string {
  const fields = Object.entries(allFields(resource)).filter(([, field]) => !field.secret);
  return fields
    .map(([key, { kind }]) => {
      const inner = kind.is === 'list' ? kind.of.kind : kind;
      return inner.is === 'money' || inner.is === 'object' ? `${key} { __typename }` : key;
    })
    .join(' ');
}
