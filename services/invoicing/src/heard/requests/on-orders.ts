import { queryRows } from '@cotta/kit/model/rows/sql.js';
import { PermanentFault } from '@cotta/kit/model/words/fault.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { defineConsumer, on, type Received } from '@cotta/kit/runtime/inbox/consumer.js';
import { timestampDate } from '@bufbuild/protobuf/wkt';
import {
  AdditionalOrderMovedSchema,
  LinksRevokedSchema,
  RequestClaimedSchema,
  RequestMovedSchema,
  type AdditionalOrderMoved,
  type RequestMoved,
  AdditionalOrderMovedEvent,
  RequestMovedEvent,
} from '@cotta/proto/cotta/requests/v1/events_pb.js';
import { ADDITION } from '../../product/product-rules.js';
import { findQuote } from '../../quote/stored-quote.js';
import { invoice } from '../../invoice/invoice.work-item.js';
import { product } from '../../product/product.work-item.js';
import { orderProduct } from '../../order/ordered-product.js';

const SUBJECT = 'registration_request';
/** Steps of an order after which nothing can be added to it. */
const CLOSED: readonly RequestMovedEvent[] = [
  RequestMovedEvent.REQUEST_WITHDRAWN,
  RequestMovedEvent.REQUEST_REFUNDED,
  RequestMovedEvent.REQUEST_GIVEN_UP,
  RequestMovedEvent.APPLICATION_APPROVED,
];
const claimProduct = product.steps.claimProduct;
const changeLinkRevision = product.steps.changeProductLinkRevision;
const withdrawProduct = product.steps.withdrawProductOrder;
const takeTransfer = product.steps.takeProductTransfer;
const payProduct = product.steps.payProduct;
const claimInvoice = invoice.steps.claimInvoice;

/** An order becomes a product and its payment request; both find their owner when the order does, are paid when a person says so there, and end with it while nobody has paid. Links that open
 *  the order no more do not open its money either. */
export const orders = defineConsumer({
  name: 'orders',
  sources: ['requests'],
  mode: 'once',
  handlers: [
    on(RequestMovedSchema, async (received) => {
      const { event, quoteId } = received.message;
      if (event === RequestMovedEvent.ORDER_CREATED && quoteId !== '') await takeOrder(received);
      if (event === RequestMovedEvent.INVOICE_PAID) await payOrder(received);
      if (event === RequestMovedEvent.REQUEST_WITHDRAWN) await endOrder(received, SUBJECT);
      if (CLOSED.includes(event)) await endOrder(received, ADDITION);
    }),
    on(AdditionalOrderMovedSchema, async (received) => {
      const { event, additionalOrderId } = received.message;
      if (event === AdditionalOrderMovedEvent.ADDITIONAL_ORDER_PLACED) await takeAddition(received);
      if (event === AdditionalOrderMovedEvent.ADDITIONAL_ORDER_ENDED)
        await received.run(withdrawProduct, { streamId: productOfAddition(additionalOrderId), input: {} });
    }),
    on(RequestClaimedSchema, async ({ message, tx, run }) => {
      const { requestId = '', userId = '' } = message.request ?? {};
      const products = await queryRows<{ id: string }>(
        tx,
        'select id from product where subject_id = $1 and user_id is null',
        [requestId],
      );
      const invoices = await queryRows<{ id: string }>(
        tx,
        'select id from invoice where registration_request_id = $1 and user_id is null',
        [requestId],
      );
      for (const { id } of products) await run(claimProduct, { streamId: id, input: { userId }, key: id });
      for (const { id } of invoices) await run(claimInvoice, { streamId: id, input: { userId }, key: id });
    }),
    on(LinksRevokedSchema, async ({ message: { requestId, linkRevision }, tx, run }) => {
      // Never backwards: a revocation that arrives late must not bring an older link back to life.
      const products = await queryRows<{ id: string }>(
        tx,
        'select id from product where subject_id = $1 and link_revision < $2 order by id',
        [requestId, linkRevision],
      );
      for (const { id } of products)
        await run(changeLinkRevision, { streamId: id, input: { linkRevision }, key: id });
    }),
  ],
});

/** An admin confirmed the transfer at the order itself: the payment that was begun is paid by it. What is paid already, or was never begun, says no and stays as it is. */
async function payOrder({ message, tx, run }: Received<RequestMoved>): Promise<void> {
  const products = await queryRows<{ id: string }>(
    tx,
    'select id from product where subject_type = $1 and subject_id = $2 order by id',
    [SUBJECT, message.request?.requestId ?? ''],
  );
  for (const { id } of products) {
    await run(takeTransfer, { streamId: id, input: {}, key: id });
    await run(payProduct, { streamId: id, input: {}, key: id });
  }
}

/** Paid meanwhile: its own rules say no, and an admin refunds instead. */
async function endOrder({ message, tx, run }: Received<RequestMoved>, subject: string): Promise<void> {
  const products = await queryRows<{ id: string }>(
    tx,
    'select id from product where subject_type = $1 and subject_id = $2 order by id',
    [subject, message.request?.requestId ?? ''],
  );
  for (const { id } of products) await run(withdrawProduct, { streamId: id, input: {}, key: id });
}

async function takeOrder({ message, envelope, tx, run }: Received<RequestMoved>): Promise<void> {
  const { request, quoteId } = message;
  if (request === undefined || envelope.occurredAt === undefined)
    throw new PermanentFault('an order that does not say which request it is');
  const stored = await findQuote(tx, quoteId);
  if (stored === undefined)
    throw new PermanentFault(`order ${request.requestId} names the unknown quote ${quoteId}`);
  await orderProduct(
    { tx, run },
    {
      productId: nameBasedId('product', envelope.eventId),
      kind: 'RegistrationRequest',
      subjectType: SUBJECT,
      subjectId: request.requestId,
      registrationRequestId: request.requestId,
      reference: request.publicId,
      name: request.mark,
      userId: request.userId,
      language: request.language,
      linkRevision: request.linkRevision,
      priced: stored.priced,
      at: timestampDate(envelope.occurredAt),
    },
  );
}

/** Under which id the product of an addition stands: whoever ordered was told it at once. */
const productOfAddition = (additionalOrderId: string): string =>
  nameBasedId('product', ADDITION, additionalOrderId);

/** About the same order, with a number and documents of its own. */
async function takeAddition({ message, envelope, tx, run }: Received<AdditionalOrderMoved>): Promise<void> {
  const { request, additionalOrderId, publicId, quoteId } = message;
  if (request === undefined || envelope.occurredAt === undefined)
    throw new PermanentFault('an additional order that does not say which order it adds to');
  const stored = await findQuote(tx, quoteId);
  if (stored === undefined)
    throw new PermanentFault(`additional order ${publicId} names the unknown quote ${quoteId}`);
  await orderProduct(
    { tx, run },
    {
      productId: productOfAddition(additionalOrderId),
      kind: 'AdditionalOrder',
      subjectType: ADDITION,
      subjectId: request.requestId,
      registrationRequestId: request.requestId,
      reference: publicId,
      name: request.mark,
      userId: request.userId,
      language: request.language,
      linkRevision: request.linkRevision,
      priced: stored.priced,
      at: timestampDate(envelope.occurredAt),
    },
  );
}
