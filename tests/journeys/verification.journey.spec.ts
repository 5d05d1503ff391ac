import { mkdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { awake, openBrowser, someone, type Person } from '../testkit/browser.js';
import { demoPerson, origin } from '../testkit/demo.js';
import { letterWith } from '../testkit/inbox.js';
import { words } from '../testkit/words.js';

jest.setTimeout(300_000);

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** Keeps a picture of each screen when COTTA_PICTURES names a folder. */
async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env['COTTA_PICTURES'];
  if (folder === undefined) return;
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
}

async function lawyerAtWork(): Promise<Person> {
  const t = words('en', 'account');
  const lawyer = await someone(browser, { width: 1280 });
  const { email, password } = demoPerson('lawyer');
  await lawyer.page.goto(`${origin()}/admin/login`);
  await lawyer.page.getByLabel(t('login.email')).fill(email);
  await lawyer.page.getByLabel(t('login.password')).fill(password);
  await lawyer.page.getByRole('button', { name: t('login.submit'), exact: true }).click();
  await lawyer.page.getByRole('heading', { level: 1, name: words('en', 'admin')('myDay.title') }).waitFor();
  return lawyer;
}

/** Fills the form as a person does, with a reload in the middle; leaves him on the confirmation page. */
async function asksForACheck(page: Page, asked: { locale: string; mark: string; email: string; tag: string }): Promise<void> {
  const t = words(asked.locale, 'verification');
  await page.goto(`${origin()}${asked.locale === 'en' ? '' : `/${asked.locale}`}/verification`);
  await awake(page);
  await page.getByLabel(t('label.value')).fill(asked.mark);
  await page.getByLabel(t('label.businessDescription')).fill('Lamps of blown glass, made to order.');
  await page.getByRole('textbox', { name: t('who.firstName'), exact: true }).fill('Eva');
  await page.reload();
  await awake(page);
  await expect(page.getByLabel(t('label.value')).inputValue()).resolves.toBe(asked.mark);
  await page.getByRole('checkbox', { name: /EUIPO/ }).check();
  await page.getByRole('checkbox', { name: /UKIPO/ }).check();
  await page.getByRole('button', { name: t('send') }).click();
  // Nothing is lost: the summary names what is missing, the words stay.
  await page.getByRole('alert').first().waitFor();
  await picture(page, `${asked.tag}-verification-errors`);
  await expect(page.getByLabel(t('label.value')).inputValue()).resolves.toBe(asked.mark);
  await page.getByRole('textbox', { name: t('who.firstName'), exact: true }).fill('Eva');
  await page.getByRole('textbox', { name: t('who.lastName'), exact: true }).fill('Nováková');
  await page.getByRole('textbox', { name: t('who.email'), exact: true }).fill(asked.email);
  await picture(page, `${asked.tag}-verification`);
  await page.getByRole('button', { name: t('send') }).click();
  await page.getByRole('heading', { level: 1, name: words(asked.locale, 'receipt')('title') }).waitFor();
}

async function opensTheTask(page: Page, mark: string): Promise<void> {
  await page.goto(`${origin()}/admin`);
  await page.getByRole('link', { name: new RegExp(mark) }).first().click();
  await page.getByRole('heading', { level: 1, name: new RegExp(mark) }).waitFor();
}

