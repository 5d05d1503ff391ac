import type { PartnerScope } from '@cotta/reference/partner-scopes.js';
import type { QueryParameters } from '../query.js';
import type { RestCall, RestRoute } from '../route.js';
import type { Variables } from '../../cost.js';

type Described = Pick<RestRoute, 'summary'> & { readonly scope: PartnerScope };
type Listed = Described & {
  readonly query?: QueryParameters;
  /** What the list is narrowed to, in the words of its filter; undefined keys narrow nothing. */
  readonly filter?: (query: RestCall['query']) => Variables | undefined;
};

const page: QueryParameters = { limit: { is: 'whole' }, after: { is: 'text' } };

/** One thing by the id in the path, by a stored operation of `operations/partner/`. */
export function partnerRead(
  path: string,
  operation: string,
  about: Described & Pick<RestRoute, 'redirect' | 'streams' | 'leadsTo'>,
): RestRoute {
  return {
    method: 'get',
    path,
    operation,
    needs: 'partner',
    variables: ({ params }) => ({ id: params['id'] }),
    ...about,
  };
}

/** A page of things and where the next one begins: `limit` (20, at most 100), `after`. */
export function partnerList(
  path: string,
  operation: string,
  { query = {}, filter, ...about }: Listed,
): RestRoute {
  return {
    method: 'get',
    path,
    operation,
    needs: 'partner',
    paged: true,
    query: { ...page, ...query },
    variables: (call) => {
      const { limit, after } = call.query;
      const narrowed = filter?.(call.query);
      return { limit, after, ...(narrowed === undefined ? {} : { filter: narrowed }) };
    },
    ...about,
  };
}

/** `{ field: { operator: value } }` of what was given; undefined where nothing was. */
export function equalTo(fields: Readonly<Record<string, unknown>>): Variables | undefined {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  return given.length === 0
    ? undefined
    : Object.fromEntries(given.map(([key, value]) => [key, { eq: value }]));
}

type Written = Described &
  Pick<
    RestRoute,
    'method' | 'success' | 'collection' | 'question' | 'only' | 'fixed' | 'idKey' | 'leadsTo'
  > & {
    /** @defaultValue the body is the operation's input, and the path names what it is about */
    readonly variables?: RestRoute['variables'];
  };

/** A command, or a question that travels as a body. */
export function partnerWrite(path: string, operation: string, { variables, ...about }: Written): RestRoute {
  return {
    path,
    operation,
    needs: 'partner',
    variables: variables ?? (({ params, body }) => ({ ...params, input: body })),
    ...about,
  };
}
