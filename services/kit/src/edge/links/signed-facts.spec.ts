import { describe, expect, it } from '@jest/globals';
import { readFacts, signFacts } from './signed-facts.js';

const key = 'A'.repeat(43);
const now = new Date('2026-03-16T10:00:00Z');
const text = signFacts(
  { use: 'price', facts: { total: 120670 }, expiresAt: new Date('2026-03-30T00:00:00Z') },
  key,
);

describe('signed facts', () => {
  it('are read as they were signed, until their time is over', () => {
    expect(readFacts(text, 'price', { key, now })).toEqual({ state: 'valid', facts: { total: 120670 } });
    expect(readFacts(text, 'price', { key, now: new Date('2026-03-30T00:00:00Z') })).toEqual({
      state: 'expired',
      facts: { total: 120670 },
    });
  });

  it('are believed while their key is among the former ones', () => {
    const ring = `${'B'.repeat(43)}@2026-03-01,${key}@2025-03-01`;
    expect(readFacts(text, 'price', { key: ring, now }).state).toBe('valid');
  });

  it('are worth nothing changed, for another use, under another key, or as any other text', () => {
    const [, signature = ''] = text.split('.');
    const changed = `${Buffer.from(JSON.stringify({ facts: { total: 1 }, until: 2e9 })).toString('base64url')}.${signature}`;
    const readings = [
      readFacts(changed, 'price', { key, now }),
      readFacts(text, 'refund', { key, now }),
      readFacts(text, 'price', { key: 'B'.repeat(43), now }),
      readFacts('', 'price', { key, now }),
      readFacts(`${text}.x`, 'price', { key, now }),
    ];
    expect(readings.map(({ state }) => state)).toEqual(Array.from({ length: 5 }, () => 'invalid'));
  });
});
