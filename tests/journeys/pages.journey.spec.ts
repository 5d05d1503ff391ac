import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import {
  englishOnlyPaths,
  ids,
  isEnglishOnly,
  linkTo,
  locales,
  isText,
  pages,
  type PageSpec,
  pathIn,
} from '@cotta/web/testing.js';
import { awake, openOwnShell, openShell } from '../testkit/browser.js';
import { AXE, listen, look, overflow, startDrawnWeb, WIDTHS, type DrawnWeb } from '../testkit/drawn-web.js';

let web: DrawnWeb;
let base = '';
let browser: Browser;

beforeAll(async () => {
  web = await startDrawnWeb();
  base = web.base;
  browser = await openShell();
});

afterAll(async () => {
  await browser?.close();
  await web?.stop();
});

/** Texts and records that are there, by the names of their places in an address. */
const TEXTS: Readonly<Record<string, string>> = {
  '/trademark-dictionary': '/priority',
  '/trademark-questions-and-answers': '/search/is-a-free-domain-enough',
  '/brand-protection-questions-and-answers': '/domains/what-is-a-udrp-complaint',
  '/trademark-academy/article': '/why-register',
  '/blog': '/when-not-to-register',
  '/blog/category': '/services/when-not-to-register',
  '/blog/topic': '/strategy/when-not-to-register',
  '/country-guide': '/united-states',
  '/brand-protection-guide': '/domains',
  '/brand-protection': '/amazon',
  '/developers': '/guide',
  '/country': '/austria',
  '/trademark-disputes/jurisdiction': '/eu',
  '/trademark-disputes/industry': '/food',
  '/trademark-disputes/subject-matter': '/bad-faith',
  '/trademark-disputes/judicial-party': '/euipo',
  '/trademark-disputes/case': '/arsenal-v-reed',
  '/trademark-hall-of-fame': '/coca-cola',
  '/specimen-guide/trademark-class': '/25',
  '/specimen-guide/sector': '/clothing',
  // Nobody has set people or cases here.
  '/about-us': '/demo',
  '/industry-case-study': '/demo',
};

/** The address of a text, or of a list of them. */
function textAt({ path }: PageSpec): string | undefined {
  const [place = '', ...parts] = path.split(/\/(?=:)/);
  const text = TEXTS[place];
  return text === undefined || parts.length === 0
    ? undefined
    : `${place}/${text
        .split('/')
        .slice(1, parts.length + 1)
        .join('/')}`;
}

/** A page of the public site that its customer alone reads. */
const ORDERED = '/brand-monitoring-order/:id/success';

/** The table's path with an id or a token that the fixtures know. */
function sampleOf(page: PageSpec): string {
  const text = textAt(page);
  if (text !== undefined) return text;
  if (page.path === '/portal/activate/:token') return '/portal/activate/good-token';
  if (page.path.endsWith('/:country')) return page.path.replace(':country', 'united-kingdom');
  if (page.path === '/report-violation/:about/:id')
    return `/report-violation/${ids.approved}/${linkTo(ids.approved)}`;
  if (page.path === ORDERED) return page.path.replace(':id', ids.approved);
  if (page.path.endsWith('/report/:day'))
    return page.path.replace(':id', ids.approved).replace(':day', '2026-11-08');
  if (page.path.endsWith('/:tier')) return page.path.replace(':tier', 'shield');
  if (page.path.startsWith('/class-assist/'))
    return page.path
      .replace(':class', '25')
      .replace(':industry', 'fashion-and-beauty')
      .replace(':sub', 'fashion');
  if (page.path === '/success-legal-services') return `${page.path}?order=${linkTo(ids.approved)}`;
  if (page.path.startsWith('/product/'))
    return `${page.path.replace(':id', ids.product)}?link=${linkTo(ids.approved)}`;
  const id =
    page.area === 'public'
      ? linkTo(page.path.startsWith('/verification/') ? ids.working : ids.approved)
      : page.area === 'admin'
        ? ids.working
        : ids.approved;
  return page.path.replace(/:\w+/, id).replace(':type', 'move').replace(':second', '1');
}

const WINDOW = {
  viewport: { width: 390, height: 844 },
  reducedMotion: 'reduce',
  locale: 'en-GB',
  timezoneId: 'Europe/Prague',
  bypassCSP: true,
} as const;

