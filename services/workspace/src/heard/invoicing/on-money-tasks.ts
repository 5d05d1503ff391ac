import { eventType } from '@cotta/kit/runtime/outbox/event-names.js';
import { defineConsumer, on } from '@cotta/kit/runtime/inbox/consumer.js';
import {
  BankCreditChangedSchema,
  BankCreditEvent,
  ProductChangedSchema,
  ProductEvent,
} from '@cotta/proto/cotta/invoicing/v1/entities_pb.js';
import {
  ProductMovedEventSchema,
  ProductMovedSchema,
  type ProductMoved,
  ProductMovedEvent,
} from '@cotta/proto/cotta/invoicing/v1/events_pb.js';
import { rememberSubject } from '../../subject/work-subject.js';
import { workArrived, workDone } from '../../task/arrive.js';
import { happenedAt } from '../../task/entity-work.js';
import type { Work } from '../../work/works.js';

interface MoneyWork {
  readonly work: Work;
  readonly detail?: string;
}

/** What a person does about a payment, by fact. */
const productWork: Readonly<Partial<Record<ProductMovedEvent, MoneyWork>>> = {
  [ProductMovedEvent.PRODUCT_PAYMENT_HELD]: {
    work: 'money',
    detail: 'the provider tells of another amount',
  },
  [ProductMovedEvent.PRODUCT_INVOICE_MISSING]: { work: 'invoice' },
  [ProductMovedEvent.PRODUCT_TRANSFER_BACK_ASKED]: { work: 'transfer-back' },
  [ProductMovedEvent.PRODUCT_DISPUTE_OPENED]: { work: 'dispute' },
  [ProductMovedEvent.CHARGEBACK_BOOKED]: {
    work: 'money',
    detail: 'a dispute was lost: the money was taken back',
  },
};

/** Products whose classes are filed for what was paid. */
const FILED_FOR: readonly string[] = ['registration_request', 'additional_order'];

/** The step of the reminders of a payment at which somebody calls. */
const CALL_STEP = 4;

/** Credits that no rule could settle. */
const creditDetails: Readonly<Record<string, string>> = {
  UNMATCHED: 'a transfer without a symbol we know',
  CURRENCY_MISMATCH: 'a transfer in another currency than asked for',
  OVERPAID: 'a transfer of more than was asked for',
  ALREADY_PAID_CREDIT: 'a transfer for what is paid or over',
};

/** What the rules of money cannot settle waits for a person. */
export const moneyTasks = defineConsumer({
  name: 'money-tasks',
  sources: ['invoicing'],
  mode: 'once',
  handlers: [
    on(ProductMovedSchema, async ({ message, envelope, tx, run }) => {
      const { product } = message;
      if (message.event === ProductMovedEvent.PRODUCT_FEE_SETTLED && message.offices.length === 0)
        await workDone(
          { tx, run },
          {
            subject: { type: 'product', id: product?.productId ?? '' },
            works: ['fees'],
            outcome: eventType(ProductMovedEventSchema, message.event),
          },
        );
      const wanted = workOf(message);
      if (product === undefined || wanted === undefined) return;
      const { productId, orderReference, name, subjectType, subjectId } = product;
      const subject = { type: 'product', id: productId };
      await rememberSubject(tx, subject, {
        publicId: orderReference,
        ...(orderReference === '' ? { mark: name } : {}),
        ...(subjectId === '' ? {} : { parent: { type: subjectType, id: subjectId } }),
      });
      await workArrived({ tx, run }, { ...wanted, subject, at: happenedAt(envelope) });
    }),
    // One admin asked for it; another one confirms.
    on(ProductChangedSchema, async ({ message: { entityId, event }, envelope, tx, run }) => {
      if (event !== ProductEvent.PRODUCT_TRANSFER_BACK_REQUESTED) return;
      const subject = { type: 'product', id: entityId };
      await workArrived({ tx, run }, { work: 'transfer-back', subject, at: happenedAt(envelope) });
    }),
    on(BankCreditChangedSchema, async ({ message: { entityId, event, facts }, envelope, tx, run }) => {
      const detail =
        event === BankCreditEvent.BANK_CREDIT_BOOKED ? creditDetails[facts?.result ?? ''] : undefined;
      if (detail === undefined) return;
      const subject = { type: 'bank_credit', id: entityId };
      await workArrived({ tx, run }, { work: 'money', subject, at: happenedAt(envelope), detail });
    }),
  ],
});

function workOf({
  product,
  event,
  step,
  status,
  offices,
  isFeeDifference,
}: ProductMoved): MoneyWork | undefined {
  if (event === ProductMovedEvent.PRODUCT_PAYMENT_REMINDED && step === CALL_STEP)
    return { work: 'call', detail: 'transfer not paid: give a call' };
  // A part that goes back is for classes of the order, which are then taken out of it, or it is a favour: a person says which.
  if (
    event === ProductMovedEvent.PRODUCT_REFUNDED &&
    status === 'Partly refunded' &&
    !isFeeDifference &&
    FILED_FOR.includes(product?.subjectType ?? '')
  )
    return { work: 'part-back' };
  if (event === ProductMovedEvent.PRODUCT_FEES_AWAITED)
    return { work: 'fees', detail: `${offices.join(', ')}: enter what the office took` };
  return productWork[event];
}
