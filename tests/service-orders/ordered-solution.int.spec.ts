import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { systemIds } from '@cotta/kit/model/words/ids.js';
import type { Viewer } from '@cotta/kit/model/words/viewer.js';
import { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
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

/** A threat to a brand of Eva's, with one way to deal with it that is offered to her. */
async function offeredSolution(): Promise<string> {
  const brandId = systemIds.next();
  await at.knowOwner('brand', brandId, eva);
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
    items: [
      { title: 'Report to the marketplace', price: { amountMinor: 9_900, currency: 'EUR' } },
      { title: 'Letter', price: { amountMinor: 29_900, currency: 'EUR' } },
    ],
  });
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
