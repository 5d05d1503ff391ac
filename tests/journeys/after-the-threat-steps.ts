import { readFile } from 'node:fs/promises';
import { expect } from '@jest/globals';
import { readPdf } from '@cotta/kit/testing/read-pdf.js';
import { reportWords } from '@cotta/subscriptions/testing.js';
import type { Locator, Page } from 'playwright-core';
import { comesBackUntilShown, teamsWork } from '../testkit/comes-back.js';
import { looksAtPagesLater, reportsLater } from '../testkit/days-later.js';
import { origin } from '../testkit/demo.js';
import { letterWith } from '../testkit/inbox.js';
import { letterWords, words } from '../testkit/words.js';
import type { Dispute } from './letter-to-the-other-side-steps.js';
import type { Buyer } from './order-steps.js';
import { picture } from './verification-steps.js';

const portal = words('en', 'portal-evidence');
const desk = words('en', 'admin-case');

interface Both {
  readonly lawyer: Page;
  readonly client: Page;
}

/** A look at a page, by its moment and by what was seen: the last of what holds both is it alone. */
const lookAt = (page: Page, on: Date, saw: string): Locator =>
  page
    .locator('main :is(span, p)')
    .filter({ has: page.locator(`time[datetime^="${on.toISOString().slice(0, 19)}"]`) })
    .filter({ hasText: saw })
    .last();

/** Two weeks on the page is looked at again: client and lawyer read when, and that it was still gone. */
export async function isStillGone({ lawyer, client }: Both, { threat, tag }: Dispute): Promise<void> {
  await comesBackUntilShown(client, `${origin()}/portal/cases/${threat}`, client.getByText(portal('next')));
  await picture(client, `${tag}-recheck-ahead`);
  const on = await looksAtPagesLater(15, {
    website: await pageOf(lawyer, threat),
    status: 404,
    text: 'Not found',
  });
  const look = lookAt(client, on, portal('saw.GONE'));
  await comesBackUntilShown(client, `${origin()}/portal/cases/${threat}`, look);
  await picture(client, `${tag}-recheck-gone`);
  await lawyer.goto(`${origin()}/case/${threat}/show`);
  await lookAt(lawyer, on, desk('lookSaw.GONE')).waitFor();
  await picture(lawyer, `${tag}-recheck-gone-desk`);
  // Whoever has to be shown it gets the proof of that very look.
  await look.getByRole('link').click();
  await client.getByRole('heading', { level: 1, name: words('en', 'evidence')('title') }).waitFor();
  await client.getByText(words('en', 'evidence')('unaltered')).waitFor();
  await picture(client, `${tag}-recheck-proof`);
}

/** Two months on it is there again: the threat is open, the client reads it in a letter and on its page, and the desk has the work. */
export async function isBack(
  { lawyer, client }: Both,
  { threat, brand, tag }: Dispute,
  { email, locale }: Buyer,
): Promise<void> {
  const website = await pageOf(lawyer, threat);
  const on = await looksAtPagesLater(61, { website, status: 200, text: `${brand}, new in our shop` });
  const heading = letterWords(locale)('threat-reopened.heading');
  const { link } = await letterWith(email, new RegExp(`/portal/cases/${threat}`), (text) =>
    text.includes(heading),
  );
  await comesBackUntilShown(client, link, lookAt(client, on, portal('saw.THERE')));
  const status = words('en', 'portal-statuses');
  await client.getByText(status('threat.AGAIN.label')).first().waitFor();
  await picture(client, `${tag}-threat-back`);
  const work = lawyer
    .getByRole('row')
    .filter({ hasText: brand })
    .filter({ hasText: words('en', 'admin-day')('work.THREAT_AGAIN') })
    .getByRole('link')
    .first();
  await comesBackUntilShown(lawyer, teamsWork(origin()), work);
  await picture(lawyer, `${tag}-threat-back-day`);
  await work.click();
  await lawyer.waitForURL(new RegExp(`/case/${threat}/show`));
  await lookAt(lawyer, on, desk('lookSaw.THERE')).waitFor();
  await picture(lawyer, `${tag}-threat-back-desk`);
}

/** The first period is over: its report comes by letter, opens as a page, and is saved as a file, both in the client's language. */
export async function readsTheReport({ page, mark: brand, email, locale, tag }: Buyer): Promise<void> {
  const t = words('en', 'portal-monitoring');
  expect(await reportsLater(8)).toBeGreaterThan(0);
  const { mail, link } = await letterWith(
    email,
    /\/portal\/monitoring\/[0-9a-f-]{36}\/report\/\d{4}-\d{2}-\d{2}/,
  );
  expect(mail.subject).toBe(letterWords(locale)('monitoring-report.subject', { brand }));
  await page.goto(link);
  await page.getByRole('heading', { level: 1, name: t('report.title', { name: brand }) }).waitFor();
  const part = (name: string): Locator =>
    page.locator('section').filter({ has: page.getByRole('heading', { name: t(name), exact: true }) });
  await part('report.scans').getByText(t('scanState.ANSWERED')).waitFor();
  await part('report.sources').getByText(t('outcome.FOUND')).first().waitFor();
  await part('report.dropped').getByRole('rowheader').first().waitFor();
  await part('report.threats').getByRole('link').first().waitFor();
  await picture(page, `${tag}-report`);
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: t('report.save') }).click();
  const bytes = await readFile(await (await file).path());
  expect(bytes.subarray(0, 4).toString()).toBe('%PDF');
  const text = (await readPdf(bytes)).flatMap(({ texts }) => texts.map((one) => one.text)).join(' ');
  const { title, sources, threats } = reportWords[locale === 'cs' ? 'cs' : 'en'];
  for (const word of [brand, title, sources, threats]) expect(text).toContain(word);
}

/** The address that was seen, as it stands on the board of the threat. */
async function pageOf(lawyer: Page, threat: string): Promise<string> {
  await lawyer.goto(`${origin()}/case/${threat}/show`);
  const seen = lawyer
    .getByRole('article')
    .getByRole('link', { name: /^https?:/ })
    .first();
  await seen.waitFor();
  return (await seen.getAttribute('href')) ?? '';
}
