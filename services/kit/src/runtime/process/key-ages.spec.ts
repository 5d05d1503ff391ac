import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Registry } from 'prom-client';
import { systemClock } from '../../model/time/clock.js';
import { keyDays, observeKeyAges } from './key-ages.js';

const key = 'k'.repeat(43);
let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'cotta-key-ages-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const file = (name: string, content: object): string => {
  const path = join(folder, name);
  writeFileSync(path, JSON.stringify(content));
  return path;
};

describe('the age of keys', () => {
  it('is that of the present key of each setting of ours; nobody else has one', async () => {
    const days = keyDays({
      SEAL_KEY: `${key}@2026-11-01,${key}@2024-01-01`,
      SESSION_KEY: key,
      MARKIFY_API_KEY: `${key}@2026-11-01`,
      VIEWER_PRIVATE_JWK_FILE: file('viewer.json', { kty: 'EC', iat: Date.UTC(2026, 9, 30) / 1000 }),
      ACCESS_TOKEN_PRIVATE_JWK_FILE: file('access.json', { kty: 'EC' }),
      PORT: 4301,
    });
    const registry = new Registry();
    observeKeyAges(days, {
      registry,
      clock: { ...systemClock, now: () => new Date('2026-11-29T12:00:00Z') },
    });
    expect((await registry.metrics()).split('\n').filter((line) => line.startsWith('cotta_'))).toEqual([
      `cotta_key_age_seconds{key="SEAL_KEY"} ${28.5 * 86_400}`,
      `cotta_key_age_seconds{key="VIEWER_PRIVATE_JWK_FILE"} ${30.5 * 86_400}`,
    ]);
    expect(Object.entries(days).flatMap(([name, made]) => (made === null ? [name] : []))).toEqual([
      'SESSION_KEY',
      'ACCESS_TOKEN_PRIVATE_JWK_FILE',
    ]);
  });
});
