import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { systemIds } from '@cotta/kit/model/words/ids.js';
import { archiveCommand, type ArchiveCommand } from '@cotta/kit/runtime/months/archive-command.js';
import { archiveMonths, type Archiving } from '@cotta/kit/runtime/months/archive-months.js';
import { beginOf, monthsLater } from '@cotta/kit/runtime/months/month.js';
import { partByMonth } from '@cotta/kit/runtime/months/part-table.js';
import { makeMonths } from '@cotta/kit/runtime/months/parts.js';
import type { ObjectStore } from '@cotta/kit/runtime/objects/object-store.js';
import pg from 'pg';
import { changes, openArchiveDesk, type ArchiveDesk } from './archive-desk.js';

const role = 'test_kit';
let desk: ArchiveDesk;

beforeAll(async () => {
  desk = await openArchiveDesk();
});
afterAll(() => desk.close());
beforeEach(async () => {
  await desk.inOnePiece();
  for await (const { key } of desk.store.list('')) await desk.store.remove(key);
  await partByMonth(desk.owner, changes, { role, now: beginOf('2024-01') });
});

const archiving = (now: string, otherwise: Partial<Archiving> = {}): Archiving => ({
  client: desk.owner,
  store: desk.store,
  service: 'club',
  now: beginOf(now),
  keepMonths: 1,
  ...otherwise,
});
const some = (count: number, after: object = { role: 'Board', name: 'Eva Nováková' }) =>
  Array.from({ length: count }, () => ({ entityId: systemIds.next(), after }));

async function lines(part: string): Promise<Record<string, unknown>[]> {
  const file = await desk.store.get(`archive/club/row_change/${part}.jsonl.gz`);
  if (file === undefined) return [];
  const text = gunzipSync(await buffer(file)).toString('utf8');
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}

async function count(sql: string): Promise<number> {
  return (await desk.owner.query<{ n: number }>(`select count(*)::integer as n from ${sql}`)).rows[0]?.n ?? 0;
}

/** Stops at the `stop`-th call of database or store: before it is done, or when it is done and nobody hears of it. */
function cutOff(now: string, stop: number, after: boolean): { given: Archiving; wasCut: () => boolean } {
  let calls = 0;
  let cut = false;
  const passed = async <T>(work: () => Promise<T>): Promise<T> => {
    calls += 1;
    if (calls !== stop) return work();
    cut = true;
    if (after) await work();
    throw new Error('cut off');
  };
  const { owner, store } = desk;
  const client = { query: (...given: [string, unknown[]]) => passed(() => owner.query(...given)) };
  const cutStore: ObjectStore = {
    put: (key, bytes) => passed(() => store.put(key, bytes)),
    get: (key) => passed(() => store.get(key)),
    list: (prefix) => store.list(prefix),
    remove: (key) => store.remove(key),
  };
  return {
    given: archiving(now, { client: client as unknown as Archiving['client'], store: cutStore }),
    wasCut: () => cut,
  };
}

