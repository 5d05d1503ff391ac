import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import type { ObjectStore } from '@cotta/kit/runtime/objects/object-store.js';
import { silentLog } from '@cotta/kit/runtime/process/log.js';
import { VendorError } from '@cotta/kit/runtime/vendor/vendor-error.js';
import type { DataSource } from 'typeorm';
import { fillRegister } from '../../testing/fill-register.js';
import { openRegister } from '../register/searched-register.js';
import { StateFolder } from '../register/state-folder.js';
import { seedWeights } from '../text/word-weights.js';
import { RegisterSnapshots } from './register-snapshots.js';
import { writeSnapshot } from './write-snapshot.js';
import { ownMarkRow } from '../testing/own-mark-row.js';

/** Objects in memory, in pieces that fall anywhere. */
class MemoryStore implements ObjectStore {
  readonly objects = new Map<string, Buffer>();
  away = false;
  /** What was asked for, as it was given. */
  readonly given: Readable[] = [];

  async put(key: string, bytes: Readable | Buffer) {
    const parts: Buffer[] = [];
    for await (const part of Buffer.isBuffer(bytes) ? [bytes] : bytes) parts.push(Buffer.from(part));
    const whole = Buffer.concat(parts);
    this.objects.set(key, whole);
    return { bytes: whole.length, sha256: '' };
  }

  async get(key: string): Promise<Readable | undefined> {
    const whole = this.objects.get(key);
    if (whole === undefined) return undefined;
    const pieces = Array.from({ length: Math.ceil(whole.length / 70_001) }, (_, at) =>
      whole.subarray(at * 70_001, (at + 1) * 70_001),
    );
    const stream = Readable.from(pieces, { objectMode: false, autoDestroy: false });
    this.given.push(stream);
    return stream;
  }

  async *list(prefix: string) {
    if (this.away) throw new VendorError('object-store', 'unavailable', 'away');
    for (const [key, whole] of this.objects)
      if (key.startsWith(prefix)) yield { key, bytes: whole.length, at: new Date(0) };
  }

  async remove(key: string): Promise<void> {
    this.objects.delete(key);
  }

  /** Another content under the newest key, or the one before. */
  change(at: number, change: (bytes: Buffer) => Buffer): void {
    const key = [...this.objects.keys()].toSorted().at(at) ?? '';
    this.objects.set(key, change(Buffer.from(this.objects.get(key) ?? '')));
  }
}

const db = {
  query: async (sql: string) => {
    if (sql.includes('relay_state')) return [{ epoch: 3 }];
    return sql.includes('event_order') ? [{ position: '7' }] : [ownMarkRow];
  },
} as unknown as Pick<DataSource, 'query'>;

let home: string;
let imports: StateFolder;
let store: MemoryStore;
let clock: FakeClock;

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'cotta-snapshots-'));
  imports = new StateFolder(join(home, 'imports'));
  await fillRegister(imports.root);
  store = new MemoryStore();
  clock = new FakeClock('2026-11-29T10:00:00Z');
});
afterEach(() => rm(home, { recursive: true }));

const write = () => writeSnapshot({ db, folder: imports, store, clock });

async function begin(where = 'scratch', folder = imports): Promise<RegisterSnapshots> {
  const scratch = new StateFolder(join(home, where));
  const snapshots = new RegisterSnapshots({ store, scratch, imports: folder, log: silentLog });
  await snapshots.begin();
  return snapshots;
}

async function ownMarksOf({ ownMarks }: RegisterSnapshots) {
  const marks = [];
  for await (const some of ownMarks?.marks() ?? []) marks.push(...some);
  return { epoch: ownMarks?.epoch, position: ownMarks?.position, marks };
}

