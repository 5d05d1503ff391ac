import { handleCommand } from '@cotta/kit/runtime/commands/handle-command.js';
import { nameBasedId, systemIds } from '@cotta/kit/model/words/ids.js';
import { viewerOf } from '@cotta/kit/testing/parcel-rows.js';
import type { ServiceDefinition } from '@cotta/kit/edge/service/service-definition.js';
import { openServiceFixture, type ServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import { consumerOf, deliver } from '@cotta/kit/testing/deliver.js';
import type { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import { RequestMovedSchema, RequestMovedEvent } from '@cotta/proto/cotta/requests/v1/events_pb.js';
import { openFixture, type Fixture } from '../../infra/simulators/contract/fixture.js';
import { CREDENTIALS } from '../../infra/simulators/credentials.mjs';
import {
  type BankTransaction,
  EpostakEInvoices,
  CnbExchangeRates,
  EcbExchangeRates,
  invoicingService,
  openTicks,
  type OrderFacts,
  product,
  RevolutPayments,
  storedQuote,
  type Tick,
  ViesVatCheck,
} from '@cotta/invoicing/testing.js';
import { carryFacts } from './carry-facts.js';

export const key = 'A'.repeat(43);
export const eva = { ...viewerOf('customer', nameBasedId('eva')), userId: nameBasedId('eva') };
export const admin = viewerOf('admin', nameBasedId('admin'));
/** The second person, where money leaves. */
export const otherAdmin = viewerOf('admin', nameBasedId('other admin'));
export const billing = {
  name: 'Eva Nová',
  street: 'Nová 1',
  city: 'Bratislava',
  postcode: '81101',
  country: 'SK',
  email: 'eva@example.test',
};
/** Who is invoiced. */
export type Payer = typeof billing & { readonly companyId?: string; readonly vatId?: string };
export const slovak: OrderFacts = {
  filings: [{ jurisdiction: 'EU', classes: 1 }],
  currency: 'EUR',
  customerKind: 'CONSUMER',
  country: 'SK',
  postcode: '81101',
};

/** Invoicing on a database of its own, with the outside systems simulated: orders come in, money moves, time is moved by hand. */
export interface OrderDesk {
  readonly definition: ServiceDefinition;
  readonly fixture: ServiceFixture;
  readonly sim: Fixture;
  readonly provider: RevolutPayments;
  readonly bank: BankTransaction[];
  readonly ticks: Readonly<Record<string, Tick>>;
  /** An order at a quote; answers its product's id. */
  order(
    facts?: Partial<OrderFacts>,
    more?: { readonly userId?: string; readonly requestId?: string },
  ): Promise<string>;
  checkout(productId: string, paymentType: 'card' | 'transfer', payer?: Payer): Promise<void>;
  /** Carries facts to this service's own consumers and does what is due, until nothing moves. */
  settle(): Promise<void>;
  row(productId: string): Promise<Record<string, unknown>>;
  close(): Promise<void>;
}

export async function openOrderDesk(
  clock: FakeClock,
  {
    savedCards = false,
    earlyIssuers = [],
  }: { readonly savedCards?: boolean; readonly earlyIssuers?: readonly string[] } = {},
): Promise<OrderDesk> {
  const sim = await openFixture();
  const merchant = {
    REVOLUT_MERCHANT_BASE_URL: `${sim.url}/revolut-merchant`,
    REVOLUT_MERCHANT_SECRET_KEY: CREDENTIALS.merchantKey,
  };
  const provider = new RevolutPayments(merchant, sim.tuning);
  const vatNumbers = new ViesVatCheck({ VIES_BASE_URL: `${sim.url}/vies` }, { ...sim.tuning, clock });
  const definition = invoicingService({
    linkKey: key,
    encryptionKey: key,
    vatNumbers,
    webhookSecrets: CREDENTIALS.merchantWebhookSecret,
    savedCards,
    cards: { provider, publicOrigin: 'https://cotta.test' },
  });
  const fixture = await openServiceFixture(definition, clock);
  const { runtime, db } = fixture;
  const eInvoices = new EpostakEInvoices(
    {
      E_INVOICE_BASE_URL: `${sim.url}/epostak/api/v1`,
      E_INVOICE_CLIENT_ID: CREDENTIALS.eInvoiceClient,
      E_INVOICE_CLIENT_SECRET: CREDENTIALS.eInvoiceSecret,
    },
    { ...sim.tuning, clock },
  );
  const bank: BankTransaction[] = [];
  const rates = [
    new EcbExchangeRates({ ECB_BASE_URL: `${sim.url}/ecb` }, sim.tuning),
    new CnbExchangeRates({ CNB_BASE_URL: `${sim.url}/cnb` }, sim.tuning),
  ];
  const ticks = openTicks({
    runtime,
    provider,
    bank: { creditsBetween: async () => bank },
    rates,
    vatNumbers,
    encryptionKey: key,
    publicOrigin: 'https://cotta.test',
    eInvoices,
    earlyIssuers,
  });
  return {
    definition,
    fixture,
    sim,
    provider,
    bank,
    ticks,
    order: async (facts = {}, { userId = eva.userId, requestId = systemIds.next() } = {}) => {
      const quoted = await storedQuote(runtime, { ...slovak, ...facts });
      if ('refused' in quoted) throw new Error(quoted.message);
      const request = {
        requestId,
        publicId: 'V-7K2M9Q4X',
        mark: 'Lumara',
        jurisdictions: ['EU'],
        userId,
        language: 'sk',
        linkRevision: 1,
      };
      await deliver(runtime, consumerOf(definition, 'orders'), {
        schema: RequestMovedSchema,
        source: 'requests',
        streamId: requestId,
        message: {
          request,
          event: RequestMovedEvent.ORDER_CREATED,
          status: 'Order created',
          quoteId: quoted.id,
        },
      });
      const [row]: { id: string }[] = await db.query(
        'select id from product where subject_id = $1 order by created_at desc limit 1',
        [requestId],
      );
      return row?.id ?? '';
    },
    checkout: async (streamId, paymentType, payer = billing) => {
      const outcome = await handleCommand(runtime, {
        command: product.steps.startProductCheckout,
        streamId,
        input: { paymentType, billing: payer },
        viewer: eva,
        commandId: systemIds.next(),
      });
      if ('refusal' in outcome) throw new Error(outcome.refusal.message);
    },
    settle: async () => {
      do {
        await ticks['jobs']?.work();
      } while (
        (await carryFacts({ runtime, definition }, [{ runtime, definition }])) > 0 ||
        // A notification that arrives just now holds its job; the worker passes such a one over and takes it a second later.
        (await db.query('select from money_job where due_at <= $1 limit 1', [clock.now()])).length > 0
      );
    },
    row: async (id) => {
      const [row]: Record<string, unknown>[] = await db.query(
        `select p.status, p.payment_state, p.gateway_order_id, p.checkout_url, p.decline_reason, p.refunded, p.total, p.variable_symbol, p.invoice_document_id, i.status as invoice, i.number, i.payment_date::text as payment_date,
           i.record_status, i.id as invoice_id from product p left join invoice i on i.product_id = p.id where p.id = $1`,
        [id],
      );
      return row ?? {};
    },
    close: async () => {
      await fixture.close();
      await sim.stop();
    },
  };
}
