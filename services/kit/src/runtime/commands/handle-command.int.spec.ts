import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import fc from 'fast-check';
import type { DataSource } from 'typeorm';
import { openDatabase } from '../database/open.js';
import { queryRow } from '../../model/rows/sql.js';
import { inTransaction } from '../database/transaction.js';
import { isTransient } from '../database/trouble.js';
import { Fault } from '../../model/words/fault.js';
import { readStream } from '../event-store/read-stream.js';
import { systemIds } from '../../model/words/ids.js';
import type { Viewer } from '../../model/words/viewer.js';
import { testRuntime } from '../../testing/command-runtime.js';
import { jarMigrations, openJar, putCoin, shakeJar } from '../../testing/jar.js';
import { type FreshDatabase, freshDatabase } from '../../testing/postgres.js';
import { pruneCommandLog } from './command-log.js';
import { type CommandRuntime, handleCommand } from './handle-command.js';

let fresh: FreshDatabase;
let db: DataSource;
let runtime: CommandRuntime;

beforeAll(async () => {
  fresh = await freshDatabase({ service: 'kit', migrations: jarMigrations });
  db = await openDatabase({ url: fresh.url, applicationName: 'spec' });
  runtime = testRuntime(db);
});
afterAll(async () => {
  await db.destroy();
  await fresh.drop();
});

const person = (role: Viewer['role']): Viewer => ({
  role,
  userId: systemIds.next(),
  locale: 'en',
  scopes: [],
});
const owner = person('customer');
const next = () => systemIds.next();
const put = (
  streamId: string,
  amount: number,
  extra: { viewer?: Viewer; commandId?: string; expectedVersion?: number } = {},
) =>
  handleCommand(runtime, {
    command: putCoin,
    streamId,
    input: { amount },
    viewer: owner,
    commandId: next(),
    ...extra,
  });
const events = (streamId: string) => inTransaction(db, (tx) => readStream(tx, streamId));
const row = (streamId: string) =>
  inTransaction(db, (tx) =>
    queryRow<{ version: number; total: number }>(tx, 'select version, total from jar where id = $1', [
      streamId,
    ]),
  );
const refusedAs = (refused: string) =>
  expect.objectContaining({ refusal: expect.objectContaining({ refused }) });

async function opened(limit = 100): Promise<string> {
  const streamId = next();
  await handleCommand(runtime, {
    command: openJar,
    streamId,
    input: { limit },
    viewer: owner,
    commandId: next(),
  });
  return streamId;
}

