import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { randomToken, systemIds } from '../../model/words/ids.js';
import { systemViewer } from '../../model/words/viewer.js';
import { testRuntime } from '../../testing/command-runtime.js';
import { jar, jarMigrations, openJar, putCoin } from '../../testing/jar.js';
import { type FreshDatabase, freshDatabase } from '../../testing/postgres.js';
import { handleCommand } from '../commands/handle-command.js';
import { openDatabase } from '../database/open.js';
import { inTransaction } from '../database/transaction.js';
import { encryptAnew } from '../rebuild/encrypt-anew.js';
import { foldParts } from '../rebuild/parts.js';
import { rebuildCheck } from '../rebuild/rebuild.js';
import { rebuildCommand } from '../rebuild/rebuild-command.js';
import { decrypt, encrypt } from './encryption.js';
import { reencrypt } from './reencrypt.js';
import { useKeys } from './used-keys.js';

const [former, present] = [randomToken(), randomToken()];
const ring = `${present}@2026-11-29,${former}@2025-11-29#`;
const shelf = {
  name: '0900-shelf',
  sql: 'create table kept (place integer, id uuid, bytes bytea, words text, params jsonb not null, primary key (place, id))',
};

let fresh: FreshDatabase;
let db: DataSource;
let owner: DataSource;
beforeEach(async () => {
  fresh = await freshDatabase({ service: 'kit', migrations: [...jarMigrations, shelf] });
  db = await openDatabase({ url: fresh.url, applicationName: 'spec' });
  owner = await openDatabase({ url: fresh.ownerUrl, applicationName: 'spec-rebuild', poolSize: 2 });
});
afterEach(async () => {
  await owner.destroy();
  await db.destroy();
  await fresh.drop();
});

const closed = (words: string, key: string): Buffer =>
  Buffer.from(encrypt(Buffer.from(words), key, 'contact'));
const opened = (sealed: string | Buffer, key: string): string =>
  Buffer.from(
    decrypt(typeof sealed === 'string' ? Buffer.from(sealed, 'base64') : sealed, key, 'contact'),
  ).toString();

async function keep(words: string, key = former): Promise<string> {
  const id = systemIds.next();
  const bytes = closed(words, key);
  await db.query('insert into kept values (1, $1, $2, $3, $4)', [
    id,
    bytes,
    bytes.toString('base64url'),
    JSON.stringify({ deep: [{ sealed: bytes.toString('base64') }], amount: 12.5, plain: words }),
  ]);
  return id;
}

interface Kept {
  readonly bytes: Buffer;
  readonly words: string;
  readonly params: { readonly deep: readonly [{ readonly sealed: string }] };
  readonly text: string;
}
const kept = async (id: string): Promise<Kept> => {
  const [row]: [Kept] = await db.query('select *, params::text as text from kept where id = $1', [id]);
  return row;
};

const runtime = () => testRuntime(db);
async function jarOf(coins: number): Promise<string> {
  const streamId = systemIds.next();
  const common = { streamId, viewer: systemViewer };
  await handleCommand(runtime(), {
    ...common,
    command: openJar,
    input: { limit: 1000 },
    commandId: systemIds.next(),
  });
  await put(streamId, coins);
  return streamId;
}
async function put(streamId: string, coins: number): Promise<void> {
  for (let coin = 0; coin < coins; coin += 1)
    await handleCommand(runtime(), {
      streamId,
      viewer: systemViewer,
      command: putCoin,
      input: { amount: 1 },
      commandId: systemIds.next(),
    });
}
/** As the facts of a service hold what only another one may open. */
const closeInto = (streamId: string, words: string): Promise<unknown> =>
  owner.query(
    `update tracking_event set data = data || jsonb_build_object('sealed', $2::text) where stream_id = $1 and version = 1`,
    [streamId, closed(words, former).toString('base64')],
  );
const closedIn = async (streamId: string): Promise<string> => {
  const [row]: [{ sealed: string }] = await db.query(
    `select data->>'sealed' as sealed from tracking_event where stream_id = $1 and version = 1`,
    [streamId],
  );
  return row.sealed;
};

const use = (keys: string) => inTransaction(db, (tx) => useKeys(tx, keys, runtime().clock));

