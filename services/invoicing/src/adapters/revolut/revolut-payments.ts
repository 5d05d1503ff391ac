import { isVendorTrouble, VendorError } from '@cotta/kit/runtime/vendor/vendor-error.js';
import {
  VendorHttp,
  type VendorHttpOptions,
  type VendorRequest,
} from '@cotta/kit/runtime/vendor/vendor-http.js';
import { codeIn } from '@cotta/kit/runtime/vendor/vendor-json.js';
import type {
  CardPaymentProvider,
  ChargeOutcome,
  NewPaymentOrder,
  NewRefund,
  OrderSummary,
  PaymentOrder,
  SavedMethod,
} from '../../payment/card/card-payments.js';
import {
  ORDERS_PER_PAGE,
  readCharge,
  readCustomerId,
  readMethods,
  readOrder,
  readOrderList,
  REVOLUT_MERCHANT,
} from './revolut-orders.js';
import type { VendorSettings } from '../vendor-settings.js';

/** The version whose bodies revolut-orders.ts reads. */
const API_VERSION = '2026-04-20';

export type RevolutMerchantSettings = Pick<
  VendorSettings,
  'REVOLUT_MERCHANT_BASE_URL' | 'REVOLUT_MERCHANT_SECRET_KEY'
>;

/** Revolut Merchant over HTTP. `tuning`: clock, waiting and metrics. */
export class RevolutPayments implements CardPaymentProvider {
  readonly #http: VendorHttp;

  constructor(settings: RevolutMerchantSettings, tuning: Partial<VendorHttpOptions> = {}) {
    const headers = {
      authorization: `Bearer ${settings.REVOLUT_MERCHANT_SECRET_KEY}`,
      'revolut-api-version': API_VERSION,
    };
    const credentials = { headers: () => Promise.resolve(headers) };
    const errorCode = (body: string): string | undefined => codeIn(body, 'code', 'errorId');
    this.#http = new VendorHttp({
      ...tuning,
      vendor: REVOLUT_MERCHANT,
      baseUrl: settings.REVOLUT_MERCHANT_BASE_URL,
      credentials,
      errorCode,
    });
  }

  /** The create call has no idempotency key, so the reference is looked for before it, and again when its answer was lost. @source money rules R-PAY-1 */
  async placeOrder(order: NewPaymentOrder): Promise<PaymentOrder> {
    const existing = await this.findByReference(order.reference);
    if (existing !== null) return existing;
    try {
      return readOrder(await this.#write('/api/orders', orderBody(order)));
    } catch (error) {
      const made = isVendorTrouble(error, 'unavailable', 'contract')
        ? await this.findByReference(order.reference)
        : null;
      if (made === null) throw error;
      return made;
    }
  }

  async order(id: string): Promise<PaymentOrder> {
    return readOrder(await this.#read(orderPath(id)));
  }

  async findByReference(reference: string): Promise<PaymentOrder | null> {
    const found = readOrderList(
      await this.#read('/api/orders', { merchant_order_data_reference: reference, limit: ORDERS_PER_PAGE }),
    );
    const match = found.find((order) => order.reference === reference && order.type === 'payment');
    return match === undefined ? null : this.order(match.id);
  }

  async ordersBetween(from: Date, to: Date): Promise<readonly OrderSummary[]> {
    const found = new Map<string, OrderSummary>();
    for (let before = to; ;) {
      const page = readOrderList(
        await this.#read('/api/orders', {
          from_created_date: from.toISOString(),
          created_before: before.toISOString(),
          limit: ORDERS_PER_PAGE,
        }),
      );
      const known = found.size;
      for (const order of page) found.set(order.id, order);
      const oldest = page.at(-1);
      if (oldest === undefined || page.length < ORDERS_PER_PAGE) break;
      if (found.size === known)
        throw new VendorError(REVOLUT_MERCHANT, 'contract', 'more orders at one instant than a page holds');
      // A millisecond later, so that orders made at the same instant on both sides of the page's edge are all seen.
      before = new Date(oldest.createdAt.getTime() + 1);
    }
    return [...found.values()].toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  }

  async cancelOrder(id: string): Promise<PaymentOrder> {
    try {
      return readOrder(await this.#write(`${orderPath(id)}/cancel`, {}));
    } catch (error) {
      const order = isVendorTrouble(error, 'unavailable') ? await this.order(id) : null;
      if (order?.state !== 'cancelled') throw error;
      return order;
    }
  }

  async refund({ orderId, amount, currency, reason, key }: NewRefund): Promise<PaymentOrder> {
    const body = { amount, currency, description: reason, merchant_order_data: { reference: key } };
    const request = {
      method: 'POST',
      path: `${orderPath(orderId)}/refund`,
      body,
      headers: { 'idempotency-key': key },
      repeatable: true,
    } satisfies VendorRequest;
    return readOrder((await this.#http.call(request)).text);
  }

  /** Two people may give one address, so a customer is known by the id we keep. An answer that is lost leaves one without cards behind. */
  async newCustomer({ email, fullName }: { email: string; fullName: string }): Promise<string> {
    return readCustomerId(await this.#write('/api/customers', { email, full_name: fullName }));
  }

  async savedMethods(customerId: string): Promise<readonly SavedMethod[]> {
    return readMethods(
      await this.#read(`${customerPath(customerId)}/payment-methods`, { only_merchant: 'true' }),
    );
  }

  async removeMethod(customerId: string, methodId: string): Promise<void> {
    const path = `${customerPath(customerId)}/payment-methods/${encodeURIComponent(methodId)}`;
    await this.#http.call({ method: 'DELETE', path, repeatable: true }).catch((error: unknown) => {
      if (!isVendorTrouble(error, 'not-found')) throw error;
    });
  }

  async chargeSavedMethod({
    orderId,
    methodId,
    type,
    initiator,
  }: {
    orderId: string;
    methodId: string;
    type: SavedMethod['type'];
    initiator: 'customer' | 'merchant';
  }): Promise<ChargeOutcome> {
    return readCharge(
      await this.#write(`${orderPath(orderId)}/payments`, {
        saved_payment_method: {
          type,
          id: methodId,
          initiator,
          ...(initiator === 'customer' ? { environment: { type: 'browser' } } : {}),
        },
      }),
    );
  }

  async #read(path: string, query: VendorRequest['query'] = {}): Promise<string> {
    return (await this.#http.call({ method: 'GET', path, query, repeatable: true })).text;
  }

  /** A write the provider has no idempotency key for: never repeated here. */
  async #write(path: string, body: object): Promise<string> {
    return (await this.#http.call({ method: 'POST', path, body, repeatable: false })).text;
  }
}

function orderPath(id: string): string {
  return `/api/orders/${encodeURIComponent(id)}`;
}

function customerPath(id: string): string {
  return `/api/customers/${encodeURIComponent(id)}`;
}

function orderBody({
  reference,
  amount,
  currency,
  description,
  customer,
  returnUrl,
  openFor,
  capture = 'automatic',
}: NewPaymentOrder): object {
  return {
    amount,
    currency,
    description,
    capture_mode: capture,
    merchant_order_data: { reference },
    redirect_url: returnUrl,
    expire_pending_after: openFor,
    customer:
      'id' in customer ? { id: customer.id } : { email: customer.email, full_name: customer.fullName },
  };
}
