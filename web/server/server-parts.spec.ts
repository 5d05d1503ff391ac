/** @jest-environment node */
import { describe, expect, it, jest } from '@jest/globals';
import { HtmlCache, type CachedPage } from './html-cache.js';
import { byNonce, contentPolicy, framersOf } from './security.js';
import { inlineJson, starterScript } from './starter.js';
import { createStorefronts, sitesOf } from './storefront.js';

const page = (html: string, status = 200): CachedPage => ({ status, html, headers: {} });

describe('cache of rendered pages', () => {
  it('is fresh for a minute, stale for ten more while one render replaces it, then gone', async () => {
    let now = 0;
    let made = 0;
    const render = jest.fn(() => Promise.resolve(page(`render ${(made += 1)}`)));
    const cache = new HtmlCache(() => now);
    expect((await cache.get('k', render)).html).toBe('render 1');
    now = 59_999;
    expect((await cache.get('k', render)).html).toBe('render 1');
    now = 60_000;
    const both = await Promise.all([cache.get('k', render), cache.get('k', render)]);
    expect(both.map((one) => one.html)).toEqual(['render 1', 'render 1']);
    expect(render).toHaveBeenCalledTimes(2);
    expect((await cache.get('k', render)).html).toBe('render 2');
    now = 60_000 + 600_000;
    expect((await cache.get('k', render)).html).toBe('render 3');
  });

  it('forgets the oldest pages before they fill the memory', async () => {
    const cache = new HtmlCache(() => 0);
    const large = 'x'.repeat(9_000_000);
    for (const key of ['a', 'b', 'c']) await cache.get(key, () => Promise.resolve(page(`${key}${large}`)));
    const again = jest.fn(() => Promise.resolve(page('anew')));
    expect((await cache.get('c', again)).html.charAt(0)).toBe('c');
    expect((await cache.get('b', again)).html.charAt(0)).toBe('b');
    expect((await cache.get('a', again)).html).toBe('anew');
  });

  it('keeps no failure', async () => {
    const cache = new HtmlCache(() => 0);
    await cache.get('k', () => Promise.resolve(page('broken', 503)));
    expect((await cache.get('k', () => Promise.resolve(page('good')))).html).toBe('good');
  });
});

describe('storefronts', () => {
  const of = createStorefronts('https://cotta.example', 'cotta.cz=cz cotta.uk=uk');
  it.each([
    ['cotta.example', 'global', 'EUR'],
    ['cotta.cz', 'cz', 'CZK'],
    ['cotta.uk', 'uk', 'GBP'],
  ])('%s is %s with %s', (host, name, currency) => {
    expect(of(host)).toMatchObject({ name, currency });
  });
  it('answers for no other host', () => {
    expect([of('evil.example'), of('localhost:4300'), of('')]).toEqual([undefined, undefined, undefined]);
  });
  it('are offered with their flags and names where there are several, each with its own address', () => {
    const sites = sitesOf('https://cotta.example', 'cotta.cz=cz www.cotta.cz=cz cotta.uk=uk', 'cs');
    expect(sites).toEqual([
      { name: 'global', flag: 'global', url: 'https://cotta.example' },
      { name: 'cz', flag: 'cz', url: 'https://cotta.cz', country: 'Česko' },
      { name: 'uk', flag: 'gb', url: 'https://cotta.uk', country: 'Spojené království' },
    ]);
    expect(sitesOf('https://cotta.example', '', 'cs')).toEqual([]);
  });
  it('refuses a pair it does not understand at the start', () => {
    expect(() => createStorefronts('https://cotta.example', 'cotta.de=de')).toThrow('STOREFRONT_HOSTS');
  });
});

describe('inline script', () => {
  it('cannot be ended by data', () => {
    expect(inlineJson({ name: '</script><script>alert(1)</script>' })).not.toContain('<');
  });
  it('imports at once or late', () => {
    const asksSession = false;
    expect(starterScript({}, '/e.js', { hydrate: 'now', asksSession })).toBe(
      'window.__boot={};import("/e.js")',
    );
    const late = starterScript({}, '/e.js', { hydrate: 'late', asksSession });
    expect(late).toContain('pointerover');
    expect(late).toContain(`{type:'module',src:"/e.js"`);
    expect(late).not.toContain('import(');
    const idle = "(document.readyState==='complete'";
    expect(late).toContain(`;${idle}`);
    const touched = starterScript({}, '/e.js', { hydrate: 'touched', asksSession });
    expect(touched).toContain(`&&${idle}`);
    // Whoever is signed in, a visit whose address says something, programs that are allowed, and answers that were kept wait for no touch.
    for (const work of [
      "__boot.session==='yes'",
      'location.search',
      '__boot.thirdParties&&window.__boot.consent',
      "localStorage).some(k=>k.startsWith('kept.'))",
    ])
      expect(touched).toContain(work);
  });
  it('asks who is signed in before the scripts are there, where a page is drawn for nobody else', () => {
    const script = starterScript({}, '/e.js', { hydrate: 'now', asksSession: true });
    expect(script).toMatch(/window\.__session=fetch\("\/api\/auth\/session".*import\("\/e\.js"\)$/);
  });
  it('stands in no frame; the staff area in that of the inbox, where it was asked for so', () => {
    expect(contentPolicy(byNonce('abc'))).toContain("frame-ancestors 'none'");
    const inbox = ['https://mail.example'];
    const desk = { area: 'admin', path: '/admin' };
    const asked = { query: { missiveIframe: '1' } };
    expect(contentPolicy(byNonce('abc'), framersOf(desk, asked, inbox))).toContain(
      'frame-ancestors https://mail.example;',
    );
    expect(framersOf({ area: 'account', path: '/admin/login' }, asked, inbox)).toEqual(inbox);
    expect(framersOf(desk, { query: {} }, inbox)).toEqual([]);
    expect(framersOf({ area: 'portal', path: '/portal' }, asked, inbox)).toEqual([]);
    expect(framersOf({ area: 'account', path: '/portal/login' }, asked, inbox)).toEqual([]);
    expect(framersOf(desk, asked, [])).toEqual([]);
  });
  it('lets the chat come from its one origin, and where there is none, nothing from elsewhere', () => {
    const policy = contentPolicy(byNonce('abc'), [], ['https://chat.example']).split('; ');
    expect(policy).toContain("connect-src 'self' https://chat.example wss://chat.example");
    expect(policy).toContain("frame-src 'self' https://chat.example");
    expect(policy).toContain("script-src 'nonce-abc' 'strict-dynamic'");
    expect(policy).toContain("default-src 'self'");
    expect(contentPolicy(byNonce('abc'))).not.toMatch(/https:|wss:/);
  });
  it('lets other programs speak to the origins that are configured, and to no other', () => {
    const policy = contentPolicy(byNonce('abc'), [], ['https://count.example', 'https://collect.example']);
    expect(policy).toContain(
      "connect-src 'self' https://count.example https://collect.example wss://count.example wss://collect.example",
    );
    expect(policy.match(/https:\/\/[a-z.]+/g)).toEqual(
      expect.arrayContaining(['https://count.example', 'https://collect.example']),
    );
    expect(new Set(policy.match(/https:\/\/[a-z.]+/g)).size).toBe(2);
  });
  it('is allowed by its nonce only', () => {
    expect(contentPolicy(byNonce('abc'))).toContain("script-src 'nonce-abc' 'strict-dynamic'");
    expect(contentPolicy(byNonce('abc'))).not.toContain("script-src 'unsafe-inline'");
  });
});
