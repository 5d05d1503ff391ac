import { describe, expect, it } from '@jest/globals';
import { PartitionProgress, rememberedReaders } from './partition-progress.js';

const readers = ['copy', 'count'];
const begun = (known: Record<string, bigint>, end = 100n): PartitionProgress => {
  const progress = new PartitionProgress(readers, new Map(Object.entries(known)), () => 0n);
  progress.end = end;
  return progress;
};
/** It handles what it takes. */
const handle = (progress: PartitionProgress, from: bigint, to: bigint): string[] => {
  const takers = progress.takers(from, to);
  for (const name of takers) progress.reach(name, to);
  return takers;
};

describe('readers of one partition', () => {
  it('go on together as long as none stands still', () => {
    const progress = begun({ copy: 10n, count: 10n });
    expect(progress.next()).toBe(10n);
    expect(handle(progress, 10n, 30n)).toEqual(readers);
    expect(progress.next()).toBe(30n);
    expect(progress.committed()).toEqual({ offset: 30n, metadata: '{"copy":0,"count":0}' });
  });

  it('leave behind who rests, and remember where', () => {
    const progress = begun({ copy: 10n, count: 10n });
    progress.leave('copy');
    expect(handle(progress, 10n, 30n)).toEqual(['count']);
    expect(progress.next()).toBe(30n);
    expect(progress.committed()).toEqual({ offset: 10n, metadata: '{"copy":0,"count":20}' });
    expect([progress.lag('copy'), progress.lag('count')]).toEqual([90, 70]);
  });

  it('give who is behind a turn between two of their own, until it has caught up', () => {
    const progress = begun({ copy: 0n, count: 60n });
    const turns: [bigint | undefined, string[]][] = [];
    for (let turn = 0; turn < 6; turn += 1) {
      const from = progress.next() ?? 0n;
      turns.push([from, handle(progress, from, from + 20n)]);
    }
    expect(turns).toEqual([
      [0n, ['copy']],
      [60n, ['count']],
      [20n, ['copy']],
      [80n, ['count']],
      [40n, ['copy']],
      [60n, ['copy']],
    ]);
  });

  it('need no turn of their own where nothing new came', () => {
    const progress = begun({ copy: 0n, count: 60n }, 60n);
    expect(progress.next()).toBe(0n);
    progress.reach('copy', 20n);
    expect(progress.next()).toBe(20n);
  });

  it('ask for nothing while nobody can take it', () => {
    const progress = begun({ copy: 10n, count: 10n });
    for (const name of readers) progress.leave(name);
    expect(progress.next()).toBeUndefined();
    progress.comeBack('copy');
    expect(progress.next()).toBe(10n);
  });

  it('begin where they are told to when the group does not know them, and begin anew with a partition that was made anew', () => {
    const progress = new PartitionProgress(readers, new Map([['count', 40n]]), (name) =>
      name === 'copy' ? 7n : 0n,
    );
    expect(progress.committed()).toEqual({ offset: 7n, metadata: '{"copy":0,"count":33}' });
    progress.beginAnew(0n);
    expect(progress.committed()).toEqual({ offset: 0n, metadata: '{"copy":0,"count":0}' });
  });

  it('keep the place of those whom only another release knows', () => {
    const progress = begun({ copy: 10n, count: 10n, later: 4n });
    handle(progress, 10n, 30n);
    const committed = progress.committed();
    expect(committed).toEqual({ offset: 30n, metadata: '{"later":-26,"copy":0,"count":0}' });
    expect(rememberedReaders(committed)).toEqual(
      new Map([
        ['later', 4n],
        ['copy', 30n],
        ['count', 30n],
      ]),
    );
  });

  it('are all meant where somebody set the offset by hand', () =>
    expect(rememberedReaders({ offset: 5n, metadata: '' })).toBeUndefined());
});