/** Writes an answer for each office and the distinctiveness, and saves it. */
async function writesTheReport(page: Page, offices: readonly string[]): Promise<void> {
  const t = words('en', 'admin');
  const report = words('en', 'report');
  for (const name of offices) {
    const office = page.getByRole('group', { name, exact: true });
    await office.getByLabel(t('editor.verdict')).selectOption({ label: report('verdict.GO') });
    await office.getByLabel(t('editor.risk')).selectOption({ label: report('risk.LOW') });
    await office.getByLabel(t('editor.reason')).fill('Nothing in the way that we found.');
  }
  await page.getByLabel(t('editor.strength')).selectOption({ label: report('distinctiveness.STRONG') });
  await page.getByLabel(t('editor.explanation')).first().fill('An invented word that says nothing about the goods.');
  await page.getByRole('button', { name: t('editor.save'), exact: true }).click();
  await page.getByText(/Saved at/).waitFor();
}

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
    lawyer = await lawyerAtWork();
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
    await visitor.page.getByText(mark).first().waitFor();
    await picture(visitor.page, `${tag}-portal`);
  });

  it('a lawyer finds the task, takes it over, writes the report and approves it', async () => {
    const t = words('en', 'admin');
    const { page } = lawyer;
    await opensTheTask(page, mark);
    await picture(page, `${tag}-admin-request`);
    await page.getByRole('button', { name: t('request.takeOver') }).click();
    await page.getByText(t('request.taken')).waitFor();
    await writesTheReport(page, offices);
    await page.getByRole('button', { name: t('editor.approve') }).click();
    await page.getByLabel(t('answer.overallRisk')).selectOption({ label: words('en', 'report')('risk.LOW') });
    await picture(page, `${tag}-admin-approve`);
    await page.getByRole('button', { name: t('answer.approve') }).click();
    await page.getByText(t('answer.approved')).waitFor();
    expect(lawyer.trouble).toEqual([]);
  });

  it('the report is read by the link, and the timeline knows it', async () => {
    const { mail, link } = await letterWith(email, /\/verification-summary\//);
    expect(mail.subject).toContain(mark);
    await visitor.page.goto(link);
    await awake(visitor.page);
    await visitor.page.getByText(words(locale, 'report')('verdict.GO')).first().waitFor();
    await picture(visitor.page, `${tag}-summary`);
    await opensTheRequest(lawyer.page, mark);
    await lawyer.page.getByText('Verification result viewed').waitFor();
    await lawyer.page.getByText('Verification result saved').first().waitFor();
    await picture(lawyer.page, `${tag}-admin-timeline`);
  });

  it('the customer follows the order in the portal and sees less of it than staff', async () => {
    const { page } = visitor;
    await page.goto(`${origin()}/portal/orders`);
    await page.getByRole('link', { name: new RegExp(mark) }).first().click();
    const portal = words('en', 'portal');
    await page.getByText(portal('event.Verification approved')).waitFor();
    await page.getByText(portal('event.Verification result viewed')).waitFor();
    await picture(page, `${tag}-portal-order`);
    expect(await page.getByText('Verification result saved').count()).toBe(0);
    expect(visitor.trouble.filter((line) => !line.includes('422'))).toEqual([]);
  });
});

async function opensTheRequest(page: Page, mark: string): Promise<void> {
  await page.goto(`${origin()}/registration_request?q=${encodeURIComponent(mark)}`);
  await page.getByRole('link', { name: new RegExp(mark) }).first().click();
  await page.getByRole('heading', { level: 1, name: new RegExp(mark) }).waitFor();
}

describe('a name is dismissed', () => {
  it('with a reason and alternatives that the client reads', async () => {
    const mark = `Fresh Bread ${Date.now().toString(36)}`;
    const email = `bread.${Date.now().toString(36)}@example.test`;
    const visitor = await someone(browser, { width: 1280 });
    const lawyer = await lawyerAtWork();
    const t = words('en', 'admin');
    await asksForACheck(visitor.page, { locale: 'en', mark, email, tag: 'dismissed' });
    await letterWith(email, /\/success/);
    await opensTheTask(lawyer.page, mark);
    await lawyer.page.getByRole('button', { name: t('request.takeOver') }).click();
    await lawyer.page.getByText(t('request.taken')).waitFor();
    await lawyer.page.getByRole('button', { name: t('editor.dismiss') }).click();
    await lawyer.page.getByLabel(t('answer.reason')).fill('The words say what the product is.');
    await lawyer.page.getByLabel(t('answer.alternative', { number: '1' })).fill('Add an invented word.');
    await picture(lawyer.page, 'admin-dismiss');
    await lawyer.page.getByRole('button', { name: t('answer.dismiss') }).click();
    await lawyer.page.getByText(t('answer.dismissed')).waitFor();
    const { link } = await letterWith(email, /\/verification-summary\//);
    await visitor.page.goto(link);
    await visitor.page.getByText('The words say what the product is.').waitFor();
    await visitor.page.getByText('Add an invented word.').waitFor();
    await picture(visitor.page, 'dismissed-summary');
    await visitor.close();
    await lawyer.close();
  });
});
