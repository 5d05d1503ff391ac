import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { MessageInitShape } from '@bufbuild/protobuf';
import { askAtDoor } from '@cotta/kit/runtime/door-asks/door-asks.js';
import { systemIds } from '@cotta/kit/model/words/ids.js';
import { readLink } from '@cotta/kit/edge/links/link-token.js';
import { decryptContact } from '@cotta/kit/runtime/personal-data/encryption.js';
import type { RecordedEvent } from '@cotta/kit/model/words/recorded-event.js';
import { openServiceFixture, type ServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import { tablesWith } from '@cotta/kit/testing/tables-with.js';
import { consumerOf, deliver } from '@cotta/kit/testing/deliver.js';
import { until } from '@cotta/kit/testing/until.js';
import { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import { create } from '@bufbuild/protobuf';
import { UserErasedSchema } from '@cotta/proto/cotta/accounts/v1/events_pb.js';
import { NewLinksAskedSchema } from '@cotta/proto/cotta/requests/v1/events_pb.js';
import { emailKey } from '../registration-request/order/order-answers.js';
import { requestsService } from '../service.js';
import { admin, client, clientId, passerBy, someone, testKey } from '../testing/facts.js';
import { sendLeftBehind } from './ask-for-new-links.js';

const definition = requestsService({ linkKey: testKey, encryptionKey: testKey });
const clock = new FakeClock('2026-11-16T09:00:00Z');
let fixture: ServiceFixture;
beforeAll(async () => {
  fixture = await openServiceFixture(definition, clock);
});
afterAll(() => fixture.close());

const answers = (email: string) => ({
  type: 'TEXT',
  value: 'Lumara',
  jurisdictions: ['EU'],
  jurisdictionsUndecided: false,
  websites: [],
  businessDescription: 'Lamps of blown glass.',
  classes: [11],
  language: 'en',
  sendMarketingEmails: false,
  contact: { email, firstName: 'Jana', lastName: 'Malá' },
});

/** Rows are put where they shall stand: how an order gets there is tested elsewhere. */
async function orderOf(
  email: string,
  { userId = null, row = {} }: { userId?: string | null; row?: Readonly<Record<string, unknown>> } = {},
): Promise<string> {
  const { data } = await fixture.ask(
    admin,
    'mutation ($input: CreateRegistrationRequestInput!) { createRegistrationRequest(input: $input) { ... on RegistrationRequest { id } } }',
    { input: { ...answers(email), userId } },
  );
  const { id } = data.createRegistrationRequest;
  for (const [column, value] of Object.entries(row))
    await fixture.db.query(`update registration_request set ${column} = $2 where id = $1`, [id, value]);
  return id;
}

const ASK =
  'mutation ($input: AskForNewLinksInput!) { askForNewLinks(input: $input) { __typename ... on AskedForNewLinks { ok } ... on Refusal { code fields { path code } } } }';
const asked = async (email: string, { locale = 'sk', viewer = passerBy, key = systemIds.next() } = {}) => {
  const { data } = await fixture.ask(viewer, ASK, { input: { email, locale } }, key);
  await until(
    'what was asked at the door is handled',
    async () => (await fixture.db.query('select from door_ask where handled_at is null')).length === 0,
  );
  return data.askForNewLinks;
};
const SAME = { __typename: 'AskedForNewLinks', ok: true };

interface Published {
  readonly contact: ReturnType<typeof decryptContact>;
  readonly language: string;
  readonly more: number;
  readonly orders: readonly { publicId: string; mark: string; linkPath: string; needsAccount: boolean }[];
}

/** What is told of the wishes for this address, oldest first, as others hear it. */
async function published(email: string): Promise<readonly Published[]> {
  const rows: { stream_id: string; data: object; occurred_at: Date }[] = await fixture.db.query(
    `select stream_id, data, occurred_at from tracking_event where type = 'NewLinksAsked' and data #>> '{contact,email}' = $1 order by occurred_at, event_id`,
    [email],
  );
  return rows.map(({ stream_id: streamId, data, occurred_at: occurredAt }) => {
    const sent = definition.publications['NewLinksAsked']?.map({
      streamId,
      data,
      occurredAt,
    } as RecordedEvent) as MessageInitShape<typeof NewLinksAskedSchema>;
    const { contact, orders, language, more } = create(NewLinksAskedSchema, sent);
    return {
      contact: decryptContact(contact, testKey),
      language,
      more,
      orders: orders.map(({ publicId, mark, linkPath, needsAccount }) => ({
        publicId,
        mark,
        linkPath,
        needsAccount,
      })),
    };
  });
}

const pathsOf = async (email: string): Promise<readonly string[]> =>
  (await published(email)).at(-1)?.orders.map(({ linkPath }) => linkPath) ?? [];

/** What the token of a path opens, as the gateway reads it. */
async function opened(path: string): Promise<string | undefined> {
  const token = path.split('/').find((part) => part.includes('.')) ?? '';
  const reading = readLink(token, testKey, clock.now());
  if (reading.state !== 'valid') return undefined;
  const { data } = await fixture.ask(
    someone('visitor', { link: reading.link }),
    'query ($id: ID!) { registrationRequest(id: $id) { id } serviceRequest(id: $id) { id } }',
    { id: reading.link.subjectId },
  );
  return data.registrationRequest?.id ?? data.serviceRequest?.id;
}

describe('asking for new links', () => {
  it('answers the same for an address with orders and for one without, which gets no letter, and is taken down the same', async () => {
    await orderOf('known@client.test');
    for (const viewer of [passerBy, client])
      for (const email of ['known@client.test', 'nobody@client.test'])
        expect(await asked(email, { viewer })).toEqual(SAME);
    expect(await published('known@client.test')).toHaveLength(2);
    expect(await published('nobody@client.test')).toEqual([]);
    expect(
      await fixture.db.query(
        'select email_key, count(*)::integer as asked, bool_and(handled_at is not null and sealed is null) as handled from door_ask where email_key = any($1) group by 1',
        [['known@client.test', 'nobody@client.test'].map(emailKey)],
      ),
    ).toEqual(
      expect.arrayContaining(
        ['known@client.test', 'nobody@client.test'].map((email) => ({
          email_key: emailKey(email),
          asked: 2,
          handled: true,
        })),
      ),
    );
  });

  it('goes to the address of the orders alone, in the language of the page, about none but its own', async () => {
    const [own, other] = [await orderOf('own@client.test'), await orderOf('other@client.test')];
    await asked('OWN@client.test');
    const [letter] = await published('own@client.test');
    expect(letter).toMatchObject({
      contact: { email: 'own@client.test', firstName: 'Jana', language: 'sk' },
      language: 'sk',
      more: 0,
      orders: [{ mark: 'Lumara', needsAccount: false }],
    });
    expect(await Promise.all((await pathsOf('own@client.test')).map(opened))).toEqual([own]);
    expect(JSON.stringify(letter)).not.toContain(other);
  });

  it.each([
    ['Verification requested', {}, /^\/verification\/r\.[^/]+\/success$/],
    ['Verification approved', {}, /^\/verification-summary\/s\./],
    ['Verification dismissed', {}, /^\/verification-summary\/s\./],
    [
      'Verification approved',
      { order_draft_saved_at: '2026-11-15T09:00:00Z' },
      /^\/registration-request\/r\./,
    ],
    ['Order created', {}, /^\/registration-request\/r\./],
    ['Sent for review', {}, /^\/application-draft\/r\./],
    ['Lost to follow-up', { answered_at: '2026-08-01T09:00:00Z' }, /^\/verification-summary\/s\./],
    [null, {}, /^\/registration-request\/r\./],
  ])('leads an order at %s (%j) where it goes on, with a link that opens it', async (status, row, path) => {
    const email = `${systemIds.next()}@client.test`;
    const id = await orderOf(email, { row: { status, ...row } });
    await asked(email);
    const [found = ''] = await pathsOf(email);
    expect(found).toMatch(path);
    expect(await opened(found)).toBe(id);
  });

  it('leads an order of an account to its page there, without a link, after those that have no account', async () => {
    const [claimed, free] = [
      await orderOf('both@client.test', { userId: clientId }),
      await orderOf('both@client.test'),
    ];
    await fixture.db.query(
      `update registration_request set created_at = created_at - interval '1 day' where id = $1`,
      [free],
    );
    await asked('both@client.test');
    const [first, second] = (await published('both@client.test'))[0]?.orders ?? [];
    expect(await opened(first?.linkPath ?? '')).toBe(free);
    expect(second).toMatchObject({ linkPath: `/portal/order/${claimed}`, needsAccount: true });
  });

  it('opens again what was closed to the links of before', async () => {
    const id = await orderOf('revoked@client.test');
    await asked('revoked@client.test');
    const [before = ''] = await pathsOf('revoked@client.test');
    await fixture.ask(admin, 'mutation ($id: ID!) { revokeLinks(id: $id) { __typename } }', { id });
    expect(await opened(before)).toBeUndefined();
    clock.moveBy({ seconds: 1 });
    await asked('revoked@client.test');
    expect(await opened((await pathsOf('revoked@client.test'))[0] ?? '')).toBe(id);
  });

  it('names nothing that is over, nor what nobody ordered and nobody touched for a year', async () => {
    for (const status of ['Refunded', 'Withdrawn']) await orderOf('over@client.test', { row: { status } });
    await orderOf('over@client.test', {
      row: { status: 'Lost to follow-up', updated_at: '2025-11-01T09:00:00Z' },
    });
    expect(await asked('over@client.test')).toEqual(SAME);
    expect(await published('over@client.test')).toEqual([]);
    await orderOf('over@client.test', {
      row: { status: 'Filed', ordered_at: '2025-10-01T09:00:00Z', updated_at: '2025-11-01T09:00:00Z' },
    });
    await asked('over@client.test');
    expect(await pathsOf('over@client.test')).toHaveLength(1);
  });

  it('names a renewal that was ordered without an account', async () => {
    const parameters = {
      jurisdiction: 'EU',
      number: '018123456',
      name: 'Velumora',
      expirationDate: '2027-03-01',
      classes: [11],
      poaInHand: false,
    };
    const input = {
      contactEmail: 'renews@client.test',
      contactName: 'Jana Malá',
      serviceName: 'trademark-renewal',
      parameters,
      language: 'en',
      currency: 'EUR',
    };
    const { data } = await fixture.ask(
      passerBy,
      'mutation ($input: OrderServiceInput!) { orderService(input: $input) { ... on ServiceOrderReceipt { serviceRequestId publicId } ... on Refusal { code fields { path code } } } }',
      { input },
    );
    await asked('renews@client.test');
    const [order] = (await published('renews@client.test'))[0]?.orders ?? [];
    expect(order).toMatchObject({
      publicId: data.orderService.publicId,
      mark: 'Velumora',
      linkPath: expect.stringMatching(/^\/trademark-renewal\/form\/r\./),
    });
    expect(await opened(order?.linkPath ?? '')).toBe(data.orderService.serviceRequestId);
  });

  it('lists twenty orders, and says how many more there are', async () => {
    for (let count = 0; count < 22; count += 1) await orderOf('agent@client.test');
    await asked('agent@client.test');
    expect((await published('agent@client.test')).map(({ orders, more }) => [orders.length, more])).toEqual([
      [20, 2],
    ]);
  });

  it('sends three letters an hour to one address, without a word about it', async () => {
    await orderOf('flooded@client.test');
    for (let time = 0; time < 6; time += 1) expect(await asked('flooded@client.test')).toEqual(SAME);
    expect(await published('flooded@client.test')).toHaveLength(3);
    clock.moveBy({ hours: 1 });
    await asked('flooded@client.test');
    expect(await published('flooded@client.test')).toHaveLength(4);
  });

  it('sends one letter for one wish, however often it comes, and for one a crash left behind', async () => {
    await orderOf('again@client.test');
    const key = systemIds.next();
    for (let time = 0; time < 2; time += 1) await asked('again@client.test', { key });
    expect(await published('again@client.test')).toHaveLength(1);
    const deps = { runtime: fixture.runtime, encryptionKey: testKey };
    const never = (): Promise<void> => Promise.reject(new Error('the process ended'));
    const request = { email: 'again@client.test', locale: 'en' };
    await expect(
      (
        await askAtDoor(
          deps,
          { id: systemIds.next(), kind: 'new-links', emailKey: emailKey(request.email), request },
          never,
        )
      ).handled,
    ).rejects.toThrow('ended');
    await sendLeftBehind(deps);
    await sendLeftBehind(deps);
    expect(await published('again@client.test')).toHaveLength(2);
  });

  it('says what is wrong with an address that is none', async () => {
    expect(await asked('not an address')).toEqual({
      __typename: 'Refusal',
      code: 'INPUT_INVALID',
      fields: [{ path: ['email'], code: 'NOT_AN_EMAIL' }],
    });
  });

  it('forgets the address with its person, and tells others which letters to forget', async () => {
    const userId = systemIds.next();
    await orderOf('zdislava@kvapilova.test', { userId });
    await asked('zdislava@kvapilova.test');
    const [stream]: { id: string }[] = await fixture.db.query(
      `select stream_id as id from tracking_event where type = 'NewLinksAsked' and data #>> '{contact,email}' = 'zdislava@kvapilova.test'`,
    );
    await deliver(fixture.runtime, consumerOf(definition, 'erasure'), {
      schema: UserErasedSchema,
      message: { userId },
      source: 'accounts',
      streamId: userId,
    });
    expect(await tablesWith(fixture.db, 'zdislava|kvapil')).toEqual([]);
    const [done]: { data: { streamIds: string[] } }[] = await fixture.db.query(
      `select data from tracking_event where type = 'ErasureCompleted' and data ->> 'userId' = $1`,
      [userId],
    );
    expect(done?.data.streamIds).toContain(stream?.id);
    for (const email of ['zdislava@kvapilova.test', `erased-${systemIds.next()}@erased.invalid`]) {
      await asked(email);
      expect(await published(email)).toEqual([]);
    }
  });
});
