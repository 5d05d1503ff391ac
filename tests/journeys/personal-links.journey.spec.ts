import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { openBrowser } from '../testkit/browser.js';
import { looksWell, openedPage, sentAs } from '../testkit/drawn-page.js';
import { startDrawnWeb, type DrawnWeb } from '../testkit/drawn-web.js';
import { words } from '../testkit/words.js';
import { ids, linkTo } from '@cotta/web/testing.js';

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

const opened = (path: string): Promise<Page> => openedPage(browser, web, path);

describe.each(['en', 'sk'])('a report by the personal link of a letter, in %s', (locale) => {
  const t = words(locale, 'violation-report');

  it('names the brand, is sent without saying who one is, and says what comes next', async () => {
    const page = await opened(
      `${locale === 'en' ? '' : `/${locale}`}/report-violation/${ids.product}/${linkTo(ids.approved)}`,
    );
    await page.getByRole('heading', { level: 1, name: t('title') }).waitFor();
    await page.getByText('NORDHAVEN', { exact: true }).first().waitFor();
    await page.getByRole('button', { name: t('send') }).click();
    await page
      .getByRole('alert')
      .getByRole('link', { name: new RegExp(t('field.links')) })
      .waitFor();
    await looksWell(page, `violation-wrong-${locale}`);
    await page.getByLabel(t('field.links')).fill('https://shop.example/copy');
    await page.getByRole('checkbox', { name: t('kind.product') }).check();
    const sent = await sentAs(page, 'ReportByLink', () =>
      page.getByRole('button', { name: t('send') }).click(),
    );
    expect(sent).toMatchObject({
      variables: { input: { type: t('kind.product'), links: ['https://shop.example/copy'] } },
    });
    await page.getByRole('heading', { level: 1, name: t('sent.title') }).waitFor();
    await looksWell(page, `violation-sent-${locale}`);
    await page.context().close();
  });
});

describe('a later mark behind the link of its letter', () => {
  const t = words('en', 'monitoring-result');

  it('is compared, and has an opposition ordered', async () => {
    const page = await opened(`/monitoring-result/${linkTo(ids.approved)}`);
    await page.getByRole('heading', { level: 2, name: t('own') }).waitFor();
    await looksWell(page, 'monitoring-result');
    await page.locator('[name="country"]').selectOption('SK');
    const sent = await sentAs(page, 'OrderLinkedOpposition', () =>
      page.getByRole('button', { name: t('order.button') }).click(),
    );
    expect(sent).toMatchObject({ variables: { input: { country: 'SK' } } });
    await page.context().close();
  });
});

describe('monitoring', () => {
  const own = words('en', 'brand-monitoring');

  it('is chosen from its tiers; a visitor is led to an account, and what was typed waits on this device', async () => {
    const page = await opened('/brand-monitoring-order');
    await page.getByRole('heading', { level: 1, name: own('title') }).waitFor();
    await looksWell(page, 'monitoring-tiers');
    await page.getByRole('link', { name: own('choose').replace('{{tier}}', 'Shield') }).click();
    await page.waitForURL(/\/brand-monitoring-order\/shield$/);
    // The address changes before the page does: until then the tiers of the page before, none chosen, still show.
    await page.getByRole('radio', { name: 'Shield', checked: true }).waitFor();
    await page.getByLabel(own('ask.brandName.label'), { exact: true }).fill('Lumora');
    await page.getByLabel(own('ask.websites.label')).fill('lumora.example');
    await page.getByRole('checkbox', { name: 'Amazon' }).check();
    await page.getByRole('checkbox', { name: 'eBay' }).check();
    await page.locator('[name="payerCountry"]').selectOption('SK');
    await expect(
      page.getByRole('link', { name: own('account.signIn') }).getAttribute('href'),
    ).resolves.toContain(encodeURIComponent('/brand-monitoring-order/shield'));
    await page.reload();
    await page.getByLabel(own('ask.brandName.label'), { exact: true }).waitFor();
    await page.waitForFunction(
      () => document.querySelector<HTMLInputElement>('[name="brandName"]')?.value === 'Lumora',
    );
    await looksWell(page, 'monitoring-order');
    await page.context().close();
  });
});