describe('encrypting anew', () => {
  beforeEach(() => use(ring));

  it('is refused with a key that no program has, and without one that is used: neither would be seen before it is too late', async () => {
    const id = await keep('jana');
    const stranger = randomToken();
    await expect(reencrypt(owner, `${stranger},${ring}`)).rejects.toThrow(
      /^SEAL_KEY: no program of this service encrypts with the present one of these keys \([0-9a-f]{8}\)/,
    );
    await use(`${former}#,${present}`);
    await expect(reencrypt(owner, present)).rejects.toThrow(/^SEAL_KEY: what is stored was encrypted/);
    expect(opened((await kept(id)).bytes, former)).toBe('jana');
    expect(await use(present)).toMatch(/^SEAL_KEY: what is stored was encrypted/);
  });

  it('does away with what a rebuild that broke off has folded, which the next one would bring back', async () => {
    await closeInto(await jarOf(1), 'jana');
    const stopped = rebuildCheck(owner, [jar], {
      fold: async () => {
        await foldParts(owner, [jar]);
        throw new Error('killed');
      },
    });
    await expect(stopped).rejects.toThrow('killed');
    await encryptAnew(owner, ring);
    let goesOn = false;
    await rebuildCheck(owner, [jar], { onResume: () => (goesOn = true) });
    expect(goesOn).toBe(false);
  });

  it('leaves nothing that needs the former key: bytes, texts, texts within JSON, facts; and changes nothing else', async () => {
    const ids: string[] = [];
    for (let row = 0; row < 45; row += 1) ids.push(await keep(`jana ${row}`));
    const stream = await jarOf(3);
    await closeInto(stream, 'jana of the facts');
    const before = await Promise.all(ids.map(kept));

    expect(await reencrypt(owner, ring)).toEqual({ written: 45 * 3 + 1, left: 0 });

    for (const [at, id] of ids.entries()) {
      const { bytes, words, params, text } = await kept(id);
      const all = [bytes, words, params.deep[0].sealed].map((sealed) => opened(sealed, present));
      expect(all).toEqual(Array.from({ length: 3 }, () => `jana ${at}`));
      expect(() => opened(bytes, former)).toThrow('cannot be opened');
      // Copies that were alike are alike: a rebuild compares them.
      expect(bytes.toString('base64')).toBe(params.deep[0].sealed);
      expect(text.replace(params.deep[0].sealed, '')).toBe(
        before[at]?.text.replace(before[at]?.params.deep[0].sealed ?? '', ''),
      );
    }
    expect(opened(await closedIn(stream), present)).toBe('jana of the facts');
    expect((await rebuildCheck(db, [jar])).differences).toEqual([]);
    expect(await reencrypt(owner, ring)).toEqual({ written: 0, left: 0 });
  });

  it('works while commands are written, and an erasure of the same moment stays one', async () => {
    const streams = await Promise.all(Array.from({ length: 30 }, () => jarOf(1)));
    for (const stream of streams) await closeInto(stream, 'jana');
    const [{ before }]: [{ before: number }] = await db.query(
      'select count(*)::integer as before from tracking_event',
    );
    const erased = streams.slice(0, 10);
    const [done] = await Promise.all([
      reencrypt(owner, ring),
      ...streams.map((stream) => put(stream, 3)),
      ...erased.map((stream) =>
        db.query('select erase_events($1, $2)', [[stream], JSON.stringify({ sealed: 'text' })]),
      ),
    ]);
    const rest = await reencrypt(owner, ring);
    expect({ ...rest, written: 0 }).toEqual({ written: 0, left: 0 });
    expect(done.written + rest.written).toBeLessThanOrEqual(30);
    for (const stream of erased) expect(await closedIn(stream)).toBe('');
    for (const stream of streams.slice(10)) expect(opened(await closedIn(stream), present)).toBe('jana');
    const [{ after }]: [{ after: number }] = await db.query(
      'select count(*)::integer as after from tracking_event',
    );
    expect(after).toBe(before + 30 * 3);
    expect((await rebuildCheck(db, [jar])).differences).toEqual([]);
  });

  it('passes over a row that somebody holds, says that it is left, and finds it the next time', async () => {
    const [held, free] = [await keep('held'), await keep('free')];
    const holder = db.createQueryRunner();
    await holder.startTransaction();
    await holder.query('select from kept where id = $1 for update', [held]);
    expect(await reencrypt(owner, ring)).toEqual({ written: 3, left: 1 });
    await holder.rollbackTransaction();
    await holder.release();
    expect(opened((await kept(held)).bytes, former)).toBe('held');
    expect(opened((await kept(free)).bytes, present)).toBe('free');
    expect(await reencrypt(owner, ring)).toEqual({ written: 3, left: 0 });
  });

  it('is a command that says how much is left; the service itself may not rewrite its facts', async () => {
    await closeInto(await jarOf(1), 'jana');
    const lines: string[] = [];
    const run = (as: DataSource) =>
      rebuildCommand({
        args: ['--reencrypt'],
        db: as,
        aggregates: [jar],
        consumers: [],
        growTopic: () => Promise.reject(new Error('nothing grows')),
        foldIn: () => Promise.resolve(),
        cores: 1,
        madeBy: 'spec',
        replaceTopic: () => Promise.reject(new Error('nothing was lost')),
        encryptionKeys: () => ring,
        print: (line) => lines.push(line),
      });
    await expect(run(db)).rejects.toThrow('permission denied');
    expect(await run(owner)).toBe(0);
    expect(lines).toEqual(['1 values are encrypted anew with the present key, 0 are left.']);
  });
});

