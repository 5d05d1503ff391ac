import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { awake, openBrowser, someone, type Person } from '../testkit/browser.js';
import { comesBackUntilShown } from '../testkit/comes-back.js';
import { origin } from '../testkit/demo.js';
import { letterWith } from '../testkit/inbox.js';
import { words } from '../testkit/words.js';
import type { Buyer } from './order-steps.js';
import {
  addsTheMark,
  dayIn,
  freshNumber,
  makesAnAccount,
  markOfTheOrder,
  paysByCard,
  renewsAtTheOffice,
  seesItPlaced,
  seesOnTheMark,
  seesTheOrderAs,
  tenYearsOn,
} from './service-order-steps.js';
import { lawyerAtWork, picture } from './verification-steps.js';

jest.setTimeout(900_000);

const locale = 'cs';
const t = words(locale, 'renewals');
const order = words(locale, 'service-order');

let browser: Browser;
let visitor: Person;
let lawyer: Person;
beforeAll(async () => {
  browser = await openBrowser();
  visitor = await someone(browser, { width: 390, locale });
  lawyer = await lawyerAtWork(browser);
});
afterAll(async () => {
  await visitor?.close();
  await lawyer?.close();
  await browser.close();
});

/** From the landing page, with a file as a spreadsheet writes it: its mark, semicolons, headings in Czech. */
async function bringsTheList(page: Page, lines: readonly string[]): Promise<void> {
  await page.goto(`${origin()}/${locale}/trademark-renewal`);
  await page.getByRole('link', { name: words(locale, 'renewal')('several') }).click();
  await page.getByRole('heading', { level: 1, name: t('title') }).waitFor();
  await awake(page);
  await page.getByText(t('list.title'), { exact: true }).click();
  const text = ['\uFEFFÚřad;Číslo zápisu;Název;Platnost do;Třídy', ...lines].join('\r\n');
  await page
    .getByLabel(t('list.file'))
    .setInputFiles({ name: 'znamky.csv', mimeType: 'text/csv', buffer: Buffer.from(text, 'utf8') });
  await page
    .getByRole('list', { name: t('marks.title') })
    .getByRole('listitem')
    .nth(lines.length - 1)
    .waitFor();
}

const rowsOf = (page: Page) => page.getByRole('list', { name: t('marks.title') }).getByRole('listitem');

describe('three marks from a list, without an account, in cs at 390 px', () => {
  it('are mended, priced and paid once; each then goes its own way to the register', async () => {
    const { page } = visitor;
    const tag = Date.now().toString(36);
    const buyer: Buyer = {
      page,
      locale,
      mark: `Glimmeroak ${tag}`,
      email: `several-${tag}@example.test`,
      tag: `several-${locale}`,
    };
    const numbers = ['011', '012', '013'].map(freshNumber);
    const expires = dayIn(100);
    const line = (index: number): string =>
      `EUIPO;${numbers[index]};${buyer.mark} ${index + 1};${expires};"9, 35"`;
    await bringsTheList(page, [
      line(0),
      line(1),
      line(1),
      line(2),
      `Atlantis;77;Sunken ${tag};${expires};9`,
      `EU;78;Late ${tag};${dayIn(-900)};9`,
    ]);
    await page.getByRole('textbox', { name: order('who.name'), exact: true }).fill('Eva Nováková');
    await page.getByRole('textbox', { name: order('who.email'), exact: true }).fill(buyer.email);
    await page.locator('[name="country"]').selectOption('SK');
    await rowsOf(page)
      .filter({ hasText: t('state.twice') })
      .waitFor();
    await rowsOf(page).filter({ hasText: 'Atlantis' }).first().waitFor();
    await picture(page, `${buyer.tag}-problems`);
    // Two lines that cannot stay go; the rest is as it was.
    await page.getByRole('button', { name: t('marks.takeOut_few', { count: '2' }) }).click();
    await page.getByRole('button', { name: order('price.show') }).click();
    await rowsOf(page)
      .filter({ hasText: `Late ${tag}` })
      .and(page.locator('[data-look="wrong"]'))
      .waitFor();
    await expect(page.getByRole('button', { name: order('price.order') }).count()).resolves.toBe(0);
    await page.getByRole('button', { name: t('row.removeNamed', { name: `Late ${tag}` }) }).click();
    await page.getByRole('button', { name: order('price.show') }).click();
    await page.getByRole('button', { name: order('price.order') }).waitFor();
    await expect(page.locator('[data-row-price]').count()).resolves.toBe(3);
    await picture(page, `${buyer.tag}-price`);

    // A reload loses nothing of the list; the price is asked for again.
    await page.reload();
    await awake(page);
    await rowsOf(page).nth(2).waitFor();
    await page.getByRole('button', { name: order('price.show') }).click();
    await page.getByRole('checkbox', { name: t('consent') }).check();
    await page.getByRole('button', { name: order('price.order') }).click();
    const placed = await seesItPlaced(page, buyer, 'renewal');
    const marks = page.getByRole('list', { name: order('placed.marks') }).getByRole('listitem');
    await marks.nth(2).waitFor();
    await page.getByRole('link', { name: order('placed.pay') }).click();
    await paysByCard(buyer);
    await comesBackUntilShown(page, placed, marks.filter({ hasText: order('markStatus.PAID') }).nth(2));
    await picture(page, `${buyer.tag}-paid`);

    const whole = await makesAnAccount(page, {
      order: placed,
      locale,
      activation: async () => (await letterWith(buyer.email, /\/portal\/activate\//)).link,
    });
    await seesTheOrderAs(page, whole, 'PAID');
    const second = page.getByRole('link', { name: `${buyer.mark} 2` });
    await second.waitFor();
    await picture(page, `${buyer.tag}-portal`);
    const part = ((await second.getAttribute('href')) ?? '').split('/').at(-1) ?? '';
    const added = await addsTheMark(page, { name: `${buyer.mark} 2`, number: numbers[1] ?? '', expires });
    expect(await markOfTheOrder(page, part)).toBe(added);
    await seesOnTheMark(page, added, new RegExp(words('en', 'portal-trademarks')('renewal.ordered')));
    await renewsAtTheOffice(lawyer.page, added, tenYearsOn(expires));
    await seesTheOrderAs(page, part, 'FINISHED');
    await seesTheOrderAs(page, whole, 'IN_PROGRESS');
    await picture(page, `${buyer.tag}-finished`);
    expect([visitor.trouble, lawyer.trouble]).toEqual([[], []]);
  });
});
