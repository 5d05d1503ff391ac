import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import type { Viewer } from '@cotta/kit/model/words/viewer.js';
import { viewerOf } from '@cotta/kit/testing/parcel-rows.js';
import { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import { eva } from '../money/order-desk.js';
import { lawyer, petra, ServiceDesk } from './service-desk.js';

const clock = new FakeClock('2026-07-01T09:00:00Z');
const colleague = viewerOf('lawyer', nameBasedId('colleague'));
const PROOF = 'UseInCommerceRequest';
let at: ServiceDesk;

beforeAll(async () => {
  at = await ServiceDesk.open(clock);
});
afterAll(() => at.close());

const step = (viewer: Viewer, command: string, id: string, input: object = {}) =>
  at.step(at.fixtures.trademarks, viewer, command, id, input, PROOF);
const orderStep = (viewer: Viewer, command: string, id: string, input: object = {}) =>
  at.step(at.fixtures.requests, viewer, command, id, input, 'ServiceRequest');
const proofRow = async (id: string) =>
  (
    await at.fixtures.trademarks.db.query(
      'select status, service_request_id as "order", work_released_at as "released" from use_in_commerce_request where id = $1',
      [id],
    )
  )[0];

/** The software is in use, the hosting is given up. */
async function decide(id: string, classNumber: number): Promise<void> {
  const input =
    classNumber === 9
      ? { decision: 'USE', firstUseAnywhere: '2019-03-01', firstUseInUs: '2019-06-02' }
      : { decision: 'DELETE' };
  const decided = await at.answerOf(
    at.fixtures.trademarks,
    eva,
    'mutation ($id: ID!, $input: UpdateUseInCommerceRequestClassInput!) { done: updateUseInCommerceRequestClass(id: $id, input: $input) { __typename } }',
    { id, input },
  );
  expect(decided.done).toEqual({ __typename: 'UseInCommerceRequestClass' });
}

/** A declaration that keeps a registration of the United States, with its classes decided by its client. */
async function decidedProof(): Promise<string> {
  const trademarkId = await at.markOf(eva, {
    jurisdiction: 'US',
    number: '6150123',
    filingDate: '2019-09-15',
    registrationDate: '2020-09-15',
    expirationDate: '2030-09-15',
  });
  await at.knowOwner('trademark', trademarkId, eva);
  const proof = await at.made(at.fixtures.trademarks, lawyer, PROOF, {
    trademarkId,
    type: 'DECLARATION_OF_USE',
    issueDate: '2020-09-15',
    dueDate: '2026-09-15',
    graceEndDate: '2027-03-15',
  });
  await at.settle();
  expect(await step(colleague, 'ConfirmUseInCommerceDeadline', proof)).toEqual({ id: proof });
  expect(await step(lawyer, 'KickOffUseInCommerceRequest', proof)).toEqual({ id: proof });
  const { useInCommerceRequest } = await at.answerOf(
    at.fixtures.trademarks,
    eva,
    'query ($id: ID!) { useInCommerceRequest(id: $id) { classes { items { id classNumber } } } }',
    { id: proof },
  );
  const classes: { id: string; classNumber: number }[] = useInCommerceRequest.classes.items;
  expect(classes.map(({ classNumber }) => classNumber).toSorted((a, b) => a - b)).toEqual([9, 42]);
  for (const { id, classNumber } of classes) await decide(id, classNumber);
  await at.settle();
  return proof;
}

async function ordered(proof: string): Promise<string> {
  expect(await step(eva, 'OrderUseInCommerceRequest', proof, { currency: 'USD', country: 'SK' })).toEqual({
    id: proof,
  });
  await at.settle();
  return String((await proofRow(proof)).order);
}

const productOf = async (order: string): Promise<string> => String((await at.productOf(order))?.['id']);

describe('a proof of use that is ordered', () => {
  it('is an order with an invoice at the price of the list, work when it is paid, and finished when it is filed', async () => {
    const proof = await decidedProof();
    const order = await ordered(proof);
    expect(await at.statusOf(order)).toBe('Invoiced');
    expect(await at.openWork(order)).toEqual([]);
    // One class is kept: our fee with 23 %, the office's fee without tax.
    const product = await productOf(order);
    expect((await at.productOf(order))?.['total']).toEqual({
      amountMinor: 21_700 + 4_991 + 32_500,
      currency: 'USD',
    });
    expect(await at.invoicesOf(product)).toHaveLength(1);
    const approval = { specimensChecked: true, declarationSignedOn: '2026-06-30' };
    expect(await step(lawyer, 'ApproveUseInCommerceFiling', proof, approval)).toEqual({
      refused: 'WORK_UNPAID',
    });

    await at.pay(product, eva);
    expect(await at.statusOf(order)).toBe('Paid');
    expect(await proofRow(proof)).toMatchObject({ status: 'In preparation', released: expect.anything() });
    expect(await at.openWork(order)).toEqual([]);

    expect(await step(lawyer, 'ApproveUseInCommerceFiling', proof, approval)).toEqual({ id: proof });
    await at.settle();
    expect(await at.statusOf(order)).toBe('In progress');
    expect(await step(lawyer, 'SubmitUseInCommerceRequest', proof, { filedOn: '2026-07-01' })).toEqual({
      id: proof,
    });
    await at.settle();
    expect(await at.statusOf(order)).toBe('Finished');
  });

  it('is priced by a person where nobody says in which country it is paid', async () => {
    const proof = await decidedProof();
    expect(await step(eva, 'OrderUseInCommerceRequest', proof)).toEqual({ id: proof });
    await at.settle();
    const order = String((await proofRow(proof)).order);
    expect(await at.statusOf(order)).toBe('Submitted');
    expect(await at.openWork(order)).toEqual(['price']);
    const price = { amountMinor: 62_400, currency: 'USD' };
    const officeFee = { amountMinor: 32_500, currency: 'USD' };
    expect(
      await orderStep(lawyer, 'QuoteServiceRequest', order, { price, officeFee, country: 'SK' }),
    ).toEqual({ id: order });
    await at.settle();
    expect(await at.statusOf(order)).toBe('Invoiced');
  });

  it('can be withdrawn until it is paid, and ordered again', async () => {
    const proof = await decidedProof();
    const first = await ordered(proof);
    const product = await productOf(first);
    expect(await orderStep(eva, 'WithdrawServiceRequest', first)).toEqual({ id: first });
    await at.settle();
    expect(await proofRow(proof)).toMatchObject({ status: 'Kick-off sent', order: null });
    expect(await at.productOf(first)).toMatchObject({ id: product, status: 'Cancelled' });
    clock.moveBy({ minutes: 1 });
    expect(await ordered(proof)).not.toBe(first);
  });

  it('is nobody else’s to order, to end or to pay', async () => {
    const proof = await decidedProof();
    expect(await step(petra, 'OrderUseInCommerceRequest', proof, { country: 'SK' })).toEqual({
      refused: 'NOT_FOUND',
    });
    const order = await ordered(proof);
    const product = await productOf(order);
    expect(await orderStep(petra, 'WithdrawServiceRequest', order)).toEqual({ refused: 'NOT_FOUND' });
    expect(await at.checkout(petra, product)).toEqual({ refused: 'NOT_FOUND' });
  });
});
