import type { Page } from 'playwright-core';
import { comesBackUntilShown } from '../testkit/comes-back.js';
import { origin } from '../testkit/demo.js';
import { words } from '../testkit/words.js';
import { dayIn } from './service-order-steps.js';
import { picture } from './verification-steps.js';

const desk = words('en', 'admin-case');
const portal = words('en', 'portal-case-letter');

/** A case, its parties, and what the pictures of the way are called. */
export interface Dispute {
  readonly threat: string;
  readonly brand: string;
  readonly tag: string;
}

/** A lawyer writes the letter that was paid for from what the case knows, and gives it to the client. */
export async function writesTheLetter(page: Page, { threat, brand, tag }: Dispute): Promise<void> {
  const write = page.getByRole('button', { name: desk('writeLetter'), exact: true });
  await comesBackUntilShown(page, `${origin()}/case/${threat}/show`, write);
  await write.click();
  const dialog = page.getByRole('dialog', { name: desk('writeLetter') });
  await dialog.getByLabel(/^Language/).selectOption('EN');
  await dialog.getByLabel(/^Recipient address/).fill('1 Copy Street, London EC1A 1AA');
  await dialog.getByLabel(/^Rights holder/).fill('Eva Nováková');
  await dialog.getByLabel(/^Mark name/).fill(brand);
  await dialog.getByLabel(/^Mark office/).fill('EUIPO');
  await dialog.getByLabel(/^Answer by/).fill(dayIn(21));
  await dialog.getByRole('button', { name: desk('writeLetter'), exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  await picture(page, `${tag}-letter-drafted`);
  await takes(page, 'Give it to the client');
}

/** The client reads exactly what will be sent, and approves it. */
export async function approvesTheLetter(page: Page, { threat, tag }: Dispute): Promise<void> {
  const approve = page.getByRole('button', { name: portal('approve'), exact: true });
  await comesBackUntilShown(page, `${origin()}/portal/cases/${threat}`, approve);
  await picture(page, `${tag}-letter-read`);
  await approve.click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: portal('approve'), exact: true })
    .click();
  await page.getByText(portal('status.APPROVED')).waitFor();
}

/** It goes by post as it was approved; the client reads the day and the number of the post. */
export async function sendsTheLetter(
  { lawyer, client }: { readonly lawyer: Page; readonly client: Page },
  { threat, tag }: Dispute,
): Promise<void> {
  const sent = lawyer.getByRole('button', { name: /^Sent/ }).first();
  await comesBackUntilShown(lawyer, `${origin()}/case/${threat}/show`, sent);
  await takes(lawyer, 'Sent by post', {
    Way: 'registered post',
    'Sent on': dayIn(0),
    'Tracking number': 'RR123456785CZ',
  });
  await comesBackUntilShown(client, `${origin()}/portal/cases/${threat}`, client.getByText(/RR123456785CZ/));
  await picture(client, `${tag}-letter-sent`);
}

/** The page is gone, the option is done, and the threat ends with what was seen; the client reads it. */
export async function closesTheThreat(
  { lawyer, client }: { readonly lawyer: Page; readonly client: Page },
  { threat, tag }: Dispute,
): Promise<void> {
  const note = 'The page is gone, and they wrote that it stays so.';
  await lawyer.goto(`${origin()}/case/${threat}/show`);
  await lawyer.getByRole('button', { name: desk('checkedGone'), exact: true }).click();
  await lawyer.getByText(/gone since/).waitFor();
  // What was ordered is done by itself: its letter was sent.
  await lawyer.getByText('Done', { exact: true }).first().waitFor();
  await takes(lawyer, 'Close with outcome', { Outcome$: 'taken down', 'Outcome note': note });
  await picture(lawyer, `${tag}-threat-closed`);
  await comesBackUntilShown(client, `${origin()}/portal/cases/${threat}`, client.getByText(note).first());
  await picture(client, `${tag}-threat-over`);
}

/** A step of a record that stands within another one's page. */
async function takes(
  page: Page,
  label: string,
  answers: Readonly<Record<string, string>> = {},
): Promise<void> {
  await page
    .locator('main')
    .getByRole('button', { name: new RegExp(`^${label}`) })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: label });
  await dialog.waitFor();
  for (const [name, answer] of Object.entries(answers)) {
    const field = dialog.getByLabel(new RegExp(`^${name}`));
    const isChoice = await field.evaluate((node) => node.tagName === 'SELECT');
    await (isChoice ? field.selectOption({ label: answer }) : field.fill(answer));
  }
  await dialog.getByRole('button', { name: label, exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
}
