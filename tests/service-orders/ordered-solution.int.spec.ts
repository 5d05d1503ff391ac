import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { systemIds } from '@cotta/kit/model/words/ids.js';
import type { Viewer } from '@cotta/kit/model/words/viewer.js';
import { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import { consumerOf, deliver } from '@cotta/kit/testing/deliver.js';
import {
  BrandSubscriptionChangedSchema,
  BrandSubscriptionEvent,
} from '@cotta/proto/cotta/subscriptions/v1/entities_pb.js';
import { casesService } from '@cotta/cases/testing.js';
import { admin, eva } from '../money/order-desk.js';
import { lawyer, petra, ServiceDesk } from './service-desk.js';

const clock = new FakeClock('2026-07-01T09:00:00Z');
const SOLUTION = 'CaseSolution';
let at: ServiceDesk;

beforeAll(async () => {
  at = await ServiceDesk.open(clock);
});
afterAll(() => at.close());

const step = (viewer: Viewer, command: string, id: string, input: object = {}, type = SOLUTION) =>
  at.step(at.fixtures.cases, viewer, command, id, input, type);
const orderStep = (viewer: Viewer, command: string, id: string, input: object = {}) =>
  at.step(at.fixtures.requests, viewer, command, id, input, 'ServiceRequest');
const solutionRow = async (id: string) =>
  (
    await at.fixtures.cases.db.query(
      'select status, service_request_id as "order", paid_at as "paid" from case_solution where id = $1',
      [id],
    )
  )[0];

const REPORT = {
  kind: 'PLATFORM_REPORT',
  title: 'Report to the marketplace',
  price: { amountMinor: 9_900, currency: 'EUR' },
};
const LETTER = { kind: 'LETTER', title: 'Letter', price: { amountMinor: 29_900, currency: 'EUR' } };

/** As a lawyer writes them freely. */
const OF_NO_KIND = [REPORT, LETTER].map(({ kind: _, ...step }) => step);

async function newBrand(): Promise<string> {
  const brandId = systemIds.next();
  await at.knowOwner('brand', brandId, eva);
  return brandId;
}

/** A threat to a brand of Eva's, with one way to deal with it that a lawyer thinks about. */
async function draftedSolution(brandId: string, items: readonly object[]) {
  const caseCounterpartyId = await at.made(at.fixtures.cases, lawyer, 'CaseCounterparty', {
    userId: eva.userId,
    primaryName: 'Copy Shop',
    aliases: [],
    websites: [],
    whitelisted: false,
  });
  const caseId = await at.made(at.fixtures.cases, lawyer, 'Case', {
    userId: eva.userId,
    brandId,
    caseCounterpartyId,
    relevance: 'HIGH',
  });
  const solution = await at.made(at.fixtures.cases, lawyer, SOLUTION, {
    caseId,
    currency: 'EUR',
    offerSubscription: false,
    items,
  });
  return { caseId, solution };
}

/** The same, offered to her. */
async function offeredSolution(brandId?: string, items: readonly object[] = OF_NO_KIND): Promise<string> {
  const { caseId, solution } = await draftedSolution(brandId ?? (await newBrand()), items);
  expect(await step(lawyer, 'KickOffCase', caseId, {}, 'Case')).toEqual({ id: caseId });
  await at.settle();
  expect(await solutionRow(solution)).toMatchObject({ status: 'Offered' });
  return solution;
}

async function ordered(solution: string): Promise<string> {
  expect(await step(eva, 'OrderCaseSolution', solution, { country: 'SK' })).toEqual({ id: solution });
  await at.settle();
  return String((await solutionRow(solution)).order);
}

describe('a step against a threat that is ordered', () => {
  it('is an order, a product and an invoice at once, work when it is paid, and finished when it is delivered', async () => {
    const solution = await offeredSolution();
    const order = await ordered(solution);
    expect(await at.statusOf(order)).toBe('Invoiced');
    const product = await at.productOf(order);
    // The sum of its steps and 23 % of it.
    expect(product?.['total']).toEqual({ amountMinor: 39_800 + 9_154, currency: 'EUR' });
    expect(await at.invoicesOf(String(product?.['id']))).toHaveLength(1);
    expect(await step(lawyer, 'DeliverCaseSolution', solution)).toEqual({ refused: 'WORK_UNPAID' });

    await at.pay(String(product?.['id']), eva);
    expect(await at.statusOf(order)).toBe('Paid');
    expect(await solutionRow(solution)).toMatchObject({ status: 'Ordered', paid: expect.anything() });

    expect(await step(lawyer, 'DeliverCaseSolution', solution)).toEqual({ id: solution });
    await at.settle();
    expect(await at.statusOf(order)).toBe('Finished');
  });

  it('can be withdrawn until it is paid, and ordered again', async () => {
    const solution = await offeredSolution();
    const first = await ordered(solution);
    expect(await orderStep(eva, 'WithdrawServiceRequest', first)).toEqual({ id: first });
    await at.settle();
    expect(await solutionRow(solution)).toMatchObject({ status: 'Offered', order: null });
    expect(await at.productOf(first)).toMatchObject({ status: 'Cancelled' });
    clock.moveBy({ minutes: 1 });
    expect(await ordered(solution)).not.toBe(first);
  });

  it('begins before it is paid only where an admin says why', async () => {
    const solution = await offeredSolution();
    const order = await ordered(solution);
    expect(await orderStep(admin, 'ReleaseServiceRequest', order, { reason: 'The listing sells' })).toEqual({
      id: order,
    });
    await at.settle();
    expect(await solutionRow(solution)).toMatchObject({ status: 'Ordered', paid: expect.anything() });
    expect(await at.statusOf(order)).toBe('Invoiced');
  });

  it('is nobody else’s to order, to end or to pay', async () => {
    const solution = await offeredSolution();
    expect(await step(petra, 'OrderCaseSolution', solution, { country: 'SK' })).toEqual({
      refused: 'NOT_FOUND',
    });
    const order = await ordered(solution);
    expect(await orderStep(petra, 'WithdrawServiceRequest', order)).toEqual({ refused: 'NOT_FOUND' });
    expect(await at.checkout(petra, String((await at.productOf(order))?.['id']))).toEqual({
      refused: 'NOT_FOUND',
    });
  });
});

/** A brand that is watched over by a plan, as cases hears of it. */
async function watchedBrand(tier: string): Promise<{ brandId: string; ends: () => Promise<unknown> }> {
  const brandId = await newBrand();
  const id = systemIds.next();
  const hear = (facts: object, event = BrandSubscriptionEvent.BRAND_SUBSCRIPTION_STARTED) =>
    deliver(at.fixtures.cases.runtime, consumerOf(casesService(), 'brand-plans'), {
      schema: BrandSubscriptionChangedSchema,
      source: 'subscriptions',
      streamId: id,
      message: { entityId: id, event, facts },
    });
  await hear({ brandId, tier, isMonitored: false }, BrandSubscriptionEvent.BRAND_SUBSCRIPTION_CREATED);
  await hear({ tier, isMonitored: true });
  return {
    brandId,
    ends: () => hear({ isMonitored: false }, BrandSubscriptionEvent.BRAND_SUBSCRIPTION_ENDED),
  };
}

/** What the steps of an offer cost, before tax. */
async function costsOf(solution: string): Promise<readonly (number | 'included')[]> {
  const [{ items }] = await at.fixtures.cases.db.query('select items from case_solution where id = $1', [
    solution,
  ]);
  return items.map(({ price, isIncluded }: { price: { amountMinor: number }; isIncluded?: boolean }) =>
    isIncluded === true && price.amountMinor === 0 ? 'included' : price.amountMinor,
  );
}

describe('a step that the plan of the brand includes', () => {
  it('costs nothing: it is ordered, begun and delivered without a price, a payment or an invoice', async () => {
    const { brandId } = await watchedBrand('Shield');
    const solution = await offeredSolution(brandId, [REPORT]);
    expect(await costsOf(solution)).toEqual(['included']);
    expect(await step(eva, 'OrderCaseSolution', solution)).toEqual({ id: solution });
    await at.settle();
    const { order, paid } = await solutionRow(solution);
    expect(paid).not.toBeNull();
    expect(await at.statusOf(order)).toBe('Paid');
    const product = await at.productOf(order);
    expect(product).toMatchObject({ status: 'Paid', total: { amountMinor: 0 } });
    expect(await at.invoicesOf(String(product?.['id']))).toEqual([]);
    expect(await step(lawyer, 'DeliverCaseSolution', solution)).toEqual({ id: solution });
    await at.settle();
    expect(await at.statusOf(order)).toBe('Finished');
  });

  it('is included as often as was promised: two reports a month with Shield, and then again', async () => {
    const { brandId } = await watchedBrand('Shield');
    expect(await costsOf(await offeredSolution(brandId, [REPORT, LETTER]))).toEqual(['included', 29_900]);
    const second = await offeredSolution(brandId, [REPORT]);
    expect(await costsOf(second)).toEqual(['included']);
    const third = await offeredSolution(brandId, [REPORT]);
    expect(await costsOf(third)).toEqual([9_900]);
    // What was offered and is not wanted was not taken.
    expect(await step(eva, 'DeclineCaseSolution', second)).toEqual({ id: second });
    expect(await costsOf(await offeredSolution(brandId, [REPORT, REPORT]))).toEqual(['included', 9_900]);
    // What was offered at a price stands.
    expect(await costsOf(third)).toEqual([9_900]);
    clock.moveBy({ days: 31 });
    expect(await costsOf(await offeredSolution(brandId, [REPORT, REPORT, REPORT]))).toEqual([
      'included',
      'included',
      9_900,
    ]);
  });

  it('with Guard is every report, and a letter a year', async () => {
    const { brandId, ends } = await watchedBrand('Guard');
    expect(await costsOf(await offeredSolution(brandId, [REPORT, REPORT, REPORT, LETTER]))).toEqual([
      'included',
      'included',
      'included',
      'included',
    ]);
    expect(await costsOf(await offeredSolution(brandId, [LETTER]))).toEqual([29_900]);
    clock.moveBy({ days: 366 });
    expect(await costsOf(await offeredSolution(brandId, [LETTER]))).toEqual(['included']);
    await ends();
    expect(await costsOf(await offeredSolution(brandId, [REPORT, LETTER]))).toEqual([9_900, 29_900]);
  });

  it('is nothing of a brand that is not watched over, or by registers alone', async () => {
    const { brandId } = await watchedBrand('Watch');
    expect(await costsOf(await offeredSolution(brandId, [REPORT, LETTER]))).toEqual([9_900, 29_900]);
    expect(await costsOf(await offeredSolution(await newBrand(), [REPORT, LETTER]))).toEqual([9_900, 29_900]);
  });

  it('is taken once, by one of two that are offered at once', async () => {
    const { brandId } = await watchedBrand('Guard');
    const made = [await draftedSolution(brandId, [LETTER]), await draftedSolution(brandId, [LETTER])];
    await Promise.all(made.map(({ solution }) => step(lawyer, 'OfferCaseSolution', solution)));
    const costs = await Promise.all(made.map(({ solution }) => costsOf(solution)));
    expect(costs.flat().map(String).toSorted()).toEqual(['29900', 'included']);
  });
});