describe('what is old enough', () => {
  it('leaves the database for a file that says the same, with its manifest', async () => {
    await desk.noted('2024-02', some(1203));
    await desk.noted('2024-03', some(2));
    expect(await archiveMonths(archiving('2024-04'), changes)).toEqual([
      'row_change_first',
      'row_change_2024_02',
    ]);
    expect(await count('row_change')).toBe(2);
    const found = await lines('row_change_2024_02');
    expect(found).toHaveLength(1203);
    expect(found[0]).toMatchObject({ entity: 'member', before: null, after: { role: 'Board' } });
    const manifest = await desk.store.get('archive/club/row_change/row_change_2024_02.json');
    const said = JSON.parse((await buffer(manifest ?? Readable.from([]))).toString('utf8')) as Record<
      string,
      unknown
    >;
    expect(said).toMatchObject({
      rows: 1203,
      until: '2024-03',
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(said['first']).toBe(`${String(found[0]?.['event_id'])} member ${String(found[0]?.['entity_id'])}`);
    expect(await archiveMonths(archiving('2024-04'), changes)).toEqual([]);
  });

  it.each([false, true])(
    'is there once and whole wherever it breaks off (answer lost: %s)',
    async (after) => {
      await archiveMonths(archiving('2024-03'), changes);
      let [month, stop, wasCut] = ['2024-02', 1, true];
      for (; wasCut; stop += 1, month = monthsLater(month, 1)) {
        const part = `row_change_${month.replace('-', '_')}`;
        const now = monthsLater(month, 2);
        await makeMonths(desk.owner, changes, beginOf(now));
        await desk.noted(month, some(3));
        const broken = cutOff(now, stop, after);
        await archiveMonths(broken.given, changes).catch((error: unknown) =>
          expect(String(error)).toContain('cut off'),
        );
        wasCut = broken.wasCut();
        const inDatabase = await count(`pg_class where relname = '${part}'`);
        // Whatever is not proven to lie in the archive is still here.
        if (inDatabase === 0) expect(await lines(part)).toHaveLength(3);
        await archiveMonths(archiving(now), changes);
        expect(await count(`pg_class where relname = '${part}'`)).toBe(0);
        expect(new Set((await lines(part)).map((line) => line['event_id'])).size).toBe(3);
        expect(await lines(part)).toHaveLength(3);
        expect(
          await count(`archived_month where part = '${part}' and rows = 3 and dropped_at is not null`),
        ).toBe(1);
      }
      expect(stop).toBeGreaterThan(9);
      expect(await count('row_change')).toBe(0);
    },
  );

  it('is written anew when a row came between the file and the end of its month', async () => {
    await desk.noted('2024-02', some(2));
    const { owner } = desk;
    let late = 0;
    const client = {
      query: async (...given: [string, unknown[]]) => {
        if (/detach partition row_change_2024_02/.test(given[0]))
          late += await desk.noted('2024-02', some(1));
        return owner.query(...given);
      },
    } as unknown as Archiving['client'];
    await archiveMonths(archiving('2024-04', { client }), changes);
    expect(late).toBe(1);
    expect(await lines('row_change_2024_02')).toHaveLength(3);
    expect(await count(`archived_month where part = 'row_change_2024_02' and rows = 3`)).toBe(1);
  });

  it('stays where the store has something else than what was written', async () => {
    await desk.noted('2024-02', some(2));
    const store: ObjectStore = {
      put: (key, bytes) => desk.store.put(key, bytes),
      get: async () => desk.store.get('archive/club/row_change/row_change_first.jsonl.gz'),
      list: (prefix) => desk.store.list(prefix),
      remove: (key) => desk.store.remove(key),
    };
    await archiveMonths(archiving('2024-03'), changes);
    await expect(archiveMonths(archiving('2024-04', { store }), changes)).rejects.toThrow(
      'is not what was written: its SHA-256 is another',
    );
    expect(await count('row_change_2024_02')).toBe(2);
  });
});

describe('people', () => {
  it('stand in no archive, whether they are erased before, afterwards, or never; nor does a table that nobody declares', async () => {
    await desk.noted('2024-02', some(1, { name: 'Eva Nováková', role: 'Board' }));
    await desk.owner.query(
      `insert into row_change values ('018d7000-0000-7000-8000-000000000001', 'strange', $1, '{"name": "Jan Malý"}', null)`,
      [systemIds.next()],
    );
    await archiveMonths(archiving('2024-04'), changes);
    const found = await lines('row_change_2024_02');
    expect(found).toMatchObject([
      { entity: 'member', after: { role: 'Board' } },
      { entity: 'strange', before: null, after: null },
    ]);
    expect(JSON.stringify(found)).not.toMatch(/Nov|Malý|name/);
  });

  it('nor in a column that was declared once and is not any more', async () => {
    await desk.noted('2024-02', some(1, { nickname: 'Evička', role: 'Board' }));
    await desk.noted('2024-02', some(1, { nickname: 'Evička' }));
    await archiveMonths(archiving('2024-04'), changes);
    const found = await lines('row_change_2024_02');
    expect(found).toMatchObject([{ after: { role: 'Board' } }, { after: {} }]);
    expect(JSON.stringify(found)).not.toMatch(/Evička|nickname/);
  });
});

describe('the command', () => {
  const run = async (args: string[], now = '2024-04', otherwise: Partial<ArchiveCommand> = {}) => {
    const [said, printed]: [string[], string[]] = [[], []];
    const code = await archiveCommand({
      args,
      ...archiving(now),
      tables: [changes],
      role,
      openStore: () => desk.store,
      print: (line) => void said.push(line),
      row: (line) => void printed.push(line),
      ...otherwise,
    });
    return { code, said, printed };
  };

  it('archives, lists, and brings a month back to be read, of the first part too', async () => {
    await desk.noted('2023-05', some(1));
    await desk.noted('2023-06', some(2));
    await desk.noted('2024-02', some(3));
    expect(await run(['--now'])).toMatchObject({
      code: 0,
      said: expect.arrayContaining([
        'made row_change_2024_05',
        'row_change_first lies in the archive',
        'row_change_2024_02 lies in the archive',
      ]),
    });
    expect((await run(['--list'])).said).toEqual(
      expect.arrayContaining([
        'row_change_2024_02: 3 rows in archive/club/row_change/row_change_2024_02.jsonl.gz',
        'row_change_2024_03: in the database, until 2024-04',
      ]),
    );
    expect((await run(['--month', '2023-06'])).printed).toHaveLength(2);
    expect((await run(['--month', '2024-02', '--table', 'row_change'])).printed).toHaveLength(3);
    expect(await run(['--month', '2024-03'])).toMatchObject({
      code: 2,
      said: ['2024-03 is not in the archive: it is in the database, or nothing is older'],
    });
  });

  it('says what fits no month, and how it is called', async () => {
    await desk.noted('2099-01', some(1));
    expect(await run(['--now'])).toMatchObject({
      code: 1,
      said: expect.arrayContaining(['1 rows of row_change fit no month: look at them in row_change_rest']),
    });
    expect(await run(['--month', '2024-13'])).toMatchObject({ code: 2 });
    expect((await run([])).said[0]).toMatch(/^usage: archive/);
  });

  it('is refused while another one is at work, whose file stays as it is', async () => {
    await desk.noted('2024-02', some(2));
    let finish = (): void => undefined;
    const held = new Promise<void>((resolve) => (finish = resolve));
    let reached = (): void => undefined;
    const isWriting = new Promise<void>((resolve) => (reached = resolve));
    // Has read two rows, and is slow to bring them to the store.
    const slow: ObjectStore = {
      put: async (key, bytes) => {
        const whole = Buffer.isBuffer(bytes) ? bytes : await buffer(bytes);
        if (key.endsWith('row_change_2024_02.jsonl.gz')) {
          reached();
          await held;
        }
        return desk.store.put(key, whole);
      },
      get: (key) => desk.store.get(key),
      list: (prefix) => desk.store.list(prefix),
      remove: (key) => desk.store.remove(key),
    };
    const first = run(['--now'], '2024-04', { openStore: () => slow }).catch((error: unknown) => error);
    await isWriting;
    await desk.noted('2024-02', some(1));
    const other = new pg.Client({ connectionString: desk.ownerUrl });
    await other.connect();
    const second = await run(['--now'], '2024-04', { client: other }).catch((error: unknown) => error);
    await other.end();
    finish();
    expect(await first).toMatchObject({ code: 0 });
    expect(String(second)).toContain('another run takes months to the archive: wait until it has ended');
    expect(await lines('row_change_2024_02')).toHaveLength(3);
  });

  it('shows nothing of a file that was altered', async () => {
    await desk.noted('2024-02', some(3));
    await run(['--now']);
    await desk.store.put('archive/club/row_change/row_change_2024_02.jsonl.gz', Buffer.from('other'));
    await expect(run(['--month', '2024-02'])).rejects.toThrow('cannot be read to its end');
  });
});
