import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { teachDialogs } from '../../testing/portal-page.js';
import { renderPage } from '../../testing/render-page.js';
import { scriptOf, simulateScripts, type HeardBy } from '../../testing/third-party-scripts.js';
import { readAttribution } from '../kit/attribution/attribution.js';
import type { Locale } from '../i18n/locale-rules.js';
import { AppLink } from '../kit/link/app-link.js';
import { adminPage } from './admin-page.js';
import { accountPage, privatePage, publicPage } from './page-kinds.js';
import { portalPage } from './portal-pages.js';
import { Root } from './root.js';

beforeAll(() => {
  teachDialogs();
  window.scrollTo = () => undefined;
});
beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  cameFrom('');
});

const cameFrom = (referrer: string): void => {
  Object.defineProperty(document, 'referrer', { value: referrer, configurable: true });
};
const Page = () => (
  <>
    <h1>Here</h1>
    <AppLink to="/class-assist">Classes</AppLink>
    <AppLink to="/verification-summary/q.secret">Report</AppLink>
  </>
);
const draw = (at: string, { locale = 'en' as Locale, boot = {} as object } = {}) => {
  const pages = ['/', '/verification', '/trademark-renewal', '/class-assist', '/class-assist/:x'];
  const ownPages = [
    privatePage('/verification-summary/:id', 'x/x'),
    accountPage('/portal/activate/:token', 'x/x'),
    portalPage('/portal/orders', 'x/x'),
    adminPage('/admin/settings', 'x/x'),
  ];
  return renderPage(
    [
      {
        Component: Root,
        children: [
          ...pages.map((path) =>
            publicPage(path, 'x/x', path === '/' ? { experiments: ['sanityCheck'] } : {}),
          ),
          ...ownPages,
        ].map((page) => ({ path: page.path, Component: Page, handle: page })),
      },
    ],
    { at, locale, boot },
  );
};

describe('a reader of Spanish who came from the class assistant', () => {
  const fromClasses = (): void => cameFrom('https://cotta.example/es/class-assist/ropa/moda');

  it('is asked whether English is meant, with seven flags of size 58, and cannot pass it by', async () => {
    fromClasses();
    draw('/verification?value=Lumora', { locale: 'es' });
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain(window.location.origin);
    const flags = [...dialog.querySelectorAll('img')];
    expect(flags.map((flag) => flag.getAttribute('src'))).toEqual(
      ['eu', 'ca', 'nz', 'gb', 'us', 'hk', 'au'].map((code) => `/flags/${code}.svg`),
    );
    expect(new Set(flags.flatMap((flag) => [flag.width, flag.height]))).toEqual(new Set([58]));
    expect(screen.getAllByRole('button')).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Continuar en inglés' })).toBeTruthy();
  });

  it.each([
    ['in the section itself', '/class-assist', 'es', true],
    ['deeper in the section', '/class-assist/25', 'es', true],
    ['in another language', '/verification', 'cs', true],
    ['from elsewhere', '/verification', 'es', false],
  ] as const)('is not asked %s', async (_where, at, locale, came) => {
    if (came) fromClasses();
    draw(at, { locale });
    expect(await screen.findByRole('heading', { name: 'Here' })).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the debug mode', () => {
  const keys = () => fireEvent.keyDown(window, { code: 'KeyD', ctrlKey: true, altKey: true });

  it('is switched on by the address, and its keys show what the page was made from', async () => {
    draw('/?debug=true', { boot: { variants: { sanityCheck: 1 }, consent: ['statistics'] } });
    await screen.findByRole('heading', { name: 'Here' });
    keys();
    const words = (await screen.findByRole('dialog', { name: 'Debug' })).textContent;
    for (const part of [
      'localeen',
      'countryCZ',
      'currencyEUR',
      'variant sanityCheckB',
      'useUserAccounton',
      'necessary, statistics',
      'wordstest',
    ])
      expect(words).toContain(part);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('lasts for the visit, and is switched off by the address', async () => {
    const first = draw('/?debug=true');
    await screen.findByRole('heading', { name: 'Here' });
    first.unmount();
    const second = draw('/verification');
    await screen.findByRole('heading', { name: 'Here' });
    keys();
    expect(await screen.findByRole('dialog')).toBeTruthy();
    second.unmount();
    draw('/verification?debug=false');
    await screen.findByRole('heading', { name: 'Here' });
    keys();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is off without it', async () => {
    draw('/');
    await screen.findByRole('heading', { name: 'Here' });
    keys();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('a page that is live', () => {
  it('remembers where the visit came from, whichever page it begins with', async () => {
    draw('/trademark-renewal?gclid=G1&affiliate=anna');
    await waitFor(() =>
      expect(readAttribution()).toEqual([
        { name: 'gclid', value: 'G1' },
        { name: 'affiliate', value: 'anna' },
      ]),
    );
  });

  it('says to analytics that are allowed which variant was shown and which page, and no secret of a link', async () => {
    const heard: HeardBy[] = [];
    const scripts = simulateScripts(heard);
    const script = 'https://count.example/s.js';
    draw('/', {
      boot: {
        consent: ['statistics'],
        variants: { sanityCheck: 1 },
        thirdParties: { productAnalytics: { script, key: 'k' } },
      },
    });
    await waitFor(() => expect(scriptOf('productAnalytics')?.src).toBe(script));
    scripts.loads('productAnalytics');
    await userEvent.click(screen.getByRole('link', { name: 'Classes' }));
    await waitFor(() =>
      expect(heard).toContainEqual({
        party: 'productAnalytics',
        call: 'page',
        given: { path: '/class-assist' },
      }),
    );
    expect(heard).toContainEqual({
      party: 'productAnalytics',
      call: 'track',
      given: ['experiment', { experiment: 'sanityCheck', variant: 'B' }],
    });
    // The page of a link is another document: the program stays behind with this one, and hears of nothing.
    const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const before = heard.length;
    await userEvent.click(screen.getByRole('link', { name: 'Report' }));
    await waitFor(() => expect(String(complaints.mock.calls[0]?.[0])).toContain('navigation'));
    complaints.mockRestore();
    expect(heard.slice(before)).toEqual([]);
    expect(JSON.stringify(heard)).not.toContain('secret');
    scripts.leave();
  });

  it('goes to the page of a link without a new document where no program of others stands', async () => {
    draw('/', { boot: { consent: ['statistics'] } });
    const link = await screen.findByRole('link', { name: 'Report' });
    const complaints = jest.spyOn(console, 'error');
    await userEvent.click(link);
    expect(complaints).not.toHaveBeenCalled();
    complaints.mockRestore();
  });

  it.each([
    '/verification-summary/q.secret',
    '/portal/activate/t.secret',
    '/portal/orders',
    '/admin/settings',
  ])('loads no program of others at %s, whatever is configured and allowed', async (at) => {
    const idle: (() => void)[] = [];
    window.requestIdleCallback = (run) => idle.push(run as () => void);
    draw(at, {
      boot: {
        consent: ['preferences', 'statistics', 'marketing'],
        thirdParties: { productAnalytics: { script: 'https://count.example/s.js', key: 'k' } },
      },
    });
    await userEvent.pointer({ keys: '[MouseLeft]', target: document.body });
    await waitFor(() => expect(document.documentElement.className).toContain('scripted'));
    await userEvent.keyboard('{Control>}{Alt>}d{/Alt}{/Control}');
    expect(idle).toEqual([]);
    expect(scriptOf('productAnalytics')).toBeNull();
    Reflect.deleteProperty(window, 'requestIdleCallback');
  });
});
