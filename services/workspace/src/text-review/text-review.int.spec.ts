import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import type { Role, Viewer } from '@cotta/kit/model/words/viewer.js';
import { openServiceFixture, type ServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import { workspaceService } from '../service.js';

const linkKey = Buffer.alloc(32, 9).toString('base64url');
const person = (role: Role, name: string): Viewer => ({
  role,
  userId: nameBasedId(name),
  locale: 'en',
  scopes: [],
});
const [lena, ada, dana, pavel] = [
  person('lawyer', 'lena'),
  person('admin', 'ada'),
  person('customer', 'dana'),
  person('partner', 'pavel'),
];
const visitor: Viewer = { role: 'visitor', locale: 'en', scopes: [] };

// Half past eleven in the evening is the next day at the firm.
const clock = new FakeClock('2026-11-27T23:30:00Z');
let fixture: ServiceFixture;
beforeAll(async () => {
  fixture = await openServiceFixture(workspaceService({ linkKey, letters: [] }), clock);
});
afterAll(() => fixture.close());

const refusal = '... on Refusal { code }';
const REVIEW = `mutation ($input: ReviewTextInput!) { reviewText(input: $input) { ... on TextReview { id verdict reviewedById } ${refusal} } }`;
const WITHDRAW = `mutation ($id: ID!) { withdrawTextReview(id: $id) { ... on TextReview { withdrawnById } ${refusal} } }`;
const LATEST = '{ latestTextReviewList { text digest verdict note } }';
const PUBLIC = '{ reviewedTextList { text digest reviewedOn } }';
const [first, second] = ['a'.repeat(64), 'b'.repeat(64)];

const say = async (who: Viewer, input: object): Promise<Record<string, unknown>> => {
  clock.moveBy({ minutes: 1 });
  return (await fixture.ask(who, REVIEW, { input: { digest: first, verdict: 'REVIEWED', ...input } })).data
    .reviewText;
};
const reviewed = async (who: Viewer = visitor): Promise<unknown> =>
  (await fixture.ask(who, PUBLIC, {})).data.reviewedTextList;
const codeOf = async (who: Viewer, source: string, variables: object): Promise<unknown> =>
  (await fixture.ask(who, source, { ...variables })).errors?.[0]?.extensions?.code;

describe('reviews of texts', () => {
  it('are told to anybody as text, words and day, the newest of each text and nobody’s name', async () => {
    const { id } = await say(lena, { text: 'blog/en/a-name' });
    await say(ada, { text: 'records/disputes/orange' });
    await say(lena, { text: 'legal/cs/gdpr', verdict: 'NEEDS_WORK', note: 'Ten years.' });
    expect(await reviewed()).toEqual([
      { text: 'blog/en/a-name', digest: first, reviewedOn: '2026-11-28' },
      { text: 'records/disputes/orange', digest: first, reviewedOn: '2026-11-28' },
    ]);

    await say(ada, { text: 'blog/en/a-name', digest: second });
    expect(await reviewed()).toMatchObject([{ digest: second }, { digest: first }]);
    // What an older reading said holds no more once a newer one was taken back.
    const newest = await say(ada, { text: 'blog/en/a-name', digest: second });
    expect((await fixture.ask(lena, WITHDRAW, { id: newest['id'] })).data.withdrawTextReview).toEqual({
      withdrawnById: lena.userId,
    });
    clock.moveBy({ minutes: 1 });
    expect(await reviewed(dana)).toMatchObject([{ text: 'records/disputes/orange' }]);
    expect((await fixture.ask(lena, WITHDRAW, { id })).data.withdrawTextReview).toEqual({
      withdrawnById: lena.userId,
    });
    expect((await fixture.ask(lena, WITHDRAW, { id })).data.withdrawTextReview).toEqual({
      code: 'NOTHING_CHANGED',
    });
  });

  it('stand there for staff with what was noted, and with all that was said before', async () => {
    expect((await fixture.ask(ada, LATEST, {})).data.latestTextReviewList).toEqual([
      { text: 'legal/cs/gdpr', digest: first, verdict: 'NEEDS_WORK', note: 'Ten years.' },
      { text: 'records/disputes/orange', digest: first, verdict: 'REVIEWED', note: null },
    ]);
    const before =
      '{ textReviewList(filter: { text: { eq: "blog/en/a-name" } }, limit: 10) { items { digest } } }';
    expect((await fixture.ask(lena, before, {})).data.textReviewList.items).toHaveLength(3);
  });

  it('are of texts that can be there, in words that the build made', async () => {
    expect(await say(lena, { text: 'novels/en/a-name' })).toEqual({ code: 'UNKNOWN_TEXT' });
    expect(await say(lena, { text: 'blog/en/a-name', digest: 'latest' })).toEqual({ code: 'UNKNOWN_TEXT' });
  });

  it('are given and read by nobody from outside', async () => {
    const input = { text: 'blog/en/a-name', digest: first, verdict: 'REVIEWED' };
    for (const who of [dana, pavel]) {
      expect(await codeOf(who, REVIEW, { input })).toBe('FORBIDDEN');
      expect(await codeOf(who, LATEST, {})).toBe('FORBIDDEN');
      expect(await codeOf(who, '{ textReviewList(limit: 5) { items { id } } }', {})).toBe('FORBIDDEN');
    }
    expect(await codeOf(visitor, REVIEW, { input })).toBe('UNAUTHENTICATED');
  });
});
