import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { deliver } from '@cotta/kit/testing/deliver.js';
import { nameBasedId, systemIds } from '@cotta/kit/model/words/ids.js';
import { encrypt } from '@cotta/kit/runtime/personal-data/encryption.js';
import { OfficeLetterArrivedSchema } from '@cotta/proto/cotta/workspace/v1/events_pb.js';
import { retryDocketing } from '../../docketing/arrivals/retry-docketing.js';
import { letters } from '../../docketing/testing/letters.js';
import type { LetterText } from '../../docketing/reading/reading.js';
import { admin, client, lawyer, otherLawyer } from '../../testing/people.js';
import { openTrademarksFixture, type TrademarksFixture } from '../../testing/trademarks-fixture.js';
import { arrivedLetters } from './on-arrived-letters.js';

const NOW = '2026-02-20T09:00:00Z';
const key = Buffer.alloc(32, 3).toString('base64url');
let fixture: TrademarksFixture;
let lumara = '';
beforeAll(async () => {
  fixture = await openTrademarksFixture(NOW);
  lumara = await mark({ name: 'Lumara', number: '97123456' });
});
afterAll(() => fixture.close());

async function mark(facts: object): Promise<string> {
  const { id, ...refused } = await fixture.write(lawyer, {
    mutation: 'createTrademark',
    type: 'Trademark',
    input: {
      jurisdiction: 'US',
      type: 'WORD',
      status: 'UNDER_EXAMINATION',
      goodsAndServices: [{ class: 9, terms: ['Software'] }],
      userId: client.userId,
      ...facts,
    },
  });
  if (id === undefined) throw new Error(JSON.stringify(refused));
  return id;
}

interface Came {
  readonly messageKey?: string;
  readonly senderVerified?: boolean;
  readonly trouble?: string;
}

/** The workspace says that a letter came. */
async function arrives(letter: LetterText, { trouble, ...came }: Came = {}): Promise<string> {
  const messageKey = came.messageKey ?? systemIds.next();
  const messageId = nameBasedId('docketed-message', messageKey);
  await deliver(fixture.runtime, arrivedLetters(key), {
    schema: OfficeLetterArrivedSchema,
    source: 'workspace',
    streamId: messageId,
    message: {
      messageId,
      messageKey,
      source: 'e-mail',
      receivedAt: NOW,
      senderVerified: came.senderVerified ?? true,
      documentId: '',
      sealedContent: encrypt(
        Buffer.from(JSON.stringify({ ...letter, trouble: trouble ?? null })),
        key,
        'office letter',
      ),
    },
  });
  return messageId;
}
const read = async (id: string) =>
  (
    await fixture.ask(
      lawyer,
      `query ($id: ID!) { docketedMessage(id: $id) { state office kind trademarkId officeActionId proposedIssueDate proposedDueDate groundsFound doubts attempts
         suggestions { field value confidence page } } }`,
      { id },
    )
  ).data.docketedMessage;

const ofUs = (serial: string, more: Partial<LetterText> = {}): LetterText => ({
  ...letters.us,
  pages: letters.us.pages.map((page) => page.replace('97/123,456', serial).replace('LUMARA', 'OTHER WORD')),
  ...more,
});

