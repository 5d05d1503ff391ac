import type { Locator, Page } from 'playwright-core';
import { signLink } from '@cotta/kit/edge/links/link-token.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { until } from '@cotta/kit/testing/until.js';
import { addMonths } from '@cotta/reference/calendar-date.js';
import { pdfOf } from '@cotta/workspace/testing.js';
import { awake } from '../testkit/browser.js';
import { comesBackUntilShown, teamsWork } from '../testkit/comes-back.js';
import { demoPerson, origin } from '../testkit/demo.js';
import { emailComesIn } from '../testkit/inbound-email.js';
import { words } from '../testkit/words.js';
import { takesTheStep } from './filing-steps.js';
import { CARDS, entersACard, goesToTheCardPage, seesItPaid } from './order-steps.js';
import { dayIn } from './service-order-steps.js';

const message = words('en', 'admin-office-message');
const desk = words('en', 'admin-office-letter');
const client = words('en', 'portal-letter');

/** An application at the office of the United States, and the letter about it. */
export interface OfficeLetter {
  readonly mark: string;
  /** Eight digits. */
  readonly number: string;
  readonly issueDate: string;
  readonly dueDate: string;
}

/** A letter of two weeks ago, to be answered within three months of its day. */
export function letterAbout(mark: string, number: string): OfficeLetter {
  const issueDate = dayIn(-14);
  return { mark, number, issueDate, dueDate: addMonths(issueDate, 3) };
}

const inWords = (day: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));

/** Staff enter an application of a client that waits at the office. @returns the mark's id */
export async function entersTheApplication(
  page: Page,
  { mark, number, owner }: { mark: string; number: string; owner: string },
): Promise<string> {
  const ask = words('en', 'admin-add-mark');
  await page.goto(`${origin()}/trademark/create`);
  await page.getByLabel(ask('office')).selectOption('US');
  await page.getByLabel(ask('number')).fill(number);
  await page.getByRole('button', { name: ask('ask') }).click();
  await page.getByLabel('Name', { exact: true }).fill(mark);
  await page.getByLabel('Type', { exact: true }).selectOption('WORD');
  await page.getByLabel('Status', { exact: true }).selectOption('UNDER_EXAMINATION');
  await page.getByLabel(/^Filing date/).fill(dayIn(-200));
  await page.getByRole('combobox', { name: /^Client\b/ }).fill(owner);
  await picksTheOnlyOne(page);
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await page.waitForURL(/\/trademark\/[0-9a-f-]{36}\/show/);
  return /trademark\/([0-9a-f-]{36})/.exec(page.url())?.[1] ?? '';
}

async function picksTheOnlyOne(page: Page): Promise<void> {
  const found = page.getByRole('listbox').getByRole('option');
  await until('exactly one is found', async () => ((await found.count()) === 1 ? true : undefined));
  await found.click();
}

/** The office writes: a mail with its letter as a file, to the address where offices write. */
export async function officeWrites({ number, issueDate, dueDate }: OfficeLetter): Promise<number> {
  const file = await pdfOf([
    `UNITED STATES PATENT AND TRADEMARK OFFICE
NONFINAL OFFICE ACTION
U.S. Application Serial No. ${number.slice(0, 2)}/${number.slice(2, 5)},${number.slice(5)}
Issue date: ${inWords(issueDate)}
The response deadline is ${inWords(dueDate)}.
Registration of the mark is refused because of a likelihood of confusion with another mark.`,
  ]);
  return emailComesIn(
    {
      From: 'notices@uspto.gov',
      To: 'docket@cotta.test',
      Subject: `Official notice about ${number}`,
      'Message-ID': `<${nameBasedId(number)}@uspto.gov>`,
      'Auto-Submitted': 'auto-generated',
      'Authentication-Results': 'cotta.test; dmarc=pass',
      'Content-Type': 'multipart/mixed; boundary=cut',
    },
    [
      '--cut',
      'Content-Type: application/pdf; name="letter.pdf"',
      'Content-Transfer-Encoding: base64',
      'Content-Disposition: attachment; filename="letter.pdf"',
      '',
      file.toString('base64'),
      '--cut--',
    ].join('\r\n'),
  );
}

/** From the task to the letter: what was read stands there with where it was read, and is docketed. @returns the letter's id */
export async function docketsTheLetter(page: Page, letter: OfficeLetter): Promise<string> {
  await opensTheTaskOf(page, letter, words('en', 'admin-day')('work.DOCKET'));
  const place = page.getByRole('region', { name: message('title') });
  const passage = place.locator('mark').filter({ hasText: inWords(letter.dueDate) });
  await passage.waitFor();
  const asked = (name: string): Locator => place.getByLabel(message(`ask.${name}`), { exact: true });
  await until('what was read stands in the form', async () => {
    const read = await Promise.all([
      asked('issueDate').inputValue(),
      asked('dueDate').inputValue(),
      asked('trademarkId').inputValue(),
    ]);
    return read[0] === letter.issueDate && read[1] === letter.dueDate && read[2].includes(letter.mark)
      ? true
      : undefined;
  });
  await place.getByRole('button', { name: message('docket') }).click();
  await page.waitForURL(/\/office_action\/[0-9a-f-]{36}\/docketing/);
  return /office_action\/([0-9a-f-]{36})/.exec(page.url())?.[1] ?? '';
}

