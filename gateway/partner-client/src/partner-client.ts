import createClient, { type FetchResponse, type MaybeOptionalInit } from 'openapi-fetch';
import type { PathsWithMethod, RequiredKeysOf } from 'openapi-typescript-helpers';
import { AccessToken, type Credentials } from './access-token.js';
import type { paths } from './generated/description.js';
import { readEvents, type EventsFrom, type PartnerEvent } from './partner-events.js';
import { Sender } from './send.js';
import { ownSurroundings, type Surroundings } from './surroundings.js';

export type { components, operations, paths } from './generated/description.js';
export type { Credentials } from './access-token.js';
export type { EventsFrom, PartnerEvent } from './partner-events.js';
export { PartnerProblem } from './partner-problem.js';
export type { Surroundings } from './surroundings.js';

/** The form of the interface that this client was made for. */
const VERSION: Version = '2026-11-30';
type Version = NonNullable<
  NonNullable<paths['/api/partner/trademarks']['get']['parameters']['header']>['Cotta-Version']
>;

type Method = 'get' | 'post' | 'patch';
type InitOf<Path extends keyof paths, M extends Method> = MaybeOptionalInit<paths[Path], M>;
type Given<Init> = RequiredKeysOf<Init> extends never ? [init?: Init] : [init: Init];
type Operation<Path extends keyof paths, M extends Method> =
  paths[Path][M] extends Record<string | number, unknown> ? paths[Path][M] : never;
type Body<Path extends keyof paths, M extends Method, Init> = NonNullable<
  FetchResponse<Operation<Path, M>, Init, `${string}/${string}`>['data']
>;
type Call<M extends Method> = <Path extends PathsWithMethod<paths, M>, Init extends InitOf<Path, M>>(
  path: Path,
  ...init: Given<Init>
) => Promise<Body<Path, M, Init>>;

interface PageOf<Item> {
  readonly items: readonly Item[];
  readonly next: string | null;
}
type JsonOf<Path extends keyof paths> = paths[Path]['get'] extends {
  readonly responses: { readonly 200: { readonly content: { readonly 'application/json': infer Json } } };
}
  ? Json
  : never;
/** Paths that answer by pages. */
type ListPath = {
  [Path in keyof paths]: JsonOf<Path> extends PageOf<unknown> ? Path : never;
}[keyof paths];
type ItemOf<Path extends ListPath> = JsonOf<Path> extends PageOf<infer Item> ? Item : never;
type QueryOf<Path extends ListPath> = Omit<
  NonNullable<NonNullable<paths[Path]['get']>['parameters']['query']>,
  'after'
>;

/** The partner interface. Whatever is refused is thrown as a `PartnerProblem`. */
export interface PartnerClient {
  /** Bytes of a file come with `parseAs: 'stream'` or `'arrayBuffer'`. */
  readonly get: Call<'get'>;
  /** Each call is one wish with a key of its own. One that is to be sent again after your program ended needs the key from you: `params: { header: { 'Idempotency-Key': … } }`. */
  readonly post: Call<'post'>;
  readonly patch: Call<'patch'>;
  /** Everything of a list, page after page. */
  readonly items: <Path extends ListPath>(
    path: Path,
    query?: QueryOf<Path>,
  ) => AsyncGenerator<ItemOf<Path>, void, undefined>;
  /** What happened in the account, and what happens from now on. */
  readonly events: (from?: EventsFrom) => AsyncGenerator<PartnerEvent, void, undefined>;
}

/** @param surroundings for tests of your own: what stands in for the network, the clock and chance */
export function openPartner(
  credentials: Credentials,
  surroundings: Partial<Surroundings> = {},
): PartnerClient {
  const around = { ...ownSurroundings, ...surroundings };
  const sender = new Sender(new AccessToken(credentials, around), VERSION, around);
  const { origin } = credentials;
  const client = createClient<paths>({ baseUrl: origin, fetch: (request) => sender.send(request) });
  const call =
    (method: Method) =>
    async (path: string, init: object = {}): Promise<unknown> =>
      (await client.request(method, path as never, init as never)).data;
  const get = call('get');
  return {
    get: get as Call<'get'>,
    post: call('post') as Call<'post'>,
    patch: call('patch') as Call<'patch'>,
    items: async function* items<Path extends ListPath>(path: Path, query?: QueryOf<Path>) {
      let after: string | undefined;
      do {
        const asked = { params: { query: { ...query, ...(after === undefined ? {} : { after }) } } };
        const page = (await get(path, asked)) as PageOf<ItemOf<Path>>;
        yield* page.items;
        after = page.next ?? undefined;
      } while (after !== undefined);
    },
    events: (from = {}) => readEvents({ origin, sender, wait: around.wait }, from),
  };
}
