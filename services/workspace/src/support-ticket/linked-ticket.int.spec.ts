import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import { nameBasedId, systemIds } from '@cotta/kit/model/words/ids.js';
import type { Role, Viewer } from '@cotta/kit/model/words/viewer.js';
import { encryptContact } from '@cotta/kit/runtime/personal-data/encryption.js';
import { deliver } from '@cotta/kit/testing/deliver.js';
import { openServiceFixture, type ServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import { UserActivatedSchema } from '@cotta/proto/cotta/accounts/v1/events_pb.js';
import { databaseContentStore } from '../document/content-store.js';
import { upload } from '../document/upload.js';
import { provedAddresses } from '../heard/accounts/on-proved-address.js';
import { workspaceService } from '../service.js';
import { jana as janasContact, testEncryptionKey } from '../testing/facts.js';

// A Monday.
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
const holder = (subjectId: string): Viewer => ({
  ...visitor,
  link: { purpose: 'support', subjectId, revision: 1 },
});
const [lawyer, jana, eva] = [viewer('lawyer', 'lena'), viewer('customer', 'jana'), viewer('customer', 'eva')];
let fixture: ServiceFixture;

beforeAll(async () => {
  fixture = await openServiceFixture(workspaceService({ linkKey, letters: [] }), clock);
});
afterAll(() => fixture.close());

const refusal = '... on Refusal { code fields { path code } }';
async function asked(
  contactEmail: string,
): Promise<{ ticketId: string; publicId: string; answerBy: string }> {
  const { data } = await fixture.ask(
    visitor,
    `mutation ($input: AskSupportInput!) { askSupport(input: $input) { ... on SupportReceipt { ticketId publicId answerBy } ${refusal} } }`,
    { input: { contactEmail, contactName: 'Iva', description: 'Is the logo enough?' } },
  );
  return data.askSupport;
}
const seen = async (who: Viewer, id: string) =>
  (
    await fixture.ask(
      who,
      'query ($id: ID!) { supportTicket(id: $id) { publicId status papers { id name url } messages(limit: 20) { items { side text channel documentIds } } } }',
      { id },
    )
  ).data.supportTicket;
async function step(who: Viewer, name: string, id: string, input: object): Promise<Record<string, unknown>> {
  // What was written later stands later.
  clock.moveBy({ seconds: 1 });
  const type = `${name.slice(0, 1).toUpperCase()}${name.slice(1)}Input`;
  const { data, errors } = await fixture.ask(
    who,
    `mutation ($id: ID!, $input: ${type}!) { ${name}(id: $id, input: $input) { ... on SupportTicket { status } ${refusal} } }`,
    { id, input },
  );
  return data?.[name] ?? { code: errors?.[0]?.extensions?.code };
}
const uploaded = async (): Promise<string> => {
  const content = databaseContentStore(fixture.db);
  const done = await upload({ runtime: fixture.runtime, content, linkKey }, { name: 'logo.gif', bytes: GIF });
  if ('code' in done) throw new Error(done.code);
  return done.uploadToken;
};
async function filed(
  who: Viewer,
  subjectId: string,
  subjectType = 'support_ticket',
): Promise<{ id?: string; code?: string }> {
  const { data, errors } = await fixture.ask(
    who,
    `mutation ($input: CreateDocumentInput!) { createDocument(input: $input) { ... on Document { id } ${refusal} } }`,
    { input: { upload: await uploaded(), type: 'ATTACHMENT', subjectType, subjectId } },
  );
  return data?.createDocument ?? { code: errors?.[0]?.extensions?.code };
}

describe('a question without an account', () => {
  it('has a number, and the time by which it is answered: eight working hours', async () => {
    const { publicId, answerBy } = await asked('iva@client.test');
    expect(publicId).toMatch(/^Q-[2-9A-Z]{8}$/);
    expect(answerBy).toBe('2026-03-02T17:00:00.000Z');
  });

  it('is read and answered by whoever holds its link, with a paper; internal lines stay inside', async () => {
    const { ticketId } = await asked('ada@client.test');
    const link = holder(ticketId);
    await step(lawyer, 'noteOnSupportTicket', ticketId, { text: 'never pays' });
    await step(lawyer, 'replySupportTicket', ticketId, { text: 'Which logo?' });
    const { id: paper } = await filed(link, ticketId);
    expect(
      await step(link, 'answerSupportTicket', ticketId, { text: 'This one.', documentIds: [paper] }),
    ).toEqual({ status: 'ASSIGNED' });
    expect(await seen(link, ticketId)).toMatchObject({
      status: 'ASSIGNED',
      papers: [{ id: paper, name: 'logo.gif' }],
      messages: {
        items: [
          { side: 'FIRM', text: 'Which logo?' },
          { side: 'CLIENT', text: 'This one.', channel: 'PAGE', documentIds: [paper] },
        ],
      },
    });
    expect(await step(link, 'settleSupportTicket', ticketId, {})).toEqual({ status: 'RESOLVED' });
    expect(await step(link, 'reopenSupportTicket', ticketId, {})).toEqual({ status: 'ASSIGNED' });
    expect(await step(link, 'replySupportTicket', ticketId, { text: 'We say.' })).toEqual({
      code: 'UNAUTHENTICATED',
    });
  });

  it('opens to no other link, no visitor and no stranger, and takes no paper of theirs', async () => {
    const [{ ticketId: one }, { ticketId: other }] = [
      await asked('one@client.test'),
      await asked('two@client.test'),
    ];
    for (const who of [visitor, holder(other), eva]) {
      expect(await seen(who, one)).toBeNull();
      expect((await step(who, 'answerSupportTicket', one, { text: 'Mine?' })).code).toBe('NOT_FOUND');
    }
    expect((await filed(holder(other), one)).id).toBeUndefined();
    expect((await filed(holder(one), systemIds.next(), 'trademark')).id).toBeUndefined();
    expect((await filed(visitor, one)).code).toBe('UNAUTHENTICATED');
    const { id: theirs } = await filed(holder(other), other);
    expect(
      await step(holder(one), 'answerSupportTicket', one, { text: 'See this.', documentIds: [theirs] }),
    ).toMatchObject({ fields: [{ path: ['documentIds'], code: 'UNKNOWN_REFERENCE' }] });
    expect((await seen(holder(one), one)).messages.items).toEqual([]);
  });

  it('belongs to the account once its address is proved, with words and papers; a link answers no more', async () => {
    const [{ ticketId }, { ticketId: foreign }] = [
      await asked('Jana@Client.test'),
      await asked('ajana@client.test'),
    ];
    const { id: paper } = await filed(holder(ticketId), ticketId);
    await step(holder(ticketId), 'answerSupportTicket', ticketId, { text: 'Here.', documentIds: [paper] });
    await deliver(fixture.runtime, provedAddresses(testEncryptionKey), {
      schema: UserActivatedSchema,
      message: {
        userId: jana.userId ?? '',
        role: 'customer',
        contact: encryptContact({ ...janasContact, email: ' jana@client.test' }, testEncryptionKey),
      },
      source: 'accounts',
      streamId: jana.userId ?? '',
    });
    expect(await seen(jana, ticketId)).toMatchObject({
      papers: [{ id: paper }],
      messages: { items: [{ text: 'Here.' }] },
    });
    expect([await seen(eva, ticketId), await seen(jana, foreign)]).toEqual([null, null]);
    expect((await step(holder(ticketId), 'answerSupportTicket', ticketId, { text: 'By link.' })).code).toBe(
      'NOT_FOUND',
    );
    expect(await step(jana, 'answerSupportTicket', ticketId, { text: 'By account.' })).toEqual({
      status: 'CREATED',
    });
  });
});