async function opensTheTaskOf(page: Page, { mark }: OfficeLetter, work: string): Promise<void> {
  const line = page
    .getByRole('row')
    .filter({ hasText: mark })
    .filter({ hasText: work })
    .getByRole('link')
    .first();
  await comesBackUntilShown(page, teamsWork(origin()), line);
  await line.click();
}

/** A second person compares the day with the letter and confirms it. */
export async function confirmsTheDay(page: Page, letter: OfficeLetter): Promise<void> {
  await opensTheTaskOf(page, letter, words('en', 'admin-day')('work.CONFIRM'));
  await page.getByRole('region', { name: desk('title') }).waitFor();
  await takesTheStep(page, 'Confirm the date');
}

/** What the answer costs the client, and what the odds are. */
const OPTION = { what: 'Argue that the marks differ', chance: '70', fee: '399', officeFee: '0' };

/** The letter in plain words and one way to answer; then the client is written to. */
export async function examinesAndSends(page: Page, letter: OfficeLetter): Promise<void> {
  await opensTheTaskOf(page, letter, words('en', 'admin-day')('work.EXAMINE'));
  const place = page.getByRole('region', { name: desk('title') });
  await place.getByRole('textbox', { name: desk('issues.name'), exact: true }).waitFor();
  await place
    .getByLabel(desk('examine.plain'))
    .fill('The office says that your mark is too near another one.');
  await place.getByRole('button', { name: desk('options.add') }).click();
  await place.getByLabel(desk('options.what')).fill(OPTION.what);
  await place.getByLabel(desk('options.chance')).fill(OPTION.chance);
  await place.getByLabel(desk('options.serviceFee')).fill(OPTION.fee);
  await place.getByLabel(desk('options.governmentFee')).fill(OPTION.officeFee);
  await place.getByLabel(desk('examine.note')).focus();
  await place.getByRole('radio', { name: desk('options.recommended'), checked: true }).waitFor();
  await place.getByRole('button', { name: desk('finish.finish') }).click();
  await place.getByRole('button', { name: desk('finish.again') }).waitFor();
  await takesTheStep(page, 'Send the options');
  const id = /office_action\/([0-9a-f-]{36})/.exec(page.url())?.[1] ?? '';
  // Within a minute the letter to the client is written.
  await comesBackUntilShown(
    page,
    `${origin()}/office_action/${id}/show?work=timeline`,
    historyOf(page).getByText('Kick-off letter sent', { exact: true }),
  );
}

const historyOf = (page: Page): Locator => page.getByRole('list', { name: desk('tab.timeline') });

/** Opens the link that the letter to the client bears: letters of dates go out in working hours, and a journey waits for no morning. @returns its address */
export async function opensTheLink(page: Page, letterId: string, { mark }: OfficeLetter): Promise<string> {
  const key = process.env['LINK_TOKEN_KEY'];
  if (key === undefined) throw new Error('set LINK_TOKEN_KEY (npm test does)');
  const expiresAt = new Date(Date.now() + 86_400_000);
  const token = signLink({ purpose: 'office-action', subjectId: letterId, revision: 1, expiresAt }, key);
  const link = `${origin()}/office-action/${token}`;
  await page.goto(link);
  await awake(page);
  await page.getByText(mark).first().waitFor();
  return link;
}

/** Orders the way that is advised and pays it by card; comes back to the letter, on which a lawyer works now. */
export async function ordersAndPays(page: Page, link: string, email: string): Promise<void> {
  await page.locator('select[name="country"]').selectOption('ES');
  await page.getByRole('button', { name: client('order.button') }).click();
  await page.getByRole('link', { name: /^Pay / }).click();
  await page.waitForURL(/\/product\/[^/]+\/checkout/);
  const checkout = words('en', 'checkout');
  const payer = page.getByRole('group', { name: checkout('payer.title') });
  const field = (name: string): Locator =>
    payer.getByRole('textbox', { name: new RegExp(`^${checkout(`payer.${name}`)}`) });
  await field('name').fill('Lucía Ejemplo');
  await field('email').fill(email);
  await field('street').fill('Calle Mayor 1');
  await field('city').fill('Madrid');
  const buyer = { page, locale: 'en', mark: '', email: '', tag: 'office-letter' };
  await goesToTheCardPage(buyer);
  await entersACard(page, CARDS.good);
  await seesItPaid(buyer);
  await comesBackUntilShown(page, link, page.getByText(client('phase.work')));
}

