import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import type { Role, Viewer } from '@cotta/kit/model/words/viewer.js';
import { readLink } from '@cotta/kit/edge/links/link-token.js';
import { deliver } from '@cotta/kit/testing/deliver.js';
import { openServiceFixture, type ServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import {
  SupportTicketChangedSchema,
  SupportTicketEvent,
} from '@cotta/proto/cotta/workspace/v1/entities_pb.js';
import { databaseContentStore } from '../document/content-store.js';
import { upload } from '../document/upload.js';
import { revokedTicketLinks } from '../heard/workspace/on-revoked-ticket-links.js';
import { readEmail } from '../inbound-email/read-email.js';
import { takeInEmail } from '../inbound-email/take-in-email.js';
import { replyAddress } from '../letter/reply-address.js';
import { workspaceService } from '../service.js';
import { testEncryptionKey } from '../testing/facts.js';

const clock = new FakeClock('2026-03-02T09:00:00Z');
const linkKey = Buffer.alloc(32, 5).toString('base64url');
const GIF = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
const viewer = (role: Role, name: string): Viewer => ({
  role,
  userId: nameBasedId(name),
  locale: 'en',
  scopes: [],
});
const visitor: Viewer = { role: 'visitor', locale: 'es', scopes: [] };
const holder = (subjectId: string, revision = 1): Viewer => ({
  ...visitor,
  link: { purpose: 'support', subjectId, revision },
});
const [lawyer, jana] = [viewer('lawyer', 'lena'), viewer('customer', 'jana')];
let fixture: ServiceFixture;

beforeAll(async () => {
  fixture = await openServiceFixture(workspaceService({ linkKey, letters: [] }), clock);
});
afterAll(() => fixture.close());

const refusal = '... on Refusal { code fields { path code } }';
async function asked(contactEmail: string): Promise<string> {
  clock.moveBy({ seconds: 1 });
  const { data } = await fixture.ask(
    visitor,
    `mutation ($input: AskSupportInput!) { askSupport(input: $input) { ... on SupportReceipt { ticketId } ${refusal} } }`,
    { input: { contactEmail, contactName: 'Iva', description: 'Is the logo enough?' } },
  );
  return data.askSupport.ticketId;
}
async function askedBy(who: Viewer): Promise<string> {
  clock.moveBy({ seconds: 1 });
  const { data } = await fixture.ask(
    who,
    'mutation { createSupportTicket(input: { description: "Is the logo enough?" }) { ... on SupportTicket { id } } }',
  );
  return data.createSupportTicket.id;
}
async function step(who: Viewer, name: string, id: string, input: object): Promise<Record<string, unknown>> {
  clock.moveBy({ seconds: 1 });
  const type = `${name.slice(0, 1).toUpperCase()}${name.slice(1)}Input`;
  const { data, errors } = await fixture.ask(
    who,
    `mutation ($id: ID!, $input: ${type}!) { ${name}(id: $id, input: $input) { ... on SupportTicket { status } ${refusal} } }`,
    { id, input },
  );
  return data?.[name] ?? { code: errors?.[0]?.extensions?.code };
}
const seen = async (who: Viewer, id: string) =>
  (
    await fixture.ask(
      who,
      'query ($id: ID!) { supportTicket(id: $id) { status goesOnAt papers { id } messages(limit: 20) { items { text } } } }',
      { id },
    )
  ).data.supportTicket;
const lines = async (who: Viewer): Promise<string[]> =>
  (
    await fixture.ask(who, '{ supportMessageList(limit: 20) { items { text } } }')
  ).data.supportMessageList.items.map(({ text }: { text: string }) => text);
async function filed(who: Viewer, subjectId: string): Promise<string | undefined> {
  const content = databaseContentStore(fixture.db);
  const kept = await upload({ runtime: fixture.runtime, content, linkKey }, { name: 'logo.gif', bytes: GIF });
  if ('code' in kept) throw new Error(kept.code);
  const { data } = await fixture.ask(
    who,
    `mutation ($input: CreateDocumentInput!) { createDocument(input: $input) { ... on Document { id } ${refusal} } }`,
    { input: { upload: kept.uploadToken, type: 'ATTACHMENT', subjectType: 'support_ticket', subjectId } },
  );
  return data?.createDocument.id;
}

describe('links of a question that were taken back', () => {
  it('open nothing of it: no words, no papers, no answer; one that goes out afterwards does', async () => {
    const id = await asked('iva@client.test');
    const [old, fresh] = [holder(id), holder(id, 2)];
    await step(lawyer, 'replySupportTicket', id, { text: 'Which logo?' });
    const paper = await filed(old, id);
    await step(old, 'answerSupportTicket', id, { text: 'This one.', documentIds: [paper] });
    expect(await seen(fresh, id)).toBeNull();
    const reason = 'It went to a colleague of hers.';
    expect(await step(lawyer, 'revokeSupportTicketLinks', id, { reason })).toEqual({ status: 'ASSIGNED' });
    await deliver(fixture.runtime, revokedTicketLinks, {
      schema: SupportTicketChangedSchema,
      message: { entityId: id, event: SupportTicketEvent.SUPPORT_TICKET_LINKS_REVOKED },
      source: 'workspace',
      streamId: id,
    });
    await step(lawyer, 'replySupportTicket', id, { text: 'Thank you.' });
    expect(await seen(old, id)).toBeNull();
    expect(await lines(old)).toEqual([]);
    expect((await step(old, 'answerSupportTicket', id, { text: 'Still here.' })).code).toBe('NOT_FOUND');
    expect(await filed(old, id)).toBeUndefined();
    expect(await seen(fresh, id)).toMatchObject({
      papers: [{ id: paper }],
      messages: { items: [{ text: 'Which logo?' }, { text: 'This one.' }, { text: 'Thank you.' }] },
    });
    expect(await filed(fresh, id)).toBeDefined();
  });

  it('are taken back by colleagues alone, with a reason', async () => {
    const id = await asked('ada@client.test');
    expect((await step(holder(id), 'revokeSupportTicketLinks', id, { reason: 'Mine.' })).code).toBe(
      'UNAUTHENTICATED',
    );
    expect((await step(jana, 'revokeSupportTicketLinks', id, { reason: 'Mine.' })).code).toBe('FORBIDDEN');
    expect((await step(lawyer, 'revokeSupportTicketLinks', id, {})).status).toBeUndefined();
    expect(await seen(holder(id), id)).not.toBeNull();
  });
});

describe('a question that was merged', () => {
  it('leads whoever holds its link to the one that was kept, as its own link would', async () => {
    const [one, kept] = [await asked('mia@client.test'), await asked('Mia@client.test')];
    await step(lawyer, 'mergeSupportTicket', one, { intoId: kept });
    const { goesOnAt } = await seen(holder(one), one);
    const reading = readLink(String(goesOnAt).replace('/contact/', ''), linkKey, clock.now());
    expect(reading).toMatchObject({
      state: 'valid',
      link: { purpose: 'support', subjectId: kept, revision: 1 },
    });
    expect((await seen(holder(kept), kept)).messages.items).toEqual([{ text: 'Is the logo enough?' }]);
    expect(await seen(holder(one), kept)).toBeNull();
    expect((await seen(lawyer, one)).goesOnAt).toBe(`/support_ticket/${kept}/show`);
  });

  it('leads on also where the kept one was merged in its turn, to its links of today', async () => {
    const [one, two, kept] = [
      await asked('eva@client.test'),
      await asked('eva@client.test'),
      await asked('eva@client.test'),
    ];
    await step(lawyer, 'mergeSupportTicket', one, { intoId: two });
    await step(lawyer, 'revokeSupportTicketLinks', kept, { reason: 'Wrong hands.' });
    await step(lawyer, 'mergeSupportTicket', two, { intoId: kept });
    const token = String((await seen(holder(one), one)).goesOnAt).replace('/contact/', '');
    expect(readLink(token, linkKey, clock.now())).toMatchObject({ link: { subjectId: kept, revision: 2 } });
    expect((await seen(holder(kept, 2), kept)).messages.items).toHaveLength(2);
    expect(await lines(holder(kept, 1))).toEqual([]);
  });

  it('leads its customer to the kept one in the portal; one that is only closed leads nowhere', async () => {
    const [one, kept] = [await askedBy(jana), await askedBy(jana)];
    await step(lawyer, 'mergeSupportTicket', one, { intoId: kept });
    expect((await seen(jana, one)).goesOnAt).toBe(`/portal/support/${kept}`);
    expect((await seen(jana, kept)).goesOnAt).toBeNull();
  });

  it('takes a reply to its letters to the one that was kept', async () => {
    const [one, kept] = [await asked('ola@client.test'), await asked('ola@client.test')];
    await step(lawyer, 'replySupportTicket', one, { text: 'Which logo?' });
    await step(lawyer, 'mergeSupportTicket', one, { intoId: kept });
    const to = replyAddress('Cotta <office@cotta.test>', { to: 'ticket', id: one }, linkKey);
    const headers = `From: ola@client.test\r\nTo: ${to}\r\nSubject: Re\r\nMessage-ID: <ola@client.test>\r\n`;
    const mail = await readEmail(Buffer.from(`${headers}\r\nThe round one.`));
    const door = { runtime: fixture.runtime, linkKey, encryptionKey: testEncryptionKey };
    expect(await takeInEmail(door, mail)).toBe('answer');
    expect((await seen(lawyer, kept)).messages.items.map(({ text }: { text: string }) => text)).toContain(
      'The round one.',
    );
  });
});
