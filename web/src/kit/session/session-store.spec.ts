import { describe, expect, it, jest } from '@jest/globals';
import { SessionStore, SYNC_KEY } from './session-store.js';

const session = {
  user: { id: 'u1', name: 'Jana', email: 'jana@example.com' },
  expires: '2030-01-01T00:00:00Z',
  accessToken: 't',
};
const text = (body: string, status = 200): Response =>
  ({
    ok: status < 400,
    status,
    text: () => Promise.resolve(body),
    json: () => Promise.resolve(JSON.parse(body)),
  }) as unknown as Response;

function world(answers: Record<string, () => Promise<Response>>) {
  const log = jest.fn();
  const setItem = jest.fn();
  const fetch = jest.fn((path: string) => answers[path]?.() ?? Promise.reject(new Error(`no ${path}`)));
  const store = new SessionStore({
    fetch: fetch as never,
    storage: { setItem } as never,
    now: () => 1_700_000_000_000,
    log,
  });
  return { store, log, setItem, fetch };
}

describe('session store', () => {
  it('takes the question that the document asked, and asks itself from then on', async () => {
    const begun = jest
      .fn<() => Promise<Response> | undefined>()
      .mockReturnValueOnce(Promise.resolve(text(JSON.stringify(session))));
    const fetch = jest.fn(() => Promise.resolve(text(JSON.stringify({ ...session, expires: 'later' }))));
    const store = new SessionStore({
      fetch: fetch as never,
      begun,
      storage: { setItem: jest.fn() },
      now: () => 1_700_000_000_000,
      log: jest.fn(),
    });
    expect((await store.ask())?.expires).toBe(session.expires);
    expect(fetch).not.toHaveBeenCalled();
    expect((await store.ask())?.expires).toBe('later');
  });

  it('is loading, then authenticated, and tells its listeners once', async () => {
    const { store } = world({ '/api/auth/session': () => Promise.resolve(text(JSON.stringify(session))) });
    const listener = jest.fn();
    store.subscribe(listener);
    expect(store.getState().status).toBe('loading');
    await store.refresh();
    expect(store.getState()).toEqual({ status: 'authenticated', session });
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['null', 'null'],
    ['an empty body', ''],
    ['a session without user', '{}'],
  ])('reads %s as nobody', async (_name, body) => {
    const { store } = world({ '/api/auth/session': () => Promise.resolve(text(body)) });
    await store.refresh();
    expect(store.getState().status).toBe('unauthenticated');
  });

  it('remembers why a session ended', async () => {
    const { store } = world({
      '/api/auth/session': () => Promise.resolve(text('{"error":"ErrorRefreshingToken"}')),
    });
    await store.refresh();
    expect(store.getState()).toEqual({
      status: 'unauthenticated',
      session: undefined,
      error: 'ErrorRefreshingToken',
    });
  });

  it('has one request in flight however many ask', async () => {
    const { store, fetch } = world({ '/api/auth/session': () => Promise.resolve(text('null')) });
    await Promise.all([store.refresh(), store.refresh(), store.refresh()]);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('logs a failure, answers null and keeps who was signed in', async () => {
    let broken = false;
    const { store, log } = world({
      '/api/auth/session': () =>
        broken ? Promise.reject(new Error('offline')) : Promise.resolve(text(JSON.stringify(session))),
    });
    await store.refresh();
    broken = true;
    expect(await store.refresh()).toBeNull();
    expect(log).toHaveBeenCalledWith('CLIENT_SESSION_ERROR', expect.any(Error));
    expect(store.getState().status).toBe('authenticated');
  });

  it.each([
    ['a line that is down', () => Promise.reject(new Error('offline'))],
    ['a server in trouble', () => Promise.resolve(text('{}', 503))],
    ['one that says no word', () => Promise.resolve(text('', 502))],
    ['a page that is none of ours', () => Promise.resolve(text('<html>'))],
  ])('does not know yet who is signed in after %s, says why, and learns it later', async (_name, failure) => {
    let broken = true;
    const { store } = world({
      '/api/auth/session': () => (broken ? failure() : Promise.resolve(text(JSON.stringify(session)))),
    });
    await expect(store.ask()).rejects.toThrow();
    expect(store.getState()).toEqual({ status: 'loading', session: undefined, failed: expect.any(Error) });
    broken = false;
    expect(await store.ask()).toEqual(session);
    expect(store.getState()).toEqual({ status: 'authenticated', session });
  });

  it('takes «who are you?» for an answer: nobody', async () => {
    const { store } = world({
      '/api/auth/session': () => Promise.resolve(text('{"code":"UNAUTHENTICATED"}', 401)),
    });
    expect(await store.ask()).toBeNull();
    expect(store.getState()).toEqual({ status: 'unauthenticated', session: undefined });
  });

  it('signs in with the token of the form and tells the other tabs', async () => {
    const { store, setItem } = world({
      '/api/auth/csrf': () => Promise.resolve(text('{"csrfToken":"c"}')),
      '/api/auth/signin': () => Promise.resolve(text('{"url":"/portal"}')),
      '/api/auth/session': () => Promise.resolve(text(JSON.stringify(session))),
    });
    const outcome = await store.signIn({
      email: 'a@b.cz',
      password: 'p',
      area: 'customer',
      callbackUrl: '/portal',
    });
    expect(outcome).toEqual({ ok: true, url: '/portal' });
    expect(setItem).toHaveBeenCalledWith(
      SYNC_KEY,
      JSON.stringify({ event: 'session', data: { trigger: 'signin' }, timestamp: 1_700_000_000 }),
    );
  });

  it.each([
    [401, '{"code":"INVALID_CREDENTIALS"}', 'wrong'],
    [401, '{"code":"TOO_MANY_ATTEMPTS"}', 'many'],
    [429, '{}', 'many'],
    [500, '{}', 'failed'],
  ] as const)('answers %i %s with «%s»', async (status, body, reason) => {
    const { store } = world({
      '/api/auth/csrf': () => Promise.resolve(text('{"csrfToken":"c"}')),
      '/api/auth/signin': () => Promise.resolve(text(body, status)),
    });
    expect(
      await store.signIn({ email: 'a@b.cz', password: 'p', area: 'customer', callbackUrl: '/' }),
    ).toEqual({ ok: false, reason });
  });

  it('is signed out here even when the server cannot be told', async () => {
    const { store, setItem } = world({});
    await store.signOut();
    expect(store.getState().status).toBe('unauthenticated');
    expect(setItem).toHaveBeenCalled();
  });
});
