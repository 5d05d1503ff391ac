import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { systemIds } from '@cotta/kit/model/words/ids.js';
import { consumerOf, deliver } from '@cotta/kit/testing/deliver.js';
import { ProductMovedSchema, ProductMovedEvent } from '@cotta/proto/cotta/invoicing/v1/events_pb.js';
import { RequestMovedSchema, RequestMovedEvent } from '@cotta/proto/cotta/requests/v1/events_pb.js';
import { client, lawyer } from '../../testing/people.js';
import {
  definition,
  openTrademarksFixture,
  type TrademarksFixture,
} from '../../testing/trademarks-fixture.js';

const registrationRequestId = systemIds.next();
let fixture: TrademarksFixture;
let trademarkId = '';
let streamVersion = 0;
beforeAll(async () => {
  fixture = await openTrademarksFixture('2026-06-15T15:00:00Z');
  const made = await fixture.write(lawyer, {
    mutation: 'createTrademark',
    type: 'Trademark',
    input: {
      name: 'Zephyroak',
      jurisdiction: 'EU',
      type: 'WORD',
      status: 'READY_FOR_FILING',
      goodsAndServices: [{ class: 20, terms: ['Furniture'] }],
      userId: client.userId,
      registrationRequestId,
    },
  });
  trademarkId = made.id ?? '';
});
afterAll(() => fixture.close());

const moved = (event: RequestMovedEvent) => {
  streamVersion += 1;
  return deliver(fixture.runtime, consumerOf(definition, 'ended-orders'), {
    schema: RequestMovedSchema,
    message: { request: { requestId: registrationRequestId }, event },
    source: 'requests',
    streamId: registrationRequestId,
    streamVersion,
  });
};
const products = { order: systemIds.next(), addition: systemIds.next() };
const paid = (of: keyof typeof products, event: ProductMovedEvent) => {
  streamVersion += 1;
  const product = {
    productId: products[of],
    subjectType: of === 'order' ? 'registration_request' : 'additional_order',
    subjectId: registrationRequestId,
  };
  return deliver(fixture.runtime, consumerOf(definition, 'disputed-payments'), {
    schema: ProductMovedSchema,
    message: { product, event },
    source: 'invoicing',
    streamId: products[of],
    streamVersion,
  });
};
const file = () =>
  fixture.write(lawyer, { mutation: 'createFiling', type: 'Filing', input: { trademarkId, route: 'EUIPO' } });
const handOver = () =>
  fixture.write(lawyer, {
    mutation: 'submitTrademarkToPartner',
    type: 'Trademark',
    id: trademarkId,
    input: {},
  });

it('nothing of an order its client wants to end goes to an office, until it goes on after all', async () => {
  // Without a copy that was approved this mark cannot be filed over the wire: that it gets so far shows that nothing holds it.
  expect(await file()).toMatchObject({ code: 'NO_SEALED_COPY' });
  await moved(RequestMovedEvent.END_ASKED);
  expect(await file()).toMatchObject({ code: 'END_ASKED' });
  expect(await handOver()).toMatchObject({ code: 'END_ASKED' });
  await moved(RequestMovedEvent.END_ASK_TAKEN_BACK);
  expect(await file()).toMatchObject({ code: 'NO_SEALED_COPY' });
});

it('nothing of an order goes to an office while one of its payments is disputed or lost, whatever else is settled meanwhile', async () => {
  await paid('order', ProductMovedEvent.PRODUCT_DISPUTE_OPENED);
  expect(await file()).toMatchObject({ code: 'PAYMENT_DISPUTED' });
  expect(await handOver()).toMatchObject({ code: 'PAYMENT_DISPUTED' });
  await moved(RequestMovedEvent.END_ASKED);
  await moved(RequestMovedEvent.END_ASK_TAKEN_BACK);
  await paid('addition', ProductMovedEvent.PRODUCT_DISPUTE_OPENED);
  await paid('addition', ProductMovedEvent.CHARGEBACK_BOOKED);
  await paid('order', ProductMovedEvent.PRODUCT_DISPUTE_WON);
  expect(await file()).toMatchObject({ code: 'PAYMENT_DISPUTED' });
  await moved(RequestMovedEvent.END_ASKED);
  await paid('addition', ProductMovedEvent.PRODUCT_DISPUTE_WON);
  expect(await file()).toMatchObject({ code: 'END_ASKED' });
  await moved(RequestMovedEvent.END_ASK_TAKEN_BACK);
  expect(await file()).toMatchObject({ code: 'NO_SEALED_COPY' });
});

it('marks of an order that was never paid, and that nobody came back to, are let go with it', async () => {
  const forgotten = systemIds.next();
  const made = await fixture.write(lawyer, {
    mutation: 'createTrademark',
    type: 'Trademark',
    input: {
      name: 'Zephyrelm',
      jurisdiction: 'EU',
      type: 'WORD',
      status: 'READY_FOR_FILING',
      goodsAndServices: [{ class: 20, terms: ['Furniture'] }],
      userId: client.userId,
      registrationRequestId: forgotten,
    },
  });
  await deliver(fixture.runtime, consumerOf(definition, 'ended-orders'), {
    schema: RequestMovedSchema,
    message: { request: { requestId: forgotten }, event: RequestMovedEvent.REQUEST_LOST },
    source: 'requests',
    streamId: forgotten,
    streamVersion: 1,
  });
  const statusOf = async (id: string): Promise<unknown> =>
    (await fixture.db.query('select status from trademark where id = $1', [id]))[0]?.status;
  expect(await statusOf(made.id ?? '')).toBe('Lost to follow-up');
  expect(await statusOf(trademarkId)).toBe('Ready for filing');
});

it('what has ended is filed no more, whatever is told afterwards', async () => {
  await moved(RequestMovedEvent.END_ASKED);
  await moved(RequestMovedEvent.REQUEST_REFUNDED);
  await moved(RequestMovedEvent.END_ASK_TAKEN_BACK);
  expect(await file()).toMatchObject({ code: 'ORDER_ENDED' });
});
