import type { PartnerScope } from '@cotta/reference/partner-scopes.js';
import type { Audience } from '../audience.js';
import type { Variables } from '../cost.js';
import type { QueryParameters, QueryValues } from './query.js';

/** What a route knows of the request when it fills the variables of its operation. */
export interface RestCall {
  readonly params: Readonly<Record<string, string>>;
  readonly query: QueryValues;
  /** Keys already in camelCase; empty without a body. */
  readonly body: Readonly<Record<string, unknown>>;
}

/** One path and method of the REST facade: which stored operation it runs and how both sides fit. No logic of its own. */
export interface RestRoute {
  readonly method: 'get' | 'post' | 'patch' | 'delete';
  /** As in OpenAPI: `/api/user/{id}`. */
  readonly path: string;
  /** Left out, the schema's own words stand. */
  readonly summary?: string;
  /** Name of a stored document; its only root field is called `result`. */
  readonly operation: string;
  /** The operation is derived from this root field of the schema; left out, it is a file in `operations/`. */
  readonly field?: string;
  /** Who may try; the service decides who may succeed. `staff` sees the staff schema, all others the customers'; `partner`: a program with an access token of the authorisation server, and nobody else. */
  readonly needs: 'anyone' | 'session' | 'staff' | 'partner';
  /** What the program has to be let do. */
  readonly scope?: PartnerScope;
  readonly variables: (call: RestCall) => Variables;
  readonly query?: QueryParameters;
  /** Keys of the operation's `input` that the route fills itself. */
  readonly fixed?: readonly string[];
  /** Asks and changes nothing; it is a POST because its question is a body. What is wrong with it is 400, as for a GET. */
  readonly question?: true;
  /** The only keys of `input` that this path takes. */
  readonly only?: readonly string[];
  /** Key of the body that names what the operation is about, where the path does not. */
  readonly idKey?: string;
  /** 200 unless said otherwise; a list or an object is the body. */
  readonly success?: 201 | 204;
  /** Where what was created is found from now on: `/api/brand` + its id. */
  readonly collection?: string;
  /** Names of the answer under which pages of ours are found, `{id}` standing for the id of what was made. */
  readonly leadsTo?: Readonly<Record<string, string>>;
  /** Answers with a redirect to the text at this place of the result. */
  readonly redirect?: readonly string[];
  /** What that text leads to is the answer itself. */
  readonly streams?: true;
  /** A list whose answer is `{ items, next }`: a page, and what to give as `after` for the one behind it. */
  readonly paged?: true;
  /** The operation has several root fields, and all of them are the answer. */
  readonly whole?: true;
  /** Leaves a single value as `{ name: value }`. */
  readonly wrap?: string;
  /** Absent in production. */
  readonly debug?: true;
}

export function isWrite(route: Pick<RestRoute, 'method'>): boolean {
  return route.method !== 'get';
}

/** Whose schema the operation of a route is written in. */
export function audienceOf(route: Pick<RestRoute, 'needs'>): Audience {
  return route.needs === 'staff' ? 'admin' : 'customer';
}
