import type { Page } from 'playwright-core';
import { until } from '@cotta/kit/testing/until.js';
import { awake } from '../testkit/browser.js';
import { comesBackUntilShown, teamsWork } from '../testkit/comes-back.js';
import { origin } from '../testkit/demo.js';
import { letterWith } from '../testkit/inbox.js';
import { words } from '../testkit/words.js';
import { takesTheStep } from './filing-steps.js';
import { CARDS, entersACard, seesItPaid, type Buyer } from './order-steps.js';
import { picture } from './verification-steps.js';

/** A word of the site in which a name is left open, as a pattern. */
const saying = (text: string): RegExp =>
  new RegExp(text.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`).replaceAll(/\{\{\w+\}\}/g, '.+'));

/** Fills in the order of Shield with a trial, opens an account on the way, and comes back to the order with everything that was typed. */
export async function ordersATrial({ page, locale, mark: brand, email, tag }: Buyer): Promise<void> {
  const t = words('en', 'brand-monitoring');
  // As pages in another language link to it.
  await page.goto(`${origin()}/brand-monitoring-order/shield${locale === 'en' ? '' : `?from=${locale}`}`);
  await awake(page);
  await page.getByLabel(t('ask.brandName.label'), { exact: true }).fill(brand);
  await page.getByLabel(t('ask.websites.label'), { exact: true }).fill('https://lumara.example');
  for (const place of ['eBay', 'Amazon']) await page.getByRole('checkbox', { name: place }).check();
  await page.getByRole('radio', { name: new RegExp(`^${t('frequency.MONTHLY')}`) }).check();
  await page.locator('[name="payerCountry"]').selectOption('CZ');
  await page.locator('[name="withTrial"]').check();
  await page.getByRole('checkbox', { name: t('order.consentTrial') }).check();
  await page.getByLabel(t('account.firstname'), { exact: true }).fill('Eva');
  await page.getByLabel(t('account.lastname'), { exact: true }).fill('Nováková');
  await page.getByLabel(t('account.email'), { exact: true }).fill(email);
  await picture(page, `${tag}-order`);
  await page.getByRole('button', { name: t('account.open') }).click();
  await page.getByText(email).waitFor();
  const account = words('en', 'account');
  await page.goto((await letterWith(email, /\/activate/)).link);
  await awake(page);
  await page.getByLabel(account('password.label')).fill('a lamp in the window');
  await page.getByRole('button', { name: account('activate.submit') }).click();
  await page.waitForURL(/brand-monitoring-order/);
  await awake(page);
  await page.getByRole('checkbox', { name: t('order.consentTrial') }).check();
  await picture(page, `${tag}-order-again`);
  await page.getByRole('button', { name: t('order.sendTrial') }).click();
  await page.getByRole('heading', { level: 1, name: t('placed.card') }).waitFor();
}

/** A trial is had once with a card: each language has its own. */
const ownCard = (locale: string): string => (locale === 'en' ? CARDS.good : CARDS.other);

/** Puts a card on file at the provider and agrees to what is charged and when; the trial begins. */
export async function beginsTheTrial({ page, locale, mark: brand, email, tag }: Buyer): Promise<void> {
  const t = words('en', 'brand-monitoring');
  await picture(page, `${tag}-card-asked`);
  await page.getByRole('button', { name: t('start.add'), exact: true }).click();
  // Without its owner's word at the provider no card is kept.
  await page.getByRole('checkbox', { name: 'Save for later payments' }).check();
  await entersACard(page, ownCard(locale));
  await page.waitForURL(/\/brand-monitoring-order\/[0-9a-f-]{36}\/success/);
  await page.getByRole('checkbox', { name: saying(t('start.consent')) }).waitFor();
  await saysWhoPays(page, email, brand);
  await page.getByRole('checkbox', { name: saying(t('start.consent')) }).check();
  await picture(page, `${tag}-agrees`);
  await page.getByRole('button', { name: t('start.press') }).click();
  await page.getByRole('heading', { level: 1, name: t('placed.trial', { brand }) }).waitFor();
  await picture(page, `${tag}-trial`);
}

/** The first subscription of the account, by the portal's list. @returns its address */
export async function opensTheSubscription(page: Page): Promise<string> {
  await page.goto(`${origin()}/portal/monitoring`);
  const line = page.locator('main a[href^="/portal/monitoring/"]').first();
  await line.click();
  await page.waitForURL(/\/portal\/monitoring\/[0-9a-f-]{36}/);
  return page.url();
}

/** From the day's work to the scan of a brand, once every source that is asked by machine has answered. */
export async function opensTheScan(page: Page, brand: string): Promise<void> {
  const t = words('en', 'admin-scan');
  const line = page.getByRole('link', { name: new RegExp(brand) }).first();
  await comesBackUntilShown(page, teamsWork(origin()), line);
  await line.click();
  await page.waitForURL(/\/brand_monitoring_task\/[0-9a-f-]{36}\/show/);
  const coverage = page.getByRole('region', { name: t('coverage') });
  await until('every source has answered', async () => {
    await page.reload();
    await page.getByRole('region', { name: t('title') }).waitFor();
    const waiting = await coverage.getByText(t('outcome.WAITING')).count();
    return (await coverage.count()) === 1 && waiting === 0 ? true : undefined;
  });
}

/** By keys: the first finding is a threat, all of its seller belong to it; the others are nothing. What no machine may search is noted, and the scan ends. */
export async function judgesTheScan(page: Page, tag: string): Promise<void> {
  const t = words('en', 'admin-scan');
  const triage = words('en', 'admin-triage');
  await picture(page, `${tag}-scan`);
  await page.getByRole('button', { name: t('noteNothingNamed', { name: 'Amazon' }) }).click();
  await page.keyboard.press('y');
  const threat = page.getByRole('dialog', { name: triage('threat.open') });
  // A domain names nobody: the analyst does.
  const otherSide = threat.getByLabel(triage('threat.otherSide'));
  if ((await otherSide.inputValue()) === '') await otherSide.fill('Copy Works Ltd');
  await threat.getByRole('button', { name: triage('threat.send'), exact: true }).click();
  await threat.waitFor({ state: 'detached' });
  await page.keyboard.press('4');
  const open = page.getByText(triage('verdict.none'), { exact: true });
  await until('each finding has its verdict', async () => {
    if ((await open.count()) === 0) return true;
    await page.keyboard.press('1');
    return undefined;
  });
  await picture(page, `${tag}-judged`);
  await takesTheStep(page, 'Finish and report');
  await page.getByText('Reported', { exact: true }).first().waitFor();
}

const LETTER = { title: 'A letter that asks them to stop', price: '300.00' } as const;

/** From the day's work to the threat, with one option: a letter to the other side. The client is told. @returns the id of the threat */
export async function offersALetter(
  page: Page,
  { brand, tag }: { readonly brand: string; readonly tag: string },
): Promise<string> {
  const t = words('en', 'admin-case');
  const line = page.getByRole('link', { name: brand, exact: true }).first();
  await comesBackUntilShown(page, teamsWork(origin()), line);
  await line.click();
  await page.waitForURL(/\/case\/[0-9a-f-]{36}\/show/);
  await page.getByRole('button', { name: new RegExp(`^${t('level.high')}`) }).click();
  await page.getByRole('button', { name: t('addOption'), exact: true }).click();
  const option = page.getByRole('dialog', { name: t('addOption') });
  await option.getByRole('button', { name: 'Add one' }).click();
  await option.getByLabel(/^Kind/).selectOption({ label: 'letter' });
  await option.getByLabel(/^Title/).fill(LETTER.title);
  await option.getByLabel('Price', { exact: true }).fill(LETTER.price);
  await option.getByLabel('Currency, three letters', { exact: true }).fill('EUR');
  await option.getByRole('button', { name: t('addOption'), exact: true }).click();
  await option.waitFor({ state: 'detached' });
  await picture(page, `${tag}-threat`);
  await takesTheStep(page, 'Send the steps');
  return /\/case\/([0-9a-f-]{36})/.exec(page.url())?.[1] ?? '';
}

/** The client reads what can be done and what it costs, and orders the letter. */
export async function ordersTheLetter({ page, tag }: Buyer, threat: string): Promise<void> {
  const t = words('en', 'portal-threats');
  const order = page.getByRole('button', { name: t('center.order'), exact: true });
  await comesBackUntilShown(page, `${origin()}/portal/solution-center/${threat}`, order);
  await picture(page, `${tag}-solutions`);
  await order.click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('select').first().selectOption('CZ');
  await picture(page, `${tag}-solution-price`);
  await dialog.getByRole('button', { name: t('center.confirm') }).click();
}

/** From the ordered step by its order to the checkout, where the card on file pays. */
export async function paysForTheLetter({ page, tag, email }: Buyer, threat: string): Promise<void> {
  const t = words('en', 'portal-threats');
  const checkout = words('en', 'checkout');
  const toPay = page.getByRole('link', { name: t('order.toPay') });
  await comesBackUntilShown(page, `${origin()}/portal/solution-center/${threat}`, toPay);
  const address = new URL((await toPay.getAttribute('href')) ?? '', origin()).href;
  const pay = page.getByRole('link', { name: t('order.pay') });
  await comesBackUntilShown(page, address, pay);
  await pay.click();
  await page.waitForURL(/\/product\/[^/]+\/checkout/);
  await saysWhoPays(page, email);
  await picture(page, `${tag}-letter-checkout`);
  await page.getByRole('button', { name: saying(checkout('cards.press')) }).click();
  await seesItPaid({ page, tag, email, locale: 'en', mark: '' });
}

/** Whom the invoice goes to. */
async function saysWhoPays(page: Page, email: string, street = 'Dlhá'): Promise<void> {
  const t = words('en', 'checkout');
  const answers = { name: 'Eva Nováková', street: `${street} 1`, city: 'Brno', email };
  for (const [name, answer] of Object.entries(answers))
    await page.getByRole('textbox', { name: new RegExp(`^${t(`payer.${name}`)}`) }).fill(answer);
}
