import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { create } from '@bufbuild/protobuf';
import { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import { nameBasedId, spokenId, systemIds } from '@cotta/kit/model/words/ids.js';
import type { Role, Viewer } from '@cotta/kit/model/words/viewer.js';
import type { JobQueue } from '@cotta/kit/runtime/jobs/queue.js';
import { encryptContact } from '@cotta/kit/runtime/personal-data/encryption.js';
import { rebuildCheck } from '@cotta/kit/runtime/rebuild/rebuild.js';
import { deliver } from '@cotta/kit/testing/deliver.js';
import { openServiceFixture, type ServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import {
  SupportTicketChangedSchema,
  SupportTicketEvent,
} from '@cotta/proto/cotta/workspace/v1/entities_pb.js';
import { ticketTasks } from '../heard/workspace/on-ticket-tasks.js';
import { letterHandOver } from '../letter/hand-over-letter.js';
import { supportLettersConsumer } from '../letter/support-letters-consumer.js';
import { workspaceService } from '../service.js';
import { hear, jana as janasContact, testEncryptionKey, allWanted } from '../testing/facts.js';

// A Monday.
const clock = new FakeClock('2026-03-02T09:00:00Z');
const linkKey = Buffer.alloc(32, 5).toString('base64url');
const definition = workspaceService({ linkKey, letters: [] });
const queue: JobQueue = {
  add: () => Promise.resolve(),
  tick: () => undefined,
  waiting: () => Promise.resolve(0),
  close: () => Promise.resolve(),
};
const letters = supportLettersConsumer({
  queue,
  clock,
  emailFrom: 'Cotta <office@cotta.test>',
  publicOrigin: 'https://cotta.test',
  encryptionKey: testEncryptionKey,
  linkKey,
});
const viewer = (role: Role, name: string): Viewer => ({
  role,
  userId: nameBasedId(name),
  locale: 'en',
  scopes: [],
});
const [lawyer, jana, eva] = [viewer('lawyer', 'lena'), viewer('customer', 'jana'), viewer('customer', 'eva')];
const SECRET = 'he never pays on time';
let fixture: ServiceFixture;

beforeAll(async () => {
  fixture = await openServiceFixture(definition, clock);
  await fixture.db.query(
    `insert into addressee (user_id, sealed_contact, language, region, order_letters) values ($1, $2, 'cs', 'CZ', true)`,
    [jana.userId, Buffer.from(encryptContact(janasContact, testEncryptionKey).sealed)],
  );
});
afterAll(() => fixture.close());
beforeEach(() => fixture.db.query('delete from outgoing_mail'));

const refusal = '... on Refusal { code fields { path code } }';
const one = (name: string): string => `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`;
async function step(who: Viewer, name: string, id: string, input: object): Promise<Record<string, unknown>> {
  clock.moveBy({ seconds: 1 });
  const { data, errors } = await fixture.ask(
    who,
    `mutation ($id: ID!, $input: ${one(name)}Input!) { ${name}(id: $id, input: $input) { ... on SupportTicket { status version } ${refusal} } }`,
    { id, input },
  );
  return data?.[name] ?? { code: errors?.[0]?.extensions?.code ?? errors?.[0]?.message };
}
async function opened(who: Viewer = jana, description = 'Is the logo enough?'): Promise<string> {
  const { data } = await fixture.ask(
    who,
    `mutation ($description: String!) { createSupportTicket(input: { description: $description }) { ... on SupportTicket { id } } }`,
    { description },
  );
  return data.createSupportTicket.id;
}
const conversation = async (who: Viewer, id: string) =>
  (
    await fixture.ask(
      who,
      'query ($id: ID!) { supportTicket(id: $id) { messages(limit: 50) { items { side text channel } totalCount } } }',
      { id },
    )
  ).data.supportTicket;
const said = async (who: Viewer, id: string): Promise<string[]> =>
  (await conversation(who, id)).messages.items.map(({ text }: { text: string }) => text);

/** What an event of the ticket says to letters. */
const told = (entityId: string, event: SupportTicketEvent, streamVersion: number, status = '') =>
  hear(fixture.db, letters, {
    schema: SupportTicketChangedSchema,
    message: create(SupportTicketChangedSchema, { entityId, event, facts: { status } }),
    streamVersion,
  });

/** The letters as they leave, in their own language. */
async function sent(): Promise<string[]> {
  const rows = await fixture.db.query(
    'select id, business_key, template, locale, subject_type, subject_id, sealed_contact, params, legal, message_id from outgoing_mail order by created_at',
  );
  expect(JSON.stringify(rows.map(({ params }: { params: object }) => params))).not.toContain('protects');
  const texts: string[] = [];
  const handOver = letterHandOver({
    clock,
    encryptionKey: testEncryptionKey,
    publicOrigin: 'https://cotta.test',
    wanted: allWanted,
    linkKey,
    sender: { from: 'Cotta <office@cotta.test>' },
    handOver: ({ envelope, raw }) => {
      texts.push(`${envelope.to.join()}\n${raw.toString()}`);
      return Promise.resolve({ accepted: true });
    },
  });
  for (const row of rows)
    await handOver({
      ...row,
      businessKey: row.business_key,
      subjectType: row.subject_type,
      subjectId: row.subject_id,
      sealedContact: row.sealed_contact,
      messageId: row.message_id,
      attempts: 1,
    });
  return texts;
}

describe('a conversation', () => {
  it('is read by its client and by staff, and its internal lines by staff alone', async () => {
    const id = await opened();
    await step(lawyer, 'noteOnSupportTicket', id, { text: SECRET });
    expect(await step(lawyer, 'replySupportTicket', id, { text: 'It protects the picture alone.' })).toEqual({
      status: 'WAITING_FOR_CUSTOMER',
      version: 3,
    });
    expect(await step(jana, 'answerSupportTicket', id, { text: 'Then the words too.' })).toMatchObject({
      status: 'ASSIGNED',
    });
    expect(await said(lawyer, id)).toEqual([SECRET, 'It protects the picture alone.', 'Then the words too.']);
    expect((await conversation(jana, id)).messages).toEqual({
      items: [
        { side: 'FIRM', text: 'It protects the picture alone.', channel: 'E_MAIL' },
        { side: 'CLIENT', text: 'Then the words too.', channel: 'PORTAL' },
      ],
      totalCount: 2,
    });
  });

  it('shows an internal line to no customer by any way of the graph', async () => {
    const id = await opened();
    await step(lawyer, 'noteOnSupportTicket', id, { text: SECRET });
    const [{ id: line }] = await fixture.db.query('select id from support_message where ticket_id = $1', [
      id,
    ]);
    for (const who of [jana, eva]) {
      const answers = [
        await fixture.ask(who, 'query ($id: ID!) { supportMessage(id: $id) { text } }', { id: line }),
        await fixture.ask(
          who,
          'query ($id: ID!) { supportMessageList(filter: { ticketId: { eq: $id } }) { items { text } } supportMessageCount(filter: { ticketId: { eq: $id } }) }',
          { id },
        ),
        await fixture.ask(
          who,
          'query ($id: ID!) { supportTicketTrackingList(filter: { supportTicketId: { eq: $id } }) { items { label reason } } }',
          { id },
        ),
      ];
      expect(JSON.stringify(answers)).not.toContain(SECRET);
      expect(JSON.stringify(answers)).not.toContain('Internal');
      expect(answers[1]?.data).toEqual({ supportMessageList: { items: [] }, supportMessageCount: 0 });
    }
    expect((await step(jana, 'noteOnSupportTicket', id, { text: 'me too' })).code).toBe('FORBIDDEN');
    expect((await step(jana, 'replySupportTicket', id, { text: 'me too' })).code).toBe('FORBIDDEN');
  });

  it('takes no word and no paper of somebody else', async () => {
    const id = await opened();
    expect(await step(eva, 'answerSupportTicket', id, { text: 'Mine?' })).toMatchObject({
      code: 'NOT_FOUND',
    });
    expect(
      await step(jana, 'answerSupportTicket', id, { text: 'See this.', documentIds: [systemIds.next()] }),
    ).toMatchObject({ fields: [{ path: ['documentIds'], code: 'UNKNOWN_REFERENCE' }] });
    expect(await said(lawyer, id)).toEqual([]);
  });

  it('begins anew with a word of the client after it was solved, and is over after 14 days', async () => {
    const id = await opened();
    expect(
      await step(lawyer, 'replySupportTicket', id, { text: 'In your account.', solves: true }),
    ).toMatchObject({ status: 'RESOLVED' });
    expect(await step(jana, 'answerSupportTicket', id, { text: 'It is not there.' })).toMatchObject({
      status: 'ASSIGNED',
    });
    await step(lawyer, 'resolveSupportTicket', id, { resolution: 'Now it is.' });
    clock.moveBy({ hours: 15 * 24 });
    expect((await step(jana, 'answerSupportTicket', id, { text: 'No.' })).code).toBe('TOO_LATE');
    clock.moveTo('2026-03-02T09:00:00Z');
    expect(await said(jana, id)).toEqual(['In your account.', 'It is not there.', 'Now it is.']);
  });

  it('goes on in another ticket of the same client alone', async () => {
    const [id, other, evas] = [await opened(), await opened(jana, 'Logo or words?'), await opened(eva)];
    await step(jana, 'answerSupportTicket', other, { text: 'Both?' });
    expect(await step(lawyer, 'mergeSupportTicket', other, { intoId: evas })).toMatchObject({
      fields: [{ path: ['intoId'], code: 'UNKNOWN_REFERENCE' }],
    });
    expect(await step(lawyer, 'mergeSupportTicket', other, { intoId: other })).toMatchObject({
      fields: [{ path: ['intoId'], code: 'UNKNOWN_REFERENCE' }],
    });
    expect(await step(lawyer, 'mergeSupportTicket', other, { intoId: id })).toMatchObject({
      status: 'CLOSED',
    });
    expect((await said(jana, id)).toSorted()).toEqual(['Both?', 'Logo or words?']);
    expect(await said(jana, other)).toEqual([]);
  });
});

describe('an answer', () => {
  it('is a letter in the language of the client, to whom it says how to answer', async () => {
    const id = await opened();
    await step(lawyer, 'noteOnSupportTicket', id, { text: SECRET });
    await step(lawyer, 'replySupportTicket', id, { text: 'It protects the picture alone.' });
    await told(id, SupportTicketEvent.SUPPORT_TICKET_NOTED, 2);
    await told(id, SupportTicketEvent.SUPPORT_TICKET_REPLIED, 3, 'Waiting for customer');
    const mails = await sent();
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain(janasContact.email);
    expect(mails[0]).toContain('Content-Language: cs');
    expect(mails[0]).toContain('It protects the picture alone.');
    expect(mails[0]).not.toContain(SECRET);
  });

  it('is no letter where an event of an internal line is taken for one', async () => {
    const id = await opened();
    await step(lawyer, 'noteOnSupportTicket', id, { text: SECRET });
    await told(id, SupportTicketEvent.SUPPORT_TICKET_REPLIED, 2, 'Waiting for customer');
    expect(await sent()).toEqual([]);
  });

  it('goes to the address that a visitor left, in the language of the form', async () => {
    const { data } = await fixture.ask(
      { role: 'visitor', locale: 'es', scopes: [] },
      `mutation { askSupport(input: { contactEmail: "iva@client.test", contactName: "Iva", description: "¿Registran en Chile?" }) { ... on SupportReceipt { ticketId } ${refusal} } }`,
    );
    const id: string = data.askSupport.ticketId;
    await step(lawyer, 'replySupportTicket', id, { text: 'Yes, it protects there too.', solves: true });
    await told(id, SupportTicketEvent.SUPPORT_TICKET_REPLIED, 2, 'Resolved');
    const [mail] = await sent();
    expect(mail).toContain('iva@client.test');
    expect(mail).toContain('Content-Language: es');
    expect(mail).toContain('14');
  });
});

describe('letters about a question', () => {
  async function askedByIva(): Promise<string> {
    const { data } = await fixture.ask(
      { role: 'visitor', locale: 'es', scopes: [] },
      `mutation ($email: String!) { askSupport(input: { contactEmail: $email, contactName: "Iva", description: "¿Registran en Chile? <b>x</b>" }) { ... on SupportReceipt { ticketId } ${refusal} } }`,
      { email: `iva.${systemIds.next()}@client.test` },
    );
    return data.askSupport.ticketId;
  }

  it('say that it came: number, their own words, by when, and the way there and back', async () => {
    const id = await askedByIva();
    await told(id, SupportTicketEvent.SUPPORT_TICKET_CREATED, 1);
    const [mail = ''] = await sent();
    const text = mail.replaceAll(/=\r\n/g, '');
    expect(mail).toContain('Content-Language: es');
    expect(text).toContain(spokenId('Q', id));
    expect(text).toMatch(/https:\/\/cotta\.test\/es\/contact\/q\./);
    expect(mail).toMatch(/^Reply-To: office\+[0-9a-z]{38}@cotta\.test/m);
    expect(text).not.toContain('<b>x</b></');
    expect(
      JSON.stringify(await fixture.db.query('select params from outgoing_mail where subject_id = $1', [id])),
    ).not.toContain('Chile');
  });

  it('lead whoever has an account there; what staff wrote down for them on the phone says nothing', async () => {
    const own = await opened();
    await told(own, SupportTicketEvent.SUPPORT_TICKET_CREATED, 1);
    const [mail = ''] = await sent();
    expect(mail.replaceAll(/=\r\n/g, '')).toContain(`https://cotta.test/portal/support/${own}`);
    await fixture.db.query('delete from outgoing_mail');
    const { data } = await fixture.ask(
      lawyer,
      'mutation ($input: CreateSupportTicketInput!) { createSupportTicket(input: $input) { ... on SupportTicket { id } } }',
      { input: { description: 'Rang about the logo.', userId: jana.userId } },
    );
    await told(data.createSupportTicket.id, SupportTicketEvent.SUPPORT_TICKET_CREATED, 1);
    expect(await sent()).toEqual([]);
  });

  it('remind of our last words with the day it ends, say that it ended, and that it begins again', async () => {
    const id = await askedByIva();
    await step(lawyer, 'replySupportTicket', id, { text: 'En Chile, sí. ¿Qué marca?' });
    await told(id, SupportTicketEvent.SUPPORT_TICKET_REMINDED, 3);
    await told(id, SupportTicketEvent.SUPPORT_TICKET_LAPSED, 4);
    await told(id, SupportTicketEvent.SUPPORT_TICKET_REOPENED, 5);
    const rows: { template: string; params: { at?: string; quotes?: boolean } }[] = await fixture.db.query(
      'select template, params from outgoing_mail where subject_id = $1 order by template',
      [id],
    );
    expect(rows.map(({ template }) => template)).toEqual([
      'support-reminder',
      'support-reopened',
      'support-resolved',
    ]);
    const [reminder] = rows;
    expect(reminder?.params.quotes).toBe(true);
    const [{ since }] = await fixture.db.query(
      'select waiting_since as since from support_ticket where id = $1',
      [id],
    );
    expect(Date.parse(reminder?.params.at ?? '') - since.getTime()).toBe(10 * 86_400_000);
    expect(await sent()).toHaveLength(3);
  });
});

describe('the work on a ticket', () => {
  const heard = (entityId: string, event: SupportTicketEvent): Promise<unknown> =>
    deliver(fixture.runtime, ticketTasks, {
      schema: SupportTicketChangedSchema,
      source: 'workspace',
      streamId: entityId,
      message: { entityId, event, facts: { userId: jana.userId ?? '' } },
    });
  const task = async (id: string) =>
    (await fixture.db.query('select work, status, title, due_at from task where subject_id = $1', [id]))[0];

  /** As its customer reads what was promised. */
  const promises = async (id: string) =>
    (
      await fixture.ask(
        jana,
        'query ($id: ID!) { servicePromiseList(filter: { subjectId: { eq: $id } }, limit: 5) { items { state promisedAt keptAt } } }',
        { id },
      )
    ).data.servicePromiseList.items;

  it('says what is asked, ends with the answer and comes back with each new word, due in four hours', async () => {
    const id = await opened();
    await heard(id, SupportTicketEvent.SUPPORT_TICKET_CREATED);
    const first = await task(id);
    expect(first).toMatchObject({ work: 'ticket', status: 'Open' });
    expect(first.title).toContain('Answer: “Is the logo enough?”');
    expect(await promises(id)).toEqual([
      { state: 'OPEN', promisedAt: first.due_at.toISOString(), keptAt: null },
    ]);
    await step(lawyer, 'replySupportTicket', id, { text: 'Yes.' });
    await heard(id, SupportTicketEvent.SUPPORT_TICKET_REPLIED);
    expect(await task(id)).toMatchObject({ status: 'Done' });
    expect(await promises(id)).toMatchObject([{ state: 'KEPT', keptAt: expect.any(String) }]);
    await step(jana, 'answerSupportTicket', id, { text: 'And the words?' });
    await heard(id, SupportTicketEvent.SUPPORT_TICKET_ANSWERED);
    const again = await task(id);
    expect(again).toMatchObject({ status: 'Open' });
    expect(again.title).toContain('Answer: “And the words?”');
    expect(again.due_at < first.due_at).toBe(true);
  });
});

it('rows are what the events say', async () => {
  expect((await rebuildCheck(fixture.db, definition.aggregates)).differences).toEqual([]);
});
