import { expect, it } from '@jest/globals';
import { Pace } from './pace.js';

const waits = { quietMs: 0, busyMs: 50 };

/** The wait after looks that found `found` each, `everyMs` apart, for five seconds. */
function waitAt(found: number, everyMs: number): number {
  const pace = new Pace(waits);
  let wait = -1;
  for (let atMs = 0; atMs < 5_000; atMs += everyMs) wait = pace.after(found, atMs);
  return wait;
}

it.each([
  ['a first event', 1, 5_000, 0],
  ['a hundred a second, one by one', 1, 10, 0],
  ['a hundred a second, five at a time', 5, 50, 0],
  ['five hundred a second', 5, 10, 50],
  ['a burst', 400, 5_000, 50],
])('at %s the next look waits so long', (_, found, everyMs, ms) => expect(waitAt(found, everyMs)).toBe(ms));

it('is quiet again a while after a burst', () => {
  const pace = new Pace(waits);
  expect(pace.after(400, 1_000)).toBe(50);
  expect(pace.after(1, 3_000)).toBe(0);
});
