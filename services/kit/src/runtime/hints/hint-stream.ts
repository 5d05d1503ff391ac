import { Redis } from 'ioredis';
import { connectionTo } from '../jobs/redis-connection.js';

/** That something is not as it was: whoever shows it asks again. It says nothing of what changed, so that nobody reads here what he may not see. */
export interface Hint {
  /** Table of the entity. */
  readonly kind: string;
  readonly id: string;
  readonly version: number;
}

/** The stream of hints, one for all services. */
export const HINT_STREAM = 'change-hints';

/** About as many are kept: enough for a reader that was away for minutes. Who was away longer reads everything anew. */
const KEPT = 20_000;

/** A connection for who says hints: a hint that cannot be said now is said again by whoever heard of the change. */
export function openHintRedis(redisUrl: string): Redis {
  const redis = new Redis({ ...connectionTo(redisUrl), maxRetriesPerRequest: 1, commandTimeout: 2_000 });
  redis.on('error', () => undefined);
  return redis;
}

/** Says a hint to all readers. */
export async function sayHint(redis: Redis, { kind, id, version }: Hint): Promise<void> {
  await redis.xadd(HINT_STREAM, 'MAXLEN', '~', KEPT, '*', 'kind', kind, 'id', id, 'version', version);
}

/** A hint with its place in the stream, by which a reader goes on. */
export interface PlacedHint extends Hint {
  readonly place: string;
}

type Entry = [place: string, fields: string[]];

/** Hints after a place, as far as they are kept. `blockMs`: how long to wait for the first. Nothing came: none. */
export async function hintsAfter(
  redis: Redis,
  place: string,
  { count, blockMs }: { readonly count: number; readonly blockMs?: number },
): Promise<PlacedHint[]> {
  const answer =
    blockMs === undefined
      ? await redis.xread('COUNT', count, 'STREAMS', HINT_STREAM, place)
      : await redis.xread('COUNT', count, 'BLOCK', blockMs, 'STREAMS', HINT_STREAM, place);
  return (answer ?? []).flatMap(([, entries]) => entries.map(hintOf));
}

/** Where the stream is now, and where what it keeps begins; undefined while nothing was said. */
export async function endsOf(
  redis: Redis,
): Promise<{ readonly first: string; readonly last: string } | undefined> {
  const [[first] = [], [last] = []] = await Promise.all([
    redis.xrange(HINT_STREAM, '-', '+', 'COUNT', 1) as Promise<Entry[]>,
    redis.xrevrange(HINT_STREAM, '+', '-', 'COUNT', 1) as Promise<Entry[]>,
  ]);
  return first === undefined || last === undefined ? undefined : { first: first[0], last: last[0] };
}

function hintOf([place, fields]: Entry): PlacedHint {
  const said = new Map<string, string>();
  for (let at = 0; at + 1 < fields.length; at += 2) said.set(fields[at] ?? '', fields[at + 1] ?? '');
  return {
    place,
    kind: said.get('kind') ?? '',
    id: said.get('id') ?? '',
    version: Number(said.get('version') ?? 0),
  };
}
