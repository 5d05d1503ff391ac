/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { readWebEnv } from './env.js';
import { pages } from '../src/app/route-table.js';
import { contentPolicy, byNonce } from './security.js';
import { originsOf, thirdPartiesOf } from './third-parties.js';
import { bootOfVisit } from './visit-boot.js';
import { visitSettings } from './visit-world.js';
import { visitOf } from './visit.js';

const script = 'https://count.example/tag.js?id=G-1';

describe('programs of others', () => {
  it('are off without their address and their key', () => {
    expect(thirdPartiesOf(readWebEnv({}))).toBeUndefined();
    expect(thirdPartiesOf(readWebEnv({ WEB_ANALYTICS_KEY: 'G-1' }))).toBeUndefined();
    expect(thirdPartiesOf(readWebEnv({ WEB_ANALYTICS_SCRIPT_URL: script }))).toBeUndefined();
  });

  it('come from the origins that are configured, and from no other', () => {
    const env = readWebEnv({
      WEB_ANALYTICS_SCRIPT_URL: script,
      WEB_ANALYTICS_KEY: 'G-1',
      REVIEWS_SCRIPT_URL: 'https://reviews.example/widget.js',
      THIRD_PARTY_ORIGINS: 'https://collect.example',
    });
    const parties = thirdPartiesOf(env);
    expect(parties).toEqual({ webAnalytics: { script, key: 'G-1' } });
    expect(originsOf(parties, env.THIRD_PARTY_ORIGINS)).toEqual([
      'https://count.example',
      'https://collect.example',
    ]);
    expect(originsOf(undefined, env.THIRD_PARTY_ORIGINS)).toEqual([]);
  });

  it.each(['http://count.example/tag.js', 'count.example', 'https://*.example/x', 'javascript:1'])(
    'do not come from %j',
    (TAG_MANAGER_SCRIPT_URL) => {
      expect(() => readWebEnv({ TAG_MANAGER_SCRIPT_URL })).toThrow('TAG_MANAGER_SCRIPT_URL');
    },
  );
});

describe('pages that programs of others may stand on', () => {
  const settings = visitSettings(
    readWebEnv({
      WEB_ANALYTICS_SCRIPT_URL: script,
      WEB_ANALYTICS_KEY: 'G-1',
      THIRD_PARTY_ORIGINS: 'https://collect.example',
      MISSIVE_CHAT_SCRIPT_URL: 'https://chat.example/1a-2b/missive.js',
    }),
  );
  const storefront = {
    name: 'global',
    country: null,
    currency: 'EUR',
    origin: 'https://cotta.example',
  } as const;
  const everything = 'cookie-consent=1.2099-01-01.preferences.statistics.marketing';
  const given = (page: (typeof pages)[number] | undefined) => {
    const path = page?.path ?? '/cut-link/q.secret';
    const visit = visitOf(settings, { cookie: everything, path, storefront, locale: 'en', page });
    return {
      boot: bootOfVisit(settings, { visit, page, locale: 'en' }).thirdParties !== undefined,
      chat: contentPolicy(byNonce('n'), [], settings.originsOn(page)).includes('https://chat.example'),
      parties: /https:\/\/(count|collect)\.example/.test(
        contentPolicy(byNonce('n'), [], settings.originsOn(page)),
      ),
    };
  };

  it('are the public ones that search engines may list', () => {
    const open = pages.filter(({ area, index }) => area === 'public' && index);
    expect(open.length).toBeGreaterThan(50);
    for (const page of open)
      expect([page.path, given(page)]).toEqual([page.path, { boot: true, chat: true, parties: true }]);
  });

  it('are none behind a link or a sign-in, and none that is not there', () => {
    const own = pages.filter(({ area, index }) => area !== 'public' || !index);
    const areas = new Set(own.map(({ area }) => area));
    expect([...areas].toSorted()).toEqual(['account', 'admin', 'portal', 'public']);
    for (const page of [...own, undefined])
      expect([page?.path, given(page)]).toEqual([page?.path, { boot: false, chat: true, parties: false }]);
  });

  it('have no part of a link in their address', () => {
    const secret = /:(id|token|second)\b/;
    const open = pages.filter((page) => given(page).boot && secret.test(page.path));
    expect(open.map(({ path }) => path)).toEqual([
      '/industry-case-study/:id',
      '/trademark-disputes/case/:id',
    ]);
  });
});