describe('a snapshot', () => {
  it('brings registers, index and marks in our care to a program that has none of them', async () => {
    expect(await write()).toMatchObject({ outcome: 'written', removed: 0 });
    const snapshots = await begin('scratch', new StateFolder(join(home, 'nothing')));
    const there = await openRegister(snapshots.folder(), seedWeights());
    const here = await openRegister(imports, seedWeights());
    expect(there.generation).toBe(here.generation);
    expect(there.facts).toEqual(here.facts);
    expect(there.index.marks.trimmed()).toEqual(here.index.marks.trimmed());
    expect(there.markOf(100)).toEqual(here.markOf(100));
    expect(await ownMarksOf(snapshots)).toMatchObject({
      epoch: 3,
      position: 7n,
      marks: [{ id: ownMarkRow.id, mark: { name: 'QUILLBROOKE', createdAt: '2026-02-01T10:00:00.000Z' } }],
    });
    await Promise.all([there.close(), here.close()]);
  });

  it.each([
    ['of another format', (bytes: Buffer) => replaced(bytes, '"format":1', '"format":2')],
    ['of another analysis of names', (bytes: Buffer) => replaced(bytes, '"weights":"', '"weights":"x')],
    ['that is damaged', (bytes: Buffer) => flipped(bytes)],
    ['that is cut short', (bytes: Buffer) => bytes.subarray(0, -1_000)],
    ['that is something else', () => Buffer.from('nothing of ours')],
    ['whose header is longer than any', (bytes: Buffer) => (bytes.writeUInt32LE(2 ** 32 - 1, 8), bytes)],
    ['without its index', (bytes: Buffer) => withFiles(bytes, (about, _, ...rest) => [about, ...rest])],
    ['that has a file twice', (bytes: Buffer) => withFiles(bytes, (...files) => [...files, ...files])],
    [
      'with a file elsewhere',
      (bytes: Buffer) => withFiles(bytes, (about, ...rest) => [{ ...about, name: '../about.json' }, ...rest]),
    ],
    [
      'with a file of no end',
      (bytes: Buffer) => withFiles(bytes, (about, ...rest) => [{ ...about, bytes: 2 ** 50 }, ...rest]),
    ],
  ])('%s is passed over for the one before', async (_what, change) => {
    await write();
    clock.moveBy({ days: 2 });
    expect((await write()).outcome).toBe('written');
    store.change(-1, change);
    const snapshots = await begin();
    expect(await snapshots.folder().current()).toBe(1);
    expect(snapshots.folder()).not.toBe(imports);
    store.change(-2, change);
    expect((await begin('other')).folder()).toBe(imports);
  });

  it('is written once for an import and a day, and three are kept', async () => {
    expect((await write()).outcome).toBe('written');
    clock.moveBy({ hours: 23 });
    expect((await write()).outcome).toBe('there already');
    const removed = [];
    for (let day = 0; day < 4; day += 1) {
      clock.moveBy({ days: 1 });
      const outcome = await write();
      removed.push(outcome.outcome === 'written' ? outcome.removed : undefined);
    }
    expect(removed).toEqual([0, 0, 1, 1]);
    expect(store.objects.size).toBe(3);
  });

  it('is not needed to start: what was imported is searched while the store is away', async () => {
    await write();
    store.away = true;
    expect((await begin()).folder()).toBe(imports);
  });

  it('keeps no line to the store open, whether it was taken or passed over', async () => {
    await write();
    clock.moveBy({ days: 2 });
    await write();
    store.change(-1, flipped);
    await begin();
    expect(store.given.length).toBeGreaterThan(1);
    expect(store.given.map(({ destroyed }) => destroyed)).toEqual(store.given.map(() => true));
  });

  it('is not written of nothing', async () => {
    const folder = new StateFolder(join(home, 'nothing'));
    expect(await writeSnapshot({ db, folder, store, clock })).toEqual({ outcome: 'nothing imported' });
    expect(store.objects.size).toBe(0);
  });
});

interface PackedFile {
  readonly name: string;
  readonly content: Buffer;
  /** What the header says of its length, where that is not so. */
  readonly bytes?: number;
}

/** A snapshot of other files whose digest is right: whoever may write to the store can make one. */
function withFiles(
  bytes: Buffer,
  change: (about: PackedFile, ...rest: PackedFile[]) => PackedFile[],
): Buffer {
  let at = 12 + bytes.readUInt32LE(8);
  const header = JSON.parse(bytes.subarray(12, at).toString('utf8'));
  const [about, ...rest] = header.files.map((file: { name: string; bytes: number }) => {
    at += file.bytes;
    return { name: file.name, content: bytes.subarray(at - file.bytes, at) };
  });
  const files = change(about, ...rest);
  const said = files.map(({ name, content, bytes: length = content.length }) => ({ name, bytes: length }));
  const text = Buffer.from(JSON.stringify({ ...header, files: said }));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(text.length);
  const contents = files.map(({ content }) => content);
  const whole = Buffer.concat([bytes.subarray(0, 8), length, text, ...contents]);
  return Buffer.concat([whole, createHash('sha256').update(whole).digest()]);
}

/** In the header, whose length stays what it says. */
function replaced(bytes: Buffer, from: string, to: string): Buffer {
  const at = bytes.indexOf(from);
  bytes.write(to, at);
  return bytes;
}

function flipped(bytes: Buffer): Buffer {
  const at = bytes.length - 500;
  bytes.writeUInt8((bytes.readUInt8(at) ^ 1) & 255, at);
  return bytes;
}