describe('the keys a service has used', () => {
  it('have to be given until nothing needs them; the one of digests for good', async () => {
    expect(await use(former)).toBeUndefined();
    const id = await keep('jana');
    expect(await use(present)).toMatch(
      /^SEAL_KEY: what is stored was encrypted with a key that is not among those given \([0-9a-f]{8}\): write it behind the present one, a comma between, until rebuild --reencrypt says that nothing is left$/,
    );
    expect(await use(`${present}#,${former}`)).toMatch(
      /^SEAL_KEY: digests of addresses, numbers and cards were made with another key/,
    );

    expect(await use(ring)).toBeUndefined();
    await reencrypt(owner, ring);
    expect(opened((await kept(id)).bytes, present)).toBe('jana');
    expect(await use(present)).toMatch(/^SEAL_KEY: digests of/);
    expect(await use(ring)).toBeUndefined();
  });
});

/** A field of a message, as it stands on the line. */
const field = (number: number, bytes: Uint8Array): Buffer => {
  const [low, high] = [(bytes.length & 0x7f) | 0x80, bytes.length >> 7];
  return Buffer.concat([Buffer.of((number << 3) | 2, low, high), bytes]);
};

describe('messages that were put aside', () => {
  const letter = (words: string) =>
    Buffer.concat([
      field(1, Buffer.from('requests.v1.RequestMoved')),
      Buffer.of(0x10, 0x96, 0x01),
      field(3, field(6, field(1, closed(words, former)))),
      field(4, closed(`${words} again`, former)),
    ]);
  /** What the present key opens of them, by place. */
  const openedIn = (message: Buffer, words: string): string[] => {
    const all = [words, `${words} again`].map((one) => closed(one, former).length);
    const last = message.length - (all[1] ?? 0);
    const first = last - 3 - (all[0] ?? 0);
    return [message.subarray(first, last - 3), message.subarray(last)].map((bytes) => opened(bytes, present));
  };
  const putAside = async (message: Buffer): Promise<void> => {
    await db.query(
      `insert into parked_event values ('letters', 'requests', $1, 1, $2, 'no such row', 1, null, now())`,
      [systemIds.next(), message],
    );
    await db.query(
      `insert into dead_letter values ($1, 'letters', 'tracking.requests.v1', 0, $2, $3, $3, 'nobody can read it', now())`,
      [systemIds.next(), Math.floor(Math.random() * 1e9), message],
    );
  };
  const all = async (): Promise<Buffer[]> => {
    const rows: { message: Buffer }[] = await db.query(
      'select envelope as message from parked_event union all select value from dead_letter',
    );
    return rows.map(({ message }) => message);
  };
  beforeEach(async () => {
    await use(former);
    await use(ring);
  });

  it('are encrypted anew where they stand, parked or unreadable, and the former key is needed no more', async () => {
    const before = letter('jana');
    await putAside(before);
    expect(await reencrypt(owner, ring)).toEqual({ written: 4, left: 0 });
    for (const message of await all()) {
      expect(message).toHaveLength(before.length);
      expect(openedIn(message, 'jana')).toEqual(['jana', 'jana again']);
      expect(message.subarray(0, 30)).toEqual(before.subarray(0, 30));
    }
    expect(await reencrypt(owner, ring)).toEqual({ written: 0, left: 0 });
    expect(await use(`${present},${former}#`)).toBeUndefined();
    expect(await use(`${present}#`)).toMatch(/^SEAL_KEY: digests of/);
  });

  it('are done as far as they can be read, where they end in the middle or go on with something else', async () => {
    const whole = letter('jana');
    const rest = Buffer.from('{"not":"a message"}');
    await putAside(Buffer.concat([whole, rest]));
    await putAside(whole.subarray(0, -5));
    await putAside(rest);
    expect(await reencrypt(owner, ring)).toEqual({ written: 6, left: 0 });
    const [joined] = (await all()).filter(({ length }) => length === whole.length + rest.length);
    expect(openedIn(joined?.subarray(0, whole.length) ?? Buffer.of(), 'jana')).toEqual([
      'jana',
      'jana again',
    ]);
    expect(joined?.subarray(whole.length)).toEqual(rest);
  });

  it('are left while somebody has them in hand, and counted', async () => {
    await putAside(letter('jana'));
    const holder = db.createQueryRunner();
    await holder.startTransaction();
    await holder.query('select from dead_letter for update');
    expect(await reencrypt(owner, ring)).toEqual({ written: 2, left: 1 });
    await holder.rollbackTransaction();
    await holder.release();
    expect(await use(present)).toMatch(/^SEAL_KEY: what is stored was encrypted/);
    expect(await reencrypt(owner, ring)).toEqual({ written: 2, left: 0 });
  });
});
