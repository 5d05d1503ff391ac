import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { openBrowser } from '../testkit/browser.js';
import { looksWell, openedPage } from '../testkit/drawn-page.js';
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

describe.each(['en', 'es'])('the form of a service, in %s', (locale) => {
  const t = words(locale, 'service-form');
  const common = words(locale, 'service-order');

  it('says what is missing, is sent without a price, and leads to the page of its order', async () => {
    const page = await opened(
      `${locale === 'en' ? '' : `/${locale}`}/cease-and-desist-letter?office=EU&number=018123456&name=Lumora`,
    );
    await page.getByRole('heading', { level: 1, name: t('service.cease-and-desist-letter.title') }).waitFor();
    await expect(page.getByLabel(common('mark.number')).inputValue()).resolves.toBe('018123456');
    await page.getByRole('button', { name: t('order.send') }).click();
    await page
      .getByRole('alert')
      .getByRole('link', { name: new RegExp(t('question.otherSide.label')) })
      .waitFor();
    await looksWell(page, `service-form-wrong-${locale}`);
    await page.getByLabel(t('question.otherSide.label')).fill('Copy Ltd');
    await page.getByLabel(t('question.links.label')).fill('shop.example');
    await page.getByLabel(t('question.facts.label')).fill('They sell lamps under our name.');
    await page.getByLabel(t('choice.stop'), { exact: true }).check();
    await page.getByRole('textbox', { name: common('who.name'), exact: true }).fill('Eva Nováková');
    await page.getByRole('textbox', { name: common('who.email'), exact: true }).fill('eva@example.test');
    await page.locator('[name="country"]').selectOption('SK');
    await page.getByRole('checkbox', { name: t('order.consentOwner') }).check();
    const sent = page.waitForRequest((request) => request.postData()?.includes('OrderService') === true);
    await page.getByRole('button', { name: t('order.send') }).click();
    expect(JSON.parse((await sent).postData() ?? '')).toMatchObject({
      variables: {
        input: {
          serviceName: 'cease-and-desist-letter',
          quote: null,
          country: 'SK',
          parameters: { number: '018123456', otherSide: 'Copy Ltd', links: ['shop.example'], wanted: 'stop' },
        },
      },
    });
    await page.waitForURL(/success-legal-services\?order=/);
    await page.getByRole('heading', { level: 1, name: t('placed.title') }).waitFor();
    await looksWell(page, `service-placed-${locale}`);
    await page.context().close();
  });
});

describe('the page of an order behind its link', () => {
  const t = words('en', 'service-form');

  it('shows the draft, and sends an agreement to exactly that draft', async () => {
    const page = await opened(`/service-order/${linkTo(ids.working)}`);
    await page.getByRole('link', { name: 'draft.pdf' }).waitFor();
    await page.getByText(t('draft.change'), { exact: true }).click();
    await page.getByRole('button', { name: t('draft.send') }).click();
    await page
      .getByRole('alert')
      .getByRole('link', { name: new RegExp(t('draft.wish').replace('?', '\\?')) })
      .waitFor();
    await looksWell(page, 'service-draft');
    const sent = page.waitForRequest(
      (request) => request.postData()?.includes('ApproveLinkedDraft') === true,
    );
    await page.getByRole('button', { name: t('draft.approve') }).click();
    expect(JSON.parse((await sent).postData() ?? '')).toMatchObject({
      variables: { id: ids.working, draft: ids.product },
    });
    await page.context().close();
  });
});
