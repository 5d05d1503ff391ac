import { ApiError } from '../../data/api-error.js';
import { createApi, type TypedDocument } from '../../data/documents.js';
import { failureKey } from '../../data/failure.js';
import { fieldErrors, isRefusal } from '../../data/refusal.js';
import type { FormErrors } from '../../kit/form/form-errors.js';
import { freshly } from '../../kit/session/freshly.js';
import { sessionStore } from '../../kit/session/use-session.js';

const api = createApi({ endpoint: '/graphql' });

/** What became of a write: done, or why not, as keys of texts. */
export interface Answer {
  readonly done: boolean;
  readonly id?: string;
  readonly errors: FormErrors;
  /** Key of a sentence in the words of the page or in `common`. */
  readonly message?: string;
  /** What the sentence names, as the server said it: `class`, `office`. */
  readonly params?: Readonly<Record<string, string>>;
}

type TokenOf = () => Promise<string | undefined>;
let tokenOfArea: TokenOf | undefined;

/** From now on with the token of an area that has a sign-in of its own: staff see and write what is a client's. Answers how to end it. */
export function withTokenOf(area: TokenOf): () => void {
  tokenOfArea = area;
  return () => {
    if (tokenOfArea === area) tokenOfArea = undefined;
  };
}

/** In the name of who is signed in; the token is the session store's, which renews it. */
async function token(): Promise<string | undefined> {
  if (tokenOfArea !== undefined) return tokenOfArea();
  const store = sessionStore();
  const session = store.getState().session ?? (await store.refresh());
  return session?.accessToken;
}

/** A token that ran out while the page stood there is renewed once; after that the failure is the page's. An area renews its own. */
async function withToken<R>(send: (token: string | undefined) => Promise<R>): Promise<R> {
  try {
    return await send(await token());
  } catch (error) {
    const ranOut = error instanceof ApiError && error.code === 'UNAUTHENTICATED';
    const renewed =
      ranOut && tokenOfArea === undefined ? (await sessionStore().refresh())?.accessToken : undefined;
    if (renewed === undefined) throw error;
    return send(renewed);
  }
}

export const ask = <R, V>(document: TypedDocument<R, V>, variables: V): Promise<R> =>
  withToken((mine) => api.query(document, variables, { token: mine }));

/** One write. A refusal is an answer; so is a service that is away: what was typed stays where it is. */
export async function send<R, V>(
  document: TypedDocument<R, V>,
  variables: V,
  attempt?: string,
): Promise<Answer> {
  return (await bring(document, variables, attempt)).answer;
}

/** The same with what the write brought, for what is shown at once. */
export async function bring<R, V>(
  document: TypedDocument<R, V>,
  variables: V,
  attempt: string = crypto.randomUUID(),
): Promise<{ readonly answer: Answer; readonly data?: R }> {
  try {
    const data = await freshly(() =>
      withToken((mine) => api.mutate(document, variables, { token: mine, idempotencyKey: attempt })),
    );
    const answer = Object.values(
      data as Record<string, { readonly __typename?: string; readonly id?: string }>,
    )[0];
    if (!isRefusal(answer))
      return {
        data,
        answer: { done: true, errors: {}, ...(answer?.id === undefined ? {} : { id: answer.id }) },
      };
    const errors = fieldErrors(answer);
    return {
      data,
      answer: {
        done: false,
        errors,
        ...(Object.keys(errors).length === 0 ? { message: `refusal.${answer.code}` } : {}),
        params: Object.fromEntries((answer.params ?? []).map(({ name, value }) => [name, value])),
      },
    };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return {
      answer: {
        done: false,
        errors: {},
        message: failureKey(error),
      },
    };
  }
}

/** The same answer for a form whose fields bear a prefix. */
export function withPrefix(answer: Answer, prefix: string): Answer {
  return {
    ...answer,
    errors: Object.fromEntries(Object.entries(answer.errors).map(([name, error]) => [prefix + name, error])),
  };
}
