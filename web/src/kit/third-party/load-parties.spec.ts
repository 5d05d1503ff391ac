import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { scriptOf, simulateScripts, type HeardBy } from '../../../testing/third-party-scripts.js';
import type { Consent } from '../consent/consent.js';
import { PARTIES, PURPOSE_OF, type Party, type ThirdParties } from './third-party.js';

type Loader = typeof import('./load-parties.js');
type Reports = typeof import('./report.js');
let [loader, reports] = [undefined as unknown as Loader, undefined as unknown as Reports];
let heard: HeardBy[] = [];
let scripts: ReturnType<typeof simulateScripts>;
let stop: () => void = () => undefined;

const all: ThirdParties = Object.fromEntries(
  PARTIES.map((party) => [
    party,
    { script: `https://${party.toLowerCase()}.example/s.js`, key: `key-${party}` },
  ]),
);
const everything: Consent = ['preferences', 'statistics', 'marketing'];
const load = (consent: Consent, parties: ThirdParties = all): void => {
  stop();
  stop = loader.loadParties(parties, consent);
};
const loaded = (): readonly Party[] => PARTIES.filter((party) => scriptOf(party) !== null);

beforeEach(async () => {
  jest.useFakeTimers();
  heard = [];
  scripts = simulateScripts(heard);
  jest.resetModules();
  loader = await import('./load-parties.js');
  reports = await import('./report.js');
});
afterEach(() => {
  stop();
  stop = () => undefined;
  scripts.leave();
  jest.useRealTimers();
});

describe('programs of others', () => {
  it.each([[], ['preferences'], ['statistics'], ['marketing'], everything] as const)(
    'are loaded where their purpose is allowed, and no other: %s %s %s',
    (...consent) => {
      load(consent);
      expect(loaded()).toEqual(PARTIES.filter((party) => consent.includes(PURPOSE_OF[party] as never)));
    },
  );

  it('are loaded once, with the key of the account, and none that is switched off', () => {
    load(everything, { webAnalytics: { script: 'https://count.example/tag.js?id=G-1', key: 'G-1' } });
    load(everything, { webAnalytics: { script: 'https://count.example/tag.js?id=G-1', key: 'G-1' } });
    expect(loaded()).toEqual(['webAnalytics']);
    expect(document.querySelectorAll('script[data-party]')).toHaveLength(1);
    expect(scriptOf('webAnalytics')).toMatchObject({
      src: 'https://count.example/tag.js?id=G-1',
      async: true,
    });
    expect(scriptOf('webAnalytics')?.dataset['key']).toBe('G-1');
  });

  it('are given what happened before they were allowed, and what happens after', () => {
    reports.report({ name: 'page', path: '/' });
    load(everything);
    expect(heard).toEqual([]);
    scripts.loads('productAnalytics');
    reports.report({ name: 'experiment', experiment: 'sanityCheck', variant: 'B' });
    expect(heard).toEqual([
      { party: 'productAnalytics', call: 'page', given: { path: '/' } },
      {
        party: 'productAnalytics',
        call: 'track',
        given: ['experiment', { experiment: 'sanityCheck', variant: 'B' }],
      },
    ]);
  });

  it('queue for the tag as it wants it: the arguments of its own call', () => {
    load(['statistics']);
    reports.report({ name: 'page', path: '/verification' });
    const calls = (window.dataLayer ?? []).map((call) => [...(call as ArrayLike<unknown> as unknown[])]);
    expect(calls.map(([name]) => name)).toEqual(['js', 'config', 'event']);
    expect(calls[2]).toEqual(['event', 'page_view', { page_path: '/verification' }]);
  });

  it('that were not there are offered it every three seconds, and after ten no more', () => {
    load(['statistics']);
    reports.report({ name: 'page', path: '/late' });
    window.analytics = undefined;
    jest.advanceTimersByTime(2_999);
    scripts.loads('errorReports');
    expect(heard).toEqual([]);
    jest.advanceTimersByTime(9_002);
    scripts.loads('productAnalytics');
    expect(heard).toEqual([]);
    reports.report({ name: 'page', path: '/after' });
    expect(heard).toEqual([]);
  });

  it('that do not come are left alone', () => {
    load(['marketing']);
    scripts.fails('affiliates');
    reports.report({ name: 'order', kind: 'verification', affiliate: 'anna' });
    scripts.loads('affiliates');
    expect(heard).toEqual([]);
  });

  it('hear of an order only who counts orders, and nothing of the order itself', () => {
    load(everything);
    for (const party of ['affiliates', 'errorReports', 'productAnalytics'] as const) scripts.loads(party);
    reports.report({ name: 'order', kind: 'trademark-renewal', affiliate: 'anna' });
    reports.report({ name: 'error', message: 'uncaught error' });
    expect(heard).toEqual([
      { party: 'affiliates', call: 'conversion', given: { kind: 'trademark-renewal', affiliate: 'anna' } },
      {
        party: 'productAnalytics',
        call: 'track',
        given: ['order', { kind: 'trademark-renewal', affiliate: 'anna' }],
      },
      { party: 'errorReports', call: 'captureMessage', given: 'uncaught error' },
    ]);
  });

  it('show reviews where the page has a place for them', () => {
    document.body.innerHTML = '<div data-reviews></div>';
    load(['preferences']);
    scripts.loads('reviews');
    reports.report({ name: 'page', path: '/' });
    expect(heard).toEqual([
      { party: 'reviews', call: 'show', given: document.querySelector('[data-reviews]') },
    ]);
    document.body.innerHTML = '';
  });

  it('hear nothing more once they are not allowed any longer', () => {
    load(everything);
    scripts.loads('productAnalytics');
    load(['marketing']);
    reports.report({ name: 'page', path: '/after' });
    expect(heard).toEqual([]);
  });
});
