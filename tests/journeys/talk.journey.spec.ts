import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import ical from 'node-ical';
import type { Browser, Page } from 'playwright-core';
import { until } from '@cotta/kit/testing/until.js';
import { awake, openBrowser, someone, type Person } from '../testkit/browser.js';
import { comesBackUntilShown } from '../testkit/comes-back.js';
import { origin } from '../testkit/demo.js';
import { calendarOf, lettersTo, letterWith } from '../testkit/inbox.js';
import { isTold } from '../testkit/is-told.js';
import { words } from '../testkit/words.js';
import { takesTheStep } from './filing-steps.js';
import { lawyerAtWork, picture } from './verification-steps.js';

jest.setTimeout(900_000);

const locale = 'es';
const t = words(locale, 'consultation');
const desk = words('en', 'admin-consultation');
const run = Date.now().toString(36);
const mark = `Velumar ${run}`;
const wish = `¿Qué clases necesito para ${mark}?`;
const email = `lucia.${run}@example.test`;
const TALK = /\/book-a-free-consultation\/[^/]+$/;

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

interface Entry {
  readonly uid: string;
  readonly sequence: number;
  readonly start: string;
}

/** The entry for a calendar that came with a letter about the hour of the talk; undefined where none did. */
async function entryOf(mailId: string): Promise<Entry | undefined> {
  const calendar = await calendarOf(mailId);
  if (calendar === undefined) return undefined;
  const [event] = Object.values(ical.sync.parseICS(calendar)).flatMap((one) =>
    one?.type === 'VEVENT' ? [one] : [],
  );
  if (event === undefined) return undefined;
  const { uid, sequence, start } = event;
  return { uid, sequence: Number(sequence), start: start.toISOString() };
}

/** Chooses the free time that stands at this place, and waits until it is kept. @returns the moment */
async function choosesATime(page: Page, place: number): Promise<string> {
  const time = page.locator('input[name="eventTimestamp"]:not([value="other"])').nth(place);
  const at = (await time.getAttribute('value')) ?? '';
  await time.check({ force: true });
  await page.getByText(t('times.held').split('{{')[0] ?? '').waitFor();
  return new Date(at).toISOString();
}

/** As a lawyer finds the talk by what it is about. @returns its address */
async function opensTheTalk(page: Page): Promise<string> {
  await page.goto(`${origin()}/consultation`);
  await page.getByRole('row').filter({ hasText: wish }).getByRole('link').first().click();
  await page.getByRole('region', { name: desk('about.title') }).waitFor();
  return page.url();
}

describe('a talk, from the phone of somebody without an account to the order that follows from it', () => {
  let [link, talk] = ['', ''];
  let first: Entry | undefined;

  it('is booked in Spanish: what is missing is said at once, nothing is lost, and the letter brings the hour into a calendar', async () => {
    const { page } = visitor;
    await page.goto(`${origin()}/es/book-a-free-consultation`);
    await awake(page);
    await page.getByLabel(t('about.mark')).fill(mark);
    await page.getByLabel(t('about.notes')).fill(wish);
    await page.getByRole('button', { name: t('send') }).click();
    await page.getByRole('alert').getByText(t('fault.topic_REQUIRED')).waitFor();
    await expect(page.getByLabel(t('about.mark')).inputValue()).resolves.toBe(mark);
    await picture(page, 'talk-wrong');
    await page.locator('[name="topic"]').selectOption('NEW_MARK');
    await page.locator('[name="contactName"]').fill('Lucía Ejemplo');
    await page.locator('[name="contactEmail"]').fill(email);
    await page.locator('[name="contactPhone"]').fill('+34 612 345 678');
    const at = await choosesATime(page, 0);
    await picture(page, 'talk-book');
    await page.getByRole('button', { name: t('send') }).click();
    await page.getByRole('heading', { level: 1, name: t('state.booked.title') }).waitFor();
    await picture(page, 'talk-booked');
    const letter = await letterWith(email, TALK);
    link = letter.link;
    first = await entryOf(letter.mail.id);
    expect(first?.start).toBe(at);
  });

  it('is given another time by its link, and the entry of the calendar goes along', async () => {
    const { page } = visitor;
    await page.goto(link);
    await awake(page);
    await page.getByRole('link', { name: t('talk.move') }).click();
    await page.getByRole('heading', { name: t('move.title') }).waitFor();
    const at = await choosesATime(page, 3);
    await page.getByRole('button', { name: t('move.send') }).click();
    await page.getByRole('heading', { level: 1, name: t('state.dated.title') }).waitFor();
    await picture(page, 'talk-dated');
    const second = await until('a letter with the other time', async () => {
      const entries = await Promise.all((await lettersTo(email)).map(({ id }) => entryOf(id)));
      return entries.find((entry) => entry?.start === at);
    });
    expect(second.uid).toBe(first?.uid);
    expect(second.sequence).toBeGreaterThan(first?.sequence ?? Infinity);
  });

  it('is in front of the adviser with its time, took place, and its outcome goes out as it was read', async () => {
    const { page } = lawyer;
    talk = await opensTheTalk(page);
    const about = page.getByRole('region', { name: desk('about.title') });
    await about.getByText(wish).waitFor();
    await picture(page, 'talk-desk');
    await takesTheStep(page, 'It took place', { Outcome: 'Dos clases bastan.' });
    await page.getByLabel(desk('outcome.advice')).fill('Regístrela en la UE.');
    await page.getByRole('checkbox', { name: desk('offer.REGISTRATION') }).check();
    await page.getByRole('button', { name: desk('outcome.preview') }).click();
    const preview = page.getByRole('article').filter({ hasText: 'Regístrela en la UE.' });
    await preview.getByText('Dos clases bastan.').waitFor();
    await expect(preview.getAttribute('lang')).resolves.toBe(locale);
    await picture(page, 'talk-outcome');
    await isTold(page, desk('outcome.closed'), () =>
      page.getByRole('button', { name: desk('outcome.sendAndClose') }).click(),
    );
  });

  it('leads by its letter to an order of what was offered, which the adviser finds at the talk', async () => {
    const { page } = visitor;
    const { link: offer, mail } = await letterWith(email, /\/book-a-free-consultation\/[^/]+\/registration$/);
    expect(mail.text).toContain('Regístrela en la UE.');
    await page.goto(offer);
    await page.waitForURL(/\/es\/registration-request\/new\?/);
    await awake(page);
    const form = words(locale, 'verification');
    await expect(page.getByLabel(form('label.value')).inputValue()).resolves.toBe(mark);
    await page.getByRole('checkbox', { name: /EUIPO/ }).check();
    await page.getByLabel(form('label.businessDescription')).fill('Velas de cera.');
    await page.getByRole('textbox', { name: form('who.firstName'), exact: true }).fill('Lucía');
    await page.getByRole('textbox', { name: form('who.lastName'), exact: true }).fill('Ejemplo');
    await page.getByRole('textbox', { name: form('who.email'), exact: true }).fill(email);
    await page.getByRole('button', { name: words(locale, 'order-start')('send') }).click();
    await page.waitForURL(/\/es\/registration-request\/(?!new)[^/]+$/);
    const ordered = lawyer.page
      .getByRole('region', { name: desk('ordered.title') })
      .getByRole('link', { name: new RegExp(mark) });
    await comesBackUntilShown(lawyer.page, talk, ordered);
    await picture(lawyer.page, 'talk-ordered');
    await page.goto(link);
    await page.getByRole('heading', { level: 1, name: t('state.outcome.title') }).waitFor();
    await picture(page, 'talk-over');
    expect([visitor.trouble, lawyer.trouble]).toEqual([[], []]);
  });
});
