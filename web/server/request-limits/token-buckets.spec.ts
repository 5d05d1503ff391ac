/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { TokenBuckets } from './token-buckets.js';

function buckets(perMinute: number, most = 1_000) {
  let now = 0;
  const all = new TokenBuckets({ perMinute, most, now: () => now });
  return {
    all,
    at: (ms: number): void => {
      now = ms;
    },
  };
}
const takeAll = (all: TokenBuckets, who: string): number => {
  let taken = 0;
  while (all.take(who, 1) === 0) taken += 1;
  return taken;
};

describe('a bucket', () => {
  it('holds what may be asked for in a minute, and says how long until there is more', () => {
    const { all, at } = buckets(60);
    expect(takeAll(all, 'anna')).toBe(60);
    expect(all.take('anna', 1)).toBe(1_000);
    expect(all.take('anna', 5)).toBe(5_000);
    at(999);
    expect(all.take('anna', 1)).toBe(1);
    at(1_000);
    expect([all.take('anna', 1), all.take('anna', 1)]).toEqual([0, 1_000]);
  });

  it('is nobody else’s', () => {
    const { all } = buckets(60);
    takeAll(all, 'anna');
    expect(all.take('petr', 60)).toBe(0);
  });

  it('gives no more after a night than after a minute', () => {
    const { all, at } = buckets(60);
    takeAll(all, 'anna');
    at(8 * 3_600_000);
    expect(takeAll(all, 'anna')).toBe(60);
  });

  it('is once enough for whatever is dearer than a full one', () => {
    const { all, at } = buckets(6);
    expect([all.take('anna', 10), all.take('anna', 10)]).toEqual([0, 60_000]);
    at(60_000);
    expect(all.take('anna', 10)).toBe(0);
  });

  it('is not emptied by asking in vain', () => {
    const { all, at } = buckets(60);
    takeAll(all, 'anna');
    for (let more = 0; more < 500; more += 1) all.take('anna', 1);
    at(1_000);
    expect(all.take('anna', 1)).toBe(0);
  });
});

describe('buckets together', () => {
  it('never are more than was said, whoever asks', () => {
    const { all } = buckets(60, 1_000);
    for (let visitor = 0; visitor < 50_000; visitor += 1) all.take(`v${visitor}`, 1);
    expect(all.size).toBeLessThanOrEqual(1_000);
  });

  it('remember who goes on asking, however many strangers come between', () => {
    const { all } = buckets(60, 1_000);
    takeAll(all, 'attacker');
    for (let visitor = 0; visitor < 50_000; visitor += 1) {
      all.take(`v${visitor}`, 1);
      if (visitor % 100 === 0) expect(all.take('attacker', 1)).toBeGreaterThan(0);
    }
  });
});
