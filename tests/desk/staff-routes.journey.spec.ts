import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import {
  missing,
  namesOnPage,
  offeredWithoutRight,
  staffHandbook,
  type HandbookLine,
  type Who,
} from '@cotta/web/testing.js';
import { until } from '@cotta/kit/testing/until.js';
import { openBrowser } from '../testkit/browser.js';
import { arrivals } from './arrivals.js';
import { sitsDown, type AtTheDesk } from './at-the-desk.js';
import { watchRest } from './page-at-rest.js';
import { bringMore, orderToFile, prepareFilings, tellStories, type StoryCast } from './desk-records.js';
import { openOfficeDay, type OfficeDay } from './office-day.js';

jest.setTimeout(900_000);

/** Records of one kind that are opened until everything was found that its pages have. */
const MOST_RECORDS = 8;
/** My day without a filter, and the team’s work, which nobody has or somebody else. */
const DAYS = ['/admin', '/admin?view=team', '/admin?view=unassigned'];

/** What only shows where a record holds more than these stories put into it: the pages' own specs look at it. Only shrinks: a name that is found here must go. */
const NOT_IN_THE_STORIES: Readonly<Record<string, readonly string[]>> = {
  '/service_request/{id}/show': ['2 marks to renew, each by itself', 'File the renewal'],
};

const tables = staffHandbook();
let day: OfficeDay;
let browser: Browser;
let cast: StoryCast;
let desks: Readonly<Record<Who, AtTheDesk>>;
let rests: Readonly<Record<Who, () => Promise<boolean>>>;
/** Records that show most of what their pages have: they are looked at first. */
let telling: Readonly<Record<string, readonly string[]>>;
const orders: string[] = [];
const filings: string[] = [];

beforeAll(async () => {
  [day, browser] = await Promise.all([openOfficeDay('2027-03-09T08:00:00+01:00'), openBrowser()]);
  cast = await tellStories(day);
  telling = await bringMore(day, cast);
  await day.marksAreLookedAt();
  const { dana, admin, lawyer } = cast;
  orders.push(
    await arrivals(day, { rita: dana, dana, ada: admin, lena: lawyer, marek: lawyer }).check('Lumora', {
      office: 'EU',
      language: 'en',
    }),
  );
  filings.push(await orderToFile(day, cast), await orderToFile(day, cast));
  await prepareFilings(day, cast, filings[1] ?? '');
  await day.settles();
  // What was promised for the morning is late by then.
  await day.comes('2027-03-11T09:00:00+01:00');
  desks = { L: await sitsDown(browser, day, lawyer), A: await sitsDown(browser, day, admin) };
  rests = { L: watchRest(desks.L.page), A: watchRest(desks.A.page) };
});
afterAll(async () => {
  for (const desk of Object.values(desks ?? {})) await desk.close();
  await browser?.close();
  await day?.close();
});

/** Where the pages of a route are looked at, one after the other until everything was seen. */
async function addressesOf(route: string): Promise<readonly string[]> {
  if (route === '/admin') return DAYS;
  if (!route.includes('{id}')) return [route];
  const table = route.split('/')[1] ?? '';
  const made = route.endsWith('/filing')
    ? filings
    : table === 'registration_request'
      ? [...orders, ...filings]
      : await recordsOf(table);
  return made.map((id) => route.replace('{id}', id));
}

async function recordsOf(table: string): Promise<readonly string[]> {
  const list = `${table.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())}List`;
  const answer = (await day.asks(
    cast.admin,
    `query ($most: Int!) { ${list}(limit: $most) { items { id } } }`,
    { most: MOST_RECORDS },
  )) as Record<string, { items: { id: string }[] }>;
  const ids = answer[list]?.items.map(({ id }) => id) ?? [];
  return [...(telling[table] ?? []), ...ids];
}

/** What has a name on a page and in its menu of steps; everything that is folded is opened. */
async function namesAt(page: Page): Promise<ReadonlySet<string>> {
  const read = async (): Promise<readonly string[]> => {
    await page.evaluate(() => {
      for (const folded of document.querySelectorAll('details')) folded.open = true;
    });
    return page.evaluate(namesOnPage);
  };
  const drawn = await read();
  if ((await page.getByRole('button', { name: 'More steps' }).count()) === 0) return new Set(drawn);
  await page.keyboard.press('.');
  await page.getByRole('dialog').getByRole('searchbox').waitFor();
  const offered = await read();
  await page.keyboard.press('Escape');
  return new Set([...drawn, ...offered]);
}

/** All names of a page that goes on to draw what it asked for, until it has no new ones. */
async function namesOf(page: Page, isAtRest: () => Promise<boolean>): Promise<ReadonlySet<string>> {
  let names: ReadonlySet<string> = new Set();
  for (;;) {
    await until('the page asks for nothing more', isAtRest);
    const now = await namesAt(page);
    if (now.size === names.size && names.size > 0) return now;
    names = now;
  }
}

async function visits(
  route: string,
  who: Who,
  lines: readonly HandbookLine[],
): Promise<{ readonly lacks: readonly string[]; readonly withoutRight: readonly string[] }> {
  const { page } = desks[who];
  const mine = lines.filter((line) => line.who.includes(who));
  const seen = new Set<string>();
  for (const address of await addressesOf(route)) {
    await page.goto(`${day.web.base}${address}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    for (const name of await namesOf(page, rests[who])) seen.add(name);
    if (missing(seen, mine).length === 0) break;
  }
  return { lacks: missing(seen, mine), withoutRight: offeredWithoutRight(seen, { lines, who }) };
}

const everyVisit = [...tables].flatMap(([route, lines]) =>
  (['L', 'A'] as const).map((who) => ({ route, who, lines })),
);

describe('the handbook of the staff area on the real product', () => {
  it.each(everyVisit)('$route for $who', async ({ route, who, lines }) => {
    const { trouble } = desks[who];
    const before = trouble.length;
    const { lacks, withoutRight } = await visits(route, who, lines);
    const looks = await desks[who].looks();
    const names = lacks.map((line) => line.slice(line.lastIndexOf(': ') + 2));
    expect({ names, withoutRight, looks, trouble: trouble.slice(before) }).toEqual({
      names: NOT_IN_THE_STORIES[route] ?? [],
      withoutRight: [],
      looks: [390, 1280].map((width) => ({ width, overflow: 0, serious: [] })),
      trouble: [],
    });
  });
});
