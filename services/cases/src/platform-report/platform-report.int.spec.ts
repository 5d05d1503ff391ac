import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { viewerOf } from '@cotta/kit/testing/parcel-rows.js';
import { openServiceFixture, type ServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import { casesService } from '../service.js';
import { followUpReports } from './follow-up.js';

const eva = viewerOf('customer', nameBasedId('eva'));
const jan = viewerOf('customer', nameBasedId('jan'));
const lawyer = viewerOf('lawyer', nameBasedId('lawyer'));
const clock = new FakeClock('2026-03-02T10:30:00Z');
const page = 'https://market.example/offer/1';
let fixture: ServiceFixture;

beforeAll(async () => {
  fixture = await openServiceFixture(casesService(), clock);
});
afterAll(() => fixture.close());

async function send(
  viewer: typeof eva,
  [name, kind]: readonly [string, string],
  { id, input }: { readonly id?: string; readonly input: object },
): Promise<{
  readonly id?: string;
  readonly code?: string;
  readonly fields?: readonly { readonly code: string }[];
}> {
  const type = name.charAt(0).toUpperCase() + name.slice(1);
  const [declared, passed] = id === undefined ? ['', ''] : ['$id: ID!, ', 'id: $id, '];
  const { data, errors } = await fixture.ask(
    viewer,
    `mutation (${declared}$input: ${type}Input!) { done: ${name}(${passed}input: $input) { ... on ${kind} { id } ... on Refusal { code fields { code } } } }`,
    { id, input },
  );
  return data?.done ?? { code: errors?.[0]?.extensions?.['code'] ?? JSON.stringify(errors) };
}

async function made(kind: string, input: object): Promise<string> {
  const { id, ...refused } = await send(lawyer, [`create${kind}`, kind], { input });
  if (id === undefined) throw new Error(JSON.stringify(refused));
  return id;
}

async function threat(whitelisted = false): Promise<{ caseId: string; side: string }> {
  const userId = eva.userId;
  const side = await made('CaseCounterparty', {
    userId,
    primaryName: 'Copy Shop',
    aliases: [],
    websites: [],
    whitelisted: false,
  });
  const caseId = await made('Case', { userId, brandId: nameBasedId('brand'), caseCounterpartyId: side });
  const finding = await made('CaseInfringement', { userId, caseId, platform: 'Example Market' });
  await made('CaseInfringementEvidence', {
    userId,
    caseInfringementId: finding,
    website: page,
    evidenceDate: '2026-03-01',
    description: 'The name in the title.',
  });
  if (whitelisted)
    await send(lawyer, ['updateCaseCounterparty', 'CaseCounterparty'], { id: side, input: { whitelisted } });
  return { caseId, side };
}

const report = (caseId: string, more: object = {}) => ({
  input: {
    caseId,
    channel: 'AMAZON',
    links: [page],
    rightsHolder: 'Lumara s.r.o.',
    markName: 'LUMARA',
    markNumber: '018999001',
    markOffice: 'EUIPO',
    goods: 'lamps',
    explanation: 'The offer bears the name.',
    ...more,
  },
});
const KIND = ['createCasePlatformReport', 'CasePlatformReport'] as const;

it('is prepared from pages of the case alone, and never against a side that its client wants left alone', async () => {
  const { caseId } = await threat();
  expect(await send(lawyer, KIND, report(caseId, { links: ['https://elsewhere.example/'] }))).toMatchObject({
    code: 'INPUT_INVALID',
    fields: [{ code: 'LINK_NOT_IN_CASE' }],
  });
  expect(await send(eva, KIND, report(caseId))).toMatchObject({ code: 'FORBIDDEN' });
  const left = await threat(true);
  expect(await send(lawyer, KIND, report(left.caseId))).toMatchObject({ code: 'COUNTERPARTY_WHITELISTED' });
});

it('is read by the client whose case it is, followed up every week, and by two workers once', async () => {
  const { caseId } = await threat();
  const { id = '' } = await send(lawyer, KIND, report(caseId));
  await send(lawyer, ['fileCasePlatformReport', 'CasePlatformReport'], {
    id,
    input: { filedOn: '2026-03-02', referenceNumber: 'R-1' },
  });
  const read = async (viewer: typeof eva): Promise<unknown> =>
    (
      await fixture.ask(
        viewer,
        'query ($id: ID!) { casePlatformReport(id: $id) { status referenceNumber caseId userId } }',
        { id },
      )
    ).data.casePlatformReport;
  expect(await read(eva)).toEqual({ status: 'FILED', referenceNumber: 'R-1', caseId, userId: eva.userId });
  expect(await read(jan)).toBeNull();
  const followed: number[] = [];
  for (const days of [6, 1, 6, 1]) {
    clock.moveBy({ days });
    const both = await Promise.all([followUpReports(fixture.runtime), followUpReports(fixture.runtime)]);
    followed.push(both.reduce((sum, one) => sum + one, 0));
  }
  const rows = await fixture.db.query(
    `select count(*)::integer as count from tracking_event where stream_id = $1 and type = 'CasePlatformReportOverdue'`,
    [id],
  );
  expect(rows).toEqual([{ count: 2 }]);
  expect(followed[0]).toBe(0);
  await send(lawyer, ['noteCasePlatformRemoval', 'CasePlatformReport'], { id, input: { answer: 'Gone.' } });
  clock.moveBy({ days: 30 });
  expect(await followUpReports(fixture.runtime)).toBe(0);
});
