import type { Page } from 'playwright-core';
import { origin } from '../testkit/demo.js';
import { words } from '../testkit/words.js';
import { takesTheStep } from './filing-steps.js';

/** What the owner of a draft says of himself. */
export interface DraftOwner {
  readonly businessName: string;
  readonly country: string;
  readonly street: string;
  readonly postcode: string;
  readonly city: string;
}

const draftAddress = (locale: string, requestId: string): string =>
  `${origin()}${locale === 'en' ? '' : `/${locale}`}/application-draft/${requestId}`;

/** Opens the draft of somebody who is signed in, and waits until it stands there. */
export async function opensTheDraft(
  page: Page,
  { requestId, locale = 'en' }: { requestId: string; locale?: string },
): Promise<void> {
  await page.goto(draftAddress(locale, requestId));
  await page.getByRole('heading', { name: words(locale, 'draft')('progress'), exact: true }).waitFor();
}

/** Owner, priority and the basis in the United States, as one person fills them in; every part says that it was kept. */
export async function fillsInTheDraft(
  page: Page,
  { owner, basis, locale = 'en' }: { owner: DraftOwner; basis?: '_1_A' | '_1_B'; locale?: string },
): Promise<void> {
  const t = words(locale, 'draft');
  await page.getByLabel(t('owner.businessName')).fill(owner.businessName);
  await page.getByLabel(t('address.country'), { exact: true }).first().selectOption(owner.country);
  await page.getByLabel(t('address.street'), { exact: true }).first().fill(owner.street);
  await page.getByLabel(t('address.postcode'), { exact: true }).first().fill(owner.postcode);
  await page.getByLabel(t('address.city'), { exact: true }).first().fill(owner.city);
  await page.getByRole('button', { name: t('owner.save') }).click();
  await page.getByText(t('owner.saved')).waitFor();
  await saysNothingWasFiledEarlier(page, locale);
  if (basis !== undefined) await choosesTheBasis(page, { basis, locale });
}

/** No priority; the part says that it was kept. */
export async function saysNothingWasFiledEarlier(page: Page, locale = 'en'): Promise<void> {
  const t = words(locale, 'draft');
  await page.getByRole('radio', { name: t('priority.type.NONE') }).check();
  await page.getByText(savedLine(t)).first().waitFor();
}

/** How the mark is used in the United States; the office says that it was kept. */
export async function choosesTheBasis(
  page: Page,
  { basis, locale = 'en' }: { basis: '_1_A' | '_1_B'; locale?: string },
): Promise<void> {
  const t = words(locale, 'draft');
  const office = page.locator('#office-US');
  if ((await office.getAttribute('open')) === null) await office.locator('summary').click();
  await office.getByRole('radio', { name: new RegExp(escaped(t(`basis.${basis}.title`))) }).check();
  await office.getByText(savedLine(t)).waitFor();
}

/** Says where use in one class can be seen: a page on the internet and the day it was looked at. */
export async function showsUse(
  page: Page,
  {
    classNumber,
    url,
    capturedOn,
    locale = 'en',
  }: { classNumber: number; url: string; capturedOn: string; locale?: string },
): Promise<void> {
  const [t, pictures] = [words(locale, 'draft'), words(locale, 'pictures')];
  const specimen = page.getByRole('article').filter({
    has: page.getByRole('heading', { name: t('specimen.class', { number: String(classNumber) }) }),
  });
  await specimen.getByLabel(new RegExp(escaped(pictures('specimen.url')))).fill(url);
  await specimen.getByLabel(new RegExp(escaped(pictures('specimen.captureDate')))).fill(capturedOn);
  await specimen.getByRole('button', { name: pictures('specimen.add') }).click();
  await specimen.getByRole('link', { name: url }).waitFor();
}

/** Looks at the power of attorney and signs it with the typed name. */
export async function signsThePowerOfAttorney(
  page: Page,
  { name, locale = 'en' }: { name: string; locale?: string },
): Promise<void> {
  const t = words(locale, 'draft');
  await page.getByRole('button', { name: t('poa.look') }).click();
  await page.getByLabel(t('poa.signerName')).fill(name);
  await page.getByRole('button', { name: t('poa.typed') }).click();
  await page.getByRole('button', { name: t('poa.sign') }).click();
  await page.getByText(t('poa.signed')).waitFor();
}

export async function asksForTheReview(page: Page, locale = 'en'): Promise<void> {
  const t = words(locale, 'draft');
  await page.getByRole('button', { name: t('review.send') }).click();
  await page.getByText(t('review.asked')).waitFor();
}

/** Writes one term into every list that the client left to the lawyer, office by office: own words, each in its class. */
export async function writesTheTerms(
  page: Page,
  { requestId, term }: { requestId: string; term: string },
): Promise<void> {
  const [bench, picker] = [words('en', 'admin-draft'), words('en', 'goods-picker')];
  await page.goto(`${origin()}/registration_request/${requestId}/show`);
  const offices = page.getByRole('tablist', { name: bench('bench.offices') }).getByRole('tab');
  await offices.first().waitFor();
  for (const office of await offices.all()) {
    await office.click();
    const empty = page.getByRole('row').filter({ hasText: bench('goods.toWrite') });
    while ((await empty.count()) > 0) {
      const classNumber = ((await empty.first().getByRole('rowheader').textContent()) ?? '')
        .trim()
        .split(' ')[0];
      await page.getByRole('searchbox', { name: picker('ask') }).fill(term);
      await page.locator('summary', { hasText: term }).click();
      await page.getByLabel(picker('own.class'), { exact: true }).selectOption(String(classNumber));
      await page.getByRole('button', { name: picker('own.add'), exact: true }).click();
      await page
        .getByRole('row')
        .filter({ has: page.getByText(String(classNumber), { exact: true }) })
        .getByText(term)
        .waitFor();
      await page
        .getByText(/^saved \d/)
        .first()
        .waitFor();
    }
  }
}

/** The lawyer's page of the order must be open for somebody of the staff. */
export async function sendsForReview(page: Page, requestId: string): Promise<void> {
  await page.goto(`${origin()}/registration_request/${requestId}/show`);
  await takesTheStep(page, 'Send to the client');
}

/** Reads what each office will get and approves exactly that. */
export async function approvesTheDraft(page: Page, locale = 'en'): Promise<void> {
  const t = words(locale, 'draft');
  await page.getByRole('checkbox', { name: t('decision.read') }).check();
  await page.getByRole('button', { name: t('decision.do.approve') }).click();
  await page.getByRole('heading', { name: words(locale, 'draft-turn')('approved.title') }).waitFor();
}

function savedLine(t: (key: string, values?: Readonly<Record<string, string>>) => string): RegExp {
  // Where a language joins two words by a space that does not break, the page is searched with plain ones.
  return new RegExp(
    `^${escaped(t('saved', { time: '#' }))
      .replace('#', '\\d{1,2}:\\d\\d')
      .replaceAll(/\s/g, '\\s')}`,
  );
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
