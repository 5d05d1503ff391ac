import { describe, expect, it } from '@jest/globals';
import { failedGates, type ImportCounts } from './gates.js';

const counts = (change: Partial<ImportCounts>): ImportCounts => ({
  read: 1_000,
  accepted: 1_000,
  rejected: {},
  unknownStatus: 0,
  ...change,
});
const guards = (change: Partial<ImportCounts>, before: number | null = null): string[] =>
  failedGates(counts(change), before).map(({ gate }) => gate);

describe('gates of an import', () => {
  it('let a good file through', () => expect(guards({})).toEqual([]));

  it('let a file with a few bad rows through', () =>
    expect(guards({ accepted: 950, rejected: { 'unknown class': 50 } })).toEqual([]));

  it.each([
    ['unique', 'number used twice'],
    ['referential', 'unknown office'],
    ['referential', 'unknown class'],
    ['dates', 'not a date'],
    ['dates', 'registered before filed'],
    ['readable', 'broken quotes'],
    ['readable', 'cut off'],
    ['readable', 'too many cells'],
  ] as const)('"%s" closes when many rows are: %s', (gate, rejection) =>
    expect(guards({ accepted: 700, rejected: { [rejection]: 300 } })).toEqual([gate]),
  );

  it('close on a short file that is mostly unreadable', () => {
    expect(guards({ read: 11, accepted: 1, rejected: { 'unreadable characters': 10 } })).toEqual([
      'readable',
    ]);
    expect(guards({ read: 3, accepted: 2, rejected: { 'unknown class': 1 } })).toEqual([]);
  });

  it('do not mind rows that are there twice', () =>
    expect(guards({ accepted: 500, rejected: { 'repeated row': 500 } })).toEqual([]));

  it('close on a file without marks', () => {
    expect(guards({ read: 0, accepted: 0 })).toEqual(['readable']);
    expect(guards({ read: 5, accepted: 0, rejected: { 'no name': 5 } })).toEqual(['readable']);
  });

  it('"count" closes when a register has shrunk or grown beyond belief', () => {
    expect(guards({}, 1_200)).toEqual([]);
    expect(guards({}, 1_300)).toEqual(['count']);
    expect(guards({ read: 10_000, accepted: 10_000 }, 1_500)).toEqual(['count']);
    expect(guards({}, 900)).toEqual([]);
  });
});
