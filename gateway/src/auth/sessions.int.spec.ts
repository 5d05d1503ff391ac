import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { until } from '@cotta/kit/testing/until.js';
import { decodeJwt } from 'jose';
import { Browser } from '../testing/browser.js';
import { FixtureAccounts } from '../testing/fixture-accounts.js';
import { startFixtureGateway, type FixtureGateway } from '../testing/fixture-gateway.js';
import { jana, lawyer } from '../testing/fixture-resolvers.js';

let gateway: FixtureGateway;
let accounts: FixtureAccounts;
let browser: Browser;
let address = 0;

beforeAll(async () => {
  gateway = await startFixtureGateway({ adhoc: true });
  // Without Redis the door refuses sign-ins, so a fresh gateway is asked once it is ready.
  await until('the gateway reaches Redis', () => !gateway.gateway.health.state().without.includes('redis'));
});
afterAll(() => gateway.close());
beforeEach(() => {
  accounts = new FixtureAccounts();
  gateway.subgraphs.accounts.handle = (request, response) => void accounts.handle(request, response);
  browser = new Browser(gateway.origin, {
    'x-forwarded-for': `198.51.100.${(address += 1)}`,
    'user-agent': 'spec',
  });
});

const whoami = async (token: unknown) =>
  gateway.graphql({ query: '{ viewer { id } }' }, { authorization: `Bearer ${String(token)}` });

describe('signing in', () => {
  it('opens one that works in the frame of another site and for that site alone, where our page says it stands there', async () => {
    const framed = new Browser(browser.origin, { ...browser.headers, 'x-in-frame': '1' });
    expect((await framed.signIn('jana@example.test', 'customer')).status).toBe(200);
    const session = framed.lastCookies.find((line) => line.startsWith('__Host-session='));
    for (const attribute of ['HttpOnly', 'Secure', 'SameSite=None', 'Partitioned', 'Path=/'])
      expect(session?.split('; ')).toContain(attribute);
    expect(framed.lastCookies.some((line) => line.includes('SameSite=Lax'))).toBe(false);
    expect(await framed.session()).toMatchObject({ user: { email: 'jana@example.test' } });
  });

  it('is known again by what the browser keeps, from the next sign-in on, whoever signs in', async () => {
    await browser.signIn('jana@example.test', 'customer');
    const kept = browser.lastCookies.find((line) => line.startsWith('__Host-browser='));
    for (const attribute of ['HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/'])
      expect(kept?.split('; ')).toContain(attribute);
    expect(kept).toContain('Expires=');
    const shown = () =>
      accounts.calls.findLast(({ method, path }) => method === 'POST' && path === '/internal/sessions')?.body[
        'browser'
      ];
    const first = shown();
    expect(first).toMatch(/^[A-Za-z0-9_-]{16,}$/);
    expect(browser.cookies.get('__Host-browser')).toBe(first);
    await browser.signIn('eva@example.test', 'customer');
    expect(shown()).toBe(first);
    browser.cookies.delete('__Host-browser');
    await browser.signIn('jana@example.test', 'customer');
    expect(shown()).not.toBe(first);
  });

  it('opens a session in host-only cookies that script cannot read', async () => {
    const answer = await browser.signIn('jana@example.test', 'customer');
    expect([answer.status, await answer.json()]).toEqual([200, { url: '/portal' }]);
    const session = browser.lastCookies.find((line) => line.startsWith('__Host-session='));
    for (const attribute of ['HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/'])
      expect(session?.split('; ')).toContain(attribute);
    expect(session).not.toContain('Domain');
    expect(accounts.calls.at(-1)?.body).toMatchObject({
      email: 'jana@example.test',
      area: 'customer',
      userAgent: 'spec',
      address: `198.51.100.${address}`,
    });
  });

  it('asks accounts as the system, which nobody outside can be', async () => {
    await browser.signIn('jana@example.test', 'customer');
    expect(decodeJwt(accounts.calls.at(-1)?.viewer ?? '')).toMatchObject({ role: 'system', aud: 'subgraph' });
  });

  it('answers alike for a wrong password and an unknown address', async () => {
    const wrong = await browser.signIn('jana@example.test', 'customer', 'wrong');
    const unknown = await browser.signIn('nobody@example.test', 'customer', 'wrong');
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect(await wrong.text()).toBe(await unknown.text());
    expect(browser.cookies.has('__Host-session')).toBe(false);
  });

  it('passes on that it is too often, with the time to wait', async () => {
    accounts.tooMany = true;
    const answer = await browser.signIn('jana@example.test', 'customer');
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '60']);
    expect(await answer.json()).toMatchObject({ code: 'TOO_MANY_ATTEMPTS', retryAfterMs: 60_000 });
  });

  it('slows an address down that tries often, whatever the accounts', async () => {
    const answers = [];
    for (let attempt = 0; attempt < 21; attempt += 1)
      answers.push((await browser.signIn(`a${attempt}@example.test`, 'customer', 'wrong')).status);
    expect([answers.slice(0, 20).every((status) => status === 401), answers[20]]).toEqual([true, 429]);
  });

  it('does not slow down an office from which many sign in', async () => {
    const answers = [];
    for (let person = 0; person < 25; person += 1)
      answers.push((await browser.signIn(`b${person}@example.test`, 'customer')).status);
    expect(new Set(answers)).toEqual(new Set([200]));
    expect((await browser.signIn('jana@example.test', 'customer', 'wrong')).status).toBe(401);
  });

  it('counts attempts at once as it counts them one after the other', async () => {
    const csrfToken = await browser.csrfToken();
    const attempt = (at: number) =>
      browser.form('/api/auth/signin', {
        csrfToken,
        email: `c${at}@example.test`,
        password: 'wrong',
        area: 'customer',
        json: 'true',
      });
    const answers = await Promise.all(Array.from({ length: 40 }, (_, at) => attempt(at)));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(20);
  });

  it('lets a client not into the staff area, in words that tell nothing', async () => {
    const answer = await browser.signIn('jana@example.test', 'admin');
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([
      401,
      'INVALID_CREDENTIALS',
    ]);
    expect(accounts.sessions.size).toBe(0);
  });

  it('leads only to our own pages afterwards', async () => {
    const fields = {
      email: 'jana@example.test',
      password: 'right',
      area: 'customer',
      callbackUrl: 'https://evil.example/',
    };
    const answer = await browser.form('/api/auth/signin', {
      ...fields,
      csrfToken: await browser.csrfToken(),
    });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/']);
  });

  it('ends the session that was there before', async () => {
    await browser.signIn('jana@example.test', 'customer');
    const before = [...accounts.sessions.keys()];
    await browser.signIn('jana@example.test', 'customer');
    expect(accounts.sessions.size).toBe(1);
    expect([...accounts.sessions.keys()]).not.toEqual(before);
  });
});

