import type { Currency } from '../../money/exact/amount.js';
import type { ProviderOrder } from './payment-attempt.js';

/** Takes cards and wallets for us. Every method throws VendorError when the provider does not do it. */
export interface CardPaymentProvider {
  /** Opens an order for one payment attempt. Asked again with the same `reference`, it answers the same order; two at the same time may make two,
   *  so the caller lets one job do it. */
  placeOrder(order: NewPaymentOrder): Promise<PaymentOrder>;
  order(id: string): Promise<PaymentOrder>;
  findByReference(reference: string): Promise<PaymentOrder | null>;
  /** Orders made in a period, oldest first, for the daily comparison with our attempts. */
  ordersBetween(from: Date, to: Date): Promise<readonly OrderSummary[]>;
  cancelOrder(id: string): Promise<PaymentOrder>;
  /** Gives money back; the answer is a new order of type `refund`. Asked twice with the same `key`, it is done once. */
  refund(refund: NewRefund): Promise<PaymentOrder>;
  /** Makes a customer and answers its id. Never found again by address: anybody may type another one's. */
  newCustomer(customer: { email: string; fullName: string }): Promise<string>;
  savedMethods(customerId: string): Promise<readonly SavedMethod[]>;
  removeMethod(customerId: string, methodId: string): Promise<void>;
  /** Charges a saved method. `initiator`: the customer at the keyboard, who can be asked by the bank, or the merchant. A charge whose answer was lost is found in the order. */
  chargeSavedMethod(charge: {
    orderId: string;
    methodId: string;
    type: SavedMethod['type'];
    initiator: 'customer' | 'merchant';
  }): Promise<ChargeOutcome>;
}

export interface NewPaymentOrder {
  /** Id of our payment attempt. */
  readonly reference: string;
  /** Minor units. */
  readonly amount: number;
  readonly currency: Currency;
  readonly description: string;
  readonly customer: { readonly id: string } | { readonly email: string; readonly fullName: string };
  /** Where the hosted page sends the customer afterwards. */
  readonly returnUrl: string;
  /** ISO duration an unpaid order stays open: `PT24H`. */
  readonly openFor: string;
  /** `manual`: the money is only reserved. @defaultValue automatic */
  readonly capture?: 'automatic' | 'manual';
}

export interface OrderSummary extends Omit<ProviderOrder, 'payments'> {
  readonly reference: string | null;
  readonly createdAt: Date;
}

/** What the provider kept of one payment when it settled it; minor units of the currency it was settled in, which may be another one than that of the order. */
export type ProviderFee = {
  /** As the provider names it: `acquiring`, `fx`. */
  readonly type: string;
  readonly amountMinor: number;
  readonly currency: string;
};

export interface PaymentOrder extends ProviderOrder {
  readonly reference: string | null;
  readonly createdAt: Date;
  /** Hosted payment page; null when there is nothing to pay. */
  readonly checkoutUrl: string | null;
  /** Minor units given back so far. */
  readonly refundedAmount: number;
  /** For a refund: the order it gives back. */
  readonly relatedOrderId: string | null;
  /** What was kept of its captured payments; null while one of them is not settled, or none is captured. */
  readonly fees: readonly ProviderFee[] | null;
}

export interface NewRefund {
  readonly orderId: string;
  /** Minor units. */
  readonly amount: number;
  readonly currency: Currency;
  readonly reason: string;
  /** Id of the credit note. */
  readonly key: string;
}

export interface SavedMethod {
  readonly id: string;
  readonly type: 'card' | 'revolut_pay';
  /** Only what was saved for the merchant may be charged without the customer. */
  readonly savedFor: 'merchant' | 'customer';
  /** The first digits of its number: its bank and kind of card. */
  readonly bin: string | null;
  readonly brand: string | null;
  readonly lastFour: string | null;
  /** `MM/YY`. */
  readonly expires: string | null;
}

/** A decline is an answer, not an error: the order stays payable. */
export type ChargeOutcome =
  | { readonly outcome: 'accepted'; readonly paymentId: string }
  | {
      readonly outcome: 'declined';
      readonly paymentId: string;
      readonly reason: string;
      readonly mayRetry: boolean;
    }
  | { readonly outcome: 'challenge'; readonly paymentId: string; readonly challengeUrl: string };
