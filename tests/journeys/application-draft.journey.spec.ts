import { mkdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { draftIds, locales, pathIn } from '@cotta/web/testing.js';
import { openBrowser } from '../testkit/browser.js';
import { AXE, listen, look, startDrawnWeb, WIDTHS, type DrawnWeb } from '../testkit/drawn-web.js';
import { words } from '../testkit/words.js';

const t = words('en', 'draft');
const pictures = words('en', 'pictures');
let web: DrawnWeb;
let browser: Browser;

beforeAll(async () => {
  web = await startDrawnWeb();
  browser = await openBrowser();
});

afterAll(async () => {
  await browser?.close();
  await web?.stop();
});

/** Somebody's page; closed by the caller. */
async function opened(path: string, who: 'customer' | 'admin' = 'customer'): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'Europe/Prague',
    bypassCSP: true,
  });
  context.setDefaultTimeout(120_000);
  await context.addCookies([{ name: 'stub-session', value: who, domain: 'localhost', path: '/' }]);
  const page = await context.newPage();
  await page.goto(`${web.base}${path}`);
  await page.waitForFunction(() => document.documentElement.classList.contains('scripted'));
  return page;
}

/** Keeps a picture of each screen when COTTA_PICTURES names a folder. */
async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env['COTTA_PICTURES'];
  if (folder === undefined) return;
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: `${folder}/draft-${name}.png`, fullPage: true });
}

const STATES = [
  ['questionnaire', draftIds.open, 'owner.title'],
  ['decision', draftIds.finished, 'decision.title'],
] as const;
const visits = STATES.flatMap(([name, id, heading]) =>
  locales.map((locale) => [name, locale, id, heading] as const),
);

