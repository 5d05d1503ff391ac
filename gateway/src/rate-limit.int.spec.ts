import { afterAll, describe, expect, it } from '@jest/globals';
import { Redis } from 'ioredis';
import { rateLimiter, refuseExceeded, type LimitState } from './rate-limit.js';

const url = process.env['REDIS_URL'] ?? '';
const redis = new Redis(url, { maxRetriesPerRequest: 1 });
// Nothing listens on port 1.
const away = new Redis('redis://127.0.0.1:1', { enableOfflineQueue: false, maxRetriesPerRequest: 1, retryStrategy: () => null });
away.on('error', () => undefined);
afterAll(() => {
  redis.disconnect();
  away.disconnect();
});

const window = (key: string) => ({ key: `spec:${Date.now()}:${key}`, most: 3, windowMs: 60_000, units: 1 });

describe.each([['with Redis', redis], ['without Redis', away]] as const)('counting %s', (_name, connection) => {
  const limiter = rateLimiter(connection, Date.now);

  it('lets so many through and tells how many are left', async () => {
    const allowance = window(`few-${_name}`);
    const states: LimitState[] = [];
    for (let request = 0; request < 4; request += 1) states.push(...(await limiter.count([allowance])));
    expect(states.map(({ left, exceeded }) => [left, exceeded])).toEqual([[2, false], [1, false], [0, false], [0, true]]);
    expect(states.at(-1)?.resetMs).toBeGreaterThan(0);
    expect(() => refuseExceeded(states)).toThrow('Too many requests');
  });

  it('counts units, and every allowance of its own', async () => {
    const [dear, cheap] = [{ ...window(`dear-${_name}`), units: 4 }, window(`cheap-${_name}`)];
    const states = await limiter.count([dear, cheap]);
    expect(states.map(({ exceeded }) => exceeded)).toEqual([true, false]);
  });
});

describe('one count for all gateways', () => {
  it('is kept in Redis', async () => {
    const allowance = window('shared');
    for (const gateway of [rateLimiter(redis, Date.now), rateLimiter(redis, Date.now), rateLimiter(redis, Date.now)]) await gateway.count([allowance]);
    expect((await rateLimiter(redis, Date.now).count([allowance]))[0]?.exceeded).toBe(true);
  });

  it('is never longer than its window', async () => {
    const allowance = { ...window('short'), windowMs: 30 };
    await rateLimiter(redis, Date.now).count([{ ...allowance, units: 9 }]);
    let exceeded = true;
    for (const end = Date.now() + 5_000; exceeded && Date.now() < end; ) exceeded = (await rateLimiter(redis, Date.now).count([{ ...allowance, units: 0 }]))[0]?.exceeded ?? true;
    expect(exceeded).toBe(false);
  });
});

describe('a door where guessing must not get easier', () => {
  it('is shut while Redis is away', async () => {
    await expect(rateLimiter(away, Date.now).countStrictly([window('door')])).rejects.toThrow('not possible');
  });
});
