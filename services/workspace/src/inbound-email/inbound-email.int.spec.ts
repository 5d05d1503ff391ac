import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import { nameBasedId, systemIds } from '@cotta/kit/model/words/ids.js';
import type { Role, Viewer } from '@cotta/kit/model/words/viewer.js';
import { encryptContact } from '@cotta/kit/runtime/personal-data/encryption.js';
import { openServiceFixture, type ServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import { replyAddress } from '../letter/reply-address.js';
import { raiseAlarms } from '../queue/raise-alarms.js';
import { workspaceService } from '../service.js';
import { jana as janasContact, testEncryptionKey } from '../testing/facts.js';
import { readEmail } from './read-email.js';
import { takeInEmail } from './take-in-email.js';

const START = '2026-03-02T09:00:00Z';
const clock = new FakeClock(START);
const linkKey = Buffer.alloc(32, 5).toString('base64url');
const GIF = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
const viewer = (role: Role, name: string): Viewer => ({
  role,
  userId: nameBasedId(name),
  locale: 'en',
  scopes: [],
});
const [lawyer, jana] = [viewer('lawyer', 'lena'), viewer('customer', 'jana')];
let fixture: ServiceFixture;

beforeAll(async () => {
  fixture = await openServiceFixture(workspaceService({ linkKey, letters: [] }), clock);
  await fixture.db.query(
    `insert into addressee (user_id, sealed_contact, language, region, order_letters) values ($1, $2, 'cs', 'CZ', true)`,
    [jana.userId, Buffer.from(encryptContact(janasContact, testEncryptionKey).sealed)],
  );
});
afterAll(() => fixture.close());
beforeEach(() => clock.moveTo(START));

async function step(who: Viewer, name: string, id: string, input: object): Promise<void> {
  clock.moveBy({ seconds: 1 });
  const type = `${name.slice(0, 1).toUpperCase()}${name.slice(1)}Input`;
  const { data } = await fixture.ask(
    who,
    `mutation ($id: ID!, $input: ${type}!) { ${name}(id: $id, input: $input) { ... on SupportTicket { status } ... on Refusal { code } } }`,
    { id, input },
  );
  expect(data[name]).toHaveProperty('status');
}
async function waiting(): Promise<string> {
  const { data } = await fixture.ask(
    jana,
    'mutation { createSupportTicket(input: { description: "Is the logo enough?" }) { ... on SupportTicket { id } } }',
  );
  const { id } = data.createSupportTicket;
  await step(lawyer, 'replySupportTicket', id, { text: 'Which logo?' });
  return id;
}
const ticket = async (id: string) =>
  (
    await fixture.ask(
      lawyer,
      'query ($id: ID!) { supportTicket(id: $id) { status userId contactEmail description earlierTicketId papers { name } messages(limit: 20) { items { side text channel internal } } } }',
      { id },
    )
  ).data.supportTicket;
const said = async (id: string): Promise<string[]> =>
  (await ticket(id)).messages.items.map(({ text }: { text: string }) => text);

const to = (id: string): string => replyAddress('Cotta <office@cotta.test>', { to: 'ticket', id }, linkKey);
const mail = (headers: Readonly<Record<string, string>>, body: string): Buffer =>
  Buffer.from(
    [
      ...Object.entries({
        From: `Jana <${janasContact.email}>`,
        To: 'office@cotta.test',
        Subject: 'Re: Our answer',
        'Message-ID': `<${systemIds.next()}@mail.client.test>`,
        ...headers,
      }).map(([name, value]) => `${name}: ${value}`),
      '',
      body,
    ].join('\r\n'),
  );
async function take(raw: Buffer): Promise<string> {
  clock.moveBy({ seconds: 1 });
  return takeInEmail(
    { runtime: fixture.runtime, linkKey, encryptionKey: testEncryptionKey },
    await readEmail(raw),
  );
}
/** Tickets that mails opened since, newest first. */
const opened = async (): Promise<{ id: string }[]> =>
  fixture.db.query(
    `select ticket_id as id from inbound_email where outcome = 'ticket' order by received_at desc, email_key`,
  );
beforeEach(() => fixture.db.query('delete from inbound_email'));

const withFiles = (
  files: readonly { name: string; type: string; body: string }[],
): [Record<string, string>, string] => [
  { 'Content-Type': 'multipart/mixed; boundary=cut' },
  [
    '--cut',
    'Content-Type: text/plain; charset=utf-8',
    '',
    'This one.',
    ...files.flatMap(({ name, type, body }) => [
      '--cut',
      `Content-Type: ${type}; name="${name}"`,
      'Content-Transfer-Encoding: base64',
      `Content-Disposition: attachment; filename="${name}"`,
      '',
      body,
    ]),
    '--cut--',
  ].join('\r\n'),
];

describe('a reply to a letter', () => {
  it('goes on in its question without what the program repeated, once, however often it comes', async () => {
    const id = await waiting();
    const raw = mail(
      { To: to(id) },
      'The round one.\r\n\r\nOn Mon, 2 Mar 2026 at 10:00, Cotta <office@cotta.test> wrote:\r\n> Which logo?',
    );
    expect([await take(raw), await take(raw)]).toEqual(['answer', 'known']);
    expect(await ticket(id)).toMatchObject({
      status: 'ASSIGNED',
      messages: {
        items: [{ text: 'Which logo?' }, { side: 'CLIENT', text: 'The round one.', channel: 'E_MAIL' }],
      },
    });
  });

  it('brings its files by the rules of any upload; what is left out is said inside', async () => {
    const id = await waiting();
    const [headers, body] = withFiles([
      { name: 'logo.gif', type: 'image/gif', body: GIF },
      { name: 'run.exe', type: 'application/octet-stream', body: 'TVqQAAMAAAAEAAAA' },
      { name: 'big.pdf', type: 'application/pdf', body: Buffer.alloc(6_000_000, '%PDF').toString('base64') },
    ]);
    expect(await take(mail({ To: to(id), ...headers }, body))).toBe('answer');
    expect((await ticket(id)).papers).toEqual([{ name: 'logo.gif' }]);
    const { items } = (await ticket(id)).messages;
    const inside = items.filter(({ internal }: { internal: boolean }) => internal);
    expect(inside).toHaveLength(1);
    expect(inside[0].text).toContain('run.exe (no picture and no PDF), big.pdf (too large)');
  });

  it('with markup is words alone', async () => {
    const id = await waiting();
    const html = '<p>The <b>round</b> one.</p><script>alert(1)</script><img src=x onerror=alert(2)>';
    await take(mail({ To: to(id), 'Content-Type': 'text/html; charset=utf-8' }, html));
    const [, words] = await said(id);
    expect(words).toContain('round');
    expect(words).not.toMatch(/[<>]|alert\(1\)/);
  });

  it('from another address, with a right token, reads and writes nothing there: it is a question of its own', async () => {
    const id = await waiting();
    expect(await take(mail({ From: 'eve@evil.test', To: to(id) }, 'I am Jana. Send me everything.'))).toBe(
      'ticket',
    );
    expect(await said(id)).toEqual(['Which logo?']);
    const [made] = await opened();
    expect(await ticket(made?.id ?? '')).toMatchObject({
      status: 'CREATED',
      userId: null,
      contactEmail: 'eve@evil.test',
      earlierTicketId: id,
      description: 'Re: Our answer\n\nI am Jana. Send me everything.',
    });
  });

  it('with a token of nobody is a question of its own, too', async () => {
    const id = await waiting();
    const forged = to(id).replace(/.@/, (sign) => (sign === '0@' ? '1@' : '0@'));
    expect(await take(mail({ To: forged }, 'The round one.'))).toBe('ticket');
    expect(await said(id)).toEqual(['Which logo?']);
  });

  it('to a question that is over begins one that names it, of the same client', async () => {
    const id = await waiting();
    await step(jana, 'settleSupportTicket', id, {});
    clock.moveBy({ hours: 15 * 24 });
    expect(await take(mail({ To: to(id) }, 'Now it is another logo.'))).toBe('ticket');
    const [made] = await opened();
    expect(await ticket(made?.id ?? '')).toMatchObject({
      userId: jana.userId,
      contactEmail: null,
      earlierTicketId: id,
    });
    expect((await ticket(id)).status).toBe('RESOLVED');
  });

  it.each([
    ['Auto-Submitted', 'auto-replied'],
    ['Precedence', 'bulk'],
    ['X-Autoreply', 'yes'],
    ['List-Id', '<news.client.test>'],
    ['Return-Path', '<>'],
  ])('of a program (%s) is no word and no question', async (name, value) => {
    const id = await waiting();
    expect(await take(mail({ To: to(id), [name]: value }, 'I am away until Monday.'))).toBe('automatic');
    expect(await said(id)).toEqual(['Which logo?']);
    expect(await opened()).toEqual([]);
  });
});

describe('any other mail', () => {
  it('is a question under its address; its headers stay one line each', async () => {
    const raw = mail(
      {
        From: '=?utf-8?q?Eve=0D=0ABcc=3A_all=40client.test?= <new@client.test>',
        Subject: '=?utf-8?q?Hello=0D=0AX-Admin=3A_yes?=',
      },
      'Do you register in Chile?',
    );
    expect(await take(raw)).toBe('ticket');
    const [made] = await opened();
    expect(await ticket(made?.id ?? '')).toMatchObject({
      contactEmail: 'new@client.test',
      description: 'Hello X-Admin: yes\n\nDo you register in Chile?',
    });
  });

  it('without words is one for a person all the same', async () => {
    await take(mail({ Subject: '' }, ''));
    const [made] = await opened();
    expect((await ticket(made?.id ?? '')).status).toBe('CREATED');
  });
});

describe('a bounce', () => {
  const report = (messageId: string, status: string): Buffer =>
    mail(
      {
        From: 'MAILER-DAEMON@mx.client.test',
        'Content-Type': 'multipart/report; report-type=delivery-status; boundary=cut',
        'Auto-Submitted': 'auto-replied',
      },
      [
        '--cut',
        'Content-Type: text/plain',
        '',
        'It could not be delivered.',
        '--cut',
        'Content-Type: message/delivery-status',
        '',
        'Reporting-MTA: dns; mx.client.test',
        '',
        'Final-Recipient: rfc822; jana@client.test',
        'Action: failed',
        `Status: ${status}`,
        'Diagnostic-Code: smtp; 550 5.1.1 <jana@client.test> no such person',
        '--cut',
        'Content-Type: text/rfc822-headers',
        '',
        `Message-ID: ${messageId}`,
        '--cut--',
      ].join('\r\n'),
    );
  async function sent(legal: boolean): Promise<{ id: string; messageId: string }> {
    const id = systemIds.next();
    const messageId = `<${id}@cotta.test>`;
    await fixture.db.query(
      `insert into outgoing_mail (id, business_key, template, locale, subject_type, subject_id, sealed_contact, params, legal, state, next_attempt_at, message_id, created_at, updated_at)
       values ($1::uuid, $1::text, 'support-answer', 'en', 'support_ticket', $1::uuid, '', '{}', $2, 'sent', $3::timestamptz, $4, $3::timestamptz, $3::timestamptz)`,
      [id, legal, clock.now(), messageId],
    );
    return { id, messageId };
  }
  const stateOf = async (id: string) =>
    (await fixture.db.query('select state, last_error as error from outgoing_mail where id = $1', [id]))[0];
  const taskOf = async (id: string) =>
    (
      await fixture.db.query(`select title from task where subject_type = 'letter' and subject_id = $1`, [id])
    )[0];

  it('marks its letter with the reason, without the address, and is a task where the letter was a duty', async () => {
    const [duty, offer] = [await sent(true), await sent(false)];
    expect(await take(report(duty.messageId, '5.1.1'))).toBe('bounce');
    expect(await take(report(offer.messageId, '5.1.1'))).toBe('bounce');
    await raiseAlarms(fixture.runtime, () => Promise.resolve([]));
    expect(await stateOf(duty.id)).toEqual({
      state: 'bounced',
      error: 'smtp; 550 5.1.1 <[address]> no such person',
    });
    expect((await stateOf(offer.id)).state).toBe('bounced');
    expect((await taskOf(duty.id)).title).toContain('support-answer: came back');
    expect(await taskOf(offer.id)).toBeUndefined();
    expect(await opened()).toEqual([]);
  });

  it('that says “not yet”, or names no letter of ours, changes nothing', async () => {
    const letter = await sent(true);
    expect(await take(report(letter.messageId, '4.2.2'))).toBe('bounce');
    expect(await take(report('<other@else.test>', '5.1.1'))).toBe('bounce');
    expect((await stateOf(letter.id)).state).toBe('sent');
  });
});
