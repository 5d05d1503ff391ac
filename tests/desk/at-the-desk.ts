import type { Browser, Locator, Page } from 'playwright-core';
import { until } from '@cotta/kit/testing/until.js';
import { AXE, look, WIDTHS } from '../testkit/drawn-web.js';
import type { Colleague, OfficeDay } from './office-day.js';

const MOST_TABS = 120;
const MOST_ROWS = 60;

/** What the fields of a step are answered with, by their labels: text, the word of a choice, `true` for a tick, an instant of the reader's zone as `2027-03-10T09:30`. */
export type Answers = Readonly<Record<string, string | true>>;

/** A colleague who works by keyboard alone. */
export interface AtTheDesk {
  readonly page: Page;
  /** What went wrong on a page: errors of the console and of scripts, answers of 500 and above, presses of a pointer. */
  readonly trouble: readonly string[];
  /** My day in one of its lists. */
  seesTheDay(view?: 'mine' | 'team' | 'unassigned'): Promise<void>;
  /** Goes to the row whose text has this, and presses one key there. */
  atTheRow(text: string, key: string): Promise<void>;
  /** Opens the record of a row. */
  opens(text: string): Promise<void>;
  /** The one next step, which must be this one. */
  takesTheNextStep(label: string, answers?: Answers): Promise<void>;
  /** A step of the menu. */
  takesTheStep(label: string, answers?: Answers): Promise<void>;
  /** The next step is a page of its own. */
  goesOn(label: string): Promise<void>;
  /** Fills in fields of the page. */
  writes(answers: Answers): Promise<void>;
  /** The next step is written on the page: its key leads into the field. */
  writesTheNextStep(label: string, text: string): Promise<void>;
  /** Gets to a button by Tab and presses it. */
  presses(button: string): Promise<void>;
  /** Rows of the list that is shown. */
  rows(): Promise<readonly string[]>;
  /** What axe finds serious, and how far the page sticks out, at both widths. */
  looks(): Promise<readonly object[]>;
  close(): Promise<void>;
}

export async function sitsDown(
  browser: Browser,
  day: OfficeDay,
  { email, password }: Colleague,
): Promise<AtTheDesk> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Europe/Bratislava',
    reducedMotion: 'reduce',
    bypassCSP: true,
  });
  context.setDefaultTimeout(120_000);
  await context.clock.setFixedTime(day.clock.now());
  const page = await context.newPage();
  const trouble: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') trouble.push(`console: ${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', ({ message, stack = '' }) => {
    // The browser's own reader of PDF stands in the page of a letter, and fails over keys that pass through it.
    if (!stack.includes('chrome-extension://')) trouble.push(`script: ${message}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 500) trouble.push(`${response.status()} ${response.url()}`);
  });
  await page.exposeFunction('pointerUsed', (what: string) => trouble.push(`pointer: ${what}`));
  await page.addInitScript(() => {
    const { pointerUsed } = window as unknown as { pointerUsed(what: string): void };
    for (const kind of ['mousedown', 'pointerdown', 'touchstart'])
      addEventListener(kind, (event) => event.isTrusted && pointerUsed(kind), true);
  });
  await signsIn(page, day, { email, password });

  const settled = async (): Promise<void> => {
    await day.settles();
    await context.clock.setFixedTime(day.clock.now());
  };
  const answersIn = async (label: string, answers: Answers): Promise<void> => {
    const dialog = page.locator('dialog[open]').filter({ hasNot: page.getByRole('searchbox') });
    await dialog.waitFor();
    for (const [field, answer] of Object.entries(answers))
      await fills(page, dialog.getByLabel(new RegExp(`^${field}`)), answer);
    await page.keyboard.press('Control+Enter');
    const wentWrong = dialog.getByRole('alert');
    await until(`“${label}” is taken`, async () => {
      if ((await wentWrong.count()) > 0 && (await dialog.isVisible()))
        throw new Error(`“${label}”: ${await dialog.innerText()}`);
      return !(await dialog.isVisible());
    });
    await settled();
  };
  return {
    page,
    trouble,
    seesTheDay: async (view = 'mine') => {
      await settled();
      await page.goto(`${day.web.base}/admin?view=${view}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.locator('tr[data-current]:visible, main p:visible').first().waitFor();
    },
    atTheRow: async (text, key) => {
      await goesToTheRow(page, text);
      await page.keyboard.press(key);
    },
    opens: async (text) => {
      await goesToTheRow(page, text);
      await page.keyboard.press('Enter');
      await page.waitForURL(/\/show/);
      // The address changes while the page before still stands, and that has a heading and links of like names, too.
      await page.locator('main aside').first().waitFor();
    },
    takesTheNextStep: async (label, answers = {}) => {
      await page.locator('main').getByRole('button', { name: label }).first().waitFor();
      await page.keyboard.press('p');
      // A step that asks for nothing is taken at once.
      const button = page.locator('main').getByRole('button', { name: label });
      const asked = page.locator('dialog[open]');
      const isAsked = await until(`“${label}” begins`, async () =>
        (await asked.isVisible()) ? 'asked' : (await button.count()) === 0 ? 'taken' : undefined,
      );
      if (isAsked === 'asked') await answersIn(label, answers);
      else await settled();
    },
    takesTheStep: async (label, answers = {}) => {
      await page.getByRole('button', { name: 'More steps' }).waitFor();
      await page.keyboard.press('.');
      await page.getByRole('dialog').getByRole('searchbox').waitFor();
      await page.keyboard.type(label);
      await page.keyboard.press('Enter');
      await answersIn(label, answers);
    },
    goesOn: async (label) => {
      await page.locator('main').getByRole('link', { name: label, exact: true }).first().waitFor();
      const from = page.url();
      await page.keyboard.press('p');
      await page.waitForURL((url) => url.href !== from);
    },
    writes: async (answers) => {
      for (const [field, answer] of Object.entries(answers))
        await fills(page, page.getByLabel(field, { exact: true }), answer);
    },
    writesTheNextStep: async (label, text) => {
      await page.locator('main').getByRole('link', { name: label, exact: true }).first().waitFor();
      await page.keyboard.press('p');
      await page.waitForFunction(() => document.activeElement?.tagName === 'TEXTAREA');
      await page.keyboard.type(text);
    },
    presses: async (button) => {
      await tabsTo(page, page.getByRole('button', { name: button, exact: true }));
      await page.keyboard.press('Enter');
      await settled();
    },
    rows: () => page.locator('tbody tr:has(th[scope=row])').allInnerTexts(),
    looks: async () => {
      await page.evaluate(AXE);
      const seen = [];
      for (const width of WIDTHS) seen.push(await look(page, width));
      await page.setViewportSize({ width: 1280, height: 900 });
      return seen;
    },
    close: () => context.close(),
  };
}

