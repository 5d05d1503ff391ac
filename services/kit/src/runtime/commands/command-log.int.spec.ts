import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DataSource, EntityManager } from 'typeorm';
import { nameBasedId, systemIds } from '../../model/words/ids.js';
import { refuse } from '../../model/words/refusal.js';
import { type FreshDatabase, freshDatabase } from '../../testing/postgres.js';
import { openDatabase } from '../database/open.js';
import { inTransaction } from '../database/transaction.js';
import { append } from '../../testing/append.js';
import { hasHappened, readStreams } from '../event-store/read-stream.js';
import {
  claimCommand,
  claimCommands,
  type Claimed,
  recordOutcome,
  recordOutcomes,
  type LoggedOutcome,
} from './command-log.js';

const now = new Date('2026-03-02T09:00:00Z');
const done: LoggedOutcome = { streamId: nameBasedId('jar'), version: 2, eventIds: [nameBasedId('event')] };
const refused: LoggedOutcome = { refusal: refuse('JAR_FULL', 'The jar is full.', { limit: 3 }) };
let fresh: FreshDatabase;
let db: DataSource;

beforeAll(async () => {
  fresh = await freshDatabase({ service: 'kit', migrations: [] });
  db = await openDatabase({ url: fresh.url, applicationName: 'spec' });
});
afterAll(async () => {
  await db.destroy();
  await fresh.drop();
});

const within = <T>(work: (tx: EntityManager) => Promise<T>): Promise<T> => inTransaction(db, work);
const jar = systemIds.next();
interface More {
  readonly name?: string;
  readonly inputDigest?: string;
}
const claimIn = (tx: EntityManager, commandId: string, more: More = {}): Promise<Claimed> =>
  claimCommand(tx, { commandId, name: 'PutCoin', now, streamId: jar, shapes: {}, ...more });
const claim = async (commandId: string, more: More = {}) =>
  (await within((tx) => claimIn(tx, commandId, more))).known;
async function logged(outcome: LoggedOutcome, inputDigest?: string): Promise<string> {
  const commandId = systemIds.next();
  await within(async (tx) => {
    await claimIn(tx, commandId, inputDigest === undefined ? {} : { inputDigest });
    await recordOutcome(tx, commandId, outcome);
  });
  return commandId;
}

describe('the id of a command', () => {
  it('is new once, and then brings what came of it', async () => {
    const commandId = systemIds.next();
    await within(async (tx) => {
      expect(await claimIn(tx, commandId)).toMatchObject({ past: [] });
      await recordOutcome(tx, commandId, done);
    });
    expect(await claim(commandId)).toEqual(done);
    expect(await claim(await logged(refused))).toEqual(refused);
  });

  it('is free again when its transaction came to nothing', async () => {
    const commandId = systemIds.next();
    await within(async (tx) => {
      await claimIn(tx, commandId);
      throw new Error('no');
    }).catch(() => undefined);
    expect(await claim(commandId)).toBeUndefined();
  });

  it('claimed by two at once is new for one; the other waits, and is told what came of it', async () => {
    const commandId = systemIds.next();
    const outcomes = await Promise.all(
      Array.from({ length: 4 }, () =>
        within(async (tx) => {
          const { known } = await claimIn(tx, commandId);
          if (known === undefined) await recordOutcome(tx, commandId, done);
          return known ?? 'new';
        }),
      ),
    );
    expect(outcomes.filter((outcome) => outcome === 'new')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome !== 'new')).toEqual([done, done, done]);
  });

  it('is of one command: another one may not use it', async () =>
    expect(claim(await logged(done), { name: 'ShakeJar' })).rejects.toThrow(
      /belongs to PutCoin, not to ShakeJar/,
    ));

  it('is of one input, where it came from outside', async () => {
    const commandId = await logged(done, 'one');
    expect(await claim(commandId, { inputDigest: 'one' })).toEqual(done);
    expect(await claim(commandId, { inputDigest: 'another' })).toMatchObject({
      refusal: { refused: 'KEY_REUSED' },
    });
    expect(await claim(commandId)).toEqual(done);
    expect(await claim(await logged(done), { inputDigest: 'one' })).toEqual(done);
  });
});

