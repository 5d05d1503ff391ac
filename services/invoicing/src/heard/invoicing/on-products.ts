import { queryRow } from '@cotta/kit/model/rows/sql.js';
import { Fault } from '@cotta/kit/model/words/fault.js';
import { defineConsumer, on, type Received } from '@cotta/kit/runtime/inbox/consumer.js';
import { calendarDate } from '@cotta/kit/model/time/clock.js';
import { timestampDate } from '@bufbuild/protobuf/wkt';
import {
  ProductMovedSchema,
  type ProductMoved,
  ProductMovedEvent,
} from '@cotta/proto/cotta/invoicing/v1/events_pb.js';
import { issuerOf } from '../../price-list/issuers.js';
import { settleCredit } from '../../payment/transfer/settle-credit.js';
import { planJob } from '../../payment/jobs/job-table.js';
import { paymentTypes } from '../../money/payment-types.js';
import { invoice } from '../../invoice/invoice.work-item.js';
import { product } from '../../product/product.work-item.js';

const completeCheckout = product.steps.completeProductCheckout;
const payProduct = product.steps.payProduct;
const noteInvoiceMissing = product.steps.noteProductInvoiceMissing;
const issueInvoice = invoice.steps.issueInvoice;
const payInvoice = invoice.steps.payInvoice;

/** What follows from the steps of a product inside this service: whom the invoice names, an order at the provider, the tax document. */
export const productSteps = defineConsumer({
  name: 'product-steps',
  sources: ['invoicing'],
  mode: 'once',
  handlers: [
    on(ProductMovedSchema, async (received) => {
      if (
        received.message.event === ProductMovedEvent.PRODUCT_CHECKOUT_STARTED ||
        received.message.event === ProductMovedEvent.PRODUCT_PAYMENT_METHOD_CHANGED
      )
        await checkout(received);
      if (
        received.message.event === ProductMovedEvent.PRODUCT_TRANSFER_TAKEN ||
        received.message.event === ProductMovedEvent.PRODUCT_CANCELLED
      )
        await closePage(received);
      if (received.message.event === ProductMovedEvent.PRODUCT_TRANSFER_CONFIRMED)
        await bookConfirmed(received);
      if (received.message.event === ProductMovedEvent.PRODUCT_PAID) await paid(received);
      if (received.message.event === ProductMovedEvent.PRODUCT_DOCUMENT_REGENERATION_ASKED)
        await renewFiles(received);
    }),
  ],
});

interface Row {
  readonly invoiceIds: readonly string[];
  readonly issuer: string | null;
  readonly billing: { readonly name: string; readonly country: string } | null;
  readonly gatewayOrderId: string | null;
  /** When the last of its transfers was booked at the bank. */
  readonly lastTransferAt: Date | null;
}

async function checkout({ message, envelope, tx, run }: Received<ProductMoved>): Promise<void> {
  const { product: changed } = message;
  if (changed === undefined) return;
  const { invoiceIds, billing, gatewayOrderId } = await rowOf(tx, changed.productId);
  for (const streamId of billing === null ? [] : invoiceIds)
    await run(invoice.update, { streamId, input: { customer: billing }, key: streamId });
  if (changed.paymentType === 'transfer')
    await run(completeCheckout, { streamId: changed.productId, input: { paymentType: 'transfer' } });
  if (changed.totalMinor === 0n) await run(payProduct, { streamId: changed.productId, input: {} });
  // After a transfer was chosen an order that is still open at the provider is closed.
  if (changed.paymentType !== 'transfer' || gatewayOrderId !== null)
    await planJob(tx, { kind: 'payment', subjectId: changed.productId, dueAt: happenedAt(envelope) });
}

