import { z } from 'zod';
import { newAttempt, onFetchedOrder, type PaymentEvent } from '../../../payment/card/payment-attempt.js';
import { answerNotification } from '../../../payment/card/payment-notification.js';
import { currency } from '../fields.js';
import { defineKind } from '../kind.js';

/** The provider sends more than is read here. */
const fetchedOrder = z
  .object({
    id: z.string().default('order'),
    type: z.string(),
    state: z.string(),
    amount: z.int(),
    currency: z.string(),
    payments: z
      .array(z.object({ id: z.string(), state: z.string(), decline_reason: z.string().nullish() }))
      .default([]),
  })
  .transform(({ payments, ...order }) => ({
    ...order,
    payments: payments.map(({ id, state, decline_reason }) => ({
      id,
      state,
      declineReason: decline_reason ?? null,
    })),
  }));

const flow = z.strictObject({
  expected_order: z.strictObject({ amount_minor: z.int(), currency }),
  deliveries: z.array(
    z.strictObject({ event: z.string(), signature: z.string(), fetched: fetchedOrder.nullish() }),
  ),
});

export const paymentFlowKind = defineKind(flow, ({ expected_order: expected, deliveries }) => {
  let attempt = newAttempt(expected.amount_minor, expected.currency);
  const recorded: PaymentEvent[] = [];
  const statuses = deliveries.map(({ event, signature, fetched }) => {
    const { status, fetchOrder } = answerNotification(event, signature === 'VALID');
    if (!fetchOrder || !fetched) return status;
    const step = onFetchedOrder(attempt, fetched);
    attempt = step.attempt;
    recorded.push(...step.events);
    return status;
  });
  const events = recorded.flatMap(eventNames);
  return {
    http_statuses: statuses,
    events,
    attempt_state: attempt.state,
    invoices_issued: events.filter((name) => name === 'InvoiceIssued').length,
  };
});

/** A capture is followed by its invoice, which is paid. @source money rules R-PAY-8 */
function eventNames(event: PaymentEvent): string[] {
  if (event.type === 'PaymentDeclined') return [`PaymentDeclined:${event.paymentId}:${event.reason}`];
  return event.type === 'PaymentCaptured'
    ? ['PaymentCaptured', 'InvoiceIssued', 'InvoicePaid']
    : [event.type];
}