async function signsIn(
  page: Page,
  day: OfficeDay,
  { email, password }: Pick<Colleague, 'email' | 'password'>,
): Promise<void> {
  await page.goto(`${day.web.base}/admin/login`);
  await page.waitForFunction(() => document.documentElement.classList.contains('scripted'));
  await fills(page, page.getByLabel('E-mail'), email);
  await fills(page, page.getByLabel('Password', { exact: true }), password);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/admin(\?|$)/);
}

const isInFocus = (one: Locator): Promise<boolean> => one.evaluate((node) => node === document.activeElement);

/** By Tab, as a person without a pointer gets there. */
async function tabsTo(page: Page, one: Locator): Promise<void> {
  await one.first().waitFor();
  for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
    if (await isInFocus(one.first())) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`nobody gets to ${one.toString()} by Tab`);
}

/** Types into a field what belongs there. A browser asks for days in the order of its own language. */
async function fills(page: Page, field: Locator, answer: string | true): Promise<void> {
  await tabsTo(page, field);
  const kind = await field
    .first()
    .evaluate((node) => (node instanceof HTMLInputElement ? node.type : node.tagName.toLowerCase()));
  if (answer === true) return void (await page.keyboard.press('Space'));
  if (kind !== 'date' && kind !== 'datetime-local') return void (await page.keyboard.type(answer));
  const [date = '', time = ''] = answer.split('T');
  const [year = '', month = '', dayOfMonth = ''] = date.split('-');
  for (const [first, second] of [
    [month, dayOfMonth],
    [dayOfMonth, month],
  ] as const) {
    await page.keyboard.type(`${first}${second}${year}`);
    if (time !== '') {
      await page.keyboard.press('ArrowRight');
      const [hour = '0', minutes = ''] = time.split(':');
      await page.keyboard.type(`${hour}${minutes}`);
      // Where the clock has twelve hours, it asks which half.
      await page.keyboard.type(Number(hour) < 12 ? 'a' : 'p');
    }
    if ((await field.first().inputValue()) === answer) return;
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Shift+Tab');
    await tabsTo(page, field);
  }
  throw new Error(
    `${answer} could not be typed into ${field.toString()}: ${await field.first().inputValue()}`,
  );
}

async function goesToTheRow(page: Page, text: string): Promise<void> {
  const row = page.locator('tr', { hasText: text });
  await row.first().waitFor();
  await page.keyboard.press('Home');
  for (let at = 0; at < MOST_ROWS; at += 1) {
    const current = await page.locator('tr[data-current]').innerText();
    if (current.includes(text)) return;
    await page.keyboard.press('j');
  }
  throw new Error(`nobody gets to the row of “${text}”`);
}
