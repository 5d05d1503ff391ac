import { expect, it } from '@jest/globals';
import { visitedAt } from './visit.js';

const at = (time: string): Date => new Date(`2026-11-23T${time}:00Z`);

it('begins with nothing new', () =>
  expect(visitedAt(null, at('09:00'))).toEqual({ seenThrough: at('09:00'), lastAt: at('09:00') }));

it('keeps what was new at its start for as long as it goes on', () => {
  const begun = { seenThrough: at('08:00'), lastAt: at('09:00') };
  expect(visitedAt(begun, at('09:30'))).toEqual({ seenThrough: at('08:00'), lastAt: at('09:30') });
});

it('counts what was shown as seen once another begins, and never goes back', () => {
  expect(visitedAt({ seenThrough: at('08:00'), lastAt: at('09:00') }, at('09:31'))).toEqual({
    seenThrough: at('09:00'),
    lastAt: at('09:31'),
  });
  expect(visitedAt({ seenThrough: at('09:10'), lastAt: at('09:00') }, at('12:00'))).toMatchObject({
    seenThrough: at('09:10'),
  });
});