/** A transfer came although a card was chosen: an order that is still open at the provider is closed. */
async function closePage({ message, envelope, tx }: Received<ProductMoved>): Promise<void> {
  const { gatewayOrderId } = await rowOf(tx, message.product?.productId ?? '');
  if (gatewayOrderId !== null)
    await planJob(tx, {
      kind: 'payment',
      subjectId: message.product?.productId ?? '',
      dueAt: happenedAt(envelope),
    });
}

/** What an admin read from the statement is booked as the feed of the bank would be; noon, so that it is the same day in every zone we issue in. */
async function bookConfirmed({ message, tx, run }: Received<ProductMoved>): Promise<void> {
  const { product: changed, amountMinor, receivedOn, bankReference } = message;
  if (changed === undefined) return;
  const credit = {
    id: bankReference,
    bookedAt: new Date(`${receivedOn}T12:00:00Z`),
    amount: Number(amountMinor),
    currency: changed.currency,
    reference: bankReference,
    payer: null,
  };
  // A refusal is an answer: what was paid meanwhile is booked as money that came twice.
  await settleCredit(
    { tx, run: async (command, request) => void (await run(command, request)) },
    credit,
    changed.productId,
  );
}

/** @source money rules R-DOC-2, R-PAY-8, R-VAT-10 */
async function paid({ message, envelope, tx, run }: Received<ProductMoved>): Promise<void> {
  const { product: changed } = message;
  if (changed === undefined) return;
  const { invoiceIds, issuer, gatewayOrderId, lastTransferAt } = await rowOf(tx, changed.productId);
  const paymentType = paymentTypes.find((known) => known === changed.paymentType);
  if (paymentType === 'transfer' && gatewayOrderId !== null)
    await planJob(tx, { kind: 'payment', subjectId: changed.productId, dueAt: happenedAt(envelope) });
  // Every payment has its tax document; the lines of a price that a person entered are that person's to write.
  if (invoiceIds.length === 0 && changed.totalMinor > 0n)
    await run(noteInvoiceMissing, { streamId: changed.productId, input: {} });
  if (paymentType === undefined) return;
  const cameAt = paymentType === 'transfer' ? lastTransferAt : null;
  const paymentDate = calendarDate(
    cameAt ?? happenedAt(envelope),
    issuerOf(issuer ?? undefined)?.timeZone ?? 'UTC',
  );
  for (const streamId of invoiceIds) {
    const issued = await run(issueInvoice, { streamId, input: {}, key: streamId });
    if ('refusal' in issued && issued.refusal.refused !== 'WRONG_STATUS')
      throw new Fault(`invoice ${streamId} cannot be issued: ${issued.refusal.message}`);
    await run(payInvoice, { streamId, input: { paymentType, paymentDate }, key: streamId });
  }
}

async function renewFiles({ message, envelope, tx }: Received<ProductMoved>): Promise<void> {
  const { invoiceIds } = await rowOf(tx, message.product?.productId ?? '');
  for (const subjectId of invoiceIds)
    await planJob(tx, { kind: 'renewed-file', subjectId, dueAt: happenedAt(envelope) });
}

/** Its tax documents are those of the symbol that was paid. */
async function rowOf(tx: Received<ProductMoved>['tx'], productId: string): Promise<Row> {
  const row = await queryRow<Row>(
    tx,
    `select p.billing_entity_code as issuer, p.billing, p.gateway_order_id as "gatewayOrderId",
       (select max(c.booked_at) from bank_credit c where c.product_id = p.id) as "lastTransferAt", array(
       select i.id from invoice i where i.product_id = p.id and i.status <> 'Credited' and i.variable_symbol = coalesce(p.variable_symbol, i.variable_symbol) order by i.tax_document, i.created_at) as "invoiceIds"
     from product p where p.id = $1`,
    [productId],
  );
  if (row === undefined) throw new Fault(`product ${productId} has no row`);
  return row;
}

function happenedAt({ occurredAt }: Received<ProductMoved>['envelope']): Date {
  if (occurredAt === undefined) throw new Fault('a fact without its time');
  return timestampDate(occurredAt);
}
