import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { signFacts } from '@cotta/kit/edge/links/signed-facts.js';
import { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import { consumerOf, deliver } from '@cotta/kit/testing/deliver.js';
import { openServiceFixture, type ServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import type { Viewer } from '@cotta/kit/model/words/viewer.js';
import {
  ServiceRequestMovedEvent,
  ServiceRequestMovedSchema,
} from '@cotta/proto/cotta/requests/v1/service_requests_pb.js';
import { TRADEMARK_WATCH, watchPriceUse, type PricedWatch } from '@cotta/reference/watch-price.js';
import type { NameIndex } from '../search/live/name-index.js';
import { mark } from '../search/testing/marks.js';
import { SameProcessThread } from '../search/testing/same-process-thread.js';
import { SearchHost } from '../search/worker/search-host.js';
import { trademarksService } from '../service.js';
import { admin, client, lawyer, stranger, visitor } from '../testing/people.js';
import { notifyResults } from './notify-clients.js';
import { runWatches } from './run-watches.js';
import { turnWatches } from './turn-watches.js';

const linkKey = Buffer.alloc(32, 7).toString('base64url');
const clock = new FakeClock('2026-06-15T15:00:00Z');
const register = [
  mark('ZORVANEX', { ref: 'EU:900', filingDate: '2026-07-01', owner: 'Nordhafen  GmbH' }),
  mark('ZORVANEA', { ref: 'EU:901', filingDate: '2026-07-02', owner: 'NORDHAFEN GmbH' }),
  mark('ZORVANIX', { ref: 'EU:902', filingDate: '2026-07-03', owner: 'Quellbach AG' }),
  mark('ZORVANIXX', { ref: 'EU:903', filingDate: '2020-01-01', owner: 'Older AG' }),
];
const host = new SearchHost({
  timeoutMs: 30_000,
  restartMs: 50,
  startThread: () => new SameProcessThread(register),
});
let generation = 1;
const index: NameIndex = {
  ready: true,
  get facts() {
    return { generation, marks: register.length, dataAsOf: { EU: '2026-07-05T04:00:00.000Z' } };
  },
  search: (request) => host.search(request),
  compare: (pair) => host.compare(pair),
  goods: (request) => host.goods(request),
};
const definition = trademarksService({ linkKey, search: index });
let fixture: ServiceFixture;
let trademarkId = '';
const watched: PricedWatch = {
  offices: ['EU'],
  classes: 1,
  alsoSimilar: true,
  currency: 'EUR',
  country: 'CZ',
};
const quoteOf = (facts: Partial<PricedWatch> = {}, key = linkKey) =>
  signFacts(watchPriceUse({ ...watched, ...facts }, 9_000, clock.now(), 3_600_000), key);

beforeAll(async () => {
  fixture = await openServiceFixture(definition, clock);
  await host.untilReady();
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
afterAll(async () => {
  await host.stop();
  await fixture.close();
});

const ORDER =
  'mutation ($input: OrderTrademarkWatchInput!) { orderTrademarkWatch(input: $input) { ... on TrademarkWatchSubscription { id serviceRequestId } ... on Refusal { code fields { path code } } } }';
async function order(facts: object = {}, viewer: Viewer = client) {
  const input = {
    trademarkId,
    offices: ['EU'],
    classes: [9],
    alsoSimilar: true,
    country: 'CZ',
    currency: 'EUR',
    quote: quoteOf(),
    ...facts,
  };
  const { data, errors } = await fixture.ask(viewer, ORDER, { input });
  return data?.orderTrademarkWatch ?? errors?.[0]?.extensions;
}
let streamVersion = 0;
const moved = (serviceRequestId: string, event: ServiceRequestMovedEvent) => {
  streamVersion += 1;
  return deliver(fixture.runtime, consumerOf(definition, 'paid-work'), {
    schema: ServiceRequestMovedSchema,
    source: 'requests',
    streamId: serviceRequestId,
    streamVersion,
    message: { request: { serviceRequestId, serviceName: TRADEMARK_WATCH }, event },
  });
};
const watches = async (viewer: Viewer = client) =>
  (
    await fixture.ask(
      viewer,
      '{ trademarkWatchSubscriptionList(orderBy: [{ field: DATE_START }]) { items { id dateStart dateEnd workReleasedAt reportedOn } } }',
    )
  ).data.trademarkWatchSubscriptionList.items;
const results = async (viewer: Viewer = client) =>
  (
    await fixture.ask(
      viewer,
      '{ trademarkMonitoringResultList(orderBy: [{ field: MARK_NAME }]) { items { id markName relevance relevanceNote toldOn } } }',
    )
  ).data.trademarkMonitoringResultList.items;
const runs = async () =>
  (
    await fixture.ask(
      client,
      '{ trademarkWatchRunList(orderBy: [{ field: CREATED_AT }]) { items { ranOn near passedOver added searched { jurisdiction dataAsOf } } } }',
    )
  ).data.trademarkWatchRunList.items;
const judge = async (id: string, input: object, viewer: Viewer = lawyer) => {
  const { data, errors } = await fixture.ask(
    viewer,
    'mutation ($id: ID!, $input: JudgeMonitoringResultInput!) { judgeMonitoringResult(id: $id, input: $input) { ... on TrademarkMonitoringResult { relevance judgedOn } ... on Refusal { code fields { path code } } } }',
    { id, input },
  );
  return data?.judgeMonitoringResult ?? errors?.[0]?.extensions;
};
const whitelist = async (id: string, viewer: Viewer) =>
  (
    await fixture.ask(
      viewer,
      'mutation ($id: ID!) { whitelistResultOwner(id: $id, reason: "A company of ours.") { ... on OwnerWhitelisting { judged } ... on Refusal { code } } }',
      { id },
    )
  ).data?.whitelistResultOwner;

describe('an order of a watch', () => {
  it.each([
    ['a mark of somebody else', {}, stranger, 'trademarkId', 'UNKNOWN_REFERENCE'],
    [
      'an office whose register is not held',
      { offices: ['EU', 'JP'], quote: quoteOf({ offices: ['EU', 'JP'] }) },
      client,
      'offices.1',
      'REGISTER_NOT_HELD',
    ],
  ])('is refused at the field for %s', async (_, facts, viewer, path, code) =>
    expect(await order(facts, viewer)).toMatchObject({ fields: [{ path: path.split('.'), code }] }),
  );

  it.each([
    ['a price of fewer classes', { classes: [9, 42] }, 'QUOTE_DIFFERS'],
    ['a price of identical names alone', { quote: quoteOf({ alsoSimilar: false }) }, 'QUOTE_DIFFERS'],
    ['a price of another country', { country: 'SK' }, 'QUOTE_DIFFERS'],
    [
      'a price somebody else signed',
      { quote: quoteOf({}, Buffer.alloc(32, 8).toString('base64url')) },
      'QUOTE_INVALID',
    ],
  ])('is refused with %s', async (_, facts, code) => expect(await order(facts)).toMatchObject({ code }));

  it.each([visitor, lawyer, admin])('is the owner’s alone', async (viewer) =>
    expect((await order({}, viewer)).code).toMatch(/FORBIDDEN|UNAUTHENTICATED/),
  );
});

describe('a year of a watch', () => {
  let first: { id: string; serviceRequestId: string };

  it('searches nothing before it is paid, and is ordered once', async () => {
    first = await order();
    expect(first.serviceRequestId).toEqual(expect.any(String));
    expect(await order()).toMatchObject({ code: 'WATCH_ORDER_OPEN' });
    expect(await runWatches(fixture.runtime, index)).toBe(0);
    expect(await runs()).toEqual([]);
  });

  it('begins on the day it is paid', async () => {
    clock.moveTo('2026-06-20T10:00:00Z');
    await moved(first.serviceRequestId, ServiceRequestMovedEvent.SERVICE_REQUEST_INVOICE_PAID);
    expect(await watches()).toMatchObject([{ dateStart: '2026-06-20', dateEnd: '2027-06-19' }]);
  });

  it('is run after an import, and says what was searched and of which day', async () => {
    clock.moveTo('2026-07-05T10:00:00Z');
    expect(await runWatches(fixture.runtime, index)).toBe(3);
    expect(await runWatches(fixture.runtime, index)).toBe(0);
    expect(await runs()).toEqual([
      {
        ranOn: '2026-07-05',
        near: 3,
        passedOver: 0,
        added: 3,
        searched: [{ jurisdiction: 'EU', dataAsOf: '2026-07-05' }],
      },
    ]);
    expect(await results()).toEqual([]);
  });

  it('has what comes near judged with a reason, by a lawyer alone', async () => {
    const [near, , other] = await results(lawyer);
    const id = near.id;
    for (const viewer of [client, visitor])
      expect((await judge(id, { relevance: 'HIGH' }, viewer)).code).toMatch(/FORBIDDEN|UNAUTHENTICATED/);
    expect(await judge(other.id, { relevance: 'NOT_RELEVANT' })).toMatchObject({
      fields: [{ path: ['relevanceNote'], code: 'REQUIRED' }],
    });
    expect(await judge(other.id, { relevance: 'HIGH', relevanceNote: 'Same trade.' })).toEqual({
      relevance: 'HIGH',
      judgedOn: '2026-07-05',
    });
    expect(await results()).toMatchObject([{ markName: 'ZORVANIX', relevance: 'HIGH' }]);
  });

  it('passes over an owner who is whitelisted: what waited is judged, and its client reads why', async () => {
    const [near] = await results(lawyer);
    expect(await whitelist(near.id, stranger)).toEqual({ code: 'NO_SUCH_RESULT' });
    expect(await whitelist(near.id, client)).toEqual({ code: 'NO_SUCH_RESULT' });
    expect(await whitelist(near.id, lawyer)).toEqual({ judged: 2 });
    expect(await results()).toMatchObject([
      { markName: 'ZORVANEA', relevance: 'NOT_RELEVANT', relevanceNote: 'A company of ours.' },
      { markName: 'ZORVANEX', relevance: 'NOT_RELEVANT' },
      { markName: 'ZORVANIX' },
    ]);
    generation = 2;
    clock.moveTo('2026-07-06T10:00:00Z');
    expect(await runWatches(fixture.runtime, index)).toBe(0);
    expect((await runs()).at(-1)).toMatchObject({ near: 3, passedOver: 2, added: 0 });
  });

  it('has its client written to', async () => {
    expect(await notifyResults(fixture.runtime, 'due')).toBe(1);
    expect(
      (await results()).filter(({ toldOn }: { toldOn: string | null }) => toldOn !== null),
    ).toMatchObject([{ markName: 'ZORVANIX', toldOn: '2026-07-06' }]);
  });

  const taken = async (now: string) => {
    clock.moveTo(now);
    const [one, two] = await Promise.all([turnWatches(fixture.runtime), turnWatches(fixture.runtime)]);
    return one + two;
  };
  const said = async (type: string): Promise<number> => {
    const [row]: { n: number }[] = await fixture.db.query(
      'select count(*)::integer as n from tracking_event where type = $1',
      [type],
    );
    return row?.n ?? 0;
  };

  it('says once a month that nothing came near', async () => {
    expect(await taken('2026-07-15T10:00:00Z')).toBe(0);
    expect(await taken('2026-08-10T10:00:00Z')).toBe(1);
    expect(await taken('2026-08-30T10:00:00Z')).toBe(0);
    expect(await taken('2026-09-10T10:00:00Z')).toBe(1);
    expect(await said('WatchQuietReported')).toBe(2);
  });

  it('reminds thirty and seven days before it ends; the next year follows it without a gap', async () => {
    await taken('2027-05-19T10:00:00Z');
    expect(await said('WatchEndReminded')).toBe(0);
    await taken('2027-05-20T10:00:00Z');
    await taken('2027-05-21T10:00:00Z');
    expect(await said('WatchEndReminded')).toBe(1);
    const next = await order({ quote: quoteOf() });
    await moved(next.serviceRequestId, ServiceRequestMovedEvent.SERVICE_REQUEST_INVOICE_PAID);
    expect(await watches()).toMatchObject([
      { dateEnd: '2027-06-19' },
      { dateStart: '2027-06-20', dateEnd: '2028-06-19' },
    ]);
    await taken('2027-06-12T10:00:00Z');
    expect(await said('WatchEndReminded')).toBe(1);
  });

  it('closes with a report when it is over, and one whose money went back ends at once', async () => {
    await taken('2027-06-19T10:00:00Z');
    expect(await said('WatchCompleted')).toBe(0);
    await taken('2027-06-20T10:00:00Z');
    expect(await said('WatchCompleted')).toBe(1);
    const [, next] = await watches();
    const [row]: { order: string }[] = await fixture.db.query(
      'select service_request_id as "order" from trademark_watch_subscription where id = $1',
      [next.id],
    );
    await moved(row?.order ?? '', ServiceRequestMovedEvent.SERVICE_REQUEST_REFUNDED);
    expect(await watches()).toMatchObject([{ reportedOn: '2027-06-20' }, { dateEnd: '2027-06-20' }]);
  });

  it('that is never paid disappears with its order', async () => {
    const unpaid = await order({ quote: quoteOf() });
    await moved(unpaid.serviceRequestId, ServiceRequestMovedEvent.SERVICE_REQUEST_WITHDRAWN);
    expect(await watches()).toHaveLength(2);
  });
});
