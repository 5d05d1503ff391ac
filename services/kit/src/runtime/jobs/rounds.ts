import { Redis } from 'ioredis';
import { Counter } from 'prom-client';
import { systemClock, type Clock } from '../../model/time/clock.js';
import type { Log } from '../process/log.js';
import { observeTogether } from '../process/process-metrics.js';
import type { ProgramHealth } from '../process/program-health.js';
import { connectionTo } from './redis-connection.js';

/** Hashes of all processes: name of a round → instant at which any of them did it last; and at which one came to an end, good or bad: where a vendor is away
 *  rounds fail, and no new start of ours can help. */
const HASHES = { done: 'cotta:rounds-done', ended: 'cotta:rounds-ended' } as const;
const LOOK_EVERY_MS = 10_000;
/** As often as others look, a round that comes each second is noted for them too. */
const NOTE_EVERY_MS = LOOK_EVERY_MS;
/** A round is late after three of its times, and never before five minutes. */
const LATE_AFTER_MS = 5 * 60_000;
/** Only a new start helps a process whose rounds are this late while Redis answers. */
const STUCK_AFTER_MS = 15 * 60_000;

const rounds = new Counter({
  name: 'cotta_rounds_total',
  help: 'Regular rounds by outcome',
  labelNames: ['round', 'outcome'],
});

/** Something a worker does again and again. */
export interface Round {
  /** `invoicing-bank`: the same in every process that does it. */
  readonly name: string;
  readonly everyMs: number;
}

/** How a round comes by a timer of this process. */
export interface Repetition extends Round {
  /** @defaultValue 0 */
  readonly firstAfterMs?: number;
  /** So many at a time, where one that takes long must not hold up the next. @defaultValue 1 */
  readonly atOnce?: number;
}

/** A round that comes by a timer of this process. */
export interface RepeatedRound {
  /** What is in hand is finished first. */
  stop(): Promise<void>;
}

/** The rounds of one worker. Whether they are in time is asked of Redis: it does not matter which process did one. */
export interface Rounds {
  /** The work, noted whenever it was done. @throws what the work throws */
  noted(round: Round, work: () => Promise<unknown>): () => Promise<void>;
  /** One round after another; the first at once where nothing else is said. A failed one is logged, and the next comes all the same. */
  repeat(round: Repetition, work: () => Promise<unknown>): RepeatedRound;
  close(): void;
}

/** What they are noted in, and who is told. */
export interface RoundsOptions {
  readonly redisUrl: string;
  readonly log: Log;
  /** Of a worker: whoever answers requests is ready without them. @defaultValue nobody is told */
  readonly health?: Pick<ProgramHealth, 'needs' | 'livesBy'>;
  readonly clock?: Clock;
}

interface Known extends Round {
  /** Since when one was to be expected here. */
  readonly since: number;
  /** When the one in hand began. */
  begunAt?: number;
}

/** Opens them. A worker is ready while Redis answers and every round comes to its end in time, in whichever process; it is stuck when one of its own does not,
 *  or none did anywhere for long though Redis answers. */
export function openRounds({ redisUrl, log, health, clock = systemClock }: RoundsOptions): Rounds {
  const now = (): number => clock.now().getTime();
  const known = new Map<string, Known>();
  const times = openTimes(redisUrl, log, clock);
  const age = (of: ReadonlyMap<string, number>, { name, since }: Known): number =>
    now() - Math.max(since, of.get(name) ?? 0);
  health?.needs('redis', () => times.look().then(() => true));
  health?.needs('rounds', async () => {
    await times.look();
    return [...known.values()].every((round) => age(times.ended, round) < lateAfterMs(round));
  });
  health?.livesBy('rounds', () =>
    [...known.values()].every((round) => {
      const most = Math.max(STUCK_AFTER_MS, 10 * round.everyMs);
      const inHandMs = round.begunAt === undefined ? 0 : now() - round.begunAt;
      return inHandMs < most && (!times.answers() || age(times.ended, round) < most);
    }),
  );
  observeTogether({
    group: 'rounds',
    gauges: {
      ages: {
        name: 'cotta_round_age_seconds',
        help: 'Since a regular round was done by any process',
        labelNames: ['round'],
      },
      overdue: {
        name: 'cotta_round_overdue_seconds',
        help: 'By how much a regular round is late',
        labelNames: ['round'],
      },
    },
    look: async ({ ages, overdue }) => {
      await times.look();
      for (const round of known.values()) {
        const old = age(times.done, round);
        ages.set({ round: round.name }, old / 1000);
        overdue.set({ round: round.name }, Math.max(0, old - lateAfterMs(round)) / 1000);
      }
    },
  });
  const noted: Rounds['noted'] = ({ name, everyMs }, work) => {
    const round: Known = { name, everyMs, since: now() };
    known.set(name, round);
    return notedIn(times, round, { work, now });
  };
  return {
    noted,
    repeat: (round, work) => repeatRound(round, noted(round, work), log),
    close: () => times.close(),
  };
}

