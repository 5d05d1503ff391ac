import type { GraphQLResolveInfo } from 'graphql';
import { Rejection } from '../../model/words/rejection.js';
import type { Field, FieldKind } from '../../model/field/field.js';
import { enumName, lowerFirst } from '../../model/field/names.js';
import { allFields, type Resource } from '../../model/resource/define.js';
import { loadRow } from '../../runtime/reading/loader.js';
import type { PageArguments } from '../../runtime/reading/page.js';
import { childLists, childPage, type ChildArguments, type Counting } from '../../runtime/reading/children.js';
import { countRows, readPage } from '../../runtime/reading/read.js';
import { orderFieldName } from '../sdl/resource-sdl.js';
import type { RequestContext } from '../call/context.js';
import { askedKeys, readsOnly } from './asked-keys.js';
import { mergeResolvers, type EnumLabels, type Resolvers } from './resolvers.js';
import type { Role, Viewer } from '../../model/words/viewer.js';

type Enumeration = Extract<FieldKind, { is: 'enumeration' }>;

interface ListArguments extends PageArguments {
  readonly filter?: unknown;
}

/** Root fields, references and enum labels of one resource. `owned`: the resources of this service by type name. */
export function resourceResolvers(resource: Resource, owned: ReadonlyMap<string, Resource>): Resolvers {
  const single = lowerFirst(resource.name);
  const query: Record<string, unknown> = {
    [single]: (_: unknown, { id }: { id: string }, context: RequestContext) => loadRow(context, resource, id),
  };
  if (resource.listable.length > 0) {
    query[`${single}List`] = (
      _: unknown,
      given: ListArguments,
      context: RequestContext,
      info: GraphQLResolveInfo,
    ) => list(resource, given, context, askedKeys(resource, info));
    query[`${single}Count`] = (_: unknown, { filter }: ListArguments, context: RequestContext) => {
      requireOneOf(resource.listable, context.viewer);
      return countRows(context.manager, resource, context.viewer, { filter });
    };
  }
  const reference = (given: { id?: unknown }, context: RequestContext): Promise<object | null> =>
    loadRow(context, resource, given.id);
  const orderFields = Object.fromEntries(
    Object.entries(allFields(resource))
      .filter(([, field]) => field.sortable && !field.secret)
      .map(([key]) => [orderFieldName(key), key]),
  );
  return mergeResolvers(
    {
      Query: query,
      [resource.name]: { __resolveReference: reference, ...referenceFields(resource, owned) },
      [`${resource.name}OrderField`]: orderFields,
    },
    enumResolvers(resource.fields),
    ...childLists(resource).map(({ key, typeName, many, listable }) => ({
      [typeName]: {
        // Whose key is answered elsewhere is here only to hang the list on.
        ...(owned.has(typeName) ? {} : { __resolveReference: ({ id }: { id: string }) => ({ id }) }),
        [many]: (parent: { id: string }, given: ChildArguments, context: RequestContext) => {
          requireOneOf(listable, context.viewer);
          return childPage(context, { resource, key, parentId: parent.id }, given);
        },
      },
    })),
  );
}

/** @throws Rejection UNAUTHENTICATED where signing in would help, FORBIDDEN where it would not. */
export function requireOneOf(allowed: readonly Role[], viewer: Viewer): void {
  if (allowed.includes(viewer.role)) return;
  const signInHelps = viewer.role === 'visitor' && allowed.some((role) => role !== 'system');
  throw signInHelps
    ? new Rejection('UNAUTHENTICATED', 'please sign in')
    : new Rejection('FORBIDDEN', 'this is not for you');
}

async function list(
  resource: Resource,
  given: ListArguments,
  context: RequestContext,
  only: ReadonlySet<string> | undefined,
): Promise<object> {
  requireOneOf(resource.listable, context.viewer);
  const page = await readPage(context.manager, resource, context.viewer, { ...given, only });
  // A function, so that rows are counted only when somebody asks how many there are.
  return {
    ...page,
    totalCount: ({ atMost }: Counting) =>
      countRows(context.manager, resource, context.viewer, {
        filter: given.filter,
        atMost: atMost ?? undefined,
      }),
  };
}

type Row = Readonly<Record<string, unknown>>;

/** What a reference of a row leads to: a row of this service, or the key of another’s. */
export function referenceFields(
  resource: Resource,
  owned: ReadonlyMap<string, Resource>,
): Record<string, unknown> {
  const resolvers: Record<string, unknown> = {};
  for (const [key, { kind }] of Object.entries(resource.fields)) {
    if (kind.is !== 'ref') continue;
    const target = owned.get(kind.typeName);
    resolvers[kind.as] = readsOnly(key, (row: Row, _: unknown, context: RequestContext) => {
      const id = row[key];
      if (typeof id !== 'string') return null;
      return target === undefined ? { __typename: kind.typeName, id } : loadRow(context, target, id);
    });
  }
  return resolvers;
}

/** Inside the service an enum value is the specification's label; only the SDL shouts. */
export function enumResolvers(fields: Readonly<Record<string, Field<unknown>>>): Record<string, EnumLabels> {
  return Object.fromEntries(
    Object.values(fields)
      .flatMap(enumerationsIn)
      .map((kind) => [kind.name, Object.fromEntries(kind.values.map((label) => [enumName(label), label]))]),
  );
}

function enumerationsIn(field: Field<unknown>): Enumeration[] {
  const { kind } = field;
  if (kind.is === 'enumeration') return [kind];
  if (kind.is === 'list') return enumerationsIn(kind.of);
  if (kind.is === 'object') return Object.values(kind.fields).flatMap(enumerationsIn);
  return [];
}
