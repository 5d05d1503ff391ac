/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { cityOf, offsetOf } from './zone-names.js';

describe('time zones as people call them', () => {
  it.each([
    ['Europe/Prague', 'Prague'],
    ['America/New_York', 'New York'],
    ['America/Indiana/Knox', 'Knox, Indiana'],
    ['Europe/Kiev', 'Kyiv'],
  ])('%s is %s', (zone, city) => {
    expect(cityOf(zone)).toBe(city);
  });

  it.each([
    ['Europe/Prague', '2026-11-28T12:00:00Z', 'UTC+1'],
    ['Europe/Prague', '2026-07-01T12:00:00Z', 'UTC+2'],
    ['America/St_Johns', '2026-11-28T12:00:00Z', 'UTC−3:30'],
    ['Atlantic/Reykjavik', '2026-11-28T12:00:00Z', 'UTC'],
  ])('%s at %s is %s', (zone, at, offset) => {
    expect(offsetOf(zone, new Date(at))).toBe(offset);
  });
});
