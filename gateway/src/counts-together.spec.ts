import { describe, expect, it } from '@jest/globals';
import { CountsTogether } from './counts-together.js';
import type { Allowance } from './allowance.js';

const of = (key: string): Allowance => ({ key, most: 1, windowMs: 1_000, units: 1 });
const turn = (): Promise<void> => new Promise((done) => setImmediate(done));

describe('what the requests of one turn count', () => {
  it('is one question, in their order, and each hears of its own', async () => {
    const asked: string[][] = [];
    const together = new CountsTogether(async (allowances) => {
      asked.push(allowances.map(({ key }) => key));
      return allowances.flatMap((_, index) => [index, index * 10]);
    });
    expect(
      await Promise.all([
        together.count([of('a'), of('b')]),
        together.count([of('c')]),
        together.count([of('a')]),
      ]),
    ).toEqual([
      [0, 0, 1, 10],
      [2, 20],
      [3, 30],
    ]);
    await together.count([of('d')]);
    expect(asked).toEqual([['a', 'b', 'c', 'a'], ['d']]);
  });

  it('goes out when the question before is answered, and not before its time when it is not', async () => {
    const asked: { readonly keys: string[]; readonly answer: () => void }[] = [];
    const together = new CountsTogether(
      (allowances) =>
        new Promise((answered) => {
          asked.push({
            keys: allowances.map(({ key }) => key),
            answer: () => answered(allowances.flatMap(() => [1, 1])),
          });
        }),
    );
    const first = together.count([of('a')]);
    await turn();
    const second = [together.count([of('b')]), together.count([of('c')])];
    await turn();
    expect(asked.map(({ keys }) => keys)).toEqual([['a']]);
    asked[0]?.answer();
    await first;
    expect(asked.map(({ keys }) => keys)).toEqual([['a'], ['b', 'c']]);
    // This one is never answered, and holds up nobody.
    const third = together.count([of('d')]);
    while (asked.length < 3) await turn();
    asked[2]?.answer();
    expect(await third).toEqual([1, 1]);
    asked[1]?.answer();
    await Promise.all(second);
  });

  it('fails for all of them', async () => {
    const together = new CountsTogether(() => Promise.reject(new Error('away')));
    const failed = [together.count([of('a')]), together.count([of('b')])].map((one) =>
      one.catch((error: Error) => error.message),
    );
    expect(await Promise.all(failed)).toEqual(['away', 'away']);
  });

  it('is parted before Redis would be kept from everything else', async () => {
    const sizes: number[] = [];
    const together = new CountsTogether(async (allowances) => {
      sizes.push(allowances.length);
      return allowances.flatMap(() => [1, 1]);
    });
    const counts = Array.from({ length: 250 }, () => together.count([of('a'), of('b')]));
    await turn();
    expect(sizes).toEqual([400, 100]);
    expect((await Promise.all(counts)).every(({ length }) => length === 4)).toBe(true);
  });
});
