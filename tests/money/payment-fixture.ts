import { createServer } from 'node:http';
import { systemIds } from '@cotta/kit/model/words/ids.js';
import { systemViewer } from '@cotta/kit/model/words/viewer.js';
import { until } from '@cotta/kit/testing/until.js';
import { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import { FaultTable } from '../../infra/simulators/contract/fault-table.js';
import { CREDENTIALS } from '../../infra/simulators/credentials.mjs';
import { paymentWebhook } from '@cotta/invoicing/testing.js';
import { admin, openOrderDesk, otherAdmin, type OrderDesk } from './order-desk.js';

/** What every fault ends with that cost nothing but time. */
export const once = { status: 'Paid', invoice: 'Paid', captures: 1, invoices: 1 };

/** Orders and money as on the desk, with notifications over HTTP and a table of what came of each fault. */
export interface PaymentFixture {
  readonly desk: OrderDesk;
  readonly clock: FakeClock;
  /** Where notifications are received. */
  readonly address: string;
  /** An order whose page at the provider is open. */
  opened(): Promise<{ readonly id: string; readonly orderId: string }>;
  /** An order that is to be paid by transfer. */
  chosen(): Promise<string>;
  pay(orderId: string, how?: object): Promise<unknown>;
  /** Waits until as many notifications were answered since `opened` or `forgetDeliveries`. */
  deliveries(count: number): Promise<void>;
  forgetDeliveries(): void;
  /** A transfer that comes in, seen by the next looks at the bank. */
  credited(
    id: string,
    amount: number,
    more?: { readonly reference?: string; readonly currency?: string },
  ): Promise<void>;
  bankResults(id: string): Promise<readonly string[]>;
  /** Surplus is sent back, so that it pays no later order. */
  returnSurplus(): Promise<void>;
  refundsOf(orderId: string): Promise<number>;
  /** Lets everything come to rest, writes a row of the table, and answers what became of the order. */
  outcome(fault: string, id: string): Promise<Record<string, unknown>>;
  /** Stops all, and prints the table. */
  close(): Promise<void>;
}

export async function openPaymentFixture(title: string): Promise<PaymentFixture> {
  const clock = new FakeClock(new Date());
  const desk = await openOrderDesk(clock);
  const table = new FaultTable(title);
  const answers: number[] = [];
  const route = paymentWebhook(desk.fixture.runtime, CREDENTIALS.merchantWebhookSecret);
  const context = {
    viewer: systemViewer,
    manager: desk.fixture.db.manager,
    log: desk.fixture.runtime.log,
    requestId: 'test',
  };
  const receiver = createServer((request, response) => {
    response.once('finish', () => answers.push(response.statusCode));
    void route.handle({ request, response, context, params: {}, search: new URLSearchParams() });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const at = receiver.address();
  const address = `http://127.0.0.1:${typeof at === 'object' && at !== null ? at.port : 0}`;
  const begin = async (paymentType: 'card' | 'transfer'): Promise<string> => {
    const real = new Date();
    if (clock.now() < real) clock.moveTo(real);
    answers.length = 0;
    await desk.sim.control('reset', { seed: systemIds.next() });
    // Documents are dated in their order, so the hour never goes back over midnight: the provider, whose time notifications carry, follows it.
    const ahead = Math.max(0, clock.now().getTime() - Date.now());
    await desk.sim.control('clock', { advanceSeconds: Math.ceil(ahead / 1000) });
    await desk.sim.control('revolut-merchant/webhooks', { url: address });
    const id = await desk.order();
    await desk.checkout(id, paymentType);
    await desk.settle();
    return id;
  };
  return {
    desk,
    clock,
    address,
    opened: async () => {
      const id = await begin('card');
      return { id, orderId: String((await desk.row(id))['gateway_order_id']) };
    },
    chosen: () => begin('transfer'),
    pay: (orderId, how = {}) => desk.sim.control(`revolut-merchant/orders/${orderId}/pay`, how),
    deliveries: async (count) => void (await until(`${count} notifications`, () => answers.length >= count)),
    forgetDeliveries: () => {
      answers.length = 0;
    },
    credited: async (id, amount, { reference, currency = 'EUR' } = {}) => {
      const symbol = String((await desk.row(id))['variable_symbol']);
      const credit = {
        id: `bank-${systemIds.next()}`,
        state: 'completed' as const,
        createdAt: clock.now(),
        bookedAt: clock.now(),
        amount,
        currency,
        reference: reference ?? `/VS${symbol}/SS/KS`,
        payer: null,
      };
      // The list of the bank repeats itself.
      desk.bank.push(credit, credit);
      await desk.ticks['bank']?.work();
      await desk.ticks['bank']?.work();
    },
    bankResults: async (id) => {
      const rows: { result: string; surplus: number | null }[] = await desk.fixture.db.query(
        'select result, surplus_minor as surplus from bank_credit where product_id = $1 order by booked_at, amount_minor desc, result desc',
        [id],
      );
      return rows.map(({ result, surplus }) => (surplus === null ? result : `${result} ${surplus}`));
    },
    returnSurplus: async () => {
      const rows: { id: string; minor: number }[] = await desk.fixture.db.query(
        'select id, surplus_minor as minor from bank_credit where surplus_minor > 0 and returned_minor is null',
      );
      for (const { id, minor } of rows) {
        await desk.fixture.ask(
          admin,
          'mutation ($id: ID!, $input: AskForBankCreditReturnInput!) { askForBankCreditReturn(id: $id, input: $input) { __typename } }',
          { id, input: { returnAskedMinor: minor, returnReason: 'The payer asked for it.' } },
        );
        await desk.fixture.ask(
          otherAdmin,
          'mutation ($id: ID!) { confirmBankCreditReturn(id: $id) { __typename } }',
          { id },
        );
      }
    },
    refundsOf: (orderId) => desk.sim.requests('revolut-merchant', 'POST', `/api/orders/${orderId}/refund`),
    outcome: async (fault, id) => {
      await desk.settle();
      const row = await desk.row(id);
      const [{ captures, invoices }] = (await desk.fixture.db.query(
        `select (select count(*)::integer from product_event where product_id = $1 and kind = 'PaymentCaptured') as captures, (select count(*)::integer from invoice where product_id = $1 and number is not null) as invoices`,
        [id],
      )) as [{ captures: number; invoices: number }];
      table.add(
        fault,
        `answered ${[...new Set(answers)].join(', ') || 'nothing'}; product ${String(row['status'])}; captures ${captures}; invoices ${invoices}`,
      );
      return { ...row, captures, invoices };
    },
    close: async () => {
      await new Promise((resolve) => receiver.close(resolve));
      await desk.close();
      table.print();
    },
  };
}