describe('the second step', () => {
  const shown = async (code: string, fields: Readonly<Record<string, string>> = {}) =>
    browser.form('/api/auth/second-step', {
      csrfToken: await browser.csrfToken(),
      kind: 'code',
      code,
      json: 'true',
      callbackUrl: '/portal',
      ...fields,
    });

  it('is asked for after a right password, which opens nothing by itself', async () => {
    const answer = await browser.signIn('two.jana@example.test', 'customer');
    expect([answer.status, await answer.json()]).toEqual([
      200,
      { url: null, secondStep: { kinds: ['code', 'recovery'], passkey: null } },
    ]);
    expect([browser.cookies.has('__Host-session'), browser.cookies.has('__Host-attempt')]).toEqual([
      false,
      true,
    ]);
    expect(browser.lastCookies.find((line) => line.startsWith('__Host-attempt='))).toContain('HttpOnly');
    expect(await browser.session()).toEqual({});
  });

  it('opens the session, and leads only to our own pages', async () => {
    await browser.signIn('two.jana@example.test', 'customer');
    expect((await shown('000000')).status).toBe(401);
    const answer = await shown('123456', { callbackUrl: 'https://evil.example/' });
    expect([answer.status, await answer.json()]).toEqual([200, { url: '/' }]);
    expect([browser.cookies.has('__Host-session'), browser.cookies.has('__Host-attempt')]).toEqual([
      true,
      false,
    ]);
  });

  it('belongs to the browser of the password, and to its forms', async () => {
    expect([
      (await shown('123456')).status,
      ((await (await shown('123456')).json()) as { code: string }).code,
    ]).toEqual([401, 'ATTEMPT_OVER']);
    await browser.signIn('two.jana@example.test', 'customer');
    expect((await shown('123456', { csrfToken: 'x.y' })).status).toBe(403);
  });
});

