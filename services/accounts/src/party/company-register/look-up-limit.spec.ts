import { expect, it } from '@jest/globals';
import { LookUpLimit } from './look-up-limit.js';

const at = (second: number): Date => new Date(Date.UTC(2026, 0, 1, 9, 0, second));
const taken = (limit: LookUpLimit, { person, times, now }: { person: string; times: number; now: Date }) =>
  Array.from({ length: times }, () => limit.take(person, now)).filter(Boolean).length;

it('lets a person ask twenty times a minute, and again in the next one', () => {
  const limit = new LookUpLimit();
  expect(taken(limit, { person: 'a', times: 25, now: at(0) })).toBe(20);
  expect(limit.take('a', at(59))).toBe(false);
  expect(limit.take('b', at(59))).toBe(true);
  expect(limit.take('a', at(60))).toBe(true);
});

it('lets all together ask sixty times a minute', () => {
  const limit = new LookUpLimit();
  const each = ['a', 'b', 'c', 'd'].map((person) => taken(limit, { person, times: 20, now: at(0) }));
  expect(each).toEqual([20, 20, 20, 0]);
});
