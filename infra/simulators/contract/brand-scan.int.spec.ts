import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { nameBasedId, systemIds } from '@cotta/kit/model/words/ids.js';
import { VendorError } from '@cotta/kit/runtime/vendor/vendor-error.js';
import { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import { consumerOf, deliver } from '@cotta/kit/testing/deliver.js';
import { viewerOf } from '@cotta/kit/testing/parcel-rows.js';
import { openServiceFixture, type ServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import {
  BrandMonitoringFindingChangedSchema,
  BrandMonitoringFindingEvent,
  BrandSubscriptionChangedSchema,
} from '@cotta/proto/cotta/subscriptions/v1/entities_pb.js';
import { runScans, scanTools, subscriptionsService } from '@cotta/subscriptions/testing.js';
import { vendorEnvironment } from '../addresses.mjs';
import { openMarksDoor, type MarksDoor } from './brand-scan-bench.js';
import { openFixture, type Fixture } from './fixture.js';

const linkKey = Buffer.alloc(32, 5).toString('base64url');
const eva = viewerOf('customer', nameBasedId('eva'));
const jan = viewerOf('customer', nameBasedId('jan'));
const lawyer = viewerOf('lawyer', nameBasedId('lawyer'));
const refusal = '... on Refusal { code }';
const definition = subscriptionsService();
const pause = async (): Promise<void> => undefined;

let sims: Fixture;
let door: MarksDoor;
let stage: ServiceFixture;
let clock: FakeClock;

beforeAll(async () => {
  sims = await openFixture();
  door = await openMarksDoor(linkKey);
});
afterAll(async () => {
  await door.stop();
  await sims.stop();
});
beforeEach(async () => {
  await sims.reset();
  clock = new FakeClock('2026-11-28T09:00:00Z');
  stage = await openServiceFixture(definition, clock);
});
afterEach(() => stage.close());

function tools() {
  const settings = vendorEnvironment('subscriptions', sims.url, { keyDir: '/nowhere' });
  const given = { ...settings, GATEWAY_URL: door.url, LINK_TOKEN_KEY: linkKey };
  const made = scanTools(given, { tuning: sims.tuning, pause });
  if (made === undefined) throw new Error('no tools');
  return made;
}
const round = () => runScans(stage.runtime, tools());

async function write(name: string, input: object, id?: string, viewer = lawyer) {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
  const [head, args] =
    id === undefined
      ? [`$input: ${type}!`, 'input: $input']
      : [`$id: ID!, $input: ${type}!`, 'id: $id, input: $input'];
  const { data, errors } = await stage.ask(
    viewer,
    `mutation (${head}) { done: ${name}(${args}) { __typename ... on Refusal { code } } }`,
    { input, id },
  );
  return data?.done ?? errors?.[0];
}

async function scanned(name = 'Lumara', tier = 'SHIELD', platforms: readonly string[] = ['eBay', 'Amazon']) {
  const made = async (what: string, input: object, viewer = lawyer): Promise<string> => {
    const { data, errors } = await stage.ask(
      viewer,
      `mutation ($input: Create${what}Input!) { done: create${what}(input: $input) { ... on ${what} { id } ${refusal} } }`,
      { input },
    );
    if (data?.done?.id === undefined) throw new Error(JSON.stringify(data ?? errors));
    return data.done.id;
  };
  const brandId = await made('Brand', { userId: eva.userId, name, websites: ['https://lumara.example'] });
  const brandSubscriptionId = await made('BrandSubscription', {
    userId: eva.userId,
    brandId,
    tier,
    paymentFrequency: 'MONTHLY',
    currency: 'EUR',
  });
  for (const platform of platforms)
    await made('BrandSubscriptionPlatform', {
      userId: eva.userId,
      brandSubscriptionId,
      name: platform,
      startDate: '2026-11-01',
    });
  const again = () =>
    made('BrandMonitoringTask', {
      userId: eva.userId,
      brandId,
      brandSubscriptionId,
      brandSubscriptionTier: tier,
      deadline: '2026-12-11',
    });
  return { brandId, brandSubscriptionId, taskId: await again(), again };
}

const COVERAGE =
  'query ($id: ID!) { brandMonitoringTask(id: $id) { status notReached coverage(limit: 50) { items { id source kind outcome query total pagesRead truncated hitCount ownCount droppedCount dismissedByRule errorClass link tries } } } }';
const FINDINGS =
  'query ($id: ID!) { brandMonitoringTask(id: $id) { seenFindings(limit: 200) { items { id source nativeId title state verdict similarity scores seller opponentKey dismissalReason dismissalNote priceText website whitelistRuleId } } } }';

async function coverageOf(id: string, viewer = lawyer) {
  const { data, errors } = await stage.ask(viewer, COVERAGE, { id });
  if (errors !== undefined) throw new Error(JSON.stringify(errors));
  return data.brandMonitoringTask;
}
// Rows as the document above asks for them.
// oxlint-disable-next-line typescript/no-explicit-any
async function findingsOf(id: string): Promise<any[]> {
  const { data, errors } = await stage.ask(lawyer, FINDINGS, { id });
  if (errors !== undefined) throw new Error(JSON.stringify(errors));
  return data.brandMonitoringTask.seenFindings.items;
}
const bySource = (items: readonly { source: string; outcome: string }[]) =>
  Object.fromEntries(items.map(({ source, outcome }) => [source, outcome]));

describe('a scan of the second tier', () => {
  it('asks every source of its tier, names what it asked, and leaves to a person what no machine may ask', async () => {
    const { taskId } = await scanned();
    expect(await round()).toEqual({ scans: 1, sources: 7 });
    const { status, coverage } = await coverageOf(taskId, eva);
    expect(status).toBe('IN_PROGRESS');
    expect(bySource(coverage.items)).toEqual({
      amazon: 'WAITING',
      ares: 'FOUND',
      certificates: 'FOUND',
      'companies-house': 'FOUND',
      domains: 'FOUND',
      ebay: 'FOUND',
      registers: 'NOTHING_FOUND',
      rpo: 'FOUND',
    });
    const ebay = coverage.items.find(({ source }: { source: string }) => source === 'ebay');
    expect(ebay).toMatchObject({ kind: 'MACHINE', pagesRead: 2, total: 3, hitCount: 4, droppedCount: 2 });
    expect(ebay.query).toContain('EBAY_DE /buy/browse/v1/item_summary/search?q=Lumara');
    // No index stands behind the registers here: the report does not pretend that they were read whole.
    expect(coverage.items.find(({ source }: { source: string }) => source === 'registers').truncated).toBe(
      true,
    );
    const amazon = coverage.items.find(({ source }: { source: string }) => source === 'amazon');
    expect(amazon).toMatchObject({ kind: 'HAND', link: 'https://www.amazon.de/s?k=Lumara' });
    expect(await round()).toEqual({ scans: 0, sources: 0 });
  });

  it('looks first in the countries the brand is sold in, as soon as somebody says which', async () => {
    const { brandId, taskId } = await scanned();
    await write('updateBrand', { countries: ['GB'] }, brandId);
    await round();
    const { coverage } = await coverageOf(taskId);
    const { query } = coverage.items.find(({ source }: { source: string }) => source === 'ebay');
    expect(query).toMatch(/^EBAY_GB /);
  });

  it('leaves out what a source knows to be the customer’s own, and their own sites, and says how many', async () => {
    const { taskId } = await scanned();
    const hit = {
      seller: null,
      priceText: null,
      pictureUrl: null,
      description: null,
      comparedName: 'Lumara',
    };
    const search = async () => ({
      hits: [
        { ...hit, nativeId: '1', url: 'https://market.test/1', title: 'Lumara' },
        { ...hit, nativeId: '2', url: 'https://market.test/2', title: 'Lumara', own: true as const },
        { ...hit, nativeId: '3', url: 'https://shop.lumara.example/3', title: 'Lumara' },
      ],
      nextCursor: null,
      query: 'q',
      total: 3,
    });
    const made = tools();
    const sources = made.sources.map((one) => (one.id === 'ebay' ? { id: 'ebay', search } : one));
    await runScans(stage.runtime, { ...made, sources });
    const found = (await findingsOf(taskId)).filter(({ source }) => source === 'ebay');
    expect(found.map(({ nativeId }) => nativeId)).toEqual(['1']);
    const { coverage } = await coverageOf(taskId, eva);
    expect(coverage.items.find(({ source }: { source: string }) => source === 'ebay')).toMatchObject({
      hitCount: 1,
      ownCount: 2,
      droppedCount: 0,
    });
  });

  it('keeps what is similar, by the product’s own score, grouped by who offers it', async () => {
    const { taskId } = await scanned();
    await round();
    const found = await findingsOf(taskId);
    expect(found.every(({ state, similarity }) => state === 'NEW' && similarity >= 50)).toBe(true);
    expect(found.map(({ title }) => title).filter((title: string) => title.includes('hose'))).toEqual([]);
    const offers = found.filter(({ source }) => source === 'ebay');
    expect(new Set(offers.map(({ opponentKey }) => opponentKey))).toEqual(new Set(['shop99']));
    expect(new Set(offers.map(({ seller }) => seller))).toEqual(new Set(['shop99', 'Shop 99']));
    expect(found.find(({ nativeId }) => nativeId === 'lumara.shop')?.scores).toMatchObject({ name: 100 });
  });

  it('ends only when the search by hand is noted and every finding is judged, and shows its owner what was dropped and why', async () => {
    const { taskId } = await scanned('Lumara', 'SHIELD', ['eBay', 'Amazon']);
    await round();
    const process = () => write('processBrandMonitoringTask', { noFindings: true }, taskId);
    expect(await process()).toMatchObject({ code: 'SOURCES_WAITING' });
    const { coverage } = await coverageOf(taskId);
    const [amazon, ebay] = ['amazon', 'ebay'].map((key) =>
      coverage.items.find(({ source }: { source: string }) => source === key),
    );
    const note = (id: string, more: object = {}, viewer = lawyer) =>
      write('noteBrandMonitoringHandSearch', { outcome: 'NOT_REACHED', ...more }, id, viewer);
    expect(await note(ebay.id)).toMatchObject({ code: 'SOURCE_ASKED_BY_MACHINE' });
    expect(await note(amazon.id, { searchedOn: '2026-11-29' })).toMatchObject({ code: 'SEARCHED_LATER' });
    expect(await note(amazon.id, {}, eva)).not.toHaveProperty('__typename', 'BrandMonitoringCoverage');
    await note(amazon.id, { note: 'Asked for a sign-in.' });
    expect(await process()).toMatchObject({ code: 'VERDICTS_MISSING' });
    for (const { id } of await findingsOf(taskId))
      await write(
        'dismissBrandMonitoringFinding',
        { dismissalReason: 'OTHER_GOODS', dismissalNote: 'Hoses.' },
        id,
      );
    expect(await process()).toMatchObject({ __typename: 'BrandMonitoringTask' });
    expect(await coverageOf(taskId, eva)).toMatchObject({ status: 'PROCESSED', notReached: ['Amazon'] });
    const { data, errors } = await stage.ask(
      eva,
      'query ($id: ID!) { brandMonitoringTask(id: $id) { seenFindings(limit: 100) { totalCount items { state dismissalReason dismissalNote title website } } } }',
      { id: taskId },
    );
    expect(errors).toBeUndefined();
    expect(data.brandMonitoringTask.seenFindings.totalCount).toBeGreaterThan(5);
    expect(data.brandMonitoringTask.seenFindings.items[0]).toMatchObject({
      state: 'DISMISSED',
      dismissalReason: 'OTHER_GOODS',
      dismissalNote: 'Hoses.',
    });
  });

  it('shows its owner nothing that nobody judged, and another customer nothing at all', async () => {
    const { taskId } = await scanned();
    await round();
    const count = 'query { brandMonitoringFindingCount }';
    expect((await stage.ask(eva, count)).data).toEqual({ brandMonitoringFindingCount: 0 });
    const [first] = await findingsOf(taskId);
    await write('dismissBrandMonitoringFinding', { dismissalReason: 'OWN_OFFER' }, first.id);
    expect((await stage.ask(eva, count)).data).toEqual({ brandMonitoringFindingCount: 1 });
    expect((await stage.ask(jan, count)).data).toEqual({ brandMonitoringFindingCount: 0 });
    expect(
      await write('dismissBrandMonitoringFinding', { dismissalReason: 'OWN_OFFER' }, first.id, eva),
    ).not.toHaveProperty('__typename', 'BrandMonitoringFinding');
    const secret = await stage.ask(
      eva,
      'query { brandMonitoringFindingList { items { title scores seller } } }',
    );
    expect(secret.data.brandMonitoringFindingList.items).toEqual([
      { title: first.title, scores: null, seller: null },
    ]);
  });
});

describe('what was seen before', () => {
  it('and stands as it stood stays dismissed; what changed is new again', async () => {
    const { taskId, again } = await scanned();
    await round();
    for (const { id } of await findingsOf(taskId))
      await write('dismissBrandMonitoringFinding', { dismissalReason: 'NOT_SIMILAR' }, id);
    const before = await findingsOf(taskId);
    clock.moveBy({ days: 7 });
    await sims.control('ebay/offers', {
      itemId: 'v1|110000000000|0',
      change: { price: { value: '4.50', currency: 'EUR' } },
    });
    const second = await again();
    await round();
    const after = await findingsOf(second);
    expect(after.filter(({ state }) => state === 'NEW').map(({ nativeId }) => nativeId)).toEqual([
      'v1|110000000000|0',
    ]);
    expect(after.find(({ state }) => state === 'NEW')).toMatchObject({
      priceText: '4.50 EUR',
      verdict: null,
    });
    expect(new Set(after.map(({ id }) => id)).size).toBe(after.length);
    expect(before.map(({ id }) => id)).toEqual(expect.arrayContaining(after.map(({ id }) => id)));
  });

  it('is written once by two workers at a time', async () => {
    const { taskId } = await scanned();
    await Promise.all([round(), round()]);
    const found = await findingsOf(taskId);
    expect(new Set(found.map(({ source, nativeId }) => `${source} ${nativeId}`)).size).toBe(found.length);
    const { coverage } = await coverageOf(taskId);
    expect(coverage.items).toHaveLength(8);
    expect(coverage.items.filter(({ tries }: { tries: number }) => tries > 1)).toEqual([]);
  });
});

describe('what is the customer’s own', () => {
  it('is kept and dismissed by its rule before anything is scored', async () => {
    const { brandId, taskId } = await scanned();
    const rule = { userId: eva.userId, brandId, kind: 'SELLER', value: 'SHOP_99', reason: 'Our outlet' };
    await stage.ask(
      lawyer,
      'mutation ($input: CreateBrandWhitelistRuleInput!) { createBrandWhitelistRule(input: $input) { __typename } }',
      { input: rule },
    );
    await round();
    const offers = (await findingsOf(taskId)).filter(({ source }) => source === 'ebay');
    expect(offers.map(({ state }) => state)).toEqual([
      'WHITELISTED',
      'WHITELISTED',
      'WHITELISTED',
      'WHITELISTED',
    ]);
    const { coverage } = await coverageOf(taskId, eva);
    expect(coverage.items.find(({ source }: { source: string }) => source === 'ebay')).toMatchObject({
      dismissedByRule: 4,
    });
  });

  const names = (brandSubscriptionId: string, ownAccounts: string[]) =>
    deliver(stage.runtime, consumerOf(definition, 'own-account-rules'), {
      schema: BrandSubscriptionChangedSchema,
      source: 'subscriptions',
      streamId: systemIds.next(),
      message: { entityId: brandSubscriptionId, facts: { ownAccounts } },
    });
  const RULES = 'query { brandWhitelistRuleList { items { kind value } } }';

  it('is a rule from the order on, for the scans of that brand alone', async () => {
    const { brandSubscriptionId, taskId } = await scanned();
    const { taskId: another } = await scanned();
    const own = ['Shop-99', 'https://lumara.shop/about'];
    await names(brandSubscriptionId, own);
    await names(brandSubscriptionId, own);
    expect((await stage.ask(eva, RULES)).data.brandWhitelistRuleList.items).toEqual([
      { kind: 'SELLER', value: 'Shop-99' },
      { kind: 'SITE', value: 'https://lumara.shop/about' },
    ]);
    expect((await stage.ask(jan, RULES)).data.brandWhitelistRuleList.items).toEqual([]);
    await round();
    const found = await findingsOf(taskId);
    const isOwn = ({ opponentKey, nativeId }: { opponentKey: string; nativeId: string }) =>
      opponentKey === 'shop99' || nativeId === 'lumara.shop';
    expect(found.filter(isOwn)).toHaveLength(5);
    for (const one of found) expect(one.state).toBe(isOwn(one) ? 'WHITELISTED' : 'NEW');
    expect(new Set((await findingsOf(another)).map(({ state }) => state))).toEqual(new Set(['NEW']));
  });

  it('takes along what is there already when it is named later, but nothing that a person judged', async () => {
    const { brandSubscriptionId, taskId } = await scanned();
    await round();
    const [judged] = (await findingsOf(taskId)).filter(({ opponentKey }) => opponentKey === 'shop99');
    await write('dismissBrandMonitoringFinding', { dismissalReason: 'NOT_SIMILAR' }, judged.id);
    await names(brandSubscriptionId, ['shop99']);
    const offers = (await findingsOf(taskId)).filter(({ opponentKey }) => opponentKey === 'shop99');
    expect(offers).toHaveLength(4);
    for (const { id, state } of offers) expect(state).toBe(id === judged.id ? 'DISMISSED' : 'WHITELISTED');
  });

  it('becomes a rule by one key, and takes what else is there of the same seller with it', async () => {
    const { taskId } = await scanned();
    await round();
    const [first] = (await findingsOf(taskId)).filter(({ source }) => source === 'ebay');
    await write('whitelistBrandMonitoringFinding', { dismissalNote: 'Our outlet' }, first.id);
    await deliver(stage.runtime, consumerOf(definition, 'whitelisted-findings'), {
      schema: BrandMonitoringFindingChangedSchema,
      source: 'subscriptions',
      streamId: first.id,
      message: {
        entityId: first.id,
        event: BrandMonitoringFindingEvent.BRAND_MONITORING_FINDING_WHITELISTED,
      },
    });
    const offers = (await findingsOf(taskId)).filter(({ source }) => source === 'ebay');
    expect(new Set(offers.map(({ state }) => state))).toEqual(new Set(['WHITELISTED']));
    const { data } = await stage.ask(eva, 'query { brandWhitelistRuleList { items { kind value reason } } }');
    expect(data.brandWhitelistRuleList.items).toEqual([
      { kind: 'SELLER', value: first.seller, reason: 'Our outlet' },
    ]);
  });

  it('is judged for a whole seller at once', async () => {
    const { taskId } = await scanned();
    await round();
    const offers = (await findingsOf(taskId)).filter(({ opponentKey }) => opponentKey === 'shop99');
    const { data, errors } = await stage.ask(
      lawyer,
      'mutation ($ids: [ID!]!, $input: DismissBrandMonitoringFindingInput!) { dismissBrandMonitoringFindingList(ids: $ids, input: $input) { __typename } }',
      { ids: offers.map(({ id }) => id), input: { dismissalReason: 'RESALE_OF_GENUINE_GOODS' } },
    );
    expect(errors ?? data).toMatchObject({ dismissBrandMonitoringFindingList: expect.anything() });
    const judged = (await findingsOf(taskId)).filter(({ opponentKey }) => opponentKey === 'shop99');
    expect(new Set(judged.map(({ state }) => state))).toEqual(new Set(['DISMISSED']));
  });
});

describe('a source that gives no answer', () => {
  it('is asked again, later each time, and found when it is back', async () => {
    const { taskId } = await scanned();
    await sims.control('faults', { vendor: 'crtsh', kind: 'status', count: 4 });
    await round();
    const state = async () =>
      (await coverageOf(taskId)).coverage.items.find(
        ({ source }: { source: string }) => source === 'certificates',
      );
    expect(await state()).toMatchObject({
      outcome: 'WAITING',
      errorClass: 'unavailable',
      tries: 1,
      total: null,
    });
    expect(await round()).toEqual({ scans: 0, sources: 0 });
    clock.moveBy({ minutes: 16 });
    expect((await round()).sources).toBe(1);
    expect(await state()).toMatchObject({ outcome: 'WAITING', tries: 2 });
    clock.moveBy({ hours: 1 });
    await round();
    expect(await state()).toMatchObject({ outcome: 'FOUND', tries: 3, errorClass: null });
  });

  it('for three days is named so, and the scan goes on without it', async () => {
    const { taskId } = await scanned();
    await sims.control('faults', { vendor: 'ebay', kind: 'html', count: 100_000 });
    await round();
    for (let days = 0; days < 4; days += 1) {
      clock.moveBy({ days: 1 });
      await round();
    }
    const { coverage } = await coverageOf(taskId);
    const ebay = coverage.items.find(({ source }: { source: string }) => source === 'ebay');
    expect(ebay).toMatchObject({ outcome: 'AWAY_FOR_THREE_DAYS', errorClass: 'contract', total: null });
    const amazon = coverage.items.find(({ source }: { source: string }) => source === 'amazon');
    await write('noteBrandMonitoringHandSearch', { outcome: 'NOTHING_FOUND' }, amazon.id);
    for (const { id } of await findingsOf(taskId))
      await write('dismissBrandMonitoringFinding', { dismissalReason: 'NOT_SIMILAR' }, id);
    await write('processBrandMonitoringTask', { noFindings: true }, taskId);
    expect(await coverageOf(taskId, eva)).toMatchObject({ status: 'PROCESSED', notReached: ['eBay'] });
  });

  it('or whose names cannot be scored drops nothing: it waits', async () => {
    const { taskId } = await scanned();
    const away = new VendorError('registers', 'unavailable', 'away');
    const broken = { ...tools(), scores: { score: () => Promise.reject(away) } };
    await runScans(stage.runtime, broken);
    const { coverage } = await coverageOf(taskId);
    expect(coverage.items.find(({ source }: { source: string }) => source === 'ebay')).toMatchObject({
      outcome: 'WAITING',
    });
    expect(await findingsOf(taskId)).toEqual([]);
  });

  it('is not asked at all when nobody read its terms for half a year', async () => {
    clock.moveBy({ days: 400 });
    const { taskId } = await scanned();
    await round();
    const { coverage } = await coverageOf(taskId);
    const asked = coverage.items.filter(({ kind }: { kind: string }) => kind === 'MACHINE');
    expect(new Set(asked.map(({ outcome }: { outcome: string }) => outcome))).toEqual(
      new Set(['TERMS_NOT_CHECKED']),
    );
    expect(await sims.requests('ebay', 'GET', '/')).toBe(0);
  });
});

it('a thousand names are scored within ten seconds', async () => {
  const names = Array.from({ length: 1000 }, (_, at) => `Lumara ${systemIds.next().slice(0, 8)} ${at}`);
  const started = performance.now();
  const scores = await tools().scores.score('Lumara', names);
  const ms = performance.now() - started;
  process.stdout.write(`\n1,000 candidates scored in ${Math.round(ms)} ms\n`);
  expect(scores).toHaveLength(1000);
  expect(ms).toBeLessThan(10_000);
});

it('an unsigned call to the desk of names is refused', async () => {
  const response = await fetch(`${door.url}/api/brand-scan/names`, {
    method: 'POST',
    body: JSON.stringify({ name: 'Lumara', names: ['Lumera'] }),
  });
  expect(response.status).toBe(401);
});
