import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { nameBasedId, systemIds } from '@cotta/kit/model/words/ids.js';
import { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import type { Viewer } from '@cotta/kit/model/words/viewer.js';
import { rebuildCheck } from '@cotta/kit/runtime/rebuild/rebuild.js';
import { deliver } from '@cotta/kit/testing/deliver.js';
import { openServiceFixture, type ServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import { VerificationApprovedSchema } from '@cotta/proto/cotta/requests/v1/events_pb.js';
import { releasedReports } from '../../heard/requests/on-released-reports.js';
import { trademarksService } from '../../service.js';
import { admin, client, lawyer, stranger, visitor } from '../../testing/people.js';

const definition = trademarksService({ linkKey: Buffer.alloc(32, 7).toString('base64url') });
const clock = new FakeClock('2026-11-20T10:00:00Z');
let trademarkId = '';
const requestId = nameBasedId('request');
const parts = { look: 70, sound: 90, meaning: 0, goods: 100, overall: 85, formula: 1, version: '1.1.seed' };
let fixture: ServiceFixture;

beforeAll(async () => {
  fixture = await openServiceFixture(definition, clock);
  const { data } = await fixture.ask(
    lawyer,
    'mutation ($input: CreateTrademarkInput!) { createTrademark(input: $input) { ... on Trademark { id } ... on Refusal { code } } }',
    {
      input: {
        name: 'ZORVANAX',
        jurisdiction: 'EU',
        type: 'WORD',
        status: 'TRADEMARK_REGISTERED',
        number: '018000001',
        filingDate: '2024-02-01',
        registrationDate: '2024-08-01',
        goodsAndServices: [{ class: 9, terms: ['Software'] }],
        userId: client.userId,
      },
    },
  );
  trademarkId = data.createTrademark.id;
});
afterAll(() => fixture.close());

async function found(markName: string, more: object = {}): Promise<string> {
  const { data } = await fixture.ask(
    lawyer,
    'mutation ($input: CreateTrademarkMonitoringResultInput!) { createTrademarkMonitoringResult(input: $input) { ... on TrademarkMonitoringResult { id } ... on Refusal { code } } }',
    {
      input: {
        trademarkId,
        type: 'SIMILAR',
        markName,
        classes: [9],
        jurisdiction: 'EU',
        scores: parts,
        ...more,
      },
    },
  );
  return data.createTrademarkMonitoringResult.id;
}
const judge = (id: string, relevance: string) =>
  fixture.ask(
    lawyer,
    'mutation ($id: ID!, $input: JudgeMonitoringResultInput!) { judgeMonitoringResult(id: $id, input: $input) { __typename ... on Refusal { code } } }',
    { id, input: { relevance, relevanceNote: 'Looked at.' } },
  );
async function say(id: string, clientVerdict: string | null, viewer: Viewer = client) {
  const { data, errors } = await fixture.ask(
    viewer,
    'mutation ($id: ID!, $input: GiveClientVerdictInput!) { giveClientVerdict(id: $id, input: $input) { __typename ... on TrademarkMonitoringResult { clientVerdict } ... on Refusal { code } } }',
    { id, input: { clientVerdict } },
  );
  return data?.giveClientVerdict ?? errors?.[0]?.extensions;
}
const QUALITY =
  '{ searchQuality { rows { source office rule version shown judged relevant clientJudged clientRelevant precision { percent low high } } months { month shown judged relevant precision { percent } } } }';
async function quality() {
  const { data, errors } = await fixture.ask(admin, QUALITY);
  expect(errors).toBeUndefined();
  return data.searchQuality;
}
const differing = async (viewer: Viewer = lawyer): Promise<string[]> => {
  const { data } = await fixture.ask(
    viewer,
    '{ trademarkMonitoringResultList(filter: { verdictsDiffer: { eq: true } }) { items { markName } } }',
  );
  return data.trademarkMonitoringResultList.items.map(({ markName }: { markName: string }) => markName);
};

describe('the quality of the search', () => {
  it('is nothing while nothing was shown, and an admin’s alone to read', async () => {
    expect(await quality()).toEqual({ rows: [], months: [] });
    for (const viewer of [lawyer, client, visitor])
      expect((await fixture.ask(viewer, QUALITY)).errors?.[0]?.extensions?.['code']).toMatch(
        /FORBIDDEN|UNAUTHENTICATED/,
      );
  });

  it('counts by office and by what brought a hit; below ten judged it says no share', async () => {
    for (let index = 0; index < 9; index += 1)
      await judge(await found(`SOUND ${index}`), index < 3 ? 'HIGH' : 'NOT_RELEVANT');
    await found('WAITS', { scores: { ...parts, look: 95 } });
    await found('CLASS', { scores: { ...parts, overall: 50 } });
    await found('MEANS', { scores: { ...parts, look: 10, sound: 10, meaning: 100, overall: 80 } });
    await found('SAME', { type: 'IDENTICAL', scores: { ...parts, look: 100, sound: 100, overall: 100 } });
    await found('BY HAND', { scores: null });
    const { rows } = await quality();
    expect(rows.find(({ rule }: { rule: string }) => rule === 'SOUND')).toEqual({
      source: 'WATCH',
      office: 'EU',
      rule: 'SOUND',
      version: '1.1.seed',
      shown: 9,
      judged: 9,
      relevant: 3,
      clientJudged: 0,
      clientRelevant: 0,
      precision: null,
    });
    expect(rows.map(({ rule, shown }: { rule: string; shown: number }) => [rule, shown])).toEqual(
      expect.arrayContaining([
        ['LETTERS', 1],
        ['SAME_CLASS', 1],
        ['MEANING', 1],
        ['IDENTICAL', 1],
      ]),
    );
    expect(rows).toHaveLength(5);
  });

  it('says the share with its interval from the tenth on, and by month', async () => {
    await judge(await found('SOUND 9'), 'MEDIUM');
    const { rows, months } = await quality();
    expect(rows.find(({ rule }: { rule: string }) => rule === 'SOUND')).toMatchObject({
      judged: 10,
      relevant: 4,
      precision: { percent: 40, low: 17, high: 69 },
    });
    expect(months).toEqual([
      { month: '2026-11', shown: 14, judged: 10, relevant: 4, precision: { percent: 40 } },
    ]);
  });

  it('counts a client’s word beside the lawyer’s, and brings what they see otherwise back to the queue', async () => {
    const id = await found('DIFFERS');
    expect(await say(id, 'MATTERS')).toMatchObject({ code: 'NOT_FOUND' });
    await judge(id, 'NOT_RELEVANT');
    expect(await say(id, 'MATTERS', stranger)).toMatchObject({ code: 'NOT_FOUND' });
    for (const viewer of [lawyer, visitor])
      expect((await say(id, 'MATTERS', viewer)).code).toMatch(/FORBIDDEN|UNAUTHENTICATED/);
    expect(await differing()).toEqual([]);
    expect(await say(id, 'MATTERS')).toMatchObject({ clientVerdict: 'MATTERS' });
    expect(await differing()).toEqual(['DIFFERS']);
    expect((await quality()).rows.find(({ rule }: { rule: string }) => rule === 'SOUND')).toMatchObject({
      clientJudged: 1,
      clientRelevant: 1,
    });
    await judge(id, 'NOT_RELEVANT');
    expect(await differing()).toEqual([]);
  });

  it('does not show a client how the firm weighs it', async () => {
    const { data } = await fixture.ask(
      client,
      '{ trademarkMonitoringResultList { items { markName clientVerdict verdictsDiffer judgedByRule } } }',
    );
    expect(
      data.trademarkMonitoringResultList.items.find(
        ({ markName }: { markName: string }) => markName === 'DIFFERS',
      ),
    ).toEqual({ markName: 'DIFFERS', clientVerdict: 'MATTERS', verdictsDiffer: null, judgedByRule: null });
  });

  it('counts hits of a released report: named is relevant, set aside is not, the rest was not judged', async () => {
    const hit = { jurisdictions: ['US'], look: 90, sound: 80, meaning: 0, goods: 100, overall: 88 };
    const search = (searchId: string) => ({
      searchId,
      query: 'Zorvanex',
      jurisdictions: ['US'],
      closenessLimit: 61,
      scoreVersion: '1.1.seed',
      searchedAt: timestampFromDate(clock.now()),
      hits: [
        { ...hit, ref: 'US:1', quoted: true },
        { ...hit, ref: 'US:2', setAside: true },
        { ...hit, ref: 'US:3' },
      ],
    });
    await deliver(fixture.runtime, releasedReports, {
      schema: VerificationApprovedSchema,
      source: 'requests',
      streamId: requestId,
      message: {
        request: { requestId },
        verdicts: [],
        report: {
          number: 1,
          releasedAt: timestampFromDate(clock.now()),
          // The same search twice shows a hit once.
          searches: [search(systemIds.next()), search(systemIds.next())],
        },
      },
    });
    expect((await quality()).rows.filter(({ office }: { office: string }) => office === 'US')).toMatchObject([
      { source: 'VERIFICATION', rule: 'LETTERS', version: '1.1.seed', shown: 3, judged: 2, relevant: 1 },
    ]);
  });

  it('comes out the same when all rows are made again from the events', async () => {
    expect((await rebuildCheck(fixture.db, definition.aggregates)).differences).toEqual([]);
  });
});
