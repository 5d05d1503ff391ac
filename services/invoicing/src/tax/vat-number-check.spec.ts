import { describe, expect, it } from '@jest/globals';
import { isReusable, isTooOldForInvoice, nextRecheck } from './vat-number-check.js';

const at = (text: string): Date => new Date(text);
const valid = { status: 'VALID', checkedAt: at('2026-03-16T10:00:00Z') } as const;

describe('a VAT number check', () => {
  it('serves checkout for a day when it said valid', () => {
    expect(isReusable(valid, at('2026-03-17T10:00:00Z'))).toBe(true);
    expect(isReusable(valid, at('2026-03-17T10:00:01Z'))).toBe(false);
    expect(isReusable({ ...valid, status: 'INVALID' }, at('2026-03-16T10:00:01Z'))).toBe(false);
  });

  it('is asked again before an invoice after thirty days', () => {
    expect(isTooOldForInvoice(valid, at('2026-04-15T10:00:00Z'))).toBe(false);
    expect(isTooOldForInvoice(valid, at('2026-04-15T10:00:01Z'))).toBe(true);
  });

  it('is repeated hourly, then daily, then no more', () => {
    const first = at('2026-03-01T00:00:00Z');
    expect(nextRecheck(first, first)).toEqual(at('2026-03-01T01:00:00Z'));
    expect(nextRecheck(first, at('2026-03-04T00:00:00Z'))).toEqual(at('2026-03-05T00:00:00Z'));
    expect(nextRecheck(first, at('2026-03-30T12:00:00Z'))).toBeNull();
  });
});
