import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NearestMarks } from '../query/nearest.js';
import { indexOf, mark } from '../testing/marks.js';
import { analyseName } from '../text/analysed-name.js';
import { seedWeights } from '../text/word-weights.js';
import { SlotFilter, type SearchFilter } from './filter.js';
import { SearchIndex } from './search-index.js';
import { joinIndex } from './shared-index.js';
import { loadShared, saveIndex } from './snapshot.js';

const marks = [
  mark('ZORVAN', { jurisdiction: 'EU', classes: [9] }),
  mark('ZORVANA', { jurisdiction: 'US', classes: [25], filingDate: '2021-03-01' }),
  mark('SORFAN', { jurisdiction: 'US', classes: [40], live: false }),
  mark('ZORVANEX', { jurisdiction: null, classes: [], filingDate: null }),
  mark('QUILTOP', { jurisdiction: 'EU', classes: [9] }),
];

function keysNear(index: SearchIndex, name: string, filter: SearchFilter = {}): number[] {
  const { marks: found } = new NearestMarks(index, undefined).to(
    analyseName(name, index.weigh),
    new SlotFilter(filter, index.offices),
  );
  const near = found.slots.filter((_, place) => (found.raws[place] ?? 0) > 0.35);
  return Array.from(near, (slot) => index.marks.columns.keys[slot] ?? -1);
}

describe('the index', () => {
  it('finds what is near, the nearest first', () =>
    expect(keysNear(indexOf(marks), 'zorvan')).toEqual([0, 1, 3, 2]));

  it.each<[string, SearchFilter, number[]]>([
    ['an office, and marks whose office nobody knows', { jurisdictions: ['EU'] }, [0, 3]],
    ['classes, and marks without any', { classes: [25, 40] }, [1, 3, 2]],
    ['living marks', { liveOnly: true }, [0, 1, 3]],
    ['marks filed since a day, and undated ones', { since: '2020-01-01' }, [1, 3]],
    ['an office without marks', { jurisdictions: ['CZ'] }, [3]],
    [
      'everything at once',
      { jurisdictions: ['US'], classes: [25], since: '2021-03-01', liveOnly: true },
      [1, 3],
    ],
  ])('narrows to %s', (_, filter, keys) => expect(keysNear(indexOf(marks), 'zorvan', filter)).toEqual(keys));

  it('finds a mark that was put in a moment ago, as what it is now', () => {
    const index = indexOf(marks);
    index.put(77, mark('ZORWAN'));
    expect(keysNear(index, 'zorvan')).toContain(77);
    index.put(0, mark('BELMONDI'));
    expect(keysNear(index, 'zorvan')).not.toContain(0);
    expect(keysNear(index, 'belmondi')).toEqual([0]);
    index.put(77, mark('PERANTO'));
    expect(keysNear(index, 'zorvan')).not.toContain(77);
    expect(index.size).toBe(6);
  });

  it('forgets a mark that was removed, and says when there was none', () => {
    const index = indexOf(marks);
    expect(index.remove(1)).toBe(true);
    expect(index.remove(1)).toBe(false);
    expect(index.remove(99)).toBe(false);
    expect(keysNear(index, 'zorvan')).toEqual([0, 3, 2]);
  });

  it('begins empty and takes marks of offices it has not seen', () => {
    const index = SearchIndex.empty(seedWeights());
    expect(keysNear(index, 'zorvan')).toEqual([]);
    for (let key = 0; key < 3_000; key += 1)
      index.put(key, mark(key === 1_500 ? 'ZORVAN' : `Q${key}UIL`, { jurisdiction: 'SK' }));
    expect(keysNear(index, 'zorvan', { jurisdictions: ['SK'] })).toEqual([1_500]);
    expect(index.worn).toBe(true);
  });
});

describe('a snapshot', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'search-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('answers as the index it was made from, and takes new marks', async () => {
    const path = join(folder, 'index.bin');
    await saveIndex(indexOf(marks), path);
    const loaded = joinIndex(await loadShared(path), seedWeights());
    expect(keysNear(loaded, 'zorvan', { jurisdictions: ['US'] })).toEqual(
      keysNear(indexOf(marks), 'zorvan', { jurisdictions: ['US'] }),
    );
    loaded.put(9, mark('ZORVANO', { jurisdiction: 'SK' }));
    expect(keysNear(loaded, 'zorvan', { jurisdictions: ['SK'] })).toEqual([9, 3]);
  });

  it('from before slots had another bit finds by every key what a new one finds', async () => {
    const path = join(folder, 'narrow.bin');
    await saveIndex(indexOf(marks), path);
    const bytes = await readFile(path);
    const header = JSON.parse(bytes.toString('utf8', 12, 12 + bytes.readUInt32LE(8)));
    bytes.write('COTTAIX1');
    for (let at = bytes.length - header.bytes.keyEntries; at < bytes.length; at += 8) {
      const entry = bytes.readDoubleLE(at);
      bytes.writeDoubleLE(Math.floor(entry / 2 ** 24) * 2 * 2 ** 23 + (entry % 2 ** 24), at);
    }
    await writeFile(path, bytes);
    const [loaded, made] = [joinIndex(await loadShared(path), seedWeights()), indexOf(marks)];
    for (const { name } of marks) {
      const { coreKey, coreSound } = analyseName(name, seedWeights());
      expect(made.slotsOf('coreLetters', coreKey, 9).length).toBeGreaterThan(0);
      expect(loaded.slotsOf('coreLetters', coreKey, 9)).toEqual(made.slotsOf('coreLetters', coreKey, 9));
      expect(loaded.slotsOf('coreSound', coreSound, 9)).toEqual(made.slotsOf('coreSound', coreSound, 9));
    }
  });

  it('that is cut short or something else is refused with what to do', async () => {
    const path = join(folder, 'whole.bin');
    await saveIndex(indexOf(marks), path);
    const bytes = await readFile(path);
    await writeFile(join(folder, 'short.bin'), bytes.subarray(0, bytes.length - 10));
    await writeFile(join(folder, 'other.bin'), 'name,number\nZORVAN,1\n');
    await expect(loadShared(join(folder, 'short.bin'))).rejects.toThrow('import the register again');
    await expect(loadShared(join(folder, 'other.bin'))).rejects.toThrow('import the register again');
  });
});
