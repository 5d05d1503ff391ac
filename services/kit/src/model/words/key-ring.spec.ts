import { describe, expect, it } from '@jest/globals';
import { digestKey, KEY_RING, keysIn, presentKey, saysDigestKey } from './key-ring.js';

const [present, former] = ['p'.repeat(43), 'f'.repeat(43)];

describe('a ring of keys', () => {
  it.each([
    present,
    `${present}@2026-11-29`,
    `${present}@2026-11-29,${former}`,
    `${present},${former}@2025-01-31`,
  ])('%s is one', (ring) => expect(ring).toMatch(KEY_RING));

  it.each([
    '',
    'short',
    `${present},`,
    `${present}@yesterday`,
    `${present}@2026-13-01`,
    `${present}@2026-11-32`,
    `${present}=`,
    `${present} ,${former}`,
  ])('%s is none', (ring) => expect(ring).not.toMatch(KEY_RING));

  it('has its present key first, and says when each was made', () => {
    const ring = `${present}@2026-11-29,${former}`;
    expect(keysIn(ring).map(({ text, made }) => [text, made?.toISOString() ?? null])).toEqual([
      [present, '2026-11-29T00:00:00.000Z'],
      [former, null],
    ]);
    expect(presentKey(ring)).toEqual(Buffer.from(present, 'base64url'));
    expect(presentKey(ring)).toHaveLength(32);
  });

  it('says with which key digests are made: the only one, or the one that is marked', () => {
    const made = (text: string) => Buffer.from(text, 'base64url');
    expect(digestKey(present)).toEqual(made(present));
    expect(digestKey(`${former}@2025-11-29#,${present}@2026-11-29`)).toEqual(made(former));
    expect(digestKey(`${present}@2026-11-29,${former}@2025-11-29#`)).toEqual(made(former));
    expect(
      [present, `${present},${former}#`, `${present},${former}`, `${present}#,${former}#`].map(saysDigestKey),
    ).toEqual([true, true, false, false]);
  });
});
