import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { readLink } from '@cotta/kit/edge/links/link-token.js';
import { inTransaction } from '@cotta/kit/runtime/database/transaction.js';
import { enqueueLetter } from '@cotta/kit/runtime/letters/letter.js';
import { encryptContact } from '@cotta/kit/runtime/personal-data/encryption.js';
import { silentLog } from '@cotta/kit/runtime/process/log.js';
import { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import { randomToken, systemIds } from '@cotta/kit/model/words/ids.js';
import type { LinkGrant, Viewer } from '@cotta/kit/model/words/viewer.js';
import { consumerOf, deliver } from '@cotta/kit/testing/deliver.js';
import { openServiceFixture, type ServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import { UserErasedSchema } from '@cotta/proto/cotta/accounts/v1/events_pb.js';
import { FeedbackChangedSchema, FeedbackEvent } from '@cotta/proto/cotta/workspace/v1/entities_pb.js';
import { addressId } from '../email-choice/address-id.js';
import { startLetterWorker, type LetterWorker } from '../letter/letter-worker.js';
import { workspaceService } from '../service.js';
import { rememberSubject } from '../subject/work-subject.js';
import { emailSink, type EmailSink } from '../testing/email-sink.js';
import { jana, testEncryptionKey as key } from '../testing/facts.js';
import { locales, type Locale } from '../words/locale.js';

const REVIEW_SITE = 'https://reviews.test/cotta';
const definition = workspaceService({ linkKey: key, letters: [], reviewSite: REVIEW_SITE });
const clock = new FakeClock('2026-03-02T10:30:00Z');
const userId = systemIds.next();
const address = `${randomToken(6).toLowerCase()}@client.test`;
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
  await fixture.db.query(
    `insert into addressee (user_id, sealed_contact, language, region, order_letters, marketing_letters) values ($1, $2, 'en', 'UK', true, true)`,
    [userId, Buffer.from(encryptContact({ ...jana, email: address }, key).sealed)],
  );
  await fixture.db.query('insert into address_of_user (address_id, user_id) values ($1, $2)', [
    addressId(address, key),
    userId,
  ]);
});
afterAll(async () => {
  await worker.close();
  await fixture.close();
});
afterEach(() => clock.moveBy({ minutes: 1 }));

/** A letter about a mark of this client, from the mail server. */
async function sent({
  template = 'review-request',
  locale = 'en',
  params = {},
}: { template?: string; locale?: Locale; params?: object } = {}): Promise<{ id: string; text: string }> {
  const [id, markId] = [systemIds.next(), systemIds.next()];
  await rememberSubject(fixture.db.manager, { type: 'trademark', id: markId }, { clientId: userId });
  const link = `https://cotta.test/portal/trademarks/${markId}`;
  await inTransaction(fixture.db, (tx) =>
    enqueueLetter(
      tx,
      {
        id,
        businessKey: id,
        template,
        locale,
        subjectType: 'trademark',
        subjectId: markId,
        sealedContact: encryptContact({ ...jana, email: address }, key).sealed,
        params: { mark: 'Lumara', jurisdiction: 'EU', number: '', link, ...params },
        legal: false,
        domain: 'cotta.test',
      },
      clock.now(),
    ),
  );
  await worker.sweep();
  const email = await sink.find(`<${id}@cotta.test>`);
  return { id, text: email?.text ?? '' };
}

const waysIn = (text: string): URL[] =>
  [...text.matchAll(/https:\/\/cotta\.test\S*\/feedback-from-email\S+/g)].map(
    ([address]) => new URL(address),
  );

const holding = (link?: LinkGrant, role: Viewer['role'] = 'visitor'): Viewer => ({
  role,
  locale: 'en',
  scopes: [],
  ...(role === 'customer' ? { userId: systemIds.next() } : {}),
  ...(link === undefined ? {} : { link }),
});
const linkOf = (letterId: string): LinkGrant => ({ purpose: 'feedback', subjectId: letterId, revision: 0 });

const GIVE =
  'mutation ($input: CreateFeedbackInput!) { createFeedback(input: $input) { __typename ... on FeedbackReceipt { feedbackId } ... on Refusal { code } } }';