async function contextOf(page: PageSpec, made: BrowserContext): Promise<BrowserContext> {
  made.setDefaultTimeout(120_000);
  if (page.area === 'portal' || page.area === 'admin' || page.path === ORDERED)
    await made.addCookies([
      {
        name: 'stub-session',
        value: page.area === 'admin' ? 'admin' : 'customer',
        domain: 'localhost',
        path: '/',
      },
    ]);
  return made;
}

const withoutScript = async (page: PageSpec): Promise<BrowserContext> =>
  contextOf(page, await browser.newContext({ ...WINDOW, javaScriptEnabled: false }));

/** The generic pages of the entities have a journey of their own. */
const drawnHere = pages.filter(({ screen }) => !screen.startsWith('admin/records/'));
const languages = (page: PageSpec) =>
  isEnglishOnly(page.path) || page.area === 'admin' ? (['en'] as const) : locales;
const visits = drawnHere.flatMap((page) =>
  languages(page).map((locale) => ({ page, locale, path: pathIn(locale, sampleOf(page)) })),
);

interface Reader {
  readonly page: Page;
  /** What the console and the network complained about, on all pages so far. */
  readonly noise: readonly string[];
}

async function reader(spec: PageSpec): Promise<Reader> {
  const context = await contextOf(spec, await openOwnShell(WINDOW));
  const page = await context.newPage();
  return { page, noise: listen(page) };
}

describe('every page', () => {
  const readers = new Map<PageSpec['area'], Promise<Reader>>();
  /** One visitor, one customer and one of staff go through their pages in one window, as people do, with what their browsers keep: files, and scripts as they were compiled. A window a page would read all scripts anew, which takes most of the time. */
  const readerOf = (spec: PageSpec): Promise<Reader> => {
    const made = readers.get(spec.area) ?? reader(spec);
    readers.set(spec.area, made);
    return made;
  };
  afterAll(async () => {
    for (const made of readers.values()) await (await made).page.context().close();
  });

  it.each(visits.map((visit) => [`${visit.page.path} ${visit.locale}`, visit] as const))(
    '%s',
    async (_name, { page: spec, locale, path }) => {
      const { page, noise } = await readerOf(spec);
      const before = noise.length;
      await page.setViewportSize({ width: WIDTHS[0], height: 844 });
      const answer = await page.goto(`${base}${path}`, { waitUntil: 'load' });
      await awake(page);
      await page.locator('h1').first().waitFor({ state: 'attached' });
      const facts = await page.evaluate(() => ({
        lang: document.documentElement.lang,
        headings: document.querySelectorAll('h1').length,
        title: document.title,
        canonical: document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? null,
        robots: document.querySelector<HTMLMetaElement>('meta[name=robots]')?.content ?? null,
      }));
      // A page whose text nobody has checked says in its answer that it is not listed, and its document agrees.
      const listed = spec.index && !(isText(spec) && answer?.headers()['x-robots-tag'] === 'noindex');
      // Every language has its own width of words; roles, names and colours are those of English.
      const isFirst = locale === locales[0];
      if (isFirst) await page.evaluate(AXE);
      const looks = [];
      for (const width of WIDTHS)
        looks.push(
          isFirst ? await look(page, width) : { width, overflow: await overflow(page, width), serious: [] },
        );
      expect({ status: answer?.status(), ...facts, looks, noise: noise.slice(before) }).toEqual({
        status: 200,
        lang: locale,
        headings: 1,
        title: expect.stringMatching(spec.area === 'admin' ? /^.+ – desk$/ : /^.+ – Cotta$/),
        noise: [],
        canonical: listed ? `${base}${path}` : null,
        robots: listed ? null : 'noindex',
        looks: WIDTHS.map((width) => ({ width, overflow: 0, serious: [] })),
      });
    },
  );

  it('has all its words', () => {
    expect(
      web
        .log()
        .split('\n')
        .filter((line) => line.includes('missing text')),
    ).toEqual([]);
  });
});

