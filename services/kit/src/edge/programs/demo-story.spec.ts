import { describe, expect, it } from '@jest/globals';
import { lastNoon } from './demo-story.js';

describe('the day a story is told on', () => {
  it.each([
    ['2026-11-22T00:36:00Z', '2026-11-21T12:00:00.000Z'],
    ['2026-11-22T11:59:59Z', '2026-11-21T12:00:00.000Z'],
    ['2026-11-22T12:00:00Z', '2026-11-22T12:00:00.000Z'],
    ['2026-11-22T23:59:00Z', '2026-11-22T12:00:00.000Z'],
  ])('at %s is that of %s', (now, noon) => expect(lastNoon(new Date(now)).toISOString()).toBe(noon));

  it('is the same date for offices west and east of Greenwich', () => {
    const noon = lastNoon(new Date('2026-11-22T00:36:00Z'));
    for (const zone of ['America/New_York', 'America/Los_Angeles', 'Europe/Prague', 'Asia/Tokyo'])
      expect(noon.toLocaleDateString('sv', { timeZone: zone })).toBe('2026-11-21');
  });
});