function lateAfterMs({ everyMs }: Round): number {
  return Math.max(LATE_AFTER_MS, 3 * everyMs);
}

function notedIn(
  times: Times,
  round: Known,
  { work, now }: { readonly work: () => Promise<unknown>; readonly now: () => number },
): () => Promise<void> {
  const { name } = round;
  return async () => {
    round.begunAt = now();
    try {
      await work();
      rounds.inc({ round: name, outcome: 'done' });
      await times.note('done', name);
    } catch (error) {
      rounds.inc({ round: name, outcome: 'failed' });
      throw error;
    } finally {
      delete round.begunAt;
      await times.note('ended', name);
    }
  };
}

interface Times {
  readonly done: ReadonlyMap<string, number>;
  readonly ended: ReadonlyMap<string, number>;
  /** Whether Redis did, the last time it was asked. */
  answers(): boolean;
  /** Learns what other processes noted. @throws while Redis is away */
  look(): Promise<void>;
  /** Without Redis it is known here alone, and nothing waits for it. */
  note(what: 'done' | 'ended', round: string): Promise<void>;
  close(): void;
}

function openTimes(redisUrl: string, log: Log, clock: Clock): Times {
  const times = { done: new Map<string, number>(), ended: new Map<string, number>() };
  const redis = new Redis({ ...connectionTo(redisUrl), commandTimeout: 2000, maxRetriesPerRequest: 1 });
  redis.on('error', (error: Error) => log.warn({ err: error.message }, 'Redis is out of reach'));
  const sent = new Map<string, number>();
  let answered = false;
  const look = async (): Promise<void> => {
    try {
      learn(times.done, await redis.hgetall(HASHES.done));
      learn(times.ended, await redis.hgetall(HASHES.ended));
      answered = true;
    } catch (error) {
      answered = false;
      throw error;
    }
  };
  const looking = setInterval(() => void look().catch(() => undefined), LOOK_EVERY_MS);
  looking.unref();
  return {
    ...times,
    answers: () => answered,
    look,
    note: async (what, round) => {
      const now = clock.now().getTime();
      times[what].set(round, now);
      const key = `${what} ${round}`;
      if (now < (sent.get(key) ?? 0) + NOTE_EVERY_MS) return;
      sent.set(key, now);
      await redis.hset(HASHES[what], round, clock.now().toISOString()).catch(() => undefined);
    },
    close: () => {
      clearInterval(looking);
      redis.disconnect();
    },
  };
}

function learn(times: Map<string, number>, said: Readonly<Record<string, string>>): void {
  for (const [name, at] of Object.entries(said))
    times.set(name, Math.max(times.get(name) ?? 0, new Date(at).getTime()));
}

function repeatRound(
  { name, everyMs, firstAfterMs = 0, atOnce = 1 }: Repetition,
  work: () => Promise<void>,
  log: Log,
): RepeatedRound {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  const inHand = new Set<Promise<void>>();
  const plan = (ms: number): void => {
    if (stopped || timer !== undefined || inHand.size >= atOnce) return;
    timer = setTimeout(() => {
      timer = undefined;
      const doing = work()
        .catch((error: unknown) => log.warn({ err: error, round: name }, 'a round failed'))
        .finally(() => {
          inHand.delete(doing);
          plan(everyMs);
        });
      inHand.add(doing);
      plan(everyMs);
    }, ms);
  };
  plan(firstAfterMs);
  return {
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await Promise.all(inHand);
    },
  };
}