const EXPLAIN =
  'mutation ($id: ID!, $input: UpdateFeedbackInput!) { updateFeedback(id: $id, input: $input) { __typename ... on Refusal { code } } }';
const give = async (viewer: Viewer, rating = 'GOOD') =>
  (await fixture.ask(viewer, GIVE, { input: { rating } }, systemIds.next())).data.createFeedback;
const explain = async (viewer: Viewer, id: string, words: string) =>
  (await fixture.ask(viewer, EXPLAIN, { id, input: { words } }, systemIds.next())).data?.updateFeedback;
const seen = async (viewer: Viewer) =>
  (await fixture.ask(viewer, '{ linkedFeedback { about feedbackId isContent hasWords reviewSite } }')).data
    .linkedFeedback;
const saidOf = (letterId: string): Promise<object[]> =>
  fixture.db.query('select rating, words, user_id as "userId" from feedback where letter_id = $1', [
    letterId,
  ]);

describe('the letter that asks how we did', () => {
  it.each(locales)('carries two ways to answer it, in %s', async (locale) => {
    const { id, text } = await sent({ locale });
    const ways = waysIn(text);
    expect(ways.map(({ searchParams }) => searchParams.get('feedback'))).toEqual(['good', 'bad']);
    expect(new Set(ways.map(({ pathname }) => pathname))).toEqual(
      new Set([`${locale === 'en' ? '' : `/${locale}`}/feedback-from-email`]),
    );
    for (const { searchParams } of ways)
      expect(readLink(searchParams.get('id') ?? '', key, clock.now())).toMatchObject({
        state: 'valid',
        link: linkOf(id),
      });
    const [way] = ways;
    clock.moveBy({ hours: 91 * 24 });
    expect(readLink(way?.searchParams.get('id') ?? '', key, clock.now()).state).toBe('expired');
  });

  it('names a finished order by its number', async () => {
    const { id, text } = await sent({ params: { publicId: 'S-7K2M9Q4X', mark: '' } });
    expect(text).toContain('Your order S-7K2M9Q4X is finished');
    expect(await seen(holding(linkOf(id)))).toMatchObject({ about: 'S-7K2M9Q4X' });
  });
});

describe('an answer', () => {
  it('is recorded by no look at the page, and once by a click, with whose it is', async () => {
    const { id } = await sent();
    const viewer = holding(linkOf(id));
    const before = { about: 'Lumara', feedbackId: null, isContent: null, hasWords: false };
    expect(await seen(viewer)).toEqual({ ...before, reviewSite: REVIEW_SITE });
    expect(await seen(viewer)).toMatchObject(before);
    expect(await saidOf(id)).toEqual([]);
    expect(await give(viewer)).toMatchObject({ __typename: 'FeedbackReceipt' });
    expect(await give(viewer, 'BAD')).toMatchObject({ code: 'FEEDBACK_GIVEN' });
    expect(await saidOf(id)).toEqual([{ rating: 'good', words: null, userId }]);
    expect(await seen(viewer)).toMatchObject({ isContent: true });
  });

  it('is one of two clicks at once', async () => {
    const { id } = await sent();
    const answers = await Promise.all([
      give(holding(linkOf(id))),
      give(holding(linkOf(id), 'customer'), 'BAD'),
    ]);
    expect(answers.map(({ __typename }) => __typename).sort()).toEqual(['FeedbackReceipt', 'Refusal']);
    expect(await saidOf(id)).toHaveLength(1);
  });

  it('takes words afterwards, kept as they were typed, and never another rating', async () => {
    const { id } = await sent();
    const viewer = holding(linkOf(id));
    const { feedbackId } = await give(viewer);
    const words = '<script>alert("x")</script> & \u201cthank you\u201d';
    expect(await explain(viewer, feedbackId, words)).toEqual({ __typename: 'FeedbackReceipt' });
    expect(await saidOf(id)).toEqual([{ rating: 'good', words, userId }]);
    expect(await explain(viewer, feedbackId, 'x'.repeat(4001))).toMatchObject({ code: 'INPUT_INVALID' });
    expect(await saidOf(id)).toEqual([{ rating: 'good', words, userId }]);
    const other = await fixture.ask(viewer, EXPLAIN, { id: feedbackId, input: { rating: 'BAD' } });
    expect(other.errors).toBeDefined();
  });

  it('is given by nobody without the link of such a letter', async () => {
    const { id } = await sent();
    const foreign = [
      undefined,
      { ...linkOf(id), purpose: 'unsubscribe' },
      { ...linkOf(id), revision: 1 },
      linkOf(systemIds.next()),
      linkOf((await sent({ template: 'scam-warning' })).id),
    ] as const;
    for (const link of foreign) {
      expect(await give(holding(link))).toMatchObject({ code: 'LINK_NEEDED' });
      expect(await seen(holding(link))).toBeNull();
    }
    expect(await saidOf(id)).toEqual([]);
  });

  it('is explained by the link of its own letter alone, and read by nobody outside the firm', async () => {
    const [mine, other] = [await sent(), await sent()];
    const { feedbackId } = await give(holding(linkOf(mine.id)));
    for (const viewer of [
      holding(linkOf(other.id)),
      holding(undefined),
      holding(undefined, 'customer'),
      holding({ ...linkOf(mine.id), purpose: 'order-share' }),
    ])
      expect(await explain(viewer, feedbackId, 'not mine')).not.toEqual({ __typename: 'FeedbackReceipt' });
    expect(await saidOf(mine.id)).toMatchObject([{ words: null }]);
    for (const viewer of [holding(linkOf(mine.id)), holding(undefined, 'customer')])
      expect((await fixture.ask(viewer, '{ feedbackList { items { id } } }')).errors).toBeDefined();
  });
});

