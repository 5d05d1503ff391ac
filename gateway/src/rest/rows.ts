import type { Variables } from '../cost.js';
import type { QueryParameter, QueryParameters } from './query.js';
import type { RestCall, RestRoute } from './route.js';

type Who = RestRoute['needs'];
/** Values by key; `{id}` stands for that part of the path. */
type Filled = Readonly<Record<string, string | boolean>>;
type Narrowing = Readonly<Record<string, { readonly key: string; readonly is: QueryParameter['is'] }>>;

interface CreateOptions extends Pick<RestRoute, 'collection'> {
  readonly fill?: Filled;
}
interface ListOptions {
  /** What every answer is about. */
  readonly where?: Filled;
  /** What the caller may narrow the list by: name in the address, field it equals. */
  readonly by?: Narrowing;
}

const version: QueryParameters = { expectedVersion: { is: 'whole' } };
const page: QueryParameters = { limit: { is: 'whole' }, offset: { is: 'whole' }, after: { is: 'text' } };

/** One thing by id. Here and below: the last `{…}` of a path names what the operation is about. */
export function read(path: string, field: string, needs: Who): RestRoute {
  return { ...derived(path, field, needs), method: 'get', variables: subject };
}

/** A page of things: `limit` (20), `offset` or `after`. */
export function list(
  path: string,
  field: string,
  needs: Who,
  { where = {}, by = {} }: ListOptions = {},
): RestRoute {
  const narrowing = Object.entries(by);
  return {
    ...derived(path, field, needs),
    method: 'get',
    query: { ...page, ...Object.fromEntries(narrowing.map(([name, { is }]) => [name, { is }])) },
    variables: ({ params, query }) => {
      const { limit, offset, after } = query;
      const given = narrowing
        .filter(([name]) => query[name] !== undefined)
        .map(([name, { key }]) => [key, query[name]] as const);
      const equal = [...Object.entries(filled(where, params)), ...given];
      return {
        limit,
        offset,
        after,
        ...(equal.length === 0
          ? {}
          : { filter: Object.fromEntries(equal.map(([key, value]) => [key, { eq: value }])) }),
      };
    },
  };
}

/** Adds one from the body; 201. */
export function create(
  path: string,
  field: string,
  needs: Who,
  { fill = {}, ...more }: CreateOptions = {},
): RestRoute {
  return {
    ...derived(path, field, needs),
    method: 'post',
    fixed: Object.keys(fill),
    success: 201,
    variables: ({ params, body }) => ({ input: { ...body, ...filled(fill, params) } }),
    ...more,
  };
}

/** Changes what the body names. `only`: the part of it that this path is for. */
export function change(
  path: string,
  field: string,
  needs: Who,
  more: Pick<RestRoute, 'only'> = {},
): RestRoute {
  return {
    ...derived(path, field, needs),
    method: 'patch',
    query: version,
    variables: subjectAndInput({}),
    ...more,
  };
}

/** Deletes; 204. */
export function remove(path: string, field: string, needs: Who): RestRoute {
  return {
    ...derived(path, field, needs),
    method: 'delete',
    query: version,
    success: 204,
    variables: subject,
  };
}

/** A command on one thing. */
export function step(
  path: string,
  field: string,
  needs: Who,
  { fill = {}, ...more }: { fill?: Filled } & Pick<RestRoute, 'only' | 'debug'> = {},
): RestRoute {
  return {
    ...derived(path, field, needs),
    method: 'post',
    query: version,
    fixed: Object.keys(fill),
    variables: subjectAndInput(fill),
    ...more,
  };
}

/** A command on what a key of the body names. */
export function stepByBody(
  path: string,
  field: string,
  needs: Who,
  { idKey, ...more }: { idKey: string } & Pick<RestRoute, 'debug'>,
): RestRoute {
  const variables = ({ body: { [idKey]: id, ...input }, query }: RestCall): Variables => ({
    id,
    input,
    ...expectedVersion(query),
  });
  return { ...derived(path, field, needs), method: 'post', query: version, idKey, variables, ...more };
}

/** A command that takes a body and is about nothing yet. */
export function submit(
  path: string,
  field: string,
  needs: Who,
  more: Pick<RestRoute, 'success' | 'collection'> = {},
): RestRoute {
  return {
    ...derived(path, field, needs),
    method: 'post',
    variables: ({ body }) => ({ input: body }),
    ...more,
  };
}

/** A read that takes what stands in the path and behind the `?`, by the names of the field's arguments. */
export function lookUp(path: string, field: string, needs: Who, query: QueryParameters): RestRoute {
  return {
    ...derived(path, field, needs),
    method: 'get',
    query,
    variables: (call) => ({ ...call.params, ...call.query }),
  };
}

/** Who is in charge. */
export function assign(thing: string, field: string): RestRoute {
  return change(`${thing}/assigned-admin`, field, 'staff');
}

/** What staff write for each other about one thing. */
export function notes(thing: string, subjectType: string): readonly RestRoute[] {
  const about = { subjectType, subjectId: '{id}' };
  return [
    list(`${thing}/note`, 'noteList', 'staff', { where: about }),
    create(`${thing}/note`, 'createNote', 'staff', { fill: about }),
  ];
}

/** What client and lawyer write to each other about one thing. `subjectType`: a value of ThreadSubject. */
export function thread(thing: string, subjectType: string): readonly RestRoute[] {
  const about = { subjectType, subjectId: '{id}' };
  return [
    list(`${thing}/thread-comment`, 'threadCommentList', 'session', { where: about }),
    create(`${thing}/thread-comment`, 'createThreadComment', 'session', { fill: about }),
    change(`${thing}/thread-comment/{commentId}`, 'updateThreadComment', 'session'),
    remove(`${thing}/thread-comment/{commentId}`, 'deleteThreadComment', 'session'),
  ];
}

/** A row whose operation is a file in `operations/`, about what the path names. */
export function stored(
  path: string,
  operation: string,
  needs: Who,
  more: Partial<RestRoute> & Pick<RestRoute, 'summary'>,
): RestRoute {
  return { method: 'get', path, operation, needs, variables: subject, ...more };
}

function derived(
  path: string,
  field: string,
  needs: Who,
): Pick<RestRoute, 'path' | 'field' | 'needs' | 'operation'> {
  return {
    path,
    field,
    needs,
    operation: `Rest${needs === 'staff' ? 'Staff' : ''}${field.charAt(0).toUpperCase()}${field.slice(1)}`,
  };
}

const subject = ({ params, query }: RestCall): Variables => ({
  id: Object.values(params).at(-1),
  ...expectedVersion(query),
});

function subjectAndInput(fill: Filled): RestRoute['variables'] {
  return (call) => ({ ...subject(call), input: { ...call.body, ...filled(fill, call.params) } });
}

function expectedVersion(query: RestCall['query']): Variables {
  return query['expectedVersion'] === undefined ? {} : { expectedVersion: query['expectedVersion'] };
}

function filled(fill: Filled, params: RestCall['params']): Variables {
  return Object.fromEntries(
    Object.entries(fill).map(([key, value]) => [
      key,
      typeof value === 'string'
        ? value.replace(/^\{(\w+)\}$/, (_all, name: string) => params[name] ?? '')
        : value,
    ]),
  );
}
