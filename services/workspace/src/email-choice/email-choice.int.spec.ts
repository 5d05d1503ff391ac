import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { DescMessage, MessageInitShape } from '@bufbuild/protobuf';
import { readLink } from '@cotta/kit/edge/links/link-token.js';
import { inTransaction } from '@cotta/kit/runtime/database/transaction.js';
import { enqueueLetter } from '@cotta/kit/runtime/letters/letter.js';
import { encryptContact } from '@cotta/kit/runtime/personal-data/encryption.js';
import { silentLog } from '@cotta/kit/runtime/process/log.js';
import { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import { randomToken, systemIds } from '@cotta/kit/model/words/ids.js';
import type { Viewer } from '@cotta/kit/model/words/viewer.js';
import { consumerOf, deliver } from '@cotta/kit/testing/deliver.js';
import { openServiceFixture, type ServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import { UserInitiatedSchema, UserProfileChangedSchema } from '@cotta/proto/cotta/accounts/v1/events_pb.js';
import { accountAddresses } from '../heard/accounts/on-addresses.js';
import { startLetterWorker, type LetterWorker } from '../letter/letter-worker.js';
import { workspaceService } from '../service.js';
import { emailSink, type EmailSink, type SunkEmail } from '../testing/email-sink.js';
import { addressId } from './address-id.js';
import { stopPath } from './stop-path.js';

const key = Buffer.alloc(32, 7).toString('base64url');
const definition = workspaceService({ linkKey: key, letters: [accountAddresses(key)] });
const clock = new FakeClock('2026-03-02T10:30:00Z');
let fixture: ServiceFixture;
let sink: EmailSink;
let worker: LetterWorker;
beforeAll(async () => {
  fixture = await openServiceFixture(definition, clock);
  sink = emailSink();
  worker = startLetterWorker({
    db: fixture.db,
    redisUrl: 'redis://127.0.0.1:1',
    clock,
    log: silentLog,
    smtpUrl: sink.smtpUrl,
    emailFrom: sink.emailFrom,
    encryptionKey: key,
    publicOrigin: 'https://cotta.test',
    linkKey: key,
    queueName: `letters-${randomToken(6)}`,
    // Sweeps are asked for: one of its own timer that is under way while the clock moves on would look like one that died.
    sweepEveryMs: 3_600_000,
  });
});
afterAll(async () => {
  await worker.close();
  await fixture.close();
});
afterEach(() => clock.moveBy({ minutes: 1 }));

const contactAt = (email: string) =>
  encryptContact({ email, firstName: 'Dana', lastName: 'Malá', phone: '', language: 'sk' }, key);

/** What came of one letter to this address. */
async function sent(
  email: string,
  { legal = false, locale = 'en', template = 'too-many-verifications', params = {} } = {},
): Promise<{ state: string; email: SunkEmail | undefined }> {
  const id = systemIds.next();
  await inTransaction(fixture.db, (tx) =>
    enqueueLetter(
      tx,
      {
        id,
        businessKey: id,
        template,
        locale,
        subjectType: 'verification_limit',
        subjectId: id,
        sealedContact: contactAt(email).sealed,
        params,
        legal,
        domain: 'cotta.test',
      },
      clock.now(),
    ),
  );
  await worker.sweep();
  const [row] = await fixture.db.query(
    'select state, message_id as "messageId" from outgoing_mail where id = $1',
    [id],
  );
  return { state: row.state, email: await sink.find(row.messageId) };
}

const linked = (email: string, otherwise: Partial<NonNullable<Viewer['link']>> = {}): Viewer => {
  const token = stopPath(addressId(email, key), key, clock.now()).split('/').at(-1) ?? '';
  const reading = readLink(token, key, clock.now());
  if (reading.state === 'invalid') throw new Error('the link of a letter is ours');
  return { role: 'visitor', locale: 'en', scopes: [], link: { ...reading.link, ...otherwise } };
};
const CHOOSE =
  'mutation ($input: CreateEmailChoiceInput!) { createEmailChoice(input: $input) { __typename ... on Refusal { code } } }';
const none = { orderUpdates: false, marketing: false, newsletter: false };
const choose = async (viewer: Viewer, wanted: object = none) =>
  (await fixture.ask(viewer, CHOOSE, { input: { ...wanted, way: 'PAGE' } }, systemIds.next())).data
    .createEmailChoice;
const wanted = async (viewer: Viewer) =>
  (await fixture.ask(viewer, '{ wantedLetters { orderUpdates marketing newsletter } }')).data.wantedLetters;

describe('a letter that nobody owes', () => {
  it('says where letters of its kind end, in its reader’s language, to people and to mail programs', async () => {
    const { state, email } = await sent('new@client.test', { locale: 'cs' });
    expect(state).toBe('sent');
    const address = /<(https:\/\/cotta\.test\/cs\/unsubscribe\/[^>]+)>/.exec(
      email?.headers.find(({ name }) => name === 'List-Unsubscribe')?.value ?? '',
    )?.[1];
    expect(address).toBeDefined();
    expect(email?.headers).toContainEqual({
      name: 'List-Unsubscribe-Post',
      value: 'List-Unsubscribe=One-Click',
    });
    expect(email?.text).toContain(`Nechci už e-maily tohoto druhu: ${address}`);
  });

  it('is not sent any more to who chose so, and a duty is, without a way to end it', async () => {
    const viewer = linked('Chosen@Client.test');
    expect(await choose(viewer)).toEqual({ __typename: 'EmailChoiceReceipt' });
    expect(await sent(' chosen@client.test')).toEqual({ state: 'unwanted', email: undefined });
    const duty = await sent('chosen@client.test', { legal: true });
    expect(duty.state).toBe('sent');
    expect(duty.email?.headers.map(({ name }) => name)).not.toContain('List-Unsubscribe');
    expect((await sent('other@client.test')).state).toBe('sent');
  });

  it('is no advertisement where none was asked for, and its mail program ends that kind alone', async () => {
    const review = {
      template: 'review-request',
      params: {
        mark: 'Lumara',
        jurisdiction: 'EU',
        number: '',
        link: 'https://cotta.test/portal/trademarks/1',
      },
    };
    expect((await sent('quiet@client.test', review)).state).toBe('unwanted');
    await choose(linked('open@client.test'), { ...none, marketing: true });
    const { state, email } = await sent('open@client.test', review);
    expect(state).toBe('sent');
    expect(email?.headers.find(({ name }) => name === 'List-Unsubscribe')?.value).toMatch(
      /\/unsubscribe\/[^?]+\?about=marketing>/,
    );
    // Whoever wants offers alone gets no news about orders.
    expect((await sent('open@client.test')).state).toBe('unwanted');
  });

  it('comes again once it is wanted again: the newest choice counts', async () => {
    const viewer = linked('back@client.test');
    await choose(viewer);
    clock.moveBy({ minutes: 5 });
    await choose(viewer, { ...none, orderUpdates: true });
    expect(await wanted(viewer)).toEqual({ ...none, orderUpdates: true });
    expect((await sent('back@client.test')).state).toBe('sent');
  });

  it('follows the switches of the account whose address it is, whatever was chosen by a link before', async () => {
    const userId = systemIds.next();
    const hear = <Desc extends DescMessage>(schema: Desc, message: MessageInitShape<Desc>) =>
      Promise.all(
        ['addressees', 'account-addresses'].map((consumer) =>
          deliver(fixture.runtime, consumerOf(definition, consumer), {
            schema,
            message,
            source: 'accounts',
            streamId: userId,
          }),
        ),
      );
    const viewer = linked('account@client.test');
    await choose(viewer);
    await hear(UserInitiatedSchema, {
      userId,
      contact: contactAt('account@client.test'),
      language: 'sk',
      region: 'EU',
      orderLetters: true,
      marketingLetters: true,
    });
    expect(await wanted(viewer)).toEqual({ orderUpdates: true, marketing: true, newsletter: false });
    expect((await sent('account@client.test')).state).toBe('sent');
    await hear(UserProfileChangedSchema, {
      userId,
      language: 'sk',
      region: 'EU',
      orderLetters: false,
    });
    expect((await sent('account@client.test')).state).toBe('unwanted');
  });
});

describe('a choice', () => {
  it('names the account whose address it is, so that its profile follows', async () => {
    const userId = systemIds.next();
    await fixture.db.query('insert into address_of_user (user_id, address_id) values ($1, $2)', [
      userId,
      addressId('owner@client.test', key),
    ]);
    await choose(linked('owner@client.test'));
    expect(
      await fixture.db.query('select user_id as "userId", way from email_choice where user_id = $1', [
        userId,
      ]),
    ).toEqual([{ userId, way: 'page' }]);
  });

  it('is made by nobody without the link of a letter, and by no other link', async () => {
    const before = await fixture.db.query('select count(*) from email_choice');
    const { link: _, ...passerBy } = linked('x@client.test');
    expect(await choose(passerBy as Viewer)).toMatchObject({ code: 'LINK_NEEDED' });
    expect(await choose(linked('x@client.test', { purpose: 'verification-receipt' }))).toMatchObject({
      code: 'LINK_NEEDED',
    });
    expect(await wanted(passerBy as Viewer)).toBeNull();
    expect(await wanted(linked('x@client.test', { purpose: 'order-share' }))).toBeNull();
    expect(await fixture.db.query('select count(*) from email_choice')).toEqual(before);
  });
});
