import { readVendorJson } from '@cotta/kit/runtime/vendor/vendor-json.js';
import { VendorError } from '@cotta/kit/runtime/vendor/vendor-error.js';
import { z } from 'zod';
import type {
  ChargeOutcome,
  OrderSummary,
  PaymentOrder,
  SavedMethod,
} from '../../payment/card/card-payments.js';

/** Bodies of the Revolut Merchant API, version 2026-04-20, in our words. Pure: text in, values out; `contract` VendorError when a body is not as agreed. */
export const REVOLUT_MERCHANT = 'revolut-merchant';

const payment = z.object({ id: z.string(), state: z.string(), decline_reason: z.string().nullish() });

/** Fees are there once a payment is settled, a day or more after it was captured. */
const orderPayment = payment.extend({
  fees: z.array(z.object({ type: z.string(), amount: z.int(), currency: z.string().length(3) })).nullish(),
});

/** States in which the money of a payment was taken. */
const TAKEN = new Set(['captured', 'completed']);

const summary = z.object({
  id: z.string(),
  type: z.string(),
  state: z.string(),
  amount: z.int(),
  currency: z.string().length(3),
  merchant_order_data: z.object({ reference: z.string().nullish() }).nullish(),
  created_at: z.iso.datetime(),
});

const order = summary.extend({
  checkout_url: z.string().nullish(),
  refunded_amount: z.int().nullish(),
  related_order_id: z.string().nullish(),
  payments: z.array(orderPayment).default([]),
});

const method = z.object({
  id: z.string(),
  type: z.string(),
  saved_for: z.string().transform((value) => value.toLowerCase()),
  bin: z.string().nullish(),
  brand: z.string().nullish(),
  last_four: z.string().nullish(),
  expiry_month: z.int().nullish(),
  expiry_year: z.int().nullish(),
});

const charge = payment.extend({ authentication_challenge: z.object({ acs_url: z.url() }).nullish() });

/** How many summaries one page of the list holds. */
export const ORDERS_PER_PAGE = 100;

export function readOrder(text: string): PaymentOrder {
  const raw = readVendorJson(REVOLUT_MERCHANT, order, text);
  const payments = raw.payments.map(({ id, state, decline_reason }) => ({
    id,
    state,
    declineReason: decline_reason ?? null,
  }));
  return {
    ...ofSummary(raw),
    payments,
    checkoutUrl: raw.checkout_url ?? null,
    refundedAmount: raw.refunded_amount ?? 0,
    relatedOrderId: raw.related_order_id ?? null,
    fees: feesOf(raw.payments),
  };
}

function feesOf(payments: readonly z.infer<typeof orderPayment>[]): PaymentOrder['fees'] {
  const taken = payments.filter(({ state }) => TAKEN.has(state));
  if (taken.length === 0 || taken.some(({ fees }) => fees == null)) return null;
  return taken.flatMap(({ fees }) =>
    (fees ?? []).map(({ type, amount, currency }) => ({ type, amountMinor: amount, currency })),
  );
}

export function readOrderList(text: string): OrderSummary[] {
  return readVendorJson(REVOLUT_MERCHANT, z.array(summary), text).map(ofSummary);
}

function ofSummary(raw: z.infer<typeof summary>): OrderSummary {
  const { id, type, state, amount, currency } = raw;
  return {
    id,
    type,
    state,
    amount,
    currency,
    reference: raw.merchant_order_data?.reference ?? null,
    createdAt: new Date(raw.created_at),
  };
}

export function readCustomerId(text: string): string {
  return readVendorJson(REVOLUT_MERCHANT, z.object({ id: z.string() }), text).id;
}

/** Saved methods; kinds we cannot charge are left out. */
export function readMethods(text: string): SavedMethod[] {
  return readVendorJson(REVOLUT_MERCHANT, z.array(method), text).flatMap(
    ({ id, type, saved_for, bin, brand, last_four, expiry_month: month, expiry_year: year }) => {
      if (type !== 'card' && type !== 'revolut_pay') return [];
      const expires =
        month == null || year == null
          ? null
          : `${String(month).padStart(2, '0')}/${String(year % 100).padStart(2, '0')}`;
      return [
        {
          id,
          type,
          savedFor: saved_for === 'merchant' ? 'merchant' : 'customer',
          bin: bin ?? null,
          brand: brand ?? null,
          lastFour: last_four ?? null,
          expires,
        },
      ];
    },
  );
}

const REFUSED = new Set(['declining', 'declined', 'soft_declined', 'failing', 'failed', 'cancelled']);

export function readCharge(text: string): ChargeOutcome {
  const raw = readVendorJson(REVOLUT_MERCHANT, charge, text);
  if (REFUSED.has(raw.state))
    return {
      outcome: 'declined',
      paymentId: raw.id,
      reason: raw.decline_reason ?? raw.state,
      mayRetry: raw.state === 'soft_declined',
    };
  if (raw.state !== 'authentication_challenge') return { outcome: 'accepted', paymentId: raw.id };
  if (raw.authentication_challenge == null)
    throw new VendorError(REVOLUT_MERCHANT, 'contract', 'a challenge without an address to open');
  return { outcome: 'challenge', paymentId: raw.id, challengeUrl: raw.authentication_challenge.acs_url };
}