describe('a letter of an office that came', () => {
  it('is read, finds its mark by its number, and waits for a person to confirm it', async () => {
    const found = await read(await arrives(letters.us));
    expect(found).toMatchObject({
      state: 'PARSED',
      office: 'US',
      kind: 'office action',
      trademarkId: lumara,
      officeActionId: null,
      proposedIssueDate: '2026-02-16',
      proposedDueDate: '2026-05-16',
      groundsFound: ['EARLIER_MARKS', 'CLASSIFICATION'],
      doubts: [],
      attempts: 1,
    });
    expect(found.suggestions).toContainEqual({
      field: 'CITED_MARK',
      value: '5,123,456',
      confidence: 'LOW',
      page: 2,
    });
  });

  it('is one message, however often it comes', async () => {
    const [first, again] = [
      await arrives(letters.us, { messageKey: 'twice' }),
      await arrives(letters.us, { messageKey: 'twice' }),
    ];
    expect(again).toBe(first);
    const { data } = await fixture.ask(
      lawyer,
      '{ docketedMessageList(filter: { messageKey: { eq: "twice" } }) { totalCount } }',
      {},
    );
    expect(data.docketedMessageList.totalCount).toBe(1);
  });

  it.each<[string, LetterText, Came, object]>([
    ['a mark that is not ours', ofUs('98/000,001'), {}, { doubts: ['MARK_UNKNOWN'], trademarkId: null }],
    [
      'a language nobody reads',
      { ...letters.cs, sender: 'podatelna@upv.gov.cz' },
      {},
      { doubts: expect.arrayContaining(['LANGUAGE_UNKNOWN', 'KIND_UNKNOWN', 'OFFICE_UNKNOWN']) },
    ],
    ['a sender nobody proved', letters.us, { senderVerified: false }, { doubts: ['SENDER_UNPROVED'] }],
    [
      'a proved sender that is no office',
      { ...letters.us, sender: 'notices@uspto.gov.evil.test' },
      {},
      { doubts: ['SENDER_UNPROVED'] },
    ],
    [
      'a file that is broken',
      { ...letters.us, pages: [] },
      { trouble: 'broken' },
      { doubts: expect.arrayContaining(['BROKEN_FILE']) },
    ],
    [
      'a file with a password',
      { ...letters.us, pages: [] },
      { trouble: 'encrypted' },
      { doubts: expect.arrayContaining(['ENCRYPTED_FILE']) },
    ],
    [
      'a due date that is over',
      {
        ...letters.us,
        pages: letters.us.pages.map((page) =>
          page.replace('February 16, 2026', 'October 1, 2025').replace('May 16, 2026', 'January 1, 2026'),
        ),
      },
      {},
      { doubts: ['DUE_DATE_OVER'], proposedDueDate: '2026-01-01' },
    ],
    [
      'a due date later than the rule gives',
      { ...letters.us, pages: letters.us.pages.map((page) => page.replace('May 16', 'July 16')) },
      {},
      { doubts: ['LATER_THAN_THE_RULE'], proposedDueDate: '2026-05-16' },
    ],
    [
      'a letter that is still to come',
      { ...letters.us, pages: letters.us.pages.map((page) => page.replace('February 16', 'February 27')) },
      {},
      { doubts: ['DATE_TO_COME'] },
    ],
  ])('with %s is kept, and somebody looks closer', async (_, letter, came, shown) => {
    expect(await read(await arrives(letter, came))).toMatchObject({ state: 'NEEDS_REVIEW', ...shown });
  });

  it('about two marks of ours is for a person to tell apart', async () => {
    await mark({ name: 'Twin', number: '97777001' });
    await mark({ name: 'Twin two', number: '97777002' });
    const letter = ofUs('97/777,001', { body: 'Application Serial No. 97/777,002' });
    expect(await read(await arrives(letter))).toMatchObject({
      state: 'NEEDS_REVIEW',
      trademarkId: null,
      doubts: ['SEVERAL_MARKS'],
    });
  });

  it('that names its mark by words alone says so', async () => {
    const harbour = await mark({ name: 'Other word', number: null });
    expect(await read(await arrives(ofUs('98/000,002')))).toMatchObject({
      state: 'NEEDS_REVIEW',
      trademarkId: harbour,
      doubts: ['FOUND_BY_WORDS_ONLY'],
    });
  });

  it('is read once more when it is asked for, and finds the mark that came meanwhile', async () => {
    const id = await arrives(
      ofUs('98/555,111', {
        pages: letters.us.pages.map((page) =>
          page.replace('97/123,456', '98/555,111').replace('LUMARA', 'NOWHERE'),
        ),
      }),
    );
    expect(await read(id)).toMatchObject({ doubts: ['MARK_UNKNOWN'] });
    const late = await mark({ name: 'Late', number: '98555111' });
    expect((await retryDocketing(fixture.runtime)).readWhole).toBeGreaterThan(0);
    expect(await read(id)).toMatchObject({ state: 'PARSED', trademarkId: late, doubts: [], attempts: 2 });
  });

  it('is read once more by our people alone', async () => {
    const retry = 'mutation { retryDocketing { count } }';
    expect((await fixture.ask(client, retry, {})).errors).toHaveLength(1);
    expect((await fixture.ask(admin, retry, {})).data.retryDocketing.count).toBeGreaterThan(0);
  });
});

describe('docketing it', () => {
  const docket = (docketedMessageId: string, trademarkId: string) =>
    fixture.write(lawyer, {
      mutation: 'createOfficeAction',
      type: 'OfficeAction',
      input: {
        trademarkId,
        docketedMessageId,
        issueDate: '2026-02-16',
        dueDate: '2026-05-16',
        natureOfIssues: ['Earlier marks', 'Classification'],
      },
    });

  it('makes one office action with its points; the day counts once a second person confirmed it', async () => {
    const trademarkId = await mark({ name: 'Docketed', number: '97654321' });
    const message = await arrives(ofUs('97/654,321'));
    const { id = '', ...refused } = await docket(message, trademarkId);
    expect(refused).not.toHaveProperty('code');
    expect(await docket(message, trademarkId)).toMatchObject({ code: 'TAKEN' });
    await fixture.listen();
    expect(await read(message)).toMatchObject({ state: 'MATCHED', trademarkId, officeActionId: id });
    const { data } = await fixture.ask(
      lawyer,
      'query ($id: ID!) { officeAction(id: $id) { confirmedDueDate issues(limit: 9) { items { name category } } trademark { status officeDueDate } } }',
      { id },
    );
    expect(data.officeAction).toMatchObject({
      confirmedDueDate: null,
      trademark: { officeDueDate: '2026-05-16' },
    });
    expect(
      data.officeAction.issues.items.map(({ category }: { category: string }) => category).sort(),
    ).toEqual(['CLASSIFICATION', 'EARLIER_MARKS']);
    const confirm = (viewer: typeof lawyer) =>
      fixture.write(viewer, { mutation: 'confirmOfficeActionDueDate', type: 'OfficeAction', id, input: {} });
    expect(await confirm(lawyer)).toMatchObject({ code: 'SECOND_PERSON_NEEDED' });
    expect(await confirm(otherLawyer)).toMatchObject({ id });
    expect(await read(await arrives(ofUs('97/654,321')))).toMatchObject({ doubts: ['DOCKETED_ALREADY'] });
  });
});
