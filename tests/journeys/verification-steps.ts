import { mkdirSync } from 'node:fs';
import { expect } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { awake, someone, type Person } from '../testkit/browser.js';
import { demoPerson, origin, type SignIn } from '../testkit/demo.js';
import { isTold } from '../testkit/is-told.js';
import { words } from '../testkit/words.js';

/** Keeps a picture of each screen when COTTA_PICTURES names a folder. */
export async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env['COTTA_PICTURES'];
  if (folder === undefined) return;
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
}

/** A lawyer signed in, at the day's tasks. */
export const lawyerAtWork = (browser: Browser): Promise<Person> => colleagueAtWork(browser, 'lawyer');

/** Somebody of the firm, signed in, at the first page of the day. */
export const colleagueAtWork = (browser: Browser, role: 'lawyer' | 'admin'): Promise<Person> =>
  atWork(browser, demoPerson(role));

/** Another lawyer of the firm, who gives second looks. */
export const secondLawyerAtWork = (browser: Browser): Promise<Person> =>
  atWork(browser, { ...demoPerson('lawyer'), email: 'second.lawyer@cotta.test' });

async function atWork(browser: Browser, { email, password }: SignIn): Promise<Person> {
  const t = words('en', 'account');
  const colleague = await someone(browser, { width: 1280 });
  await colleague.page.goto(`${origin()}/admin/login`);
  await colleague.page.getByLabel(t('login.email')).fill(email);
  await colleague.page.getByLabel(t('login.password')).fill(password);
  await colleague.page.getByRole('button', { name: t('login.submit'), exact: true }).click();
  await colleague.page.getByRole('heading', { level: 1, name: words('en', 'admin-day')('title') }).waitFor();
  return colleague;
}

/** Fills the form as a person does, with a reload in the middle; leaves him on the confirmation page. */
export async function asksForACheck(
  page: Page,
  asked: { locale: string; mark: string; email: string; tag: string },
): Promise<void> {
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

/** From the lawyer's day to one request. */
export async function opensTheTask(page: Page, mark: string): Promise<void> {
  await page.goto(`${origin()}/admin?view=team`);
  await page
    .getByRole('link', { name: new RegExp(mark) })
    .first()
    .click();
  await page.getByRole('heading', { level: 1, name: new RegExp(mark) }).waitFor();
}

/** Writes an answer for each office and the distinctiveness, and saves it. */
export async function writesTheReport(page: Page, offices: readonly string[]): Promise<void> {
  const t = words('en', 'admin');
  const report = words('en', 'report');
  const search = words('en', 'admin-search');
  await searchesTheRegisters(page);
  for (const name of offices) {
    const office = page.getByRole('group', { name, exact: true });
    await office.getByLabel(t('editor.reason')).fill('Nothing in the way that we found.');
    const notSearched = office.getByLabel(search('write.notSearched'), { exact: true });
    if ((await notSearched.count()) > 0) {
      await notSearched.selectOption({ label: search('write.notSearchedReason.NO_REGISTER_HELD') });
      continue;
    }
    await office.getByLabel(t('editor.verdict')).selectOption({ label: report('verdict.GO') });
    await office.getByLabel(t('editor.risk')).selectOption({ label: report('risk.LOW') });
    const sampleNote = office.getByLabel(search('write.sampleNote'));
    if ((await sampleNote.count()) > 0)
      await sampleNote.fill('The name is invented, and the sample holds the larger marks.');
  }
  await page.getByLabel(t('editor.strength')).selectOption({ label: report('distinctiveness.STRONG') });
  await page
    .getByLabel(t('editor.explanation'))
    .first()
    .fill('An invented word that says nothing about the goods.');
  await page.getByRole('button', { name: t('editor.save'), exact: true }).click();
  await page.getByText(/Saved at/).waitFor();
}

/** Searches the offices of the request, keeps it, and sets aside with one reason whatever was found. */
async function searchesTheRegisters(page: Page): Promise<void> {
  const t = words('en', 'admin-search');
  await isTold(page, t('search.recorded'), () =>
    page.getByRole('button', { name: t('search.submit'), exact: true }).click(),
  );
  await page.getByText(t('search.dataOf')).first().waitFor();
  if ((await page.getByLabel(t('hits.reason')).count()) === 0) return;
  await page.getByLabel(t('hits.reason')).fill('They share a few letters only.');
  await page.getByRole('button', { name: new RegExp(t('hits.setAll', { count: String.raw`\d+` })) }).click();
}

/** Chooses the risk, approves and confirms. */
export async function approvesTheReport(
  page: Page,
  look: () => Promise<void> = async () => undefined,
): Promise<void> {
  const t = words('en', 'admin');
  await page.getByLabel(t('answer.overallRisk')).selectOption({ label: words('en', 'report')('risk.LOW') });
  await page
    .getByRole('group', { name: t('editor.bar') })
    .getByRole('button', { name: t('editor.approve') })
    .click();
  const dialog = page.getByRole('dialog', { name: t('answer.approveTitle') });
  await dialog.waitFor();
  await look();
  await isTold(page, t('answer.approved'), () =>
    dialog.getByRole('button', { name: t('answer.approve') }).click(),
  );
}

/** As staff find it again. */
export async function opensTheRequest(page: Page, mark: string): Promise<void> {
  await page.goto(
    `${origin()}/registration_request?filter=${encodeURIComponent(JSON.stringify({ q: mark }))}`,
  );
  await page
    .getByRole('link', { name: new RegExp(mark) })
    .first()
    .click();
  await page.getByRole('heading', { level: 1, name: new RegExp(mark) }).waitFor();
}
