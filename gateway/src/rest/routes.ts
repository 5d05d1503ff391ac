import type { Variables } from '../cost.js';

/** What a route knows of the request when it fills the variables of its operation. */
export interface RestCall {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  /** Keys already in camelCase; empty without a body. */
  readonly body: Readonly<Record<string, unknown>>;
}

/** One path of the REST facade: which stored operation it runs and how both sides fit. No logic of its own. */
export interface RestRoute {
  readonly method: 'get' | 'post' | 'patch' | 'delete';
  /** As in OpenAPI: `/api/user/{id}`. */
  readonly path: string;
  readonly summary: string;
  /** Name of a document in `operations/`; its only root field is called `result`. */
  readonly operation: string;
  /** Who may try; the service decides who may succeed. */
  readonly needs: 'anyone' | 'session' | 'staff';
  readonly variables: (call: RestCall) => Variables;
  /** Names of query parameters. */
  readonly query?: readonly string[];
  /** Keys of the operation's `input` that the route fills itself. */
  readonly fixed?: readonly string[];
  /** 200 unless said otherwise; a list or an object is the body. */
  readonly success?: 201 | 204;
  /** Answers with a redirect to the text at this place of the result. */
  readonly redirect?: readonly string[];
  /** Leaves a single value as `{ name: value }`. */
  readonly wrap?: string;
}

const byId = ({ params }: RestCall): Variables => ({ id: params['id'] });
const bodyOnly = ({ body }: RestCall): Variables => ({ input: body });
const idAndBody = ({ params, body }: RestCall): Variables => ({ id: params['id'], input: body });
const note = (subjectType: string) => ({ params, body }: RestCall): Variables => ({ input: { ...body, subjectType, subjectId: params['id'] } });
const notes = ({ params, query }: RestCall): Variables => ({ subjectId: params['id'], ...number(query, 'limit'), ...number(query, 'offset') });
const number = (query: RestCall['query'], name: string): Variables => (query[name] === undefined ? {} : { [name]: Number(query[name]) });

export const restRoutes: readonly RestRoute[] = [
  { method: 'post', path: '/api/request', summary: 'Asks for a lawyer\'s verification of a mark', operation: 'RestRequestCreate', needs: 'anyone', variables: bodyOnly, success: 201 },
  { method: 'get', path: '/api/request/{id}', summary: 'A request with its timeline', operation: 'RestRequestById', needs: 'anyone', variables: byId },
  { method: 'get', path: '/api/request/{id}/status', summary: 'Where a request stands', operation: 'RestRequestStatus', needs: 'anyone', variables: byId },
  { method: 'get', path: '/api/request/{id}/summary-link', summary: 'The path that opens the result without an account', operation: 'RestRequestSummaryLink', needs: 'staff', variables: byId, wrap: 'link' },
  { method: 'get', path: '/api/request/{id}/logo-url', summary: 'A signed address of the logo, good for five minutes', operation: 'RestRequestLogoUrl', needs: 'anyone', variables: byId },
  { method: 'get', path: '/api/request/{id}/logo', summary: 'Leads to the logo itself', operation: 'RestRequestLogoUrl', needs: 'anyone', variables: byId, redirect: ['logo', 'url'] },
  { method: 'patch', path: '/api/request/{id}/assigned-admin', summary: 'Hands a request to a colleague', operation: 'RestRequestAssign', needs: 'staff', variables: idAndBody },
  { method: 'get', path: '/api/request/{id}/note', summary: 'Internal notes on a request', operation: 'RestNoteList', needs: 'staff', variables: notes, query: ['limit', 'offset'] },
  { method: 'post', path: '/api/request/{id}/note', summary: 'Writes an internal note on a request', operation: 'RestNoteCreate', needs: 'staff', variables: note('registration_request'), fixed: ['subjectType', 'subjectId'], success: 201 },
  { method: 'post', path: '/api/request/{id}/notify', summary: 'Sends the result to the client again', operation: 'RestRequestNotify', needs: 'staff', variables: byId },
  { method: 'get', path: '/api/user', summary: 'The person who is signed in', operation: 'RestViewer', needs: 'session', variables: () => ({}) },
  { method: 'post', path: '/api/user/signup', summary: 'Opens an account; the answer is the same for a known address', operation: 'RestUserSignUp', needs: 'anyone', variables: bodyOnly, success: 201 },
  { method: 'post', path: '/api/user/activate', summary: 'Sets the first password by the token of a letter', operation: 'RestUserActivate', needs: 'anyone', variables: bodyOnly },
  { method: 'post', path: '/api/user/initiate', summary: 'Invites a person', operation: 'RestUserInitiate', needs: 'staff', variables: bodyOnly, success: 201 },
  { method: 'post', path: '/api/user/reset-password', summary: 'Asks for a letter to set a new password; the answer is the same for an unknown address', operation: 'RestUserResetPassword', needs: 'anyone', variables: bodyOnly },
  { method: 'post', path: '/api/user/set-password', summary: 'Sets a new password by the token of a letter', operation: 'RestUserSetPassword', needs: 'anyone', variables: bodyOnly },
  { method: 'post', path: '/api/user/password', summary: 'Changes one\'s own password', operation: 'RestUserPassword', needs: 'session', variables: bodyOnly },
  { method: 'get', path: '/api/user/{id}', summary: 'A person', operation: 'RestUserById', needs: 'session', variables: byId },
  { method: 'patch', path: '/api/user/{id}/assigned-admin', summary: 'Hands a client to a colleague', operation: 'RestUserAssign', needs: 'staff', variables: idAndBody },
  { method: 'post', path: '/api/user/{id}/deactivate', summary: 'Closes an account for signing in', operation: 'RestUserDeactivate', needs: 'staff', variables: byId },
  { method: 'get', path: '/api/user/{id}/note', summary: 'Internal notes on a person', operation: 'RestNoteList', needs: 'staff', variables: notes, query: ['limit', 'offset'] },
  { method: 'post', path: '/api/user/{id}/note', summary: 'Writes an internal note on a person', operation: 'RestNoteCreate', needs: 'staff', variables: note('user'), fixed: ['subjectType', 'subjectId'], success: 201 },
  { method: 'get', path: '/api/document/url', summary: 'A signed address of a document, good for five minutes', operation: 'RestDocumentUrl', needs: 'anyone', variables: ({ query }) => ({ id: query['id'] }), query: ['id'] },
];

export function isWrite(route: Pick<RestRoute, 'method'>): boolean {
  return route.method !== 'get';
}
