import { createApi, type TypedDocument } from '../../../data/documents.js';
import { ApiError } from '../../../data/api-error.js';
import { AdminSession } from '../../../kit/session/admin-session.js';
import { freshly } from '../../../kit/session/freshly.js';
import { leaveForLogin } from '../../../kit/session/leave-for-login.js';
import { sessionStore } from '../../../kit/session/use-session.js';
import { logToServer } from '../../../kit/log/client-log.js';

let session: AdminSession | undefined;

export function adminSession(): AdminSession {
  session ??= new AdminSession({
    storage: localStorage,
    now: Date.now,
    refresh: () => sessionStore().ask(),
    onMissing: () => {
      logToServer('error', 'admin session missing');
      void sessionStore()
        .signOut()
        .then(() => leaveForLogin('/admin/login'));
    },
  });
  return session;
}

const api = createApi({ endpoint: '/graphql' });

/** A token that ran out early is renewed once; after that the failure is the screen's. */
async function withToken<R>(send: (token: string | undefined) => Promise<R>): Promise<R> {
  try {
    return await send(await adminSession().token());
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'UNAUTHENTICATED') throw error;
    adminSession().forget();
    return send(await adminSession().token());
  }
}

const send = <R, V>(document: TypedDocument<R, V>, variables: V): Promise<R> =>
  withToken((token) => api.query(document, variables, { token }));

/** How long an answer that was asked for ahead is as good as a new one. */
const FRESH_MS = 5_000;
const ahead = new Map<string, { readonly at: number; readonly answer: Promise<unknown> }>();
const keyOf = (document: TypedDocument<never, never>, variables: unknown): string =>
  `${document.id} ${JSON.stringify(variables)}`;

/** Asks what a screen will ask once it stands; its own question then takes this answer. */
export function askAhead<R, V>(document: TypedDocument<R, V>, variables: V): void {
  const answer = send(document, variables);
  // Whoever takes it hears of a failure.
  answer.catch(() => undefined);
  ahead.set(keyOf(document as never, variables), { at: Date.now(), answer });
}

export function ask<R, V>(document: TypedDocument<R, V>, variables: V): Promise<R> {
  const key = keyOf(document as never, variables);
  const begun = ahead.get(key);
  ahead.delete(key);
  return begun !== undefined && Date.now() - begun.at < FRESH_MS
    ? (begun.answer as Promise<R>)
    : send(document, variables);
}

export function submit<R, V>(
  document: TypedDocument<R, V>,
  variables: V,
  idempotencyKey: string,
): Promise<R> {
  // What is read from now on is read after the change.
  ahead.clear();
  return freshly(() => withToken((token) => api.mutate(document, variables, { token, idempotencyKey })));
}

/** A file of the gateway, whole. @throws ApiError when it is refused */
export const download = (path: string): Promise<Blob> =>
  withToken(async (token) => {
    const answer = await fetch(path, {
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    });
    if (answer.ok) return answer.blob();
    const problem = (await answer.json().catch(() => ({}))) as { detail?: string };
    throw new ApiError(problem.detail ?? `HTTP ${answer.status}`, {
      status: answer.status,
      code: answer.status === 401 ? 'UNAUTHENTICATED' : 'REFUSED',
      headers: answer.headers,
    });
  });