describe('a person of the firm without a second step', () => {
  it('has a session and no tokens: nothing opens but the settings of signing in', async () => {
    await browser.signIn('lawyer.bare@example.test', 'admin');
    const session = await browser.session();
    expect(session).toMatchObject({ user: { id: lawyer }, mustAddSecondStep: true });
    for (const token of ['accessToken', 'accessTokenAdminUser']) expect(session).not.toHaveProperty(token);
    const answer = await browser.form('/api/auth/security/show', { csrfToken: await browser.csrfToken() });
    expect([answer.status, await answer.json()]).toEqual([200, { shown: 'show' }]);
  });
});

describe('a fresh proof', () => {
  it('is told by the next tokens, for the services to see', async () => {
    await browser.signIn('jana@example.test', 'customer');
    const { authTime } = accounts;
    expect(decodeJwt(String((await browser.session())['accessToken']))).toMatchObject({
      auth_time: authTime,
    });
    const csrf = async () => ({ csrfToken: await browser.csrfToken() });
    expect(await (await browser.form('/api/auth/step-up/begin', await csrf())).json()).toEqual({
      url: null,
      secondStep: { kinds: ['password'], passkey: null },
    });
    expect(
      (await browser.form('/api/auth/step-up', { ...(await csrf()), kind: 'password', password: 'wrong' }))
        .status,
    ).toBe(401);
    expect(
      await (
        await browser.form('/api/auth/step-up', { ...(await csrf()), kind: 'password', password: 'right' })
      ).json(),
    ).toEqual({ authTime: authTime + 900 });
    const { accessToken } = await browser.session();
    await whoami(accessToken);
    expect(decodeJwt(String(gateway.subgraphs.accounts.seen.at(-1)?.headers['x-viewer']))).toMatchObject({
      authTime: authTime + 900,
    });
  });

  it('is nobody’s without a session, without a form of ours, or by an action that is none', async () => {
    const csrf = async () => ({ csrfToken: await browser.csrfToken() });
    for (const path of ['/api/auth/step-up/begin', '/api/auth/step-up', '/api/auth/security/show'])
      expect((await browser.form(path, await csrf())).status).toBe(401);
    await browser.signIn('jana@example.test', 'customer');
    for (const path of ['/api/auth/step-up/begin', '/api/auth/security/show'])
      expect((await browser.form(path, { csrfToken: 'x.y' })).status).toBe(403);
    expect((await browser.form('/api/auth/security/everything', await csrf())).status).toBe(400);
  });
});

describe('forms from elsewhere', () => {
  it('are refused without the token of this browser', async () => {
    const fields = { email: 'jana@example.test', password: 'right', area: 'customer' };
    const stranger = new Browser(gateway.origin);
    for (const csrfToken of ['', 'x.y', await stranger.csrfToken()])
      expect((await browser.form('/api/auth/signin', { ...fields, csrfToken })).status).toBe(403);
    expect(accounts.calls).toHaveLength(0);
  });

  it('are refused when the browser says where they come from', async () => {
    const csrfToken = await browser.csrfToken();
    const fields = { email: 'jana@example.test', password: 'right', area: 'customer', csrfToken };
    expect((await browser.form('/api/auth/signin', fields, { origin: 'https://evil.example' })).status).toBe(
      403,
    );
    expect((await browser.form('/api/auth/signin', fields, { 'sec-fetch-site': 'cross-site' })).status).toBe(
      403,
    );
    expect(
      (
        await browser.form('/api/auth/signin', fields, {
          origin: 'http://localhost:4300',
          'sec-fetch-site': 'same-origin',
        })
      ).status,
    ).toBe(303);
  });

  it('a token from before the sign-in does not sign out', async () => {
    const early = await browser.csrfToken();
    const cookie = browser.cookies.get('__Host-csrf') ?? '';
    await browser.signIn('jana@example.test', 'customer');
    browser.cookies.set('__Host-csrf', cookie);
    expect((await browser.form('/api/auth/signout', { csrfToken: early })).status).toBe(403);
  });
});

