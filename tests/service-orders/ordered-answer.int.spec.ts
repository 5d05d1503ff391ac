import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import type { Viewer } from '@cotta/kit/model/words/viewer.js';
import { viewerOf } from '@cotta/kit/testing/parcel-rows.js';
import { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import { admin, eva } from '../money/order-desk.js';
import { lawyer, petra, ServiceDesk } from './service-desk.js';

const clock = new FakeClock('2026-07-01T09:00:00Z');
const colleague = viewerOf('lawyer', nameBasedId('colleague'));
const LETTER = 'OfficeAction';
let at: ServiceDesk;

beforeAll(async () => {
  at = await ServiceDesk.open(clock);
});
afterAll(() => at.close());

const made = (viewer: Viewer, type: string, input: object): Promise<string> =>
  at.made(at.fixtures.trademarks, viewer, type, input);
const step = (viewer: Viewer, command: string, id: string, input: object = {}) =>
  at.step(at.fixtures.trademarks, viewer, command, id, input, LETTER);
const orderStep = (viewer: Viewer, command: string, id: string, input: object = {}) =>
  at.step(at.fixtures.requests, viewer, command, id, input, 'ServiceRequest');
const letterRow = async (id: string) =>
  (
    await at.fixtures.trademarks.db.query(
      'select status, service_request_id as "order", work_released_at as "released", ordered_solution_id as solution from office_action where id = $1',
      [id],
    )
  )[0];
const rows = (sql: string, id: string): Promise<Record<string, unknown>[]> =>
  at.desk.fixture.db.query(sql, [id]);
const openWork = async (id: string): Promise<string[]> =>
  (
    await at.fixtures.workspace.db.query(
      `select work from task where subject_id = $1 and status = 'Open' order by work`,
      [id],
    )
  ).map(({ work }: { work: string }) => work);

/** A letter of the office of the United States with two ways to answer it, which is with its client. */
async function letterWithOptions({ issueDate = '2026-06-16', dueDate = '2026-09-15' } = {}) {
  const trademarkId = await at.markOf(eva, {
    jurisdiction: 'US',
    status: 'UNDER_EXAMINATION',
    number: '97000123',
    registrationDate: null,
    expirationDate: null,
  });
  await at.knowOwner('trademark', trademarkId, eva);
  const letter = await made(lawyer, LETTER, { trademarkId, issueDate, dueDate });
  const solution = await made(lawyer, 'OfficeActionSolution', {
    officeActionId: letter,
    solution: 'Argue that the marks differ',
    chanceOfSuccess: 70,
    serviceFee: { amountMinor: 39_900, currency: 'EUR' },
    governmentFee: { amountMinor: 12_500, currency: 'EUR' },
    recommended: true,
    offered: true,
  });
  await step(colleague, 'ConfirmOfficeActionDueDate', letter);
  await at.answerOf(
    at.fixtures.trademarks,
    lawyer,
    'mutation ($id: ID!) { updateOfficeAction(id: $id, input: { examinationFinished: true }) { __typename } }',
    { id: letter },
  );
  expect(await step(lawyer, 'KickOffOfficeAction', letter)).toEqual({ id: letter });
  await at.settle();
  return { trademarkId, letter, solution };
}

async function ordered(of: { letter: string; solution: string }) {
  const answer = await step(eva, 'OrderOfficeActionResponse', of.letter, {
    orderedSolutionId: of.solution,
    orderCurrency: 'EUR',
    country: 'SK',
  });
  expect(answer).toEqual({ id: of.letter });
  await at.settle();
  const { order } = await letterRow(of.letter);
  const [product] = await rows('select id, total, status from product where subject_id = $1', order);
  return { order: String(order), product };
}

describe('an answer to an office that is ordered', () => {
  it('is an order, a product and an invoice at once, work when it is paid, and finished when it is filed', async () => {
    const of = await letterWithOptions();
    const { order, product } = await ordered(of);
    expect(await at.statusOf(order)).toBe('Invoiced');
    // 23 % of our fee; the office's fee bears no tax.
    expect(product).toMatchObject({
      status: 'Created',
      total: { amountMinor: 39_900 + 9_177 + 12_500, currency: 'EUR' },
    });
    expect(
      await rows('select status from invoice where product_id = $1', String(product?.['id'])),
    ).toHaveLength(1);
    expect(await openWork(of.letter)).toEqual([]);
    expect(await step(lawyer, 'StartOfficeActionDraft', of.letter)).toEqual({ refused: 'WORK_UNPAID' });

    await at.pay(String(product?.['id']), eva);
    expect(await at.statusOf(order)).toBe('Paid');
    expect(await letterRow(of.letter)).toMatchObject({ status: 'Ordered', released: expect.anything() });
    expect(await openWork(of.letter)).toEqual(['answer-office']);
    // The work is at the letter, and nowhere twice.
    expect(await openWork(order)).toEqual([]);

    expect(await step(lawyer, 'StartOfficeActionDraft', of.letter)).toEqual({ id: of.letter });
    await at.settle();
    expect(await at.statusOf(order)).toBe('In progress');
    const without = { filedOn: '2026-07-01', reason: 'The client agreed on the phone.' };
    expect(await step(lawyer, 'SubmitOfficeActionResponse', of.letter, without)).toEqual({ id: of.letter });
    await at.settle();
    expect(await at.statusOf(order)).toBe('Finished');
    expect(await openWork(of.letter)).toEqual([]);
  });

  it('is payable until the last day on which it can be ordered', async () => {
    const { product } = await ordered(
      await letterWithOptions({ issueDate: '2026-04-20', dueDate: '2026-07-20' }),
    );
    const [row] = await rows('select payable_until from product where id = $1', String(product?.['id']));
    expect(new Date(String(row?.['payable_until'])) < new Date('2026-07-15')).toBe(true);
  });

  it('can be withdrawn until it is paid, and ordered again', async () => {
    const of = await letterWithOptions();
    const first = await ordered(of);
    expect(await orderStep(eva, 'WithdrawServiceRequest', first.order)).toEqual({ id: first.order });
    await at.settle();
    expect(await letterRow(of.letter)).toMatchObject({
      status: 'Landing page visited',
      order: null,
      solution: null,
    });
    expect(await rows('select status from product where id = $1', String(first.product?.['id']))).toEqual([
      { status: 'Cancelled' },
    ]);
    clock.moveBy({ minutes: 1 });
    const second = await ordered(of);
    expect(second.order).not.toBe(first.order);
    expect(await at.statusOf(second.order)).toBe('Invoiced');
  });

  it('begins before it is paid only where an admin says why, and stays to be paid', async () => {
    const of = await letterWithOptions();
    const { order } = await ordered(of);
    for (const nobody of [eva, lawyer]) {
      const { errors } = await at.fixtures.requests.ask(
        nobody,
        'mutation ($id: ID!) { releaseServiceRequest(id: $id, input: { reason: "soon" }) { __typename } }',
        { id: order },
      );
      expect(errors?.[0]).toBeDefined();
    }
    expect(await orderStep(admin, 'ReleaseServiceRequest', order, { reason: 'The office waits' })).toEqual({
      id: order,
    });
    await at.settle();
    expect(await openWork(of.letter)).toEqual(['answer-office']);
    expect(await at.statusOf(order)).toBe('Invoiced');
    expect(await step(lawyer, 'StartOfficeActionDraft', of.letter)).toEqual({ id: of.letter });
  });

  it('without a price of its own waits for a person who names it', async () => {
    const of = await letterWithOptions();
    await at.answerOf(
      at.fixtures.trademarks,
      lawyer,
      'mutation ($id: ID!) { updateOfficeActionSolution(id: $id, input: { serviceFee: null }) { __typename } }',
      { id: of.solution },
    );
    const { order, product } = await ordered(of);
    expect(product).toBeUndefined();
    expect(await at.statusOf(order)).toBe('Submitted');
    expect(await openWork(order)).toEqual(['price']);
  });

  it('is nobody else’s to order, to see or to pay, and is charged in the currency of its price', async () => {
    const of = await letterWithOptions();
    const input = { orderedSolutionId: of.solution, orderCurrency: 'EUR', country: 'SK' };
    // She sees no such option.
    expect(await step(petra, 'OrderOfficeActionResponse', of.letter, input)).toEqual({
      refused: 'INPUT_INVALID',
    });
    expect(
      await step(eva, 'OrderOfficeActionResponse', of.letter, { ...input, orderCurrency: 'USD' }),
    ).toEqual({ refused: 'INPUT_INVALID' });
    const { order, product } = await ordered(of);
    expect(await orderStep(petra, 'WithdrawServiceRequest', order)).toEqual({ refused: 'NOT_FOUND' });
    expect(await at.checkout(petra, String(product?.['id']))).toEqual({ refused: 'NOT_FOUND' });
    const seen = await at.answerOf(
      at.fixtures.requests,
      petra,
      'query ($id: ID!) { serviceRequest(id: $id) { id } }',
      { id: order },
    );
    expect(seen.serviceRequest).toBeNull();
  });

  it('that nobody files any more is called off, so that nobody is asked to pay', async () => {
    const of = await letterWithOptions();
    const { order, product } = await ordered(of);
    expect(await step(eva, 'AbandonOfficeAction', of.letter, { confirmed: true })).toEqual({ id: of.letter });
    await at.settle();
    expect(await at.statusOf(order)).toBe('Cancelled');
    expect(await rows('select status from product where id = $1', String(product?.['id']))).toEqual([
      { status: 'Cancelled' },
    ]);
  });
});
