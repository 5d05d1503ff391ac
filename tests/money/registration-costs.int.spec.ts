import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { handleCommand } from '@cotta/kit/runtime/commands/handle-command.js';
import { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import { systemIds } from '@cotta/kit/model/words/ids.js';
import { systemViewer } from '@cotta/kit/model/words/viewer.js';
import { rebuildCheck } from '@cotta/kit/runtime/rebuild/rebuild.js';
import { viewerOf } from '@cotta/kit/testing/parcel-rows.js';
import { product } from '@cotta/invoicing/testing.js';
import { openFeeDesk, type FeeDesk } from './fee-desk.js';
import { admin, eva, openOrderDesk, type OrderDesk } from './order-desk.js';

const clock = new FakeClock('2026-11-16T09:00:00Z');
let desk: OrderDesk;
let fees: FeeDesk;
beforeAll(async () => {
  desk = await openOrderDesk(clock);
  fees = openFeeDesk(desk, clock);
  await desk.sim.control('reset', { seed: systemIds.next() });
});
afterAll(() => desk.close());

const euro = (amountMinor: number) => ({ amountMinor, currency: 'EUR' });

/** What a visitor reads of it, ten minutes after anybody read it before. */
async function cameTo(office = 'FR', classes = 1, currency = 'EUR'): Promise<unknown> {
  clock.moveBy({ minutes: 11 });
  const { data, errors } = await desk.fixture.ask(
    viewerOf('visitor'),
    'query ($offices: [JurisdictionCode!], $classes: Int!, $currency: CurrencyCode!) { it: filingPriceList(offices: $offices, classes: $classes, currency: $currency, country: "SK") { ... on FilingPriceList { prices { cameTo { registrations median least most } } } } }',
    { offices: [office], classes, currency },
  );
  if (errors !== undefined) throw new Error(JSON.stringify(errors));
  return data.it.prices[0].cameTo;
}

/** Paid at the most, settled at what the office took, and finished. @returns the id of its request */
async function cameToItsEnd(took: number, finish = true): Promise<string> {
  const { id, requestId } = await fees.paidByCard();
  expect(await fees.settled(id, took)).toBeUndefined();
  await fees.later();
  if (finish) expect(await fees.step(id, 'FinishProductOrder')).toBeUndefined();
  return requestId;
}

/** One class more at the same office, ordered on top and not paid. */
async function added(requestId: string): Promise<string> {
  const streamId = systemIds.next();
  const outcome = await handleCommand(desk.fixture.runtime, {
    command: product.create,
    streamId,
    input: {
      userId: eva.userId,
      kind: 'AdditionalOrder',
      subjectType: 'additional_order',
      subjectId: requestId,
      name: 'V-7K2M9Q4Y · Lumara',
      currency: 'EUR',
      net: euro(10_000),
      vat: euro(2300),
      total: euro(12_300),
      priceBreakdown: {
        facts: { filings: [{ jurisdiction: 'FR', classes: 1, already: 1 }] },
        lines: [],
      },
    },
    viewer: admin,
    commandId: systemIds.next(),
  });
  if ('refusal' in outcome) throw new Error(outcome.refusal.message);
  return streamId;
}

describe('what registrations came to in the end', () => {
  it('is said of nine to nobody, and of ten as median and range in whole units', async () => {
    for (let at = 0; at < 9; at += 1) await cameToItsEnd(19_000 + 300 * at);
    expect(await cameTo()).toBeNull();

    // The tenth counts once nothing that was ordered with it is open.
    const addition = await added(await cameToItsEnd(21_700));
    expect(await cameTo()).toBeNull();
    expect(await fees.step(addition, 'CancelProduct')).toBeUndefined();
    // 590.40 to 623.61 were paid and kept; 605.16 and 608.85 are the two in the middle.
    const ten = { registrations: 10, median: 60_700, least: 59_000, most: 62_400 };
    expect(await cameTo()).toEqual(ten);

    // Neither one that is not finished, nor one of several offices, nor one whose money a bank took back.
    await cameToItsEnd(19_000, false);
    const { id: both } = await fees.paidByCard({
      filings: [
        { jurisdiction: 'FR', classes: 1 },
        { jurisdiction: 'EU', classes: 1 },
      ],
    });
    expect(await fees.settled(both, 21_900)).toBeUndefined();
    expect(await fees.step(both, 'FinishProductOrder')).toBeUndefined();
    const { id: takenBack } = await fees.paidByCard();
    expect(await fees.settled(takenBack, 21_900)).toBeUndefined();
    expect(await fees.step(takenBack, 'FinishProductOrder')).toBeUndefined();
    const dispute = { disputeOrderId: 'ord-9', amountMinor: 62_607 };
    expect(await fees.step(takenBack, 'OpenProductDispute', dispute, systemViewer)).toBeUndefined();
    const lost = { amountMinor: 62_607 };
    expect(await fees.step(takenBack, 'BookProductChargeback', lost, systemViewer)).toBeUndefined();
    expect(await cameTo()).toEqual(ten);

    // Nor is anything said of another number of classes, another office or another currency.
    expect([await cameTo('FR', 2), await cameTo('EU'), await cameTo('FR', 1, 'USD')]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('is made again from the events alone', async () => {
    expect(await rebuildCheck(desk.fixture.db, desk.definition.aggregates)).toMatchObject({
      differences: [],
    });
  });
});