describe('whoever was not content', () => {
  const hearOf = (entityId: string, event: FeedbackEvent) =>
    deliver(fixture.runtime, consumerOf(definition, 'feedback-tasks'), {
      schema: FeedbackChangedSchema,
      message: { entityId, event },
      source: 'workspace',
      streamId: entityId,
      streamVersion: event,
    });
  const tasksOf = (feedbackId: string): Promise<object[]> =>
    fixture.db.query(
      `select work, title, status, client_id as "clientId" from task where subject_type = 'feedback' and subject_id = $1`,
      [feedbackId],
    );

  it('is one task of the lead, with the words once they come', async () => {
    const { id } = await sent();
    const viewer = holding(linkOf(id));
    const { feedbackId } = await give(viewer, 'BAD');
    await hearOf(feedbackId, FeedbackEvent.FEEDBACK_GIVEN);
    const task = { work: 'unhappy', status: 'Open', clientId: userId };
    expect(await tasksOf(feedbackId)).toMatchObject([task]);
    await explain(viewer, feedbackId, 'Nobody told me\nthe date had moved.');
    await hearOf(feedbackId, FeedbackEvent.FEEDBACK_EXPLAINED);
    expect(await tasksOf(feedbackId)).toEqual([
      { ...task, title: 'Lumara · Not content: “Nobody told me the date had moved.”' },
    ]);
  });

  it('is nobody who was content', async () => {
    const { feedbackId } = await give(holding(linkOf((await sent()).id)));
    await hearOf(feedbackId, FeedbackEvent.FEEDBACK_GIVEN);
    expect(await tasksOf(feedbackId)).toEqual([]);
  });
});

describe('when the client is forgotten', () => {
  it('their words go, and links of their letters open nothing', async () => {
    const [answered, open] = [await sent(), await sent()];
    const viewer = holding(linkOf(answered.id));
    await explain(viewer, (await give(viewer)).feedbackId, 'Kvapilova says hello.');
    await deliver(fixture.runtime, consumerOf(definition, 'erasure'), {
      schema: UserErasedSchema,
      message: { userId },
      source: 'accounts',
      streamId: userId,
    });
    expect(await saidOf(answered.id)).not.toMatchObject([{ words: 'Kvapilova says hello.' }]);
    expect(await give(holding(linkOf(open.id)))).toMatchObject({ code: 'LINK_NEEDED' });
    expect(await seen(viewer)).toBeNull();
  });
});
