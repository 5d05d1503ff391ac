import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { silentLog } from '@cotta/kit/runtime/process/log.js';
import { medianTime } from '@cotta/kit/testing/median-time.js';
import { openServiceFixture, type ServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import { until } from '@cotta/kit/testing/until.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import type { Viewer } from '@cotta/kit/model/words/viewer.js';
import { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import { trademarksService } from '../../service.js';
import { admin, client, lawyer, visitor } from '../../testing/people.js';
import { mark } from '../testing/marks.js';
import { SameProcessThread } from '../testing/same-process-thread.js';
import { runWatches } from '../../watch/run-watches.js';
import { notifyResults } from '../../watch/notify-clients.js';
import { SearchHost } from '../worker/search-host.js';
import { followOwnMarks, type OwnMarksFollower } from './follow-own-marks.js';
import type { NameIndex } from './name-index.js';

const register = [
  mark('ZORVANEX', { ref: 'EU:900', filingDate: '2026-03-01' }),
  mark('QUILTOP', { ref: 'EU:901' }),
];
const MARKS = ['BRIMWOOD', 'FENNGLOW', 'OSTERQUAY'];
const threads: SameProcessThread[] = [];
let host: SearchHost;
const clock = new FakeClock('2026-06-15T15:00:00Z');
let fixture: ServiceFixture;
let follower: OwnMarksFollower | undefined;

beforeAll(async () => {
  host = new SearchHost({
    timeoutMs: 30_000,
    restartMs: 50,
    startThread: () => {
      const thread = new SameProcessThread(register);
      threads.push(thread);
      return thread;
    },
  });
  const index: NameIndex = {
    // Not before own marks are there, as in production.
    get ready() {
      return host.ready && follower !== undefined;
    },
    get facts() {
      return host.facts;
    },
    search: (request) => host.search(request),
    compare: (pair) => host.compare(pair),
    goods: (request) => host.goods(request),
  };
  fixture = await openServiceFixture(trademarksService({ linkKey: '', search: index }), clock);
});
afterAll(async () => {
  await follower?.stop();
  await host.stop();
  await fixture.close();
});

const SEARCH =
  'query ($input: TrademarkSearchInput!) { trademarkSearch(input: $input) { degraded totalCandidates notSearched { code } items { id name owner scores { overall levenshtein } reasons risk } } }';

async function search(input: object, viewer: Viewer = lawyer) {
  const { data, errors } = await fixture.ask(viewer, SEARCH, { input });
  return data?.trademarkSearch ?? errors?.[0];
}

const found = async (query: string, viewer: Viewer = lawyer): Promise<string[]> =>
  (await search({ query }, viewer)).items.map(({ name }: { name: string }) => name);

async function add(name: string, facts: object = {}): Promise<string> {
  const input = {
    name,
    jurisdiction: 'EU',
    type: 'WORD',
    status: 'UNDER_EXAMINATION',
    number: `0-${name}`,
    filingDate: '2026-02-01',
    goodsAndServices: [{ class: 9, terms: ['Software'] }],
    userId: client.userId,
    ...facts,
  };
  const { data, errors } = await fixture.ask(
    lawyer,
    'mutation ($input: CreateTrademarkInput!) { createTrademark(input: $input) { ... on Trademark { id } ... on Refusal { code fields { path code } } } }',
    { input },
  );
  // What the relay of a running service does a moment after each commit.
  await fixture.db.query('select sequence_events(1000)');
  if (data?.createTrademark?.id === undefined) throw new Error(JSON.stringify(data ?? errors));
  return data.createTrademark.id;
}

describe('search over the API', () => {
  it('answers from the database while the index has not caught up, and says so', async () => {
    await add('ZORVANTA');
    await add('ZORVANDRAFT', { status: 'READY_FOR_FILING', number: null, filingDate: null });
    const answer = await search({ query: 'Zorvanta' });
    expect(answer).toMatchObject({
      degraded: true,
      items: [
        { name: 'ZORVANTA', owner: null, reasons: ['IDENTICAL'], scores: { overall: 1, levenshtein: 1 } },
      ],
    });
    expect(answer.notSearched[0]).toEqual({ code: 'REGISTERS_NOT_READY' });
    expect(await search({ query: 'Zorvanta' }, visitor)).toMatchObject({
      degraded: true,
      items: [],
      notSearched: [{ code: 'REGISTERS_NOT_READY' }, expect.anything(), expect.anything()],
    });
  });

  it('answers from registers and our filed marks once it has caught up, and shows no draft', async () => {
    follower = followOwnMarks({
      db: fixture.db,
      change: (changes) => host.change(changes),
      everyMs: 200,
      log: silentLog,
    });
    await Promise.all([host.untilReady(), follower.caughtUp]);
    const answer = await search({ query: 'Zorvan' });
    expect(answer.degraded).toBe(false);
    expect(answer.items.map(({ name }: { name: string }) => name)).toEqual(
      expect.arrayContaining(['ZORVANEX', 'ZORVANTA']),
    );
    expect(JSON.stringify(answer)).not.toContain('DRAFT');
  });

  it('finds a mark within five seconds after it was added', async () => {
    const took = await medianTime(async (turn) => {
      const mark = MARKS[turn] ?? '';
      await add(mark);
      await until('the new mark is found', async () => (await found(mark)).includes(mark));
    });
    expect(took).toBeLessThan(5_000);
  });

  it('has only degraded answers, never errors, while its thread is gone, and all marks afterwards', async () => {
    threads.at(-1)?.die();
    const meanwhile = await Promise.all(Array.from({ length: 20 }, () => search({ query: 'brimwood' })));
    expect(meanwhile.every(({ degraded, items }) => degraded && items[0]?.name === 'BRIMWOOD')).toBe(true);
    await host.untilReady();
    expect(await search({ query: 'brimwood' })).toMatchObject({
      degraded: false,
      items: [{ name: 'BRIMWOOD' }],
    });
  });

  it.each([
    [{ query: '' }, 'query'],
    [{ query: '   ' }, 'query'],
    [{ query: 'x'.repeat(500) }, 'query'],
    [{ query: 'a', jurisdictions: ['XX'] }, 'jurisdictions'],
    [{ query: 'a', classes: [46] }, 'classes'],
    [{ query: 'a', limit: 1000 }, 'limit'],
    [{ query: 'a', since: '2026-02-30' }, 'since'],
  ])('refuses %j and names what is wrong', async (input, field) => {
    expect(await search(input)).toMatchObject({
      extensions: { code: 'BAD_USER_INPUT' },
      message: expect.stringContaining(field),
    });
  });

  it('gives visitors twenty at most', async () =>
    expect(await search({ query: 'a', limit: 50 }, visitor)).toMatchObject({
      extensions: { code: 'BAD_USER_INPUT' },
      message: expect.stringContaining('limit'),
    }));

  it('shows marks in our care to staff alone: nobody reads here of an application before its office publishes it', async () => {
    for (const viewer of [lawyer, admin]) expect(await found('Zorvanta', viewer)).toContain('ZORVANTA');
    for (const viewer of [visitor, client]) {
      expect(await search({ query: 'Zorvanta', jurisdictions: ['EU'] }, viewer)).toMatchObject({
        degraded: false,
        totalCandidates: 1,
        items: [{ name: 'ZORVANEX' }],
      });
    }
    const report = '{ verificationSearch(query: "Zorvanta", jurisdictions: ["EU"]) { items { name } } }';
    const seen = async (viewer: Viewer): Promise<string[]> =>
      (await fixture.ask(viewer, report)).data.verificationSearch.items.map(
        ({ name }: { name: string }) => name,
      );
    expect(await seen(lawyer)).toContain('ZORVANTA');
    expect(await seen(client)).toEqual(['ZORVANEX']);
  });

  it.each(['x', '😀', '!!!', 'שלום', "'; drop table trademark; --", '%_%'])('answers %s', async (query) => {
    expect(await search({ query })).toMatchObject({ degraded: false });
  });

  it('compares two names, and lists marks for a report to those who signed in', async () => {
    const { data } = await fixture.ask(
      visitor,
      '{ compareMarks(a: "XCEED", b: "X-SEED", classesA: [9], classesB: [9]) { reasons goods parts { sound } } }',
    );
    expect(data.compareMarks).toMatchObject({
      reasons: expect.arrayContaining(['SAME_SOUND']),
      goods: 'SAME_CLASS',
      parts: { sound: 1 },
    });
    const report =
      '{ verificationSearch(query: "Zorvanex", jurisdictions: ["EU"], classes: [9]) { items { name jurisdictions numbers identical scores { overall goods } } } }';
    expect((await fixture.ask(lawyer, report)).data.verificationSearch.items[0]).toMatchObject({
      name: 'ZORVANEX',
      jurisdictions: ['EU'],
      identical: true,
      scores: { overall: 1, goods: expect.any(Number) },
    });
    expect((await fixture.ask(visitor, report)).errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
  });
});

describe('watches', () => {
  it('report each near mark that was filed since, once, with its scores', async () => {
    const trademarkId = await add('ZORVANIX');
    const subscribe =
      'mutation ($input: CreateTrademarkWatchSubscriptionInput!) { createTrademarkWatchSubscription(input: $input) { ... on TrademarkWatchSubscription { id } ... on Refusal { code } } }';
    await fixture.ask(lawyer, subscribe, {
      input: { trademarkId, dateStart: '2026-01-01', alsoSimilar: true, threshold: 60 },
    });
    const index: NameIndex = {
      ready: true,
      facts: host.facts,
      search: (request) => host.search(request),
      compare: (pair) => host.compare(pair),
      goods: (request) => host.goods(request),
    };
    expect(await runWatches(fixture.runtime, index)).toBe(1);
    expect(await runWatches(fixture.runtime, index)).toBe(0);
    const results =
      '{ trademarkMonitoringResultList { items { markName type filingDate relevance scores { overall formula } } } }';
    expect((await fixture.ask(lawyer, results)).data.trademarkMonitoringResultList.items).toEqual([
      {
        markName: 'ZORVANEX',
        type: 'SIMILAR',
        filingDate: '2026-03-01',
        relevance: null,
        scores: { overall: expect.any(Number), formula: 1 },
      },
    ]);
  });

  it('are told to the client once a lawyer judged them: once, whoever runs it', async () => {
    expect(await notifyResults(fixture.runtime, 'all')).toBe(0);
    const { data } = await fixture.ask(lawyer, '{ trademarkMonitoringResultList { items { id } } }');
    const [{ id }] = data.trademarkMonitoringResultList.items;
    const judge =
      'mutation ($id: ID!, $input: UpdateTrademarkMonitoringResultInput!) { updateTrademarkMonitoringResult(id: $id, input: $input) { ... on TrademarkMonitoringResult { id } ... on Refusal { code } } }';
    await fixture.ask(lawyer, judge, { id, input: { relevance: 'MEDIUM', oppositionEndDate: '2026-07-01' } });
    expect(
      (
        await Promise.all([notifyResults(fixture.runtime, 'due'), notifyResults(fixture.runtime, 'due')])
      ).reduce((a, b) => a + b),
    ).toBe(1);
    expect((await fixture.ask(lawyer, 'mutation { notifyAllMonitoringResults { count } }')).data).toEqual({
      notifyAllMonitoringResults: { count: 0 },
    });
    expect(
      (await fixture.ask(client, '{ trademarkMonitoringResultList { items { markName toldOn orderedOn } } }'))
        .data.trademarkMonitoringResultList.items,
    ).toEqual([{ markName: 'ZORVANEX', toldOn: '2026-06-15', orderedOn: null }]);
    const due = async (on: string): Promise<number> => {
      clock.moveTo(on);
      const both = await Promise.all([
        notifyResults(fixture.runtime, 'due'),
        notifyResults(fixture.runtime, 'due'),
      ]);
      return both[0] + both[1];
    };
    const leave =
      'mutation ($id: ID!, $dismissed: Boolean!) { dismissMonitoringResult(id: $id, input: { dismissed: $dismissed }) { ... on TrademarkMonitoringResult { dismissedOn } ... on Refusal { code } } }';
    await fixture.ask(client, leave, { id, dismissed: true });
    expect(await due('2026-06-17T15:00:00Z')).toBe(0);
    await fixture.ask(client, leave, { id, dismissed: false });
    expect(await due('2026-06-17T15:00:00Z')).toBe(1);
    expect(await due('2026-06-23T15:00:00Z')).toBe(0);
    expect(await due('2026-06-24T15:00:00Z')).toBe(1);
    expect(await due('2026-06-28T15:00:00Z')).toBe(0);
    expect(await due('2026-06-29T15:00:00Z')).toBe(1);
    expect(await due('2026-06-30T15:00:00Z')).toBe(0);
    clock.moveTo('2026-06-15T15:00:00Z');
    const order =
      'mutation ($id: ID!, $input: OrderOppositionInput!) { orderOpposition(id: $id, input: $input) { ... on TrademarkMonitoringResult { orderedOn } ... on Refusal { code } } }';
    expect(
      (await fixture.ask(client, order, { id, input: { note: 'Please act.' } })).data.orderOpposition,
    ).toEqual({ orderedOn: '2026-06-15' });
    expect((await fixture.ask(client, order, { id, input: {} })).data.orderOpposition).toEqual({
      code: 'ALREADY_ORDERED',
    });
  });

  it('are told to all by staff only', async () => {
    for (const viewer of [visitor, client])
      expect(
        (await fixture.ask(viewer, 'mutation { notifyAllMonitoringResults { count } }')).errors?.[0]
          ?.extensions?.code,
      ).toMatch(/FORBIDDEN|UNAUTHENTICATED/);
  });

  describe('of one mark', () => {
    const run =
      'mutation ($id: ID!) { runTrademarkWatch(id: $id) { ... on WatchRunCount { count } ... on Refusal { code } } }';
    const watch = async (trademarkId: string, input: object): Promise<string> => {
      const subscribe =
        'mutation ($input: CreateTrademarkWatchSubscriptionInput!) { createTrademarkWatchSubscription(input: $input) { ... on TrademarkWatchSubscription { id } } }';
      const { data } = await fixture.ask(lawyer, subscribe, {
        input: { trademarkId, dateStart: '2026-01-01', alsoSimilar: true, threshold: 60, ...input },
      });
      return data.createTrademarkWatchSubscription.id;
    };
    const runIt = async (id: string, viewer: Viewer = lawyer) =>
      (await fixture.ask(viewer, run, { id })).data?.runTrademarkWatch;

    it('are run by hand while they run, by staff alone', async () => {
      const trademarkId = await add('ZORVANAX');
      const running = await watch(trademarkId, {});
      const over = await watch(trademarkId, { dateEnd: '2026-01-31' });
      for (const viewer of [client, visitor]) expect(await runIt(running, viewer)).toBeUndefined();
      expect(await runIt(running)).toEqual({ count: 1 });
      expect(await runIt(running)).toEqual({ count: 0 });
      expect(await runIt(over)).toEqual({ code: 'WATCH_NOT_RUNNING' });
      expect(await runIt('no such id')).toEqual({ code: 'WATCH_NOT_RUNNING' });
    });

    it('are told of apart from all others', async () => {
      const mine = await watch(await add('ZORVANOX'), {});
      await runIt(mine);
      const list =
        'query ($id: ID!) { trademarkMonitoringResultList(filter: { watchSubscriptionId: { eq: $id } }) { items { id } } }';
      const { data } = await fixture.ask(lawyer, list, { id: mine });
      const judge =
        'mutation ($id: ID!) { updateTrademarkMonitoringResult(id: $id, input: { relevance: LOW }) { ... on TrademarkMonitoringResult { relevance } } }';
      await fixture.ask(lawyer, judge, { id: data.trademarkMonitoringResultList.items[0].id });
      const notify = 'mutation ($id: ID!) { notifyAllMonitoringResults(watchSubscriptionId: $id) { count } }';
      const notified = async (id: string) => (await fixture.ask(lawyer, notify, { id })).data;
      expect(await notified(nameBasedId('another watch'))).toEqual({
        notifyAllMonitoringResults: { count: 0 },
      });
      expect(await notified('no such id')).toEqual({ notifyAllMonitoringResults: { count: 0 } });
      expect(await notified(mine)).toEqual({ notifyAllMonitoringResults: { count: 1 } });
    });
  });
});
