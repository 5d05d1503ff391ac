import { afterAll, describe, expect, it } from '@jest/globals';
import { Redis } from 'ioredis';
import { rateLimiter, refuseExceeded, type LimitState } from './rate-limit.js';

const url = process.env['REDIS_URL'] ?? '';
const redis = new Redis(url, { maxRetriesPerRequest: 1 });
// Nothing listens on port 1.
const away = new Redis('redis://127.0.0.1:1', {
  enableOfflineQueue: false,
  maxRetriesPerRequest: 1,
  retryStrategy: () => null,
});
away.on('error', () => undefined);
afterAll(() => {
  redis.disconnect();
  away.disconnect();
});

const window = (key: string) => ({ key: `spec:${Date.now()}:${key}`, most: 3, windowMs: 60_000, units: 1 });

describe.each([
  ['with Redis', redis],
  ['without Redis', away],
] as const)('counting %s', (_name, connection) => {
  const limiter = rateLimiter(connection, Date.now);

  it('lets so many through and tells how many are left', async () => {
    const allowance = window(`few-${_name}`);
    const states: LimitState[] = [];
    for (let request = 0; request < 4; request += 1) states.push(...(await limiter.count([allowance])));
    expect(states.map(({ left, exceeded }) => [left, exceeded])).toEqual([
      [2, false],
      [1, false],
      [0, false],
      [0, true],
    ]);
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
    for (const gateway of [
      rateLimiter(redis, Date.now),
      rateLimiter(redis, Date.now),
      rateLimiter(redis, Date.now),
    ])
      await gateway.count([allowance]);
    expect((await rateLimiter(redis, Date.now).count([allowance]))[0]?.exceeded).toBe(true);
  });

  it('is never longer than its window', async () => {
    const allowance = { ...window('short'), windowMs: 30 };
    await rateLimiter(redis, Date.now).count([{ ...allowance, units: 9 }]);
    let exceeded = true;
    for (const end = Date.now() + 30_000; exceeded && Date.now() < end;)
      exceeded =
        (await rateLimiter(redis, Date.now).count([{ ...allowance, units: 0 }]))[0]?.exceeded ?? true;
    expect(exceeded).toBe(false);
  });
});

describe('a Redis that answers now and then', () => {
  it.each([
    ['late', (call: number) => call > 2],
    ['early', (call: number) => call <= 5],
    ['every second time', (call: number) => call % 2 === 0],
  ])('lets no more through than one that always does: it answers %s', async (when, answers) => {
    let call = 0;
    const moody = new Redis(url, { maxRetriesPerRequest: 1 });
    const counted = moody.eval.bind(moody);
    Object.assign(moody, {
      eval: (...asked: Parameters<typeof counted>) =>
        answers((call += 1)) ? counted(...asked) : Promise.reject(new Error('too late')),
    });
    const limiter = rateLimiter(moody, Date.now);
    const allowance = window(`moody-${when}`);
    let through = 0;
    for (let request = 0; request < 12; request += 1)
      if ((await limiter.count([allowance]))[0]?.exceeded === false) through += 1;
    moody.disconnect();
    expect(through).toBe(allowance.most);
  });
});

it('an answer that comes too late was counted all the same, and once', async () => {
  const late = new Redis(url, { maxRetriesPerRequest: 1 });
  const counted = late.eval.bind(late);
  let call = 0;
  Object.assign(late, {
    eval: async (...asked: Parameters<typeof counted>) => {
      const answer = await counted(...asked);
      if ((call += 1) <= 2 || call === 5) throw new Error('Command timed out');
      return answer;
    },
  });
  const limiter = rateLimiter(late, Date.now);
  const allowance = window('late');
  const through: boolean[] = [];
  for (let request = 0; request < 6; request += 1)
    through.push((await limiter.count([allowance]))[0]?.exceeded === false);
  late.disconnect();
  expect(through).toEqual([true, true, true, false, false, false]);
});

describe('a door where guessing must not get easier', () => {
  it('is shut while Redis is away', async () => {
    await expect(rateLimiter(away, Date.now).countStrictly([window('door')])).rejects.toThrow('not possible');
  });
});
