import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { consumerOf, deliver } from '@cotta/kit/testing/deliver.js';
import { viewerOf } from '@cotta/kit/testing/parcel-rows.js';
import { openServiceFixture, type ServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import {
  BrandMonitoringFindingChangedSchema,
  BrandMonitoringFindingEvent,
} from '@cotta/proto/cotta/subscriptions/v1/entities_pb.js';
import { VendorError } from '@cotta/kit/runtime/vendor/vendor-error.js';
import { rebuildCheck } from '@cotta/kit/runtime/rebuild/rebuild.js';
import { subscriptionsService } from '../service.js';
import { forgetDismissed } from './forget-dismissed.js';

const eva = viewerOf('customer', nameBasedId('eva'));
const lawyer = viewerOf('lawyer', nameBasedId('lawyer'));
const colleague = viewerOf('lawyer', nameBasedId('colleague'));
const admin = viewerOf('admin', nameBasedId('admin'));
const refusal = '... on Refusal { code message }';

/** What stands at the source, by address; an error where nothing is answered. */
const offered = new Map<string, Uint8Array | VendorError>();
const pictures = {
  ofOffer: async (url: string): Promise<Uint8Array | undefined> => {
    const found = offered.get(url);
    if (found instanceof VendorError) throw found;
    return found;
  },
};
const definition = subscriptionsService({ pictures });
const clock = new FakeClock('2026-03-12T09:00:00Z');
let fixture: ServiceFixture;
beforeAll(async () => {
  fixture = await openServiceFixture(definition, clock);
});
afterAll(() => fixture.close());

async function made(what: string, input: object): Promise<string> {
  const { data, errors } = await fixture.ask(
    lawyer,
    `mutation ($input: Create${what}Input!) { done: create${what}(input: $input) { ... on ${what} { id } ${refusal} } }`,
    { input },
  );
  if (data?.done?.id === undefined) throw new Error(JSON.stringify(data ?? errors));
  return data.done.id;
}

async function scan(deadline: string, tier = 'SHIELD'): Promise<string> {
  const brandId = await made('Brand', { userId: eva.userId, name: 'Lumara', websites: [] });
  const brandSubscriptionId = await made('BrandSubscription', {
    userId: eva.userId,
    brandId,
    tier,
    paymentFrequency: 'MONTHLY',
    currency: 'EUR',
  });
  const id = await made('BrandMonitoringTask', {
    userId: eva.userId,
    brandId,
    brandSubscriptionId,
    brandSubscriptionTier: tier,
    deadline,
  });
  await fixture.ask(
    lawyer,
    'mutation ($id: ID!) { startBrandMonitoringTask(id: $id, input: {}) { __typename } }',
    {
      id,
    },
  );
  return id;
}

const finding = (brandMonitoringTaskId: string, title: string, more: object = {}) =>
  made('BrandMonitoringFinding', {
    brandMonitoringTaskId,
    platform: 'eBay',
    website: `https://market.test/${encodeURIComponent(title)}`,
    seenDate: '2026-03-12',
    title,
    seller: 'Shop 99',
    opponentKey: 'shop99',
    ...more,
  });

async function write(viewer: typeof lawyer, name: string, id: string, more: object = {}) {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
  const given = name.startsWith('return')
    ? ['$id: ID!, $expectedVersion: Int', 'id: $id, expectedVersion: $expectedVersion']
    : [
        `$id: ID!, $input: ${type}!, $expectedVersion: Int`,
        'id: $id, input: $input, expectedVersion: $expectedVersion',
      ];
  const { data, errors } = await fixture.ask(
    viewer,
    `mutation (${given[0]}) { done: ${name}(${given[1]}) { ... on BrandMonitoringFinding { version state dismissalReason } ${refusal} } }`,
    { id, ...more },
  );
  return data?.done ?? errors?.[0]?.extensions?.code;
}
const dismiss = (viewer: typeof lawyer, id: string, dismissalReason = 'NOT_SIMILAR') =>
  write(viewer, 'dismissBrandMonitoringFinding', id, { input: { dismissalReason } });

const stateOf = async (id: string): Promise<string> =>
  (await fixture.ask(lawyer, 'query ($id: ID!) { brandMonitoringFinding(id: $id) { state } }', { id })).data
    .brandMonitoringFinding.state;

describe('findings that wait', () => {
  it('stand in the order of what is promised, then of what is most alike', async () => {
    const [later, sooner] = [await scan('2026-04-20'), await scan('2026-04-02')];
    const ids = [
      await finding(later, 'c', { similarity: 99 }),
      await finding(sooner, 'b', { similarity: 60 }),
      await finding(sooner, 'a', { similarity: 90 }),
    ];
    const { data } = await fixture.ask(
      lawyer,
      'query ($ids: [ID!]!) { brandMonitoringFindingList(filter: { state: { eq: NEW }, id: { in: $ids } }, orderBy: [{ field: DEADLINE, direction: ASC }, { field: SIMILARITY, direction: DESC }]) { items { title deadline } } }',
      { ids },
    );
    expect(data.brandMonitoringFindingList.items).toEqual([
      { title: 'a', deadline: '2026-04-02' },
      { title: 'b', deadline: '2026-04-02' },
      { title: 'c', deadline: '2026-04-20' },
    ]);
  });

  it('are decided by staff alone, and seen by their owner once they are', async () => {
    const id = await finding(await scan('2026-04-03'), 'mine');
    const read =
      'query ($id: ID!) { brandMonitoringFinding(id: $id) { state dismissalReason dismissalNote } }';
    for (const viewer of [eva, viewerOf('visitor')]) {
      expect(typeof (await dismiss(viewer, id))).toBe('string');
      expect(typeof (await write(viewer, 'returnBrandMonitoringFinding', id))).toBe('string');
    }
    expect((await fixture.ask(eva, read, { id })).data.brandMonitoringFinding).toBeNull();
    await write(lawyer, 'dismissBrandMonitoringFinding', id, {
      input: { dismissalReason: 'OTHER_REASON', dismissalNote: 'A namesake.' },
    });
    expect((await fixture.ask(eva, read, { id })).data.brandMonitoringFinding).toEqual({
      state: 'DISMISSED',
      dismissalReason: 'OTHER_REASON',
      dismissalNote: 'A namesake.',
    });
  });
});

describe('two who judge the same finding', () => {
  it('are not both right: the second one learns of the first, one by one and in a batch', async () => {
    const id = await finding(await scan('2026-04-04'), 'both');
    expect(await dismiss(lawyer, id, 'OTHER_GOODS')).toMatchObject({ state: 'DISMISSED' });
    expect(await dismiss(colleague, id, 'OWN_OFFER')).toMatchObject({ code: 'DECIDED_BY_COLLEAGUE' });
    expect(
      await write(colleague, 'escalateBrandMonitoringFinding', id, { input: { verdict: 'HIGH' } }),
    ).toMatchObject({ code: 'DECIDED_BY_COLLEAGUE' });
    const { data } = await fixture.ask(
      colleague,
      'mutation ($ids: [ID!]!) { dismissBrandMonitoringFindingList(ids: $ids, input: { dismissalReason: OWN_OFFER }) { ids refusals { id refusal { code } } } }',
      { ids: [id] },
    );
    expect(data.dismissBrandMonitoringFindingList).toEqual({
      ids: [],
      refusals: [{ id, refusal: { code: 'DECIDED_BY_COLLEAGUE' } }],
    });
    expect(await dismiss(lawyer, id, 'NOT_SIMILAR')).toMatchObject({ dismissalReason: 'NOT_SIMILAR' });
  });

  it('at the very same moment leave one decision', async () => {
    const id = await finding(await scan('2026-04-05'), 'race');
    const answers = await Promise.all([
      dismiss(lawyer, id, 'OTHER_GOODS'),
      dismiss(colleague, id, 'OWN_OFFER'),
    ]);
    expect(answers.map(({ code }) => code ?? 'kept').toSorted()).toEqual(['DECIDED_BY_COLLEAGUE', 'kept']);
  });

  it('with an alert in the plan is told of on the day it is found to matter, once', async () => {
    const alertedOn = async (id: string) =>
      (
        await fixture.db.query(
          `select data ->> 'alertedOn' as "on" from tracking_event where stream_id = $1 and type = 'BrandMonitoringFindingEscalated' order by version`,
          [id],
        )
      ).map(({ on }: { on: string | null }) => on);
    const guarded = await finding(await scan('2026-03-26', 'GUARD'), 'Lumara lamp at once');
    const shielded = await finding(await scan('2026-03-26'), 'Lumara lamp in the report');
    const matters = (id: string, input: object = { verdict: 'HIGH' }) =>
      write(lawyer, 'escalateBrandMonitoringFinding', id, { input });
    for (const id of [guarded, shielded]) await matters(id);
    await write(lawyer, 'returnBrandMonitoringFinding', guarded);
    await matters(guarded);
    expect(await alertedOn(guarded)).toEqual(['2026-03-12', null]);
    expect(await alertedOn(shielded)).toEqual([null]);
  });

  it('may name the threat for what the other one escalated', async () => {
    const id = await finding(await scan('2026-04-06'), 'threat');
    await write(lawyer, 'escalateBrandMonitoringFinding', id, { input: { verdict: 'MEDIUM' } });
    expect(
      await write(colleague, 'escalateBrandMonitoringFinding', id, {
        input: { verdict: 'HIGH', caseId: nameBasedId('case') },
      }),
    ).toMatchObject({ state: 'ESCALATED' });
  });

  it('take back no decision but the one they saw', async () => {
    const id = await finding(await scan('2026-04-07'), 'undo');
    const { version } = await dismiss(lawyer, id);
    await write(colleague, 'returnBrandMonitoringFinding', id);
    await dismiss(colleague, id, 'OWN_OFFER');
    expect(
      await write(lawyer, 'returnBrandMonitoringFinding', id, { expectedVersion: version }),
    ).toMatchObject({ code: 'CONFLICT' });
    expect(await stateOf(id)).toBe('DISMISSED');
  });
});

describe('what was called the client’s own and taken back', () => {
  const heard = (id: string, event: BrandMonitoringFindingEvent) =>
    deliver(fixture.runtime, consumerOf(definition, 'whitelisted-findings'), {
      schema: BrandMonitoringFindingChangedSchema,
      source: 'subscriptions',
      streamId: id,
      message: { entityId: id, event },
    });
  const rules = async () =>
    (await fixture.ask(lawyer, 'query { brandWhitelistRuleList { items { value } } }')).data
      .brandWhitelistRuleList.items;

  it('takes its rule along, with what went by it; said again, it is a rule again', async () => {
    const task = await scan('2026-04-08');
    const [first, other] = [await finding(task, 'first'), await finding(task, 'other')];
    const own = async (): Promise<void> => {
      await write(lawyer, 'whitelistBrandMonitoringFinding', first, { input: {} });
      await heard(first, BrandMonitoringFindingEvent.BRAND_MONITORING_FINDING_WHITELISTED);
    };
    await own();
    expect([await stateOf(first), await stateOf(other), await rules()]).toEqual([
      'WHITELISTED',
      'WHITELISTED',
      [{ value: 'Shop 99' }],
    ]);
    await write(lawyer, 'returnBrandMonitoringFinding', first);
    await heard(first, BrandMonitoringFindingEvent.BRAND_MONITORING_FINDING_RETURNED);
    expect([await stateOf(first), await stateOf(other), await rules()]).toEqual(['NEW', 'NEW', []]);
    await own();
    expect([await stateOf(other), await rules()]).toEqual(['WHITELISTED', [{ value: 'Shop 99' }]]);
  });
});

describe('the picture of a finding', () => {
  const asked = async (viewer: typeof lawyer, id: string) => {
    const { data, errors } = await fixture.ask(viewer, 'query ($id: ID!) { findingPicture(id: $id) }', {
      id,
    });
    return errors?.[0]?.extensions?.code ?? data.findingPicture;
  };
  const url = 'https://i.ebayimg.com/chair.png';

  it('comes small to staff, and to nobody else', async () => {
    offered.set(
      url,
      await sharp({ create: { width: 900, height: 300, channels: 3, background: '#446688' } })
        .png()
        .toBuffer(),
    );
    const id = await finding(await scan('2026-04-09'), 'chair', { pictureUrl: url });
    const shown: string = await asked(admin, id);
    const { width, format } = await sharp(Buffer.from(shown.split(',')[1] ?? '', 'base64')).metadata();
    expect({ width, format }).toEqual({ width: 512, format: 'webp' });
    expect(await asked(eva, id)).toBe('FORBIDDEN');
    expect(await asked(viewerOf('visitor'), id)).toBe('UNAUTHENTICATED');
  });

  it.each([
    ['no picture', new TextEncoder().encode('<svg/>')],
    ['nothing that is answered', new VendorError('pictures', 'unavailable', 'away')],
  ])('is none where there is %s', async (_, answer) => {
    offered.set(url, answer);
    const id = await finding(await scan('2026-04-10'), 'none', { pictureUrl: url });
    expect(await asked(lawyer, id)).toBeNull();
  });
});

describe('a finding that was dismissed', () => {
  /** What the service said of screenshots that are let go. */
  const forgottenScreenshots = (): Promise<object[]> =>
    fixture.db.query(
      `select stream_id as "findingId", data ->> 'screenshotId' as "documentId" from tracking_event where type = 'BrandMonitoringFindingForgotten'`,
    );
  const read = async (id: string) =>
    (
      await fixture.ask(
        admin,
        'query ($id: ID!) { brandMonitoringFinding(id: $id) { title documentId seller otherSide description pictureUrl opponentKey dismissalReason dismissalNote website state } }',
        { id },
      )
    ).data.brandMonitoringFinding;

  it('is forgotten as to persons and pictures after ninety days: what it was, when and why stays', async () => {
    const task = await scan('2026-04-11');
    const more = {
      seller: 'Jana Nováková',
      opponentKey: 'jananovakova',
      otherSide: 'Jana Nováková',
      description: 'Sold by Jana Nováková.',
      pictureUrl: 'https://i.ebayimg.com/jana.png',
    };
    const [screenshot, ofThreat] = [nameBasedId('screenshot'), nameBasedId('screenshot of a threat')];
    const [gone, kept] = [
      await finding(task, 'gone', { ...more, documentId: screenshot }),
      await finding(task, 'kept', { ...more, documentId: ofThreat }),
    ];
    await dismiss(lawyer, gone, 'OTHER_GOODS');
    await write(lawyer, 'escalateBrandMonitoringFinding', kept, { input: { verdict: 'HIGH' } });
    clock.moveBy({ days: 89 });
    expect(await forgetDismissed(fixture.runtime)).toBe(0);
    clock.moveBy({ days: 2 });
    expect(await forgetDismissed(fixture.runtime)).toBeGreaterThan(0);
    expect(await forgetDismissed(fixture.runtime)).toBe(0);
    expect(await read(gone)).toEqual({
      title: 'gone',
      website: 'https://market.test/gone',
      state: 'DISMISSED',
      dismissalReason: 'OTHER_GOODS',
      dismissalNote: null,
      seller: null,
      otherSide: null,
      description: null,
      pictureUrl: null,
      opponentKey: null,
      documentId: null,
    });
    expect(await read(kept)).toMatchObject({ ...more, documentId: ofThreat });
    expect(await forgottenScreenshots()).toEqual([{ findingId: gone, documentId: screenshot }]);
    const left = await fixture.db.query(
      `select (select count(*)::int from tracking_event where stream_id = $1 and data::text like '%Nov%kov%') as events,
        (select count(*)::int from row_change where entity_id = $1 and (before::text like '%Nov%kov%' or after::text like '%Nov%kov%')) as changes`,
      [gone],
    );
    expect(left).toEqual([{ events: 0, changes: 0 }]);
    expect(await rebuildCheck(fixture.db, definition.aggregates)).toMatchObject({ differences: [] });
  });
});