describe('the session', () => {
  it('is empty for a stranger, and never kept by anybody', async () => {
    const answer = await browser.get('/api/auth/session');
    expect([
      await answer.json(),
      answer.headers.get('cache-control'),
      answer.headers.get('access-control-allow-origin'),
    ]).toEqual([{}, 'no-store', null]);
  });

  it('gives a token that the graph knows, and turns the refresh token', async () => {
    await browser.signIn('jana@example.test', 'customer');
    const before = browser.cookies.get('__Host-refresh');
    const session = await browser.session();
    expect(session).toMatchObject({
      user: { id: jana, email: 'jana@example.test', missiveDigest: 'digest' },
    });
    expect(session).not.toHaveProperty('accessTokenAdminUser');
    expect(browser.cookies.get('__Host-refresh')).not.toBe(before);
    expect((await whoami(session['accessToken'])).body.data).toEqual({ viewer: { id: jana } });
    const viewer = decodeJwt(String(gateway.subgraphs.accounts.seen.at(-1)?.headers['x-viewer']));
    expect(viewer).toMatchObject({ sub: jana, role: 'customer', aud: 'subgraph' });
    expect((viewer.exp ?? 0) - (viewer.iat ?? 0)).toBe(60);
  });

  it('tells the chat who somebody is with the proof, and nothing of a stranger or of whoever left', async () => {
    const chatUser = async (): Promise<unknown> => (await browser.get('/api/chat')).json();
    expect(await chatUser()).toEqual({});
    await browser.signIn('jana@example.test', 'customer');
    expect(await chatUser()).toEqual({
      name: expect.any(String),
      email: 'jana@example.test',
      digest: 'digest',
    });
    const { csrfToken } = (await (await browser.get('/api/auth/csrf')).json()) as { csrfToken: string };
    await browser.form('/api/auth/signout', { csrfToken });
    expect(await chatUser()).toEqual({});
  });

  it('gives staff a second token after a sign-in in their area, and only then', async () => {
    await browser.signIn('lawyer@example.test', 'customer');
    expect(await browser.session()).not.toHaveProperty('accessTokenAdminUser');
    await browser.signIn('lawyer@example.test', 'admin');
    const session = await browser.session();
    expect(decodeJwt(String(session['accessTokenAdminUser']))).toMatchObject({
      sub: lawyer,
      aud: 'admin',
      role: 'lawyer',
    });
    expect(decodeJwt(String(session['accessToken']))).toMatchObject({ aud: 'customer' });
  });

  it('mints tokens that live ten minutes and never longer than the session', async () => {
    await browser.signIn('jana@example.test', 'customer');
    const long = decodeJwt(String((await browser.session())['accessToken']));
    expect((long.exp ?? 0) - (long.iat ?? 0)).toBe(600);
    accounts.expires = new Date(Date.now() + 60_000);
    const short = decodeJwt(String((await browser.session())['accessToken']));
    expect((short.exp ?? 0) - (short.iat ?? 0)).toBeLessThanOrEqual(60);
  });

  it('says when an old refresh token came back, drops the cookies and the tokens', async () => {
    await browser.signIn('jana@example.test', 'customer');
    const stolen = browser.cookies.get('__Host-refresh') ?? '';
    const { accessToken } = await browser.session();
    browser.cookies.set('__Host-refresh', stolen);
    expect(await browser.session()).toEqual({ error: 'ErrorRefreshingToken' });
    expect(browser.cookies.has('__Host-session')).toBe(false);
    expect((await whoami(accessToken)).status).toBe(401);
  });

  it('is gone quietly when accounts no longer knows it', async () => {
    await browser.signIn('jana@example.test', 'customer');
    accounts.sessions.clear();
    expect(await browser.session()).toEqual({});
    expect(browser.cookies.has('__Host-refresh')).toBe(false);
  });
});

describe('signing out', () => {
  it('ends the session at accounts and the tokens in every gateway at once', async () => {
    const other = await startFixtureGateway({ ...gateway.env, port: 0 });
    try {
      await browser.signIn('jana@example.test', 'customer');
      const { accessToken } = await browser.session();
      const elsewhere = () =>
        other.graphql({ query: '{ viewer { id } }' }, { authorization: `Bearer ${String(accessToken)}` });
      expect((await elsewhere()).status).toBe(200);
      const answer = await browser.form('/api/auth/signout', {
        csrfToken: await browser.csrfToken(),
        json: 'true',
        callbackUrl: '/',
      });
      expect(await answer.json()).toEqual({ url: '/' });
      expect([[...browser.cookies.keys()], accounts.sessions.size]).toEqual([['__Host-browser'], 0]);
      expect((await whoami(accessToken)).status).toBe(401);
      await until('the other gateway has heard of it', async () => (await elsewhere()).status === 401);
    } finally {
      await other.close();
    }
  });
});

describe('without accounts', () => {
  it('a sign-in says that it is not possible now', async () => {
    gateway.subgraphs.accounts.handle = (request) => void request.socket.destroy();
    const answer = await browser.signIn('jana@example.test', 'customer');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      503,
      'application/problem+json; charset=utf-8',
    ]);
  });
});
