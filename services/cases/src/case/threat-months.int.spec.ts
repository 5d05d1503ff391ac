import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { viewerOf } from '@cotta/kit/testing/parcel-rows.js';
import { openServiceFixture, type ServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import { casesService } from '../service.js';

const eva = viewerOf('customer', nameBasedId('eva'));
const jan = viewerOf('customer', nameBasedId('jan'));
const lawyer = viewerOf('lawyer', nameBasedId('lawyer'));
const clock = new FakeClock('2025-01-31T23:30:00Z');
let fixture: ServiceFixture;

beforeAll(async () => {
  fixture = await openServiceFixture(casesService(), clock);
});
afterAll(() => fixture.close());

async function made(kind: string, input: object): Promise<string> {
  const { data } = await fixture.ask(
    lawyer,
    `mutation ($input: Create${kind}Input!) { made: create${kind}(input: $input) { ... on ${kind} { id } ... on Refusal { code message } } }`,
    { input },
  );
  if (data?.made?.id === undefined) throw new Error(JSON.stringify(data));
  return data.made.id;
}

async function threat(brand: string, platform: string | null): Promise<string> {
  const { userId } = eva;
  const caseCounterpartyId = await made('CaseCounterparty', {
    userId,
    primaryName: 'Copy Shop',
    aliases: [],
    websites: [],
    whitelisted: false,
  });
  const caseId = await made('Case', { userId, brandId: nameBasedId(brand), caseCounterpartyId });
  if (platform !== null) await made('CaseInfringement', { userId, caseId, platform });
  return caseId;
}

async function months(viewer: typeof eva, brandId: string | null = null): Promise<unknown> {
  const { data, errors } = await fixture.ask(
    viewer,
    'query ($brandId: ID) { threatMonths(brandId: $brandId) { month platform opened ended } }',
    { brandId },
  );
  return data?.threatMonths ?? errors?.[0]?.extensions?.['code'];
}

it('threats are counted by the month at the firm and the platform, for their owner alone', async () => {
  const first = await threat('one', 'Example Market');
  clock.moveBy({ days: 20 });
  await threat('one', 'Example Market');
  await threat('two', null);
  await fixture.ask(
    eva,
    'mutation ($id: ID!) { dismissCase(id: $id, input: { reason: "ours" }) { ... on Case { id } } }',
    { id: first },
  );
  // Half an hour before midnight in London it was February at the firm.
  const market = { month: '2025-02', platform: 'Example Market', opened: 2, ended: 1 };
  expect(await months(eva)).toEqual([{ month: '2025-02', platform: '', opened: 1, ended: 0 }, market]);
  expect(await months(eva, nameBasedId('one'))).toEqual([market]);
  expect(await months(eva, "' or true --")).toEqual([]);
  expect(await months(jan)).toEqual([]);
  expect(await months(lawyer)).toBe('FORBIDDEN');
  clock.moveBy({ days: 345 });
  expect(await months(eva)).toEqual([]);
});
