import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { viewerOf } from '@cotta/kit/testing/parcel-rows.js';
import { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import { storedQuote } from '@cotta/invoicing/testing.js';
import { admin, eva, openOrderDesk, otherAdmin, slovak, type OrderDesk } from './order-desk.js';

const clock = new FakeClock('2026-11-28T09:00:00Z');
const lawyer = viewerOf('lawyer', nameBasedId('lawyer'));
const visitor = viewerOf('visitor');
const french = { filings: [{ jurisdiction: 'FR', classes: 1 }] };
const refusal = '... on Refusal { code fields { path code } }';
let desk: OrderDesk;
beforeAll(async () => {
  desk = await openOrderDesk(clock);
});
afterAll(() => desk.close());

const read = {
  office: 'FR',
  line: 'FILING',
  amounts: [19_000, 4000],
  sourceUrl: 'https://www.inpi.fr/tarifs',
  lookedOn: '2026-11-28',
  validFrom: '2019-12-11',
};

async function ask(source: string, variables: object = {}, viewer = admin) {
  const { data, errors } = await desk.fixture.ask(viewer, source, { ...variables });
  if (errors?.[0]?.extensions?.code !== 'FORBIDDEN' && errors !== undefined)
    throw new Error(JSON.stringify(errors));
  return data ?? { refused: errors?.[0]?.extensions?.code ?? errors?.[0]?.message };
}

async function confirm(more: object = {}, viewer = admin) {
  const answer = await ask(
    `mutation ($input: ConfirmOfficialFeeInput!) { done: confirmOfficialFee(input: $input) {
       ... on OfficialFeeConfirmation { id state inForceFrom position formerAmounts openPrices openPricesThatDiffer } ${refusal} } }`,
    { input: { ...read, ...more } },
    viewer,
  );
  return answer.done ?? answer;
}

async function approve(id: string, viewer = otherAdmin) {
  const answer = await ask(
    `mutation ($id: ID!) { done: approveOfficialFee(id: $id) { ... on OfficialFeeConfirmation { state inForceFrom position } ${refusal} } }`,
    { id },
    viewer,
  );
  return answer.done ?? answer;
}

/** The same filing in France by each way prices are shown: the quote, the list of prices, the list of fees. */
async function shown(): Promise<object> {
  const quoted = await storedQuote(desk.fixture.runtime, { ...slovak, ...french });
  if ('refused' in quoted) throw new Error(quoted.message);
  const { filingPriceList, officialFeeList } = await ask(
    `query ($codes: [JurisdictionCode!]!, $currency: CurrencyCode!, $country: CountryCode!) {
       filingPriceList(offices: $codes, currency: $currency, country: $country) { ... on FilingPriceList { prices { officeFee expectedOfficeFee total } } }
       officialFeeList(codes: $codes) { priceUse filing { firstClass } seen } }`,
    { codes: ['FR'], currency: 'EUR', country: 'SK' },
    visitor,
  );
  const [price] = filingPriceList.prices;
  const [fee] = officialFeeList;
  return {
    quoted: quoted.priced.total,
    listed: price.total,
    officeFee: price.officeFee,
    expected: price.expectedOfficeFee,
    use: fee.priceUse,
    own: fee.filing.firstClass,
    seen: fee.seen,
    version: quoted.priced.priceList,
  };
}

const totalOf = async (productId: string): Promise<unknown> =>
  ((await desk.row(productId))['total'] as { amountMinor: number }).amountMinor;

describe('confirming what an office takes', () => {
  let unpaid: string;
  let held: Exclude<Awaited<ReturnType<typeof storedQuote>>, { refused: string }>;

  it('begins with a ceiling, which quotes and orders keep', async () => {
    expect(await shown()).toMatchObject({
      quoted: 62_607,
      listed: 62_607,
      officeFee: 21_900,
      expected: 19_000,
      use: 'RECHECK',
      version: 'example-2026-11',
    });
    const quoted = await storedQuote(desk.fixture.runtime, { ...slovak, ...french });
    if ('refused' in quoted) throw new Error(quoted.message);
    held = quoted;
    unpaid = await desk.order(french);
    expect(await totalOf(unpaid)).toBe(62_607);
  });

  it('says before what it would change, and writes nothing', async () => {
    const { officialFeeEffect } = await ask(
      `query ($input: ConfirmOfficialFeeInput!) { officialFeeEffect(input: $input) { ... on OfficialFeeEffect {
         inForceFrom openQuotes unpaidOrders differ needsSecondPerson differences { currency prices least most } } } }`,
      { input: read },
      lawyer,
    );
    // 190.00 exactly and without tax of ours, instead of 219.00 with 23 percent.
    expect(officialFeeEffect).toEqual({
      inForceFrom: '2026-11-28',
      openQuotes: 0,
      unpaidOrders: 1,
      differ: 1,
      needsSecondPerson: false,
      differences: [{ currency: 'EUR', prices: 1, least: 54_670 - 62_607, most: 54_670 - 62_607 }],
    });
    expect(await desk.fixture.db.query('select 1 from official_fee_confirmation')).toEqual([]);
  });

  it('is for admins who have just signed in, with a page that says so', async () => {
    expect(await confirm({}, lawyer)).toEqual({ refused: 'FORBIDDEN' });
    expect(await confirm({}, eva)).toEqual({ refused: 'FORBIDDEN' });
    expect(await confirm({}, { ...admin, authTime: 1 } as typeof admin)).toMatchObject({
      code: 'STEP_UP_NEEDED',
    });
    const at = async (more: object) => (await confirm(more)).fields;
    expect(await at({ sourceUrl: 'http://www.inpi.fr/tarifs' })).toEqual([
      { path: ['sourceUrl'], code: 'NOT_HTTPS' },
    ]);
    expect(await at({ sourceUrl: 'javascript:alert(1)' })).toMatchObject([{ code: 'NOT_A_URL' }]);
    expect(await at({ lookedOn: '2026-11-29' })).toEqual([{ path: ['lookedOn'], code: 'IN_FUTURE' }]);
  });

  it('makes the next quote exact, everywhere the same, and leaves what is open alone', async () => {
    expect(await confirm()).toMatchObject({
      state: 'CONFIRMED',
      inForceFrom: '2026-11-28',
      position: 1,
      openPrices: 1,
      openPricesThatDiffer: 1,
    });
    expect(await shown()).toEqual({
      quoted: 54_670,
      listed: 54_670,
      officeFee: 19_000,
      expected: null,
      use: 'FINAL',
      own: 19_000,
      seen: '2026-11-28',
      version: 'example-2026-11+1',
    });
    expect(await totalOf(await desk.order(french))).toBe(54_670);
    expect(await totalOf(unpaid)).toBe(62_607);
    const [row] = await desk.fixture.db.query('select priced from quote where id = $1', [held.id]);
    expect(row.priced.total).toBe(62_607);
  });

  it('needs another admin where it changed by more than a quarter, and never the same one', async () => {
    const proposed = await confirm({ amounts: [25_000, 4000], validFrom: '2026-12-10' });
    expect(proposed).toMatchObject({ state: 'PROPOSED', inForceFrom: null, position: null });
    expect(await confirm({})).toMatchObject({ code: 'FEE_PROPOSED' });
    expect(await approve(proposed.id, admin)).toMatchObject({ code: 'SECOND_PERSON_NEEDED' });
    expect(await approve(proposed.id, lawyer)).toEqual({ refused: 'FORBIDDEN' });
    expect(await shown()).toMatchObject({ quoted: 54_670, version: 'example-2026-11+1' });
    expect(await approve(proposed.id)).toMatchObject({
      state: 'CONFIRMED',
      inForceFrom: '2026-12-10',
      position: 2,
    });
    expect(await approve(proposed.id)).toMatchObject({ code: 'NOT_PROPOSED' });
  });

  it('of a fee that was announced counts from its day; a quote of before keeps its price beyond it', async () => {
    clock.moveTo('2026-12-09T20:00:00Z');
    expect(await shown()).toMatchObject({ quoted: 54_670, version: 'example-2026-11+1' });
    const before = await desk.order(french);
    clock.moveTo('2026-12-09T23:30:00Z');
    expect(await shown()).toMatchObject({
      quoted: 60_670,
      listed: 60_670,
      officeFee: 25_000,
      own: 19_000,
      version: 'example-2026-11+2',
    });
    expect(await totalOf(await desk.order(french))).toBe(60_670);
    expect(await totalOf(before)).toBe(54_670);
    clock.moveTo('2026-12-10T08:00:00Z');
    expect(await shown()).toMatchObject({ own: 25_000 });
  });

  it('gives an office that nobody knew a price, once two have looked', async () => {
    const egyptian = { filings: [{ jurisdiction: 'EG', classes: 2 }] };
    const priced = async () => {
      const quoted = await storedQuote(desk.fixture.runtime, { ...slovak, ...egyptian });
      return 'refused' in quoted
        ? quoted.refused
        : quoted.priced.lines.map(({ code, unitNet }) => [code, unitNet]);
    };
    expect(await priced()).toBe('PRICE_MISSING');
    const proposed = await confirm({
      office: 'EG',
      amounts: [554_200],
      sourceUrl: 'https://www.itda.gov.eg/fees',
      validFrom: '2026-01-01',
    });
    expect(proposed).toMatchObject({ state: 'PROPOSED', formerAmounts: [] });
    await approve(proposed.id);
    // 100 euro at the rate of the list, with its buffer of office fees.
    expect(await priced()).toContainEqual(['EG-FILING-BASE', expect.any(Number)]);
  });

  it('is read by lawyers and by nobody outside the firm', async () => {
    const list =
      '{ officialFeeDesk { office toCheck lines { line priceUse amounts changesOn } } officialFeeConfirmationList { totalCount } }';
    const { officialFeeDesk, officialFeeConfirmationList } = await ask(list, {}, lawyer);
    expect(officialFeeDesk).toHaveLength(102);
    expect(officialFeeConfirmationList.totalCount).toBe(3);
    expect(await ask('{ officialFeeDesk { office } }', {}, eva)).toMatchObject({ refused: 'FORBIDDEN' });
  });
});

describe('fees to look at', () => {
  it('are said a few a day, each office once a quarter, what is charged exactly first', async () => {
    const said = async () =>
      (await desk.fixture.db.query('select office, quarter from official_fee_check')).length;
    const look = async () => {
      await desk.ticks['fee-checks']?.work();
      return said();
    };
    expect([await look(), await look()]).toEqual([5, 5]);
    clock.moveTo('2026-12-11T08:00:00Z');
    expect(await look()).toBe(10);
    const rows = await desk.fixture.db.query('select distinct quarter from official_fee_check');
    expect(rows).toEqual([{ quarter: '2026-Q4' }]);
    clock.moveTo('2027-01-02T08:00:00Z');
    await look();
    const first = await desk.fixture.db.query(
      `select office, cause from official_fee_check where quarter = '2027-Q1' order by office`,
    );
    // Those whose announced change has come.
    expect(first.map(({ cause }: { cause: string }) => cause)).toEqual(
      Array(first.length).fill('CHANGE_DUE'),
    );
  });
});
