import { describe, expect, it } from '@jest/globals';
import { retryAfterMs, vendorDelay } from './retry-policy.js';

describe('the wait before another try', () => {
  it('lies anywhere under a ceiling that doubles up to half a minute', () => {
    expect([1, 2, 3, 7, 20].map((tries) => vendorDelay(tries, 1))).toEqual([500, 1000, 2000, 30_000, 30_000]);
    expect(vendorDelay(3, 0)).toBe(0);
  });

  it('is what the vendor asks for, when it asks', () => {
    expect([vendorDelay(1, 1, 90_000), vendorDelay(5, 1, 0)]).toEqual([90_000, 0]);
  });
});

describe('Retry-After', () => {
  const now = new Date('2026-03-16T10:00:00Z');
  it.each([
    { header: '120', ms: 120_000 },
    { header: 'Mon, 16 Mar 2026 10:00:30 GMT', ms: 30_000 },
    { header: 'Mon, 16 Mar 2026 09:00:00 GMT', ms: 0 },
    { header: 'soon', ms: undefined },
    { header: '', ms: undefined },
    { header: null, ms: undefined },
  ])('$header is $ms', ({ header, ms }) => {
    expect(retryAfterMs(header, now)).toBe(ms);
  });
});
