import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { awake, openBrowser, someone, type Person } from '../testkit/browser.js';
import { origin } from '../testkit/demo.js';
import { letterWith } from '../testkit/inbox.js';
import { isTold } from '../testkit/is-told.js';
import { words } from '../testkit/words.js';
import {
  approvesTheReport,
  asksForACheck,
  lawyerAtWork,
  opensTheRequest,
  opensTheTask,
  picture,
  writesTheReport,
} from './verification-steps.js';

jest.setTimeout(900_000);

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

describe.each([
  { locale: 'en', width: 1280 },
  { locale: 'sk', width: 390 },
  { locale: 'en', width: 390 },
  { locale: 'sk', width: 1280 },
])('a name is checked by a lawyer, in $locale at $width px', ({ locale, width }) => {
  const mark = `Glimmeroak ${locale} ${width} ${Date.now().toString(36)}`;
  const email = `eva.${locale}.${width}.${Date.now().toString(36)}@example.test`;
  const offices = ['European Union', 'United Kingdom'];
  const tag = `${locale}-${width}`;
  let visitor: Person;
  let lawyer: Person;

  beforeAll(async () => {
    visitor = await someone(browser, { width, locale });
    lawyer = await lawyerAtWork(browser);
  });
  afterAll(async () => {
    await visitor.close();
    await lawyer.close();
  });

  it('the visitor asks, is told when, and gets a letter in his language', async () => {
    await visitor.page.goto(`${origin()}${locale === 'en' ? '/' : `/${locale}`}`);
    await picture(visitor.page, `${tag}-home`);
    await asksForACheck(visitor.page, { locale, mark, email, tag });
    await picture(visitor.page, `${tag}-receipt`);
    const { mail, link } = await letterWith(email, /\/verification\/[^/]+\/success/);
    expect(mail.subject).toContain(mark);
    expect(link.startsWith(`${origin()}${locale === 'en' ? '' : `/${locale}`}/verification/`)).toBe(true);
    expect(visitor.trouble).toEqual([]);
  });

  it('the visitor asks for an account, and the link from the letter opens it', async () => {
    const receipt = words(locale, 'receipt');
    await awake(visitor.page);
    await visitor.page.getByRole('button', { name: receipt('account.create') }).click();
    await visitor.page.getByText(receipt('account.createdTitle')).waitFor();
    const { link } = await letterWith(email, /\/portal\/activate\//);
    const t = words('en', 'account');
    await visitor.page.goto(link);
    await awake(visitor.page);
    await visitor.page.getByLabel(t('password.label')).fill('short');
    await visitor.page.getByRole('button', { name: t('activate.submit') }).click();
    await visitor.page.getByRole('alert').first().waitFor();
    await picture(visitor.page, `${tag}-activate`);
    await visitor.page.getByLabel(t('password.label')).fill('a lamp in the window');
    await visitor.page.getByRole('button', { name: t('activate.submit') }).click();
    await visitor.page.waitForURL(/\/portal(\?|$|\/order)/);
    await visitor.page.getByText(mark).filter({ visible: true }).first().waitFor();
    await picture(visitor.page, `${tag}-portal`);
  });

  it('a lawyer finds the task, takes it over, writes the report and approves it', async () => {
    const t = words('en', 'admin');
    const { page } = lawyer;
    await opensTheTask(page, mark);
    await picture(page, `${tag}-admin-request`);
    await isTold(page, t('request.taken'), () =>
      page.getByRole('button', { name: 'Take the check' }).click(),
    );
    await writesTheReport(page, offices);
    await approvesTheReport(page, () => picture(page, `${tag}-admin-approve`));
    expect(lawyer.trouble).toEqual([]);
  });

  it('the report is read by the link, and the timeline knows it', async () => {
    const { mail, link } = await letterWith(email, /\/verification-summary\//);
    expect(mail.subject).toContain(mark);
    await visitor.page.goto(link);
    await awake(visitor.page);
    // Who has an account reads it there, and the portal speaks English.
    await visitor.page.getByText(words('en', 'report')('verdict.GO'), { exact: true }).first().waitFor();
    await picture(visitor.page, `${tag}-summary`);
    await opensTheRequest(lawyer.page, mark);
    await lawyer.page.getByText('Verification result viewed').waitFor();
    await lawyer.page.getByText('Verification result saved').first().waitFor();
    await picture(lawyer.page, `${tag}-admin-timeline`);
  });

  it('the customer follows the order in the portal and sees less of it than staff', async () => {
    const { page } = visitor;
    await page.goto(`${origin()}/portal/orders`);
    await page
      .getByRole('link', { name: new RegExp(mark) })
      .first()
      .click();
    const portal = words('en', 'portal');
    await page.getByText(portal('event.Verification approved')).waitFor();
    await page.getByText(portal('event.Verification result viewed')).waitFor();
    await picture(page, `${tag}-portal-order`);
    expect(await page.getByText('Verification result saved').count()).toBe(0);
    expect(visitor.trouble.filter((line) => !line.includes('422'))).toEqual([]);
  });
});

describe('a name is dismissed', () => {
  it('with a reason and alternatives that the client reads', async () => {
    const mark = `Fresh Bread ${Date.now().toString(36)}`;
    const email = `bread.${Date.now().toString(36)}@example.test`;
    const visitor = await someone(browser, { width: 1280 });
    const lawyer = await lawyerAtWork(browser);
    const t = words('en', 'admin');
    await asksForACheck(visitor.page, { locale: 'en', mark, email, tag: 'dismissed' });
    await letterWith(email, /\/success/);
    await opensTheTask(lawyer.page, mark);
    await isTold(lawyer.page, t('request.taken'), () =>
      lawyer.page.getByRole('button', { name: 'Take the check' }).click(),
    );
    await lawyer.page
      .getByRole('group', { name: t('editor.bar') })
      .getByRole('button', { name: t('editor.dismiss') })
      .click();
    await lawyer.page.getByLabel(t('answer.reason')).fill('The words say what the product is.');
    await lawyer.page.getByLabel(t('answer.alternative', { number: '1' })).fill('Add an invented word.');
    await picture(lawyer.page, 'admin-dismiss');
    await isTold(lawyer.page, t('answer.dismissed'), () =>
      lawyer.page.getByRole('button', { name: t('answer.dismiss') }).click(),
    );
    const { link } = await letterWith(email, /\/verification-summary\//);
    await visitor.page.goto(link);
    await visitor.page.getByText('The words say what the product is.').waitFor();
    await visitor.page.getByText('Add an invented word.').waitFor();
    await picture(visitor.page, 'dismissed-summary');
    await visitor.close();
    await lawyer.close();
  });
});
