import { expect, it } from '@jest/globals';
import { FewAtOnce } from './few-at-once.js';

it('runs two at a time in the order they came, and a failure gives its place on', async () => {
  const few = new FewAtOnce(2);
  const begun: number[] = [];
  const ends: ((failed: boolean) => void)[] = [];
  const work = (at: number) =>
    few.run(() => {
      begun.push(at);
      return new Promise<number>((resolve, reject) => {
        ends[at] = (failed) => (failed ? reject(new Error(`${at} failed`)) : resolve(at));
      });
    });
  const [first, second, third, fourth] = [work(0), work(1), work(2), work(3)];
  expect(begun).toEqual([0, 1]);
  ends[1]?.(true);
  await expect(second).rejects.toThrow('1 failed');
  expect(begun).toEqual([0, 1, 2]);
  ends[0]?.(false);
  expect(await first).toBe(0);
  expect(begun).toEqual([0, 1, 2, 3]);
  ends[2]?.(false);
  ends[3]?.(false);
  expect(await Promise.all([third, fourth])).toEqual([2, 3]);
  const last = work(4);
  expect(begun).toEqual([0, 1, 2, 3, 4]);
  ends[4]?.(false);
  expect(await last).toBe(4);
});