describe('the application draft', () => {
  it.each(visits)('%s reads well in %s', async (name, locale, id, heading) => {
    const page = await opened(pathIn(locale, `/application-draft/${id}`));
    const noise = listen(page);
    await page.getByRole('heading', { name: words(locale, 'draft')(heading), exact: true }).waitFor();
    await page.getByText('Do you sell the lamps').waitFor();
    await page.evaluate(AXE);
    const looks = [];
    for (const width of WIDTHS) {
      looks.push(await look(page, width));
      await picture(page, `${name}-${locale}-${width}`);
    }
    await page.context().close();
    expect({ looks, noise }).toEqual({
      noise: [],
      looks: WIDTHS.map((width) => ({ width, overflow: 0, serious: [] })),
    });
  });

  it('has the way to the decision at the foot of a phone while it is read, in room of its own, and not on a desk', async () => {
    const page = await opened(`/application-draft/${draftIds.finished}`);
    const go = page.getByText(t('decision.go'), { exact: true });
    const decision = page.getByRole('checkbox', { name: t('decision.read') });
    await decision.waitFor();
    await expect(go.isVisible()).resolves.toBe(false);
    await page.setViewportSize({ width: 360, height: 640 });
    await page.evaluate(() => scrollTo(0, 0));
    await go.waitFor();
    const bar = await page.locator('[aria-hidden=true]', { has: go }).last().boundingBox();
    expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBe(640);
    const free = await page.evaluate(() => {
      scrollTo(0, document.documentElement.scrollHeight);
      return innerHeight - (document.querySelector('footer')?.getBoundingClientRect().bottom ?? innerHeight);
    });
    // Pages scroll by whole pixels and may end within one.
    expect(Math.ceil(free)).toBeGreaterThanOrEqual(bar?.height ?? Infinity);
    await go.click();
    await go.waitFor({ state: 'detached' });
    await page.context().close();
  });

  it('keeps an answer by itself, and says when', async () => {
    const page = await opened(`/application-draft/${draftIds.open}`);
    await page.getByRole('radio', { name: t('priority.type.NONE') }).check();
    await page.getByText(/^Saved at \d\d:\d\d/).waitFor();
    await page.context().close();
  });

  it('shows the picture without its colours, and files the version that is pressed', async () => {
    const page = await opened(`/application-draft/${draftIds.open}`);
    const office = page.locator('#office-US');
    await office.getByRole('button', { name: t('logo.make') }).click();
    await office.getByRole('img', { name: t('logo.GREYSCALE') }).waitFor();
    const sent = page.waitForRequest((request) =>
      (request.postData() ?? '').includes('token-BLACK_AND_WHITE'),
    );
    await office.getByRole('button', { name: new RegExp(t('logo.BLACK_AND_WHITE')) }).click();
    expect((await sent).postDataJSON()).toMatchObject({
      operationName: 'DraftChooseLogo',
      variables: { upload: 'token-BLACK_AND_WHITE' },
    });
    await picture(page, 'versions');
    await page.context().close();
  });

  it('claims no colours of a picture in black and white, and gives the colours back', async () => {
    const page = await opened(`/application-draft/${draftIds.open}`);
    const office = page.locator('#office-BR');
    await office.locator('summary').click();
    await office.getByRole('img', { name: t('logo.without') }).waitFor();
    await expect(office.getByText(t('picture.colorClaimEnabled')).count()).resolves.toBe(0);
    const sent = page.waitForRequest((request) => (request.postData() ?? '').includes('DraftChooseLogo'));
    await office.getByRole('button', { name: t('logo.keepColours') }).click();
    expect((await sent).postDataJSON()).toMatchObject({ variables: { upload: null } });
    await page.context().close();
  });

  it('says what the office would not take of a specimen, and makes a copy that it takes', async () => {
    const page = await opened(`/application-draft/${draftIds.open}`);
    const office = page.locator('#office-US');
    await office.getByText(pictures('specimen.problem.PIXELS')).waitFor();
    await office.getByText(pictures('refusal.PICTURE_CMYK')).waitFor();
    await expect(
      office.getByRole('button', { name: new RegExp(pictures('specimen.resize')) }).count(),
    ).resolves.toBe(1);
    await office.getByRole('button', { name: new RegExp(pictures('specimen.resize')) }).click();
    await office.getByText(pictures('specimen.fits')).waitFor();
    await office.getByRole('link', { name: 'shop-window-uspto.jpg' }).waitFor();
    await expect(office.getByText(pictures('specimen.problem.PIXELS')).count()).resolves.toBe(0);
    await page.context().close();
  });

  it('asks an owner in the United States for a state, and loses nothing that was typed', async () => {
    const page = await opened(`/application-draft/${draftIds.open}`);
    await page.getByLabel(t('address.country'), { exact: true }).first().selectOption('US');
    await page.getByLabel(t('owner.businessName')).fill('Lumora Inc.');
    await page.getByRole('button', { name: t('owner.save') }).click();
    await page.getByRole('alert').locator('a[href$="state"]').waitFor();
    await expect(page.getByLabel(t('owner.businessName')).inputValue()).resolves.toBe('Lumora Inc.');
    await page.getByLabel(t('address.state')).selectOption('US-CA');
    await page.getByRole('button', { name: t('owner.save') }).click();
    await page.getByText(t('owner.saved')).waitFor();
    await page.context().close();
  });

  it('refuses a file of one byte too many before it leaves', async () => {
    const page = await opened(`/application-draft/${draftIds.open}`);
    await page
      .getByLabel(pictures('specimen.upload', { number: '11' }), { exact: true })
      .setInputFiles({ name: 'lamp.png', mimeType: 'image/png', buffer: Buffer.alloc(5_242_881) });
    await page.getByText('5.0').first().waitFor();
    await page.context().close();
  });

  it('is signed by keyboard alone, after the document was shown', async () => {
    const page = await opened(`/application-draft/${draftIds.open}`);
    await page.getByRole('button', { name: t('poa.look') }).press('Enter');
    await page.getByLabel(t('poa.signerName')).fill('Jana Malá');
    await page.getByRole('button', { name: t('poa.sign') }).press('Enter');
    await page.getByText(t('refusal.SIGNATURE_EMPTY')).waitFor();
    await page.getByRole('button', { name: t('poa.typed') }).press('Enter');
    await picture(page, 'signature');
    await page.getByRole('button', { name: t('poa.sign') }).press('Enter');
    await page.getByText(t('refusal.SIGNATURE_EMPTY')).waitFor({ state: 'detached' });
    await page.context().close();
  });

  it('shows the lawyer what each office gets and what keeps it from the client', async () => {
    const page = await opened(`/registration_request/${draftIds.open}/show`, 'admin');
    const admin = words('en', 'admin-draft');
    await page.getByRole('heading', { name: admin('title'), exact: true }).waitFor();
    await page.getByText('Do you sell the lamps').waitFor();
    await page.evaluate(AXE);
    for (const width of WIDTHS) {
      expect(await look(page, width)).toEqual({ width, overflow: 0, serious: [] });
      await picture(page, `lawyer-${width}`);
    }
    // What is missing is filled in instead, at its field.
    await page.getByText(/^Before it can go to the client: /).waitFor();
    await page.getByRole('button', { name: /^Fill in / }).click();
    await page.locator('section[id^="draft-"]:focus-within').waitFor();
    await page.context().close();
  });

  it('says that the draft has changed, and does not approve', async () => {
    const page = await opened(`/application-draft/${draftIds.finished}`);
    await page.getByRole('button', { name: t('decision.do.approve') }).click();
    await page.getByRole('alert').first().waitFor();
    await page.getByRole('checkbox', { name: t('decision.read') }).check();
    await page.getByRole('button', { name: t('decision.do.approve') }).click();
    await page.getByText(t('refusal.DRAFT_CHANGED')).waitFor();
    await page.context().close();
  });
});
