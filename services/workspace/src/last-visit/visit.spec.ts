import { describe, expect, it } from '@jest/globals';
import { seenUpTo, visitedAt, type SeenPlace } from './visit.js';

const place = (position: number, time: string, epoch = 1): SeenPlace => ({
  epoch,
  position: BigInt(position),
  at: new Date(`2026-05-03T${time}:00Z`),
});

describe('how far somebody has seen what happened', () => {
  const first = visitedAt(null, place(10, '08:00'));

  it('is all of it at the first visit', () =>
    expect(first).toEqual({ seen: place(10, '08:00'), shown: place(10, '08:00'), before: null }));

  it('stays where it was while the visit lasts', () => {
    const later = visitedAt(first, place(14, '08:30'));
    expect(later.seen).toEqual(place(10, '08:00'));
    expect(later.shown).toEqual(place(14, '08:30'));
  });

  it('is what was shown at the visit before, once half an hour of silence is over', () => {
    const noted = visitedAt(first, place(14, '08:20'));
    const next = visitedAt(noted, place(20, '08:51'));
    expect(next).toEqual({
      seen: place(14, '08:20'),
      shown: place(20, '08:51'),
      before: place(10, '08:00'),
    });
  });

  it('is what they say they have read, and never less than before', () => {
    const noted = visitedAt(first, place(14, '08:20'));
    const read = seenUpTo(noted, place(14, '09:00'));
    expect(read.seen).toEqual(place(14, '08:20'));
    expect(read.before).toEqual(place(10, '08:00'));
    expect(seenUpTo(read, place(12, '09:00'))).toBe(read);
  });

  it('begins by date where it surely was seen, when another window has shown more since', () => {
    const noted = visitedAt(first, place(14, '08:20'));
    expect(seenUpTo(noted, place(12, '09:00')).seen).toEqual(place(12, '08:00'));
  });

  it('goes over to the history that began with a restore', () => {
    const after = visitedAt(first, place(3, '08:40', 2));
    expect(after.seen).toEqual(place(10, '08:00'));
    expect(seenUpTo(after, place(3, '08:40', 2)).seen).toEqual(place(3, '08:40', 2));
  });
});
