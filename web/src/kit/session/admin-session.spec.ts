import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { AdminSession, CACHED_SESSION_KEY } from './admin-session.js';
import type { Session } from './session-store.js';

const session: Session = {
  user: { id: 'a1', name: 'Lena', email: 'lena@example.com' },
  expires: '2030-01-01T00:00:00Z',
  accessToken: 'normal',
  accessTokenAdminUser: 'admin',
};
let now = 1_000_000;
const onMissing = jest.fn();

const world = (refresh: () => Promise<Session | null>) =>
  new AdminSession({ storage: localStorage, now: () => now, refresh, onMissing });

beforeEach(() => {
  localStorage.clear();
  onMissing.mockClear();
  now = 1_000_000;
});

describe('admin session', () => {
  it('gives the admin token, and the normal one when asked', async () => {
    const admin = world(() => Promise.resolve(session));
    expect([await admin.token(), await admin.token('normal')]).toEqual(['admin', 'normal']);
  });

  it('falls back to the normal token', async () => {
    const { accessTokenAdminUser: _none, ...plain } = session;
    expect(await world(() => Promise.resolve(plain)).token()).toBe('normal');
  });

  it.each([
    [0, 1],
    [180_000, 1],
    [209_999, 1],
    [210_001, 2],
  ])('after %i ms it has asked %i times', async (later, times) => {
    const refresh = jest.fn(() => Promise.resolve(session));
    const admin = world(refresh);
    await admin.token();
    now += later;
    await admin.token();
    expect(refresh).toHaveBeenCalledTimes(times);
  });

  it('shares one refresh among all who wait', async () => {
    const refresh = jest.fn(() => Promise.resolve(session));
    const admin = world(refresh);
    await Promise.all([admin.token(), admin.token(), admin.token()]);
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['no session', () => Promise.resolve(null)],
    ['a session with an error', () => Promise.resolve({ ...session, error: 'ErrorRefreshingToken' })],
  ])('%s clears the cache and says so', async (_name, refresh) => {
    localStorage.setItem(CACHED_SESSION_KEY, JSON.stringify({ session, expiry: 1 }));
    expect(await world(refresh as () => Promise<Session | null>).token()).toBeUndefined();
    expect(localStorage.getItem(CACHED_SESSION_KEY)).toBeNull();
    expect(onMissing).toHaveBeenCalledTimes(1);
  });

  it('a look without an answer ends no session: it fails, and the next one asks again', async () => {
    localStorage.setItem(CACHED_SESSION_KEY, JSON.stringify({ session, expiry: 1 }));
    const refresh = jest.fn(() => Promise.resolve(session)).mockRejectedValueOnce(new Error('offline'));
    const admin = world(refresh);
    await expect(admin.token()).rejects.toThrow('offline');
    expect(localStorage.getItem(CACHED_SESSION_KEY)).not.toBeNull();
    expect(onMissing).not.toHaveBeenCalled();
    expect(await admin.token()).toBe('admin');
  });
});