describe('a command', () => {
  it('stores its events, its rows and its outcome together', async () => {
    const id = await opened();
    const commandId = next();
    const outcome = await put(id, 5, { commandId });
    const [, second] = await events(id);
    expect(outcome).toEqual({ streamId: id, version: 2, eventIds: [second?.eventId], replayed: false });
    expect(await row(id)).toEqual({ version: 2, total: 5 });
    expect(second).toMatchObject({
      type: 'CoinPut',
      data: { amount: 5 },
      actor: { kind: 'customer', id: owner.userId },
      commandId,
      correlationId: commandId,
      causationId: commandId,
    });
  });

  it('has one effect however often and however wildly it is repeated', async () => {
    const id = await opened();
    const commandId = next();
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => put(id, 5, { commandId })));
    expect(outcomes.filter((outcome) => !outcome.replayed)).toHaveLength(1);
    for (const outcome of outcomes)
      expect({ ...outcome, replayed: true }).toEqual({ ...outcomes[0], replayed: true });
    expect(await row(id)).toEqual({ version: 2, total: 5 });
  });

  it('keeps both when two people write at once', async () => {
    const id = await opened();
    await Promise.all([put(id, 1), put(id, 2), put(id, 3)]);
    expect(await row(id)).toEqual({ version: 4, total: 6 });
  });

  it('answers a refusal again, even when it would be accepted now', async () => {
    const id = await opened(3);
    const commandId = next();
    expect(await put(id, 5, { commandId })).toEqual({
      refusal: { refused: 'JAR_FULL', message: 'The jar is full.', params: { limit: 3 } },
      replayed: false,
    });
    expect(await put(id, 5, { commandId })).toMatchObject({
      refusal: { refused: 'JAR_FULL' },
      replayed: true,
    });
    expect(await events(id)).toHaveLength(1);
  });

  it('changes nothing when there is nothing to change', async () => {
    const id = await opened();
    expect(await put(id, 0)).toEqual({ streamId: id, version: 1, eventIds: [], replayed: false });
  });

  it('says CONFLICT to someone who saw an older version', async () => {
    const id = await opened();
    await put(id, 1);
    expect(await put(id, 1, { expectedVersion: 1 })).toEqual({
      refusal: {
        refused: 'CONFLICT',
        message: expect.any(String),
        params: { expectedVersion: 1, version: 2 },
      },
      replayed: false,
    });
    expect(await put(id, 1, { expectedVersion: 2 })).toMatchObject({ version: 3 });
  });

  it('lets a notice pass between the look and the command, but nothing before what the person saw', async () => {
    const id = await opened();
    await put(id, 1);
    await handleCommand(runtime, {
      command: shakeJar,
      streamId: id,
      input: {},
      viewer: person('admin'),
      commandId: next(),
    });
    expect(await put(id, 1, { expectedVersion: 1 })).toEqual(refusedAs('CONFLICT'));
    expect(await put(id, 1, { expectedVersion: 4 })).toEqual(refusedAs('CONFLICT'));
    expect(await put(id, 1, { expectedVersion: 2 })).toMatchObject({ version: 4 });
  });

  it('tells a stranger the same as about a jar that never was', async () => {
    const id = await opened();
    const foreign = await put(id, 1, { viewer: person('customer') });
    expect(foreign).toEqual(await put(next(), 1));
    expect(foreign).toEqual(refusedAs('NOT_FOUND'));
    expect(await put(id, 1, { viewer: person('admin') })).toMatchObject({ version: 2 });
  });

  it('lets no one touch what has no rule for them, and rejects roles that are not listed', async () => {
    const id = await opened();
    const shake = (viewer: Viewer) =>
      handleCommand(runtime, { command: shakeJar, streamId: id, input: {}, viewer, commandId: next() });
    await expect(shake(owner)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(await shake(person('admin'))).toMatchObject({ version: 2 });
    const withoutRule = { ...shakeJar, allowed: ['customer' as const] };
    expect(
      await handleCommand(runtime, {
        command: withoutRule,
        streamId: id,
        input: {},
        viewer: owner,
        commandId: next(),
      }),
    ).toEqual(refusedAs('NOT_FOUND'));
  });

  it('does not open the same stream twice', async () => {
    const id = await opened();
    const again = await handleCommand(runtime, {
      command: openJar,
      streamId: id,
      input: { limit: 1 },
      viewer: owner,
      commandId: next(),
    });
    expect(again).toEqual(refusedAs('ALREADY_EXISTS'));
  });

  it('leaves no trace when its events could not be published', async () => {
    const id = await opened();
    const afterCommit = jest.fn();
    const broken = testRuntime(db, {
      afterCommit,
      publishable: () => {
        throw new Fault('no such message');
      },
    });
    const commandId = next();
    await expect(
      handleCommand(broken, {
        command: putCoin,
        streamId: id,
        input: { amount: 1 },
        viewer: owner,
        commandId,
      }),
    ).rejects.toThrow('no such message');
    expect(afterCommit).not.toHaveBeenCalled();
    expect(await events(id)).toHaveLength(1);
    expect(await put(id, 1, { commandId })).toMatchObject({ version: 2, replayed: false });
  });

  it('names the admin who acts for a customer', async () => {
    const id = await opened();
    const actingAdminId = next();
    await put(id, 1, { viewer: { ...owner, actingAdminId } });
    expect((await events(id))[1]?.actor).toEqual({
      kind: 'admin',
      id: actingAdminId,
      onBehalfOf: owner.userId,
    });
  });

  it('refuses a command id that another command has used', async () => {
    const id = await opened();
    const commandId = next();
    await put(id, 1, { commandId });
    await expect(
      handleCommand(runtime, {
        command: shakeJar,
        streamId: id,
        input: {},
        viewer: person('admin'),
        commandId,
      }),
    ).rejects.toThrow('belongs to PutCoin');
  });

  it('survives a connection that is cut in the middle', async () => {
    const id = await opened();
    let cuts = 2;
    const cutting = testRuntime(db, {
      publishable: () => {
        if (cuts > 0) {
          cuts -= 1;
          throw Object.assign(new Error('terminating connection'), { code: '57P01' });
        }
      },
    });
    expect(
      await handleCommand(cutting, {
        command: putCoin,
        streamId: id,
        input: { amount: 2 },
        viewer: owner,
        commandId: next(),
      }),
    ).toMatchObject({ version: 2 });
    expect(await row(id)).toEqual({ version: 2, total: 2 });
  });
});

it('ends where a sequence of commands without repeats would, whatever is repeated and at once', async () => {
  const requests = fc.array(
    fc.record({
      jar: fc.nat(2),
      amount: fc.integer({ min: 1, max: 9 }),
      times: fc.integer({ min: 1, max: 3 }),
    }),
    { minLength: 1, maxLength: 12 },
  );
  await fc.assert(
    fc.asyncProperty(requests, async (list) => {
      const jars = await Promise.all([opened(), opened(), opened()]);
      const target = (at: number) => jars[at] ?? '';
      const sent = list.map((request) => ({ ...request, commandId: next() }));
      // A conflict lost four times over, or a lock that was waited for in vain, is the caller's to repeat, with the same id.
      const insist = (at: number, amount: number, commandId: string): Promise<unknown> =>
        put(target(at), amount, { commandId }).catch((error: unknown) => {
          if (!isTransient(error)) throw error;
          return insist(at, amount, commandId);
        });
      await Promise.all(
        sent.flatMap(({ jar, amount, times, commandId }) =>
          Array.from({ length: times }, () => insist(jar, amount, commandId)),
        ),
      );
      for (const [at, id] of jars.entries()) {
        const mine = sent.filter((request) => request.jar === at);
        expect(await row(id)).toEqual({
          version: 1 + mine.length,
          total: mine.reduce((sum, { amount }) => sum + amount, 0),
        });
        expect((await events(id)).map(({ version }) => version)).toEqual(
          Array.from({ length: 1 + mine.length }, (_, index) => index + 1),
        );
      }
    }),
    { numRuns: 12 },
  );
});

it('forgets commands after 90 days', async () => {
  const id = await opened();
  const commandId = next();
  await put(id, 1, { commandId });
  await db.query("update command_log set created_at = now() - interval '91 days' where command_id = $1", [
    commandId,
  ]);
  expect(await pruneCommandLog(db, runtime.clock)).toBe(1);
});
