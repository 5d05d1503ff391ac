import { timestampDate } from '@bufbuild/protobuf/wkt';
import { queryRows } from '@cotta/kit/model/rows/sql.js';
import { isRefusal } from '@cotta/kit/model/words/refusal.js';
import { PermanentFault } from '@cotta/kit/model/words/fault.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { defineConsumer, on, type Received } from '@cotta/kit/runtime/inbox/consumer.js';
import {
  ServiceRequestMovedSchema,
  type ServiceRequestMoved,
  ServiceRequestMovedEvent,
} from '@cotta/proto/cotta/requests/v1/service_requests_pb.js';
import { serviceTitle } from '@cotta/reference/service-words.js';
import { isCurrency } from '../../money/exact/amount.js';
import { pricedByHand } from '../../quote/hand-quote.js';
import type { PricedOrder } from '../../quote/priced-order.js';
import { findQuote } from '../../quote/stored-quote.js';
import { invoice } from '../../invoice/invoice.work-item.js';
import { product } from '../../product/product.work-item.js';
import { orderProduct } from '../../order/ordered-product.js';

const SUBJECT = 'service_request';
const withdrawProduct = product.steps.withdrawProductOrder;
const claimProduct = product.steps.claimProduct;
const claimInvoice = invoice.steps.claimInvoice;

/** Under which id the product of a service order stands: whoever ordered was told it at once. */
const productOf = (serviceRequestId: string): string => nameBasedId('product', SUBJECT, serviceRequestId);

/** A service order becomes a product when its price is known: from the list when it is handed in, else when a person has quoted it. An order that
 *  ends before it is paid takes its product along. Its money finds its owner when the order does. */
export const serviceOrders = defineConsumer({
  name: 'service-orders',
  sources: ['requests'],
  mode: 'once',
  handlers: [
    on(ServiceRequestMovedSchema, async (received) => {
      const { event, quoteId, request } = received.message;
      // Priced and paid with the order it is a part of.
      if (request !== undefined && request.partOf !== '') return;
      if (event === ServiceRequestMovedEvent.SERVICE_REQUEST_SUBMITTED && quoteId !== '')
        await takeOrder(received, await quotedBefore(received));
      if (
        event === ServiceRequestMovedEvent.SERVICE_REQUEST_QUOTED ||
        event === ServiceRequestMovedEvent.SERVICE_REQUEST_ORDERED
      )
        await takeOrder(received, await quotedByHand(received));
      if (event === ServiceRequestMovedEvent.SERVICE_REQUEST_CLAIMED) await claim(received);
      // Paid meanwhile: its own rules say no, and an admin refunds instead.
      if (
        event === ServiceRequestMovedEvent.SERVICE_REQUEST_WITHDRAWN ||
        event === ServiceRequestMovedEvent.SERVICE_REQUEST_CANCELLED
      )
        await received.run(withdrawProduct, {
          streamId: productOf(request?.serviceRequestId ?? ''),
          input: {},
        });
    }),
  ],
});

type Order = Received<ServiceRequestMoved>;

async function takeOrder(
  { message: { request }, envelope, tx, run }: Order,
  priced: PricedOrder,
): Promise<void> {
  if (request === undefined) throw new PermanentFault('a service order that does not say which');
  const { serviceRequestId, publicId, mark, serviceName, userId, language, linkRevision } = request;
  await orderProduct(
    { tx, run },
    {
      productId: productOf(serviceRequestId),
      kind: 'ServiceRequest',
      subjectType: SUBJECT,
      subjectId: serviceRequestId,
      registrationRequestId: null,
      reference: publicId,
      name: serviceTitle(serviceName, mark, language),
      service: serviceName,
      userId,
      language,
      linkRevision,
      priced,
      at: happenedAt(envelope),
    },
  );
}

async function claim({ message: { request }, tx, run }: Order): Promise<void> {
  const productId = productOf(request?.serviceRequestId ?? '');
  const input = { userId: request?.userId ?? '' };
  const products = await queryRows<{ id: string }>(
    tx,
    'select id from product where id = $1 and user_id is null',
    [productId],
  );
  const invoices = await queryRows<{ id: string }>(
    tx,
    'select id from invoice where product_id = $1 and user_id is null order by id',
    [productId],
  );
  for (const { id } of products) await run(claimProduct, { streamId: id, input, key: id });
  for (const { id } of invoices) await run(claimInvoice, { streamId: id, input, key: id });
}

async function quotedBefore({ message: { quoteId }, tx }: Order): Promise<PricedOrder> {
  const stored = await findQuote(tx, quoteId);
  if (stored === undefined) throw new PermanentFault(`a service order names the unknown quote ${quoteId}`);
  return stored.priced;
}

/** A person named the amounts; tax and documents follow as from any list. */
async function quotedByHand({
  message: { request, priceMinor, officeFeeMinor, currency, country, orderBy },
  envelope,
  tx,
}: Order): Promise<PricedOrder> {
  if (!isCurrency(currency))
    throw new PermanentFault(`a service was quoted in ${currency}, in which we take no money`);
  const asked = {
    net: Number(priceMinor),
    officeFee: Number(officeFeeMinor),
    jurisdiction: request?.jurisdiction ?? '',
    currency,
    country,
    orderBy: orderBy === '' ? null : orderBy,
  };
  const priced = await pricedByHand(tx, asked, happenedAt(envelope));
  if (isRefusal(priced)) throw new PermanentFault(priced.message);
  return priced;
}

function happenedAt({ occurredAt }: Order['envelope']): Date {
  if (occurredAt === undefined) throw new PermanentFault('a fact without its time');
  return timestampDate(occurredAt);
}