describe('ids of several commands', () => {
  it('are claimed together, and those that are not new bring what came of them', async () => {
    const [first, second] = [systemIds.next(), systemIds.next()];
    const before = await logged(refused);
    await within(async (tx) => {
      const known = await claimCommands(
        tx,
        [first, before, second].map((commandId) => ({ commandId, name: 'PutCoin' })),
        now,
      );
      expect([...known]).toEqual([[before, refused]]);
      await recordOutcomes(
        tx,
        new Map<string, LoggedOutcome>([
          [first, done],
          [second, refused],
        ]),
      );
    });
    expect([await claim(first), await claim(second), await claim(before)]).toEqual([done, refused, refused]);
    expect(
      await db.query(
        'select stream_id, version from command_log where command_id = any($1) order by version',
        [[first, second]],
      ),
    ).toEqual([
      { stream_id: nameBasedId('jar'), version: 2 },
      { stream_id: null, version: null },
    ]);
  });

  it('are none of them taken where there are none', async () => {
    expect(await within((tx) => claimCommands(tx, [], now))).toEqual(new Map());
    await within((tx) => recordOutcomes(tx, new Map()));
  });
});

describe('streams that are read together', () => {
  const put = (streamId: string, category: string, amounts: readonly number[], commandId: string) =>
    within((tx) =>
      append(tx, {
        streamId,
        category,
        expected: 'any',
        events: amounts.map((amount) => ({
          eventId: systemIds.next(),
          type: 'CoinPut',
          schemaVersion: 1,
          data: { amount },
        })),
        context: { actor: { kind: 'system' }, correlationId: commandId, commandId, occurredAt: now },
      }),
    );

  it('come each with its own events, in order and in its own shapes; unknown ones do not come', async () => {
    const [jar, box] = [systemIds.next(), systemIds.next()];
    await put(jar, 'jar', [1, 2], systemIds.next());
    await put(box, 'box', [3], systemIds.next());
    const doubled = {
      category: 'jar',
      versions: { CoinPut: 2 },
      upcasters: { CoinPut: [(data: object) => ({ ...data, isOld: true })] },
    };
    const streams = await within((tx) =>
      readStreams(tx, [
        { streamId: box, shapes: { category: 'box' } },
        { streamId: jar, shapes: doubled },
        { streamId: systemIds.next(), shapes: {} },
      ]),
    );
    expect(new Set(streams.keys())).toEqual(new Set([jar, box]));
    expect(streams.get(jar)?.map(({ version, data }) => [version, data])).toEqual([
      [1, { amount: 1, isOld: true }],
      [2, { amount: 2, isOld: true }],
    ]);
    expect(streams.get(box)?.map(({ data }) => data)).toEqual([{ amount: 3 }]);
  });

  it('come with the claim of a command, one of them, in order and in its own shapes', async () => {
    const jar = systemIds.next();
    await put(jar, 'jar', [1, 2], systemIds.next());
    const shapes = {
      category: 'jar',
      versions: { CoinPut: 2 },
      upcasters: { CoinPut: [(data: object) => data] },
    };
    const claimed = await within((tx) =>
      claimCommand(tx, { commandId: systemIds.next(), name: 'PutCoin', now, streamId: jar, shapes }),
    );
    expect(claimed.known).toBeUndefined();
    expect(claimed.past.map(({ version, schemaVersion, data }) => [version, schemaVersion, data])).toEqual([
      [1, 2, { amount: 1 }],
      [2, 2, { amount: 2 }],
    ]);
  });

  it('know what a command did, longer than the log of commands does', async () => {
    const [jar, commandId] = [systemIds.next(), systemIds.next()];
    await put(jar, 'jar', [1], commandId);
    expect(await hasHappened(db.manager, jar, commandId)).toBe(true);
    expect(await hasHappened(db.manager, jar, systemIds.next())).toBe(false);
    expect(await hasHappened(db.manager, systemIds.next(), commandId)).toBe(false);
  });
});
