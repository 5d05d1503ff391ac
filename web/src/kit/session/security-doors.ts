import type { AskedProof, SessionStore } from './session-store.js';

/** `code`: why not, as the server names it; FAILED when there was no answer. */
export type DoorAnswer<T> =
  | { readonly ok: true; readonly body: T }
  | { readonly ok: false; readonly code: string };

/** One form of the doors of signing in, with the answer read. */
export async function knock<T>(
  store: Pick<SessionStore, 'send'>,
  path: string,
  fields: Readonly<Record<string, string>> = {},
): Promise<DoorAnswer<T>> {
  try {
    const answer = await store.send(path, fields);
    // The edge: these doors are our own and answer in the form their caller knows.
    const body = (await answer.json().catch(() => ({}))) as T & { readonly code?: string };
    return answer.ok
      ? { ok: true, body }
      : { ok: false, code: answer.status === 429 ? 'TOO_MANY_ATTEMPTS' : (body.code ?? 'FAILED') };
  } catch {
    return { ok: false, code: 'FAILED' };
  }
}

export const beginStepUp = (
  store: Pick<SessionStore, 'send'>,
): Promise<DoorAnswer<{ readonly secondStep: AskedProof }>> => knock(store, '/api/auth/step-up/begin');
