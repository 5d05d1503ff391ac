import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, BrowserContext } from 'playwright-core';
import { openBrowser } from '../testkit/browser.js';
import { listen, startDrawnWeb, type DrawnWeb } from '../testkit/drawn-web.js';
import { ids, linkTo } from '@cotta/web/testing.js';

let web: DrawnWeb;
let browser: Browser;
const link = linkTo(ids.approved);

beforeAll(async () => {
  web = await startDrawnWeb();
  browser = await openBrowser();
});

afterAll(async () => {
  await browser?.close();
  await web?.stop();
});

const visit = (path: string, cookie = ''): Promise<Response> =>
  fetch(`${web.base}${path}`, { redirect: 'manual', headers: cookie === '' ? {} : { cookie } });

async function signedIn(): Promise<BrowserContext> {
  const made = await browser.newContext({ viewport: { width: 1280, height: 844 }, reducedMotion: 'reduce' });
  await made.addCookies([{ name: 'stub-session', value: 'customer', domain: 'localhost', path: '/' }]);
  return made;
}

describe('links of letters, and who opens them', () => {
  it.each([
    [`/application-draft/${link}`, `/application-draft/${ids.approved}`],
    [`/sk/application-draft/${link}`, `/sk/application-draft/${ids.approved}`],
    [`/verification-summary/${link}`, `/portal/verification-summary/${ids.approved}`],
    ['/portal/login?callbackUrl=%2Fportal%2Forders', '/portal/orders'],
  ])('%s sends its owner on, and shows a visitor what it is', async (path, own) => {
    const owner = await visit(path, 'stub-session=customer');
    expect([owner.status, owner.headers.get('location')]).toEqual([303, own]);
    expect((await visit(path)).status).toBe(200);
  });

  it('asks for another account where that was wanted', async () => {
    expect((await visit('/portal/login?switch=yes', 'stub-session=customer')).status).toBe(200);
  });

  it.each([
    [link.slice(0, -5), 404, 'This link is not complete'],
    [link.replace(/\.[^.]+\.([^.]+)$/, '.1.$1'), 410, 'This link has expired'],
    [linkTo(ids.busy), 429, 'One moment, please'],
    [linkTo(ids.away), 503, 'We cannot show this just now'],
  ])('a link of which something is wrong: %s', async (token, status, title) => {
    const page = await (await browser.newContext()).newPage();
    const noise = listen(page);
    const answer = await page.goto(`${web.base}/verification-summary/${token}`, { waitUntil: 'load' });
    await page.waitForFunction(() => document.documentElement.classList.contains('scripted'));
    expect([answer?.status(), await page.innerText('h1'), answer?.headers()['referrer-policy']]).toEqual([
      status,
      title,
      'no-referrer',
    ]);
    // The status itself is in the console; that the page was drawn anew would be, too.
    expect(noise.filter((line) => !line.includes(`status of ${status}`))).toEqual([]);
  });

  it.each([[390], [1280]])(
    'keeps the frame of the portal, %i px wide, where there is nothing behind an address',
    async (width) => {
      const context = await signedIn();
      const page = await context.newPage();
      await page.setViewportSize({ width, height: 844 });
      const noise = listen(page);
      const answer = await page.goto(`${web.base}/portal/no-such-page`, { waitUntil: 'load' });
      await page.getByRole('heading', { level: 1, name: 'This is not here' }).waitFor();
      expect(answer?.status()).toBe(404);
      const menu = page.getByRole('navigation', { name: 'Portal' });
      if (width === 390) {
        const entries = await menu.locator(':scope > a, :scope > details > summary').allInnerTexts();
        // Beside a word stands how many new answers wait behind it.
        expect(entries.map((entry) => entry.split('\n')[0])).toEqual([
          'Home',
          'Trademarks',
          'Orders',
          'Deadlines',
          'More',
        ]);
        expect(await menu.evaluate((bar) => bar.scrollWidth - bar.clientWidth)).toBe(0);
        await menu.getByText('More').click();
      }
      await menu.getByRole('link', { name: 'Profile' }).click();
      await page.waitForURL(`${web.base}/portal/profile`);
      // The menu of a phone closes once the page that was chosen stands there.
      await menu
        .getByRole('link', { name: 'Threats' })
        .waitFor({ state: width === 390 ? 'hidden' : 'visible' });
      expect(noise.filter((line) => !line.includes('status of 404'))).toEqual([]);
      await context.close();
    },
  );

  it('asks a visitor to sign in before it says what is not there', async () => {
    const answer = await visit('/portal/no-such-page');
    expect([answer.status, answer.headers.get('location')]).toEqual([
      302,
      '/portal/login?callbackUrl=%2Fportal%2Fno-such-page',
    ]);
  });

  it('shows who is signed in on a page that comes from the cache, and lets them out', async () => {
    const visitor = await (await browser.newContext()).newPage();
    await visitor.goto(web.base);
    const context = await signedIn();
    const page = await context.newPage();
    await page.goto(web.base);
    await page.mouse.move(10, 10);
    const header = page.locator('header').first();
    await header.getByText('Jana Example').filter({ visible: true }).waitFor();
    expect(await header.getByRole('link', { name: 'Sign in' }).count()).toBe(0);
    expect(await header.getByRole('link', { name: 'To the portal' }).getAttribute('href')).toBe('/portal');
    await header.getByRole('button', { name: 'Sign out' }).click();
    await header.getByRole('link', { name: 'Sign in' }).waitFor();
    expect(await context.cookies()).toEqual([]);
  });
});
