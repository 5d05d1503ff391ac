import { describe, expect, it } from '@jest/globals';
import { scanDay } from './scan-plan-rules.js';

describe('the scan that is due', () => {
  it.each([
    ['Watch', '2026-01-31', '2026-01-30', undefined],
    ['Watch', '2026-01-31', '2026-01-31', '2026-01-31'],
    ['Watch', '2026-01-31', '2026-02-27', '2026-01-31'],
    ['Watch', '2026-01-31', '2026-02-28', '2026-02-28'],
    ['Watch', '2026-01-31', '2026-03-31', '2026-03-31'],
    ['Shield', '2026-01-31', '2026-02-06', '2026-01-31'],
    ['Shield', '2026-01-31', '2026-02-07', '2026-02-07'],
    ['Guard', '2026-01-31', '2026-02-13', '2026-02-07'],
    // A clock that went far ahead finds one, not fifty-seven.
    ['Guard', '2026-01-31', '2027-03-07', '2027-03-06'],
  ] as const)('of %s, counted from %s, on %s: %s', (tier, from, today, day) => {
    expect(scanDay(tier, from, today)).toBe(day);
  });
});
