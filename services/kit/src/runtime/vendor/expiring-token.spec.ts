import { beforeEach, describe, expect, it } from '@jest/globals';
import { FakeClock } from '../../model/time/fake-clock.js';
import { ExpiringToken } from './expiring-token.js';

let clock: FakeClock;
let issued: number;
let token: ExpiringToken;

beforeEach(() => {
  clock = new FakeClock('2026-03-16T10:00:00Z');
  issued = 0;
  token = new ExpiringToken(async () => ({ token: `token-${(issued += 1)}`, lastsSeconds: 600 }), clock);
});

describe('a token', () => {
  it('is kept until a minute before it ends', async () => {
    await token.value();
    clock.moveBy({ minutes: 8, seconds: 59 });
    expect(await token.value()).toBe('token-1');
    clock.moveBy({ seconds: 1 });
    expect(await token.value()).toBe('token-2');
  });

  it('is asked for once by many at the same time', async () => {
    expect(await Promise.all([token.value(), token.value(), token.value()])).toEqual([
      'token-1',
      'token-1',
      'token-1',
    ]);
  });

  it('is got anew after it was dropped, and after a failure', async () => {
    await token.value();
    token.drop();
    expect(await token.value()).toBe('token-2');
    const answers = [
      () => Promise.reject(new Error('refused')),
      async () => ({ token: 'late', lastsSeconds: 600 }),
    ];
    const moody = new ExpiringToken(
      () => answers.shift()?.() ?? Promise.reject(new Error('asked too often')),
      clock,
    );
    await expect(moody.value()).rejects.toThrow('refused');
    expect(await moody.value()).toBe('late');
  });
});