describe('public pages without script', () => {
  // Those in one language have none to change to.
  const plain = pages.filter((page) => page.area === 'public' && !isEnglishOnly(page.path));
  const readers = new Map<boolean, Promise<Page>>();
  /** Each page is the first one of its reader; whoever ordered something is somebody else. */
  const readerOf = async (spec: PageSpec): Promise<Page> => {
    const isCustomer = spec.path === ORDERED;
    const made = readers.get(isCustomer) ?? withoutScript(spec).then((fresh) => fresh.newPage());
    readers.set(isCustomer, made);
    const page = await made;
    if (!isCustomer) await page.context().clearCookies();
    return page;
  };
  afterAll(async () => {
    for (const made of readers.values()) await (await made).context().close();
  });
  it.each(plain.map((page) => [page.path, page] as const))('%s can be read and left', async (_path, spec) => {
    const page = await readerOf(spec);
    const answer = await page.goto(`${base}${pathIn('cs', sampleOf(spec))}`);
    expect(answer?.status()).toBe(200);
    expect((await page.locator('h1').innerText()).length).toBeGreaterThan(0);
    // On a phone the languages are in the menu.
    await page.locator('header details:visible > summary').click();
    await page.locator('header details[open] details > summary').click();
    await page.locator('header details a[hreflang="es"]:visible').click();
    await page.waitForURL(`${base}${pathIn('es', sampleOf(spec))}`);
    expect(await page.locator('html').getAttribute('lang')).toBe('es');
  });

  it('sends a check as a plain form, and names what is missing', async () => {
    const browserContext = await withoutScript(pages[0] as PageSpec);
    const page = await browserContext.newPage();
    await page.goto(`${base}/`);
    await page.fill('#hero-name', 'Lumora');
    await page.locator('main form button').first().click();
    await page.waitForURL(/\/verification\?/);
    expect(await page.inputValue('[name=value]')).toBe('Lumora');
    await page.locator('main form button[type=submit]').click();
    await page.locator('[role=alert] a').nth(2).waitFor();
    await page.check('[name=jurisdictions][value=EU]');
    await page.fill('[name=businessDescription]', 'Lamps');
    await page.fill('[name="contact.firstName"]', 'Jana');
    await page.fill('[name="contact.lastName"]', 'Example');
    await page.fill('[name="contact.email"]', 'jana@example.com');
    await page.locator('main form button[type=submit]').click();
    await page.waitForURL(/\/verification\/[^/]+\/success$/);
    await browserContext.close();
  });
});

describe('addresses', () => {
  const status = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${base}${path}`, { redirect: 'manual', headers });
    return [answer.status, answer.headers.get('location')];
  };

  it.each([
    ['/en/verification?value=x', [308, '/verification?value=x']],
    ['/cs/portal/orders?show=open', [308, '/portal/orders?show=open']],
    ['/portal/orders?show=open', [302, '/portal/login?callbackUrl=%2Fportal%2Forders%3Fshow%3Dopen']],
    ['/admin', [302, '/admin/login?callbackUrl=%2Fadmin']],
    ['/nothing', [404, null]],
    ['/de/verification', [404, null]],
    ['/trademark-search', [200, null]],
    ['/verification-summary/nonsense', [404, null]],
  ])('%s', async (path, expected) => {
    expect(await status(path)).toEqual(expected);
  });

  it.each(englishOnlyPaths.map((path) => [path]))('%s has no other language', async (path) => {
    expect(await status(`/sk${path}/x`)).toEqual([308, `${path}/x`]);
  });

  it('says that a link has expired', async () => {
    expect((await status(`/verification-summary/${linkTo(ids.approved, 'q')}`))[0]).toBe(410);
  });

  it('closes the pages of people to stores and search engines', async () => {
    const answer = await fetch(`${base}/verification-summary/${linkTo(ids.approved)}`);
    expect([answer.headers.get('cache-control'), answer.headers.get('x-robots-tag')]).toEqual([
      'private, no-store',
      'noindex',
    ]);
  });

  it('trusts what stands in a stored page by its digests, and in any other by a nonce that comes once', async () => {
    const policiesOf = (path: string): Promise<(string | null)[]> =>
      Promise.all(
        [1, 2, 3].map(
          async () => (await fetch(`${base}${path}`)).headers.get('content-security-policy') ?? null,
        ),
      );
    const stored = await policiesOf('/');
    expect(new Set(stored).size).toBe(1);
    expect(stored[0]).toMatch(/script-src 'sha256-/);
    expect(stored[0]).not.toContain('nonce');
    const nonces = (await policiesOf('/contact')).map((policy) => /nonce-([^']+)'/.exec(policy ?? '')?.[1]);
    expect(nonces).not.toContain(undefined);
    expect(new Set(nonces).size).toBe(3);
  });
});
