import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { signedHeaders } from '@cotta/kit/edge/links/standard-webhooks.js';
import { systemIds } from '@cotta/kit/model/words/ids.js';
import { until } from '@cotta/kit/testing/until.js';
import { awake, openBrowser, someone, type Person } from '../testkit/browser.js';
import { demoPerson, origin } from '../testkit/demo.js';
import { headerOf, letterWith } from '../testkit/inbox.js';
import { words } from '../testkit/words.js';
import { lawyerAtWork, picture } from './verification-steps.js';

jest.setTimeout(600_000);

let browser: Browser;
let lawyer: Person;
beforeAll(async () => {
  browser = await openBrowser();
  lawyer = await lawyerAtWork(browser);
});
afterAll(async () => {
  await lawyer?.close();
  await browser.close();
});

/** As the mail server hands it over. */
async function emailComesIn(headers: Readonly<Record<string, string>>, text: string): Promise<number> {
  const secret = process.env['INBOUND_EMAIL_SECRET'];
  if (secret === undefined) throw new Error('set INBOUND_EMAIL_SECRET (npm test does)');
  const all = { 'Message-ID': `<${systemIds.next()}@client.test>`, Subject: 'Re:', ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  const body = [...lines, '', text].join('\r\n');
  const { status } = await fetch(`${origin()}/api/inbound-mail`, {
    method: 'POST',
    body,
    headers: {
      'content-type': 'message/rfc822',
      ...signedHeaders(secret, systemIds.next(), body, new Date()),
    },
  });
  return status;
}

/** As often as a person would look; the door turns away whoever asks for pages without a pause. */
const LOOKS = { everyMs: 2_000 };

const admin = words('en', 'admin-support');

/** Finds the ticket by its number, answers, and waits until it went out. */
async function staffAnswers(page: Page, number: string, answer: string): Promise<void> {
  await page.goto(`${origin()}/support_ticket`);
  await awake(page);
  await page.getByRole('searchbox', { name: words('en', 'admin-records')('filter.search') }).fill(number);
  await page.getByRole('link', { name: number }).click();
  await page.getByRole('textbox', { name: new RegExp(`^${admin('box.answer')}`) }).fill(answer);
  await page.getByRole('button', { name: admin('box.sendAndWait') }).click();
  await page
    .getByRole('list', { name: admin('talk.title') })
    .getByText(answer)
    .waitFor();
}

/** A line for colleagues, at the ticket that is open. */
async function staffNote(page: Page, line: string): Promise<void> {
  await page.getByRole('button', { name: admin('box.internal') }).click();
  await page.getByRole('textbox', { name: admin('box.line') }).fill(line);
  await page.getByRole('button', { name: admin('box.addLine') }).click();
  await page
    .getByRole('list', { name: admin('talk.title') })
    .getByText(line)
    .waitFor();
}

describe.each([
  { locale: 'en', width: 1280 },
  { locale: 'es', width: 390 },
])('a question without an account, in $locale at $width px', ({ locale, width }) => {
  const mark = `${locale}${width}${Date.now().toString(36)}`;
  const email = `iva.${mark}@example.test`;
  const question = `Is the logo ${mark} enough?`;
  const internal = 'Ask for the drawing before anything is filed.';
  const [t, talk] = [words(locale, 'contact'), words(locale, 'support')];
  let visitor: Person;
  let link = '';
  let number = '';
  let replyTo = '';

  beforeAll(async () => {
    visitor = await someone(browser, { width, locale });
  });
  afterAll(() => visitor.close());

  it('is asked, and a letter with its number leads to the conversation', async () => {
    const { page } = visitor;
    await page.goto(`${origin()}${locale === 'en' ? '' : `/${locale}`}/contact`);
    await awake(page);
    await page.getByLabel(t('form.name')).fill('Iva Malá');
    await page.getByLabel(t('form.email')).fill(email);
    await page.getByLabel(t('form.question')).fill(question);
    await picture(page, `support-${locale}-${width}-ask`);
    await page.getByRole('button', { name: t('form.send') }).click();
    await page.getByRole('heading', { level: 1, name: t('received.title') }).waitFor();
    await picture(page, `support-${locale}-${width}-received`);
    const letter = await letterWith(email, /\/contact\/q\./);
    // Anybody can type anybody's address: what a stranger wrote is read behind the link, and mailed to nobody.
    expect(letter.mail.text).not.toContain(question);
    number = /Q-[2-9A-Z]{8}/.exec(letter.mail.subject)?.[0] ?? '';
    expect(number).not.toBe('');
    link = letter.link;
  });

  it('goes on behind the link, and staff answer it', async () => {
    const { page } = visitor;
    await page.goto(link);
    await awake(page);
    await page.getByText(question).waitFor();
    await page.getByLabel(talk('box.label')).fill('It is a lighthouse.');
    await page.getByRole('button', { name: talk('box.send') }).click();
    await page.getByText(talk('box.sent')).waitFor();
    await staffAnswers(lawyer.page, number, 'The picture alone. And the words?');
    await staffNote(lawyer.page, internal);
    const { mail } = await letterWith(email, /\/contact\/q\..*/, (text) => text.includes('And the words?'));
    replyTo = await headerOf(mail.id, 'reply-to');
    expect(replyTo).toMatch(/\+[0-9a-z]{38}@/);
  });

  it('is answered by e-mail, solved by whoever asked, and taken up again as it did not help', async () => {
    const { page } = visitor;
    const reply = 'The words too, please.';
    expect(await emailComesIn({ From: email, To: replyTo }, `${reply}\r\n\r\n> The picture alone.`)).toBe(
      204,
    );
    await until(
      'the reply in the conversation',
      async () => {
        await page.goto(link);
        return (await page.getByText(reply, { exact: true }).count()) === 1;
      },
      LOOKS,
    );
    await awake(page);
    await expect(page.getByText(internal).count()).resolves.toBe(0);
    await picture(page, `support-${locale}-${width}-talk`);
    await page.getByRole('button', { name: talk('settle.label') }).click();
    await page.getByText(t('linked.solved')).waitFor();
    await page.getByRole('button', { name: talk('reopen.label') }).click();
    await page.getByText(t('linked.ours')).waitFor();
    await page.getByRole('button', { name: talk('settle.label') }).waitFor();
    expect(visitor.trouble).toEqual([]);
  });
});

describe.each([390, 1280])('a question of a customer at %d px', (width) => {
  const question = `Is it renewed ${width}${Date.now().toString(36)}?`;
  const t = words('en', 'portal-support');
  const talk = words('en', 'support');
  let customer: Person;

  beforeAll(async () => {
    const account = words('en', 'account');
    customer = await someone(browser, { width });
    const { email, password } = demoPerson('customer');
    await customer.page.goto(`${origin()}/portal/login`);
    await customer.page.getByLabel(account('login.email')).fill(email);
    await customer.page.getByLabel(account('login.password')).fill(password);
    await customer.page.getByRole('button', { name: account('login.submit'), exact: true }).click();
    await customer.page.waitForURL(/\/portal$/);
  });
  afterAll(() => customer.close());

  it('is about a mark, is answered, is unread until it was looked at, and ends where it was asked', async () => {
    const { page } = customer;
    await page.goto(`${origin()}/portal/support/ask`);
    await awake(page);
    await page.getByLabel(t('ask.question')).fill(question);
    await page.getByLabel(t('ask.about')).selectOption({ index: 1 });
    await picture(page, `support-portal-${width}-ask`);
    await page.getByRole('button', { name: t('ask.send') }).click();
    await page
      .getByRole('list', { name: talk('talk.title') })
      .getByText(question)
      .waitFor();
    const title = await page.getByRole('heading', { level: 1 }).innerText();
    const number = /Q-[2-9A-Z]{8}/.exec(title)?.[0] ?? '';
    await page.goto(`${origin()}/portal/support`);
    const row = page.getByRole('listitem').filter({ hasText: question });
    await row.waitFor();
    await expect(row.getByText(t('list.unread')).count()).resolves.toBe(0);
    await staffAnswers(lawyer.page, number, 'It is, until 2036.');
    await page.reload();
    await awake(page);
    await row.getByText(t('list.unread')).waitFor();
    await picture(page, `support-portal-${width}-unread`);
    await page.getByRole('link', { name: question }).click();
    await page
      .getByRole('list', { name: talk('talk.title') })
      .getByText('It is, until 2036.')
      .waitFor();
    await picture(page, `support-portal-${width}-talk`);
    await page.getByRole('button', { name: talk('settle.label') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: talk('settle.label') })
      .click();
    await page.getByRole('button', { name: talk('reopen.label') }).waitFor();
    await page.goto(`${origin()}/portal/support`);
    await row.waitFor();
    await expect(row.getByText(t('list.unread')).count()).resolves.toBe(0);
    await picture(page, `support-portal-${width}-list`);
    expect(customer.trouble).toEqual([]);
  });
});

it('mail that nobody of ours signed is not read', async () => {
  const body = 'From: eve@evil.test\r\nTo: office@cotta.test\r\n\r\nHello';
  const { status } = await fetch(`${origin()}/api/inbound-mail`, {
    method: 'POST',
    body,
    headers: {
      'content-type': 'message/rfc822',
      ...signedHeaders('whsec_d3Jvbmc=', systemIds.next(), body, new Date()),
    },
  });
  expect(status).toBe(401);
});
