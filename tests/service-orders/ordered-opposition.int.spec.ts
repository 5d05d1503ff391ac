import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Viewer } from '@cotta/kit/model/words/viewer.js';
import { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import { admin, eva } from '../money/order-desk.js';
import { lawyer, petra, ServiceDesk } from './service-desk.js';

const clock = new FakeClock('2026-07-01T09:00:00Z');
const RESULT = 'TrademarkMonitoringResult';
/** An opposition against a Union trade mark, the last day of which is three months after publication. */
const LAST_DAY = '2026-09-15';
let at: ServiceDesk;

beforeAll(async () => {
  at = await ServiceDesk.open(clock);
});
afterAll(() => at.close());

const step = (viewer: Viewer, command: string, id: string, input: object = {}) =>
  at.step(at.fixtures.trademarks, viewer, command, id, input, RESULT);
const orderStep = (viewer: Viewer, command: string, id: string, input: object = {}) =>
  at.step(at.fixtures.requests, viewer, command, id, input, 'ServiceRequest');

/** A later mark near one of Eva's, judged by a lawyer. */
async function judgedResult(oppositionEndDate: string | null = LAST_DAY): Promise<string> {
  const trademarkId = await at.markOf(eva);
  await at.knowOwner('trademark', trademarkId, eva);
  const { createTrademarkMonitoringResult } = await at.answerOf(
    at.fixtures.trademarks,
    lawyer,
    'mutation ($input: CreateTrademarkMonitoringResultInput!) { createTrademarkMonitoringResult(input: $input) { ... on TrademarkMonitoringResult { id } ... on Refusal { refused: code } } }',
    {
      input: {
        trademarkId,
        type: 'SIMILAR',
        markName: 'Lumora',
        classes: [9],
        jurisdiction: 'EU',
        relevance: 'HIGH',
        ...(oppositionEndDate === null ? {} : { oppositionEndDate }),
      },
    },
  );
  await at.settle();
  return createTrademarkMonitoringResult.id;
}

const resultRow = async (id: string) =>
  (
    await at.fixtures.trademarks.db.query(
      'select service_request_id as "order", ordered_on::text as "on" from trademark_monitoring_result where id = $1',
      [id],
    )
  )[0];
const productOf = async (order: string) =>
  (
    await at.desk.fixture.db.query(
      'select id, status, total, payable_until from product where subject_id = $1',
      [order],
    )
  )[0];
const openWork = (id: string): Promise<{ work: string; due: Date }[]> =>
  at.fixtures.workspace.db.query(
    `select work, due_at as due from task where subject_id = $1 and status = 'Open' order by work`,
    [id],
  );

async function ordered(id: string): Promise<string> {
  expect(await step(eva, 'OrderOpposition', id, { note: 'We sell lamps too.', country: 'SK' })).toEqual({
    id,
  });
  await at.settle();
  return String((await resultRow(id)).order);
}
async function quoted(order: string): Promise<void> {
  const price = { amountMinor: 90_000, currency: 'EUR' };
  const officeFee = { amountMinor: 32_000, currency: 'EUR' };
  expect(await orderStep(lawyer, 'QuoteServiceRequest', order, { price, officeFee })).toEqual({ id: order });
  await at.settle();
}

describe('an opposition that is ordered at a result of a watch', () => {
  it('waits for its price, is a product and an invoice with it, work once it is paid, and ends with the work', async () => {
    const order = await ordered(await judgedResult());
    expect(await at.statusOf(order)).toBe('Submitted');
    expect(await productOf(order)).toBeUndefined();
    expect(await openWork(order)).toMatchObject([{ work: 'price' }]);

    await quoted(order);
    expect(await openWork(order)).toEqual([]);
    const product = await productOf(order);
    // 23 % of our fee; the office's fee bears no tax.
    expect(product).toMatchObject({ total: { amountMinor: 90_000 + 13_340, currency: 'EUR' } });
    const invoices = await at.desk.fixture.db.query('select id from invoice where product_id = $1', [
      product.id,
    ]);
    expect(invoices).toHaveLength(1);

    await at.pay(product.id, eva);
    expect(await at.statusOf(order)).toBe('Paid');
    const [work, ...others] = await openWork(order);
    expect(others).toEqual([]);
    expect(work?.work).toBe('order');
    expect(work && work.due < new Date(LAST_DAY)).toBe(true);

    expect(await orderStep(lawyer, 'StartServiceRequest', order)).toEqual({ id: order });
    expect(await orderStep(lawyer, 'FinishServiceRequest', order, {})).toEqual({ refused: 'OUTCOME_NEEDED' });
    const outcome = 'The office upheld the opposition.';
    expect(await orderStep(lawyer, 'RecordServiceOutcome', order, { outcome })).toEqual({ id: order });
    await at.settle();
    expect(await at.statusOf(order)).toBe('Finished');
    expect(await openWork(order)).toEqual([]);
  });

  it('is not payable after the last day of the term, and its price is named before it', async () => {
    const order = await ordered(await judgedResult('2026-07-09'));
    const [task] = await openWork(order);
    expect(task && task.due < new Date('2026-07-09')).toBe(true);
    await quoted(order);
    const { payable_until: until } = await productOf(order);
    expect(new Date(until) <= new Date('2026-07-10')).toBe(true);
  });

  it('can be withdrawn until it is paid, and ordered again', async () => {
    const result = await judgedResult();
    const first = await ordered(result);
    await quoted(first);
    expect(await orderStep(eva, 'WithdrawServiceRequest', first)).toEqual({ id: first });
    await at.settle();
    expect(await resultRow(result)).toEqual({ order: null, on: null });
    expect(await productOf(first)).toMatchObject({ status: 'Cancelled' });
    clock.moveBy({ minutes: 1 });
    const second = await ordered(result);
    expect(second).not.toBe(first);
    expect(await at.statusOf(second)).toBe('Submitted');
  });

  it('is refused with a country that is none: the tax hangs on it', async () => {
    const result = await judgedResult();
    expect(await step(eva, 'OrderOpposition', result, { country: 'Slovakia' })).toEqual({
      refused: 'INPUT_INVALID',
    });
  });

  it('is refused twice, and is nobody else’s to order, to see or to end', async () => {
    const result = await judgedResult();
    expect(await step(petra, 'OrderOpposition', result, { country: 'SK' })).toEqual({ refused: 'NOT_FOUND' });
    const order = await ordered(result);
    expect(await step(eva, 'OrderOpposition', result, { country: 'SK' })).toEqual({
      refused: 'ALREADY_ORDERED',
    });
    expect(await orderStep(petra, 'WithdrawServiceRequest', order)).toEqual({ refused: 'NOT_FOUND' });
    const { errors } = await at.fixtures.trademarks.ask(
      admin,
      'mutation ($id: ID!) { returnOppositionOrder(id: $id, input: {}) { __typename } }',
      { id: result },
    );
    expect(errors?.[0]).toBeDefined();
  });
});
