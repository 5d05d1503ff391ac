import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { defineConsumer, on } from '@cotta/kit/runtime/inbox/consumer.js';
import { BankCreditChangedSchema, BankCreditEvent } from '@cotta/proto/cotta/invoicing/v1/entities_pb.js';
import {
  ProductMovedSchema,
  type ProductMoved,
  ProductMovedEvent,
} from '@cotta/proto/cotta/invoicing/v1/events_pb.js';
import type { TaskKind } from '../../task/task.js';
import { openTask } from '../../task/open-task.js';

/** What a person does about a payment, by fact; the title says it to him. */
const productTasks: Readonly<
  Partial<Record<ProductMovedEvent, { readonly kind: TaskKind; readonly title: string }>>
> = {
  [ProductMovedEvent.PRODUCT_PAYMENT_HELD]: {
    kind: 'payment',
    title: 'the provider tells of another amount',
  },
  [ProductMovedEvent.PRODUCT_INVOICE_MISSING]: {
    kind: 'payment',
    title: 'paid without an invoice: write it',
  },
  [ProductMovedEvent.PRODUCT_TRANSFER_BACK_ASKED]: {
    kind: 'payment',
    title: 'send the money back by transfer (two persons)',
  },
  [ProductMovedEvent.PRODUCT_DISPUTE_OPENED]: {
    kind: 'payment',
    title: 'the payment is disputed: send evidence to the provider in time',
  },
  [ProductMovedEvent.CHARGEBACK_BOOKED]: {
    kind: 'payment',
    title: 'a dispute was lost: the money was taken back',
  },
};

/** Products whose classes are filed for what was paid. */
const FILED_FOR: readonly string[] = ['registration_request', 'additional_order'];
/** A part that goes back is for classes of the order, which are then taken out of it, or it is a favour: a person says which. */
const partBack = {
  kind: 'payment',
  title: 'a part was paid back: take its classes out of the order, or note that it was a favour',
} as const;

const CALL_STEP = 4;
const call = { kind: 'call', title: 'transfer not paid: give a call' } as const;

/** Credits that no rule could settle. */
const creditTasks: Readonly<Record<string, string>> = {
  UNMATCHED: 'a transfer without a symbol we know',
  CURRENCY_MISMATCH: 'a transfer in another currency than asked for',
  OVERPAID: 'a transfer of more than was asked for',
  ALREADY_PAID_CREDIT: 'a transfer for what is paid or over',
};

/** What the rules of money cannot settle waits for a person, each once. */
export const moneyTasks = defineConsumer({
  name: 'money-tasks',
  sources: ['invoicing'],
  mode: 'once',
  handlers: [
    on(ProductMovedSchema, async ({ message, envelope, run }) => {
      const { product } = message;
      const task = taskOf(message);
      if (product === undefined || task === undefined) return;
      const { productId, orderReference, name } = product;
      const title = `${orderReference || name} · ${task.title}`;
      await run(openTask, {
        streamId: nameBasedId('money task', envelope.eventId),
        input: {
          kind: task.kind,
          title,
          subjectType: 'product',
          subjectId: productId,
          publicId: orderReference,
          mark: '',
          jurisdictions: [],
          dueAt: null,
        },
      });
    }),
    on(BankCreditChangedSchema, async ({ message: { entityId, event, facts }, envelope, run }) => {
      const title =
        event === BankCreditEvent.BANK_CREDIT_BOOKED ? creditTasks[facts?.result ?? ''] : undefined;
      if (title === undefined) return;
      await run(openTask, {
        streamId: nameBasedId('money task', envelope.eventId),
        input: {
          kind: 'payment',
          title,
          subjectType: 'bank_credit',
          subjectId: entityId,
          publicId: '',
          mark: '',
          jurisdictions: [],
          dueAt: null,
        },
      });
    }),
  ],
});

function taskOf({
  product,
  event,
  step,
  status,
}: ProductMoved): { readonly kind: TaskKind; readonly title: string } | undefined {
  if (event === ProductMovedEvent.PRODUCT_PAYMENT_REMINDED && step === CALL_STEP) return call;
  if (
    event === ProductMovedEvent.PRODUCT_REFUNDED &&
    status === 'Partly refunded' &&
    FILED_FOR.includes(product?.subjectType ?? '')
  )
    return partBack;
  return productTasks[event];
}