/** The lawyer begins the answer and asks what only the client knows. */
export async function asksForFacts(page: Page, letter: OfficeLetter, question: string): Promise<void> {
  await opensTheTaskOf(page, letter, words('en', 'admin-day')('work.ANSWER_OFFICE'));
  await takesTheStep(page, 'Start the answer');
  await takesTheStep(page, 'Ask the client for facts', { Questions: question });
}

/** Whoever holds the link answers the lawyer. */
export async function givesTheFacts(
  page: Page,
  { link, question, answer }: { link: string; question: string; answer: string },
): Promise<void> {
  const go = page.getByRole('link', { name: client('questions.go') });
  await comesBackUntilShown(page, link, go);
  await go.click();
  await awake(page);
  await page.getByLabel(question).fill(answer);
  await page.getByRole('button', { name: client('questions.send') }).click();
  await page.getByText(client('questions.done')).waitFor();
}

/** The lawyer writes the answer, which is stored by itself, and sends it to the client as a draft. */
export async function sendsTheDraft(
  page: Page,
  {
    letterId,
    text,
    question,
    answered,
  }: { letterId: string; text: string; question: string; answered: string },
): Promise<void> {
  await page.goto(`${origin()}/office_action/${letterId}/additional-info`);
  await page.getByRole('region', { name: desk('title') }).waitFor();
  const given = page.getByLabel(desk('facts.answer', { question }));
  await until('the answer of the client is read', async () =>
    (await given.inputValue()) === answered ? true : undefined,
  );
  await page.goto(`${origin()}/office_action/${letterId}/show?work=answer`);
  const place = page.getByRole('region', { name: desk('title') });
  await place.getByLabel(desk('answer.words')).fill(text);
  await place.getByLabel(desk('answer.words')).blur();
  await place
    .getByText(new RegExp(`^${desk('saved.at')}`))
    .first()
    .waitFor();
  await takesTheStep(page, 'Send the draft');
}

/** Whoever holds the link reads the draft and agrees to it. */
export async function agreesToTheDraft(page: Page, link: string, text: string): Promise<void> {
  const t = words('en', 'office-letter');
  await comesBackUntilShown(page, link, page.getByText(text));
  await awake(page);
  await page.getByRole('button', { name: t('draft.approve') }).click();
  await page.getByText(t('draft.approved')).waitFor();
}

/** Filed by hand with the office's receipt, and accepted there. */
export async function filesByHand(page: Page, letter: OfficeLetter): Promise<void> {
  await opensTheTaskOf(page, letter, words('en', 'admin-day')('work.FILE_ANSWER'));
  const place = page.getByRole('region', { name: desk('title') });
  await place.getByLabel(desk('paper.OFFICE_RECEIPT')).setInputFiles({
    name: `${letter.number}-receipt.pdf`,
    mimeType: 'application/pdf',
    buffer: await pdfOf([`Received: the response of ${letter.number}`]),
  });
  await place.getByRole('link', { name: `${letter.number}-receipt.pdf` }).waitFor();
  // The office's day may still be the one before ours.
  await takesTheStep(page, 'File the answer', { 'Filed on': dayIn(-1) });
  await takesTheStep(page, 'Enter the decision', { Outcome: { choice: 'ACCEPTED' } });
}

/** What happened stands in the letter's own history, the office's mail and our letters among it. */
export async function seesItsHistory(page: Page, letterId: string, { number }: OfficeLetter): Promise<void> {
  await page.goto(`${origin()}/office_action/${letterId}/show?work=timeline`);
  const timeline = historyOf(page);
  for (const line of [
    `Official notice about ${number}`,
    'Deadline confirmed',
    'Kick-off sent',
    'Ordered',
    'Work can begin',
    'Additional info submitted',
    'Draft approved by the client',
    'Response submitted',
    'Closed',
  ])
    await timeline.getByText(line, { exact: true }).first().waitFor();
}

/** Its owner signs in and reads how it ended: at the letter and at its mark. */
export async function seesItInThePortal(
  page: Page,
  { email, letterId, markId }: { email: string; letterId: string; markId: string },
): Promise<void> {
  const t = words('en', 'account');
  await page.goto(`${origin()}/portal/login`);
  await page.getByLabel(t('login.email')).fill(email);
  await page.getByLabel(t('login.password')).fill(demoPerson('customer').password);
  await page.getByRole('button', { name: t('login.submit'), exact: true }).click();
  await page.waitForURL(/\/portal(\?|$)/);
  const ended = words('en', 'portal-statuses')('officeAction.CLOSED.label');
  const marks = words('en', 'portal-trademarks');
  await page.goto(`${origin()}/portal/office-action/${letterId}`);
  await page.getByText(marks('letter.outcomes.ACCEPTED')).waitFor();
  const letters = page
    .locator('main')
    .filter({ has: page.getByRole('heading', { name: marks('letters.title') }) });
  await comesBackUntilShown(
    page,
    `${origin()}/portal/trademarks/${markId}`,
    letters.getByText(ended, { exact: true }),
  );
}
