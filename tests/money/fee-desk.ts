import { handleCommand } from '@cotta/kit/runtime/commands/handle-command.js';
import type { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import { systemIds } from '@cotta/kit/model/words/ids.js';
import type { Viewer } from '@cotta/kit/model/words/viewer.js';
import { anyStep } from '@cotta/kit/testing/any-step.js';
import { consumerOf, deliver } from '@cotta/kit/testing/deliver.js';
import { RequestMovedEvent, RequestMovedSchema } from '@cotta/proto/cotta/requests/v1/events_pb.js';
import { creditNote, product, type OrderFacts } from '@cotta/invoicing/testing.js';
import { admin, type OrderDesk } from './order-desk.js';

/** An order that is paid, and the request it is for. */
export interface PaidOrder {
  readonly id: string;
  readonly requestId: string;
}

/** What is done about fees that were charged by estimate, at an order desk. */
export interface FeeDesk {
  paidByCard(facts?: Partial<OrderFacts>): Promise<PaidOrder>;
  paidByTransfer(facts?: Partial<OrderFacts>): Promise<PaidOrder>;
  /** Opens the page of the provider for an order, and pays there as a person would. */
  payOnPage(id: string, form?: Readonly<Record<string, string>>): Promise<void>;
  /** A transfer with the symbol of the order. */
  transferred(id: string, amount: number): Promise<void>;
  /** The office has it. */
  filed(requestId: string): Promise<void>;
  /** An admin who has just signed in enters what the office took. @returns the refusal, or nothing. */
  settled(id: string, amountMinor: number, more?: object, authTime?: number): Promise<string | undefined>;
  /** Any step of the order by somebody who has just signed in. @returns the refusal, or nothing. */
  step(
    id: string,
    name: string,
    input?: Readonly<Record<string, unknown>>,
    viewer?: Viewer,
  ): Promise<string | undefined>;
  /** An admin gives `base` of its tax group back, of the newest invoice. */
  creditedBy(id: string, base: number): Promise<void>;
  /** An hour on, and all that follows done. */
  later(): Promise<void>;
  notesOf(id: string): Promise<Record<string, unknown>[]>;
  rows(sql: string, params: readonly unknown[]): Promise<Record<string, unknown>[]>;
}

export const french = { filings: [{ jurisdiction: 'FR', classes: 1 }] };

export function openFeeDesk(desk: OrderDesk, clock: FakeClock): FeeDesk {
  const rows: FeeDesk['rows'] = async (sql, params) => desk.fixture.db.query(sql, [...params]);
  const justNow = (): number => Math.floor(clock.now().getTime() / 1000);
  const later: FeeDesk['later'] = async () => {
    clock.moveBy({ minutes: 61 });
    await desk.settle();
  };
  const transferred: FeeDesk['transferred'] = async (id, amount) => {
    const symbol = String((await desk.row(id))['variable_symbol']);
    desk.bank.push({
      id: `bank-${systemIds.next()}`,
      state: 'completed',
      createdAt: clock.now(),
      bookedAt: clock.now(),
      amount,
      currency: 'EUR',
      reference: `/VS${symbol}/SS/KS`,
      payer: null,
    });
    await desk.ticks['bank']?.work();
    await later();
  };
  const step: FeeDesk['step'] = async (streamId, name, input = {}, viewer = admin) => {
    const outcome = await handleCommand(desk.fixture.runtime, {
      command: anyStep(product, name),
      streamId,
      input,
      viewer: { authTime: justNow(), ...viewer },
      commandId: systemIds.next(),
    });
    return 'refusal' in outcome ? outcome.refusal.refused : undefined;
  };
  return {
    rows,
    later,
    step,
    paidByCard: async (facts = french) => {
      const requestId = systemIds.next();
      const id = await desk.order(facts, { requestId });
      await desk.checkout(id, 'card');
      await desk.settle();
      const { gateway_order_id: orderId } = await desk.row(id);
      await desk.sim.control(`revolut-merchant/orders/${String(orderId)}/pay`);
      await later();
      return { id, requestId };
    },
    paidByTransfer: async (facts = french) => {
      const requestId = systemIds.next();
      const id = await desk.order(facts, { requestId });
      await desk.checkout(id, 'transfer');
      await desk.settle();
      const { total } = await desk.row(id);
      await transferred(id, (total as { amountMinor: number }).amountMinor);
      return { id, requestId };
    },
    transferred,
    payOnPage: async (id, form = {}) => {
      const answer = await fetch(String((await desk.row(id))['checkout_url']), {
        method: 'POST',
        body: new URLSearchParams({ card: '4929420573595709', ...form }),
        redirect: 'manual',
      });
      if (answer.status >= 400) throw new Error(`the page of the provider answered ${answer.status}`);
      await later();
    },
    filed: (requestId) =>
      deliver(desk.fixture.runtime, consumerOf(desk.definition, 'filed-orders'), {
        schema: RequestMovedSchema,
        source: 'requests',
        streamId: requestId,
        message: { request: { requestId }, event: RequestMovedEvent.APPLICATIONS_FILED, status: 'Filed' },
      }).then(() => undefined),
    settled: (id, amountMinor, more = {}, authTime = justNow()) =>
      step(
        id,
        'SettleProductFee',
        {
          jurisdiction: 'FR',
          amount: { amountMinor, currency: 'EUR' },
          paidOn: '2026-11-16',
          receiptDocumentId: systemIds.next(),
          ...more,
        },
        { ...admin, authTime },
      ),
    creditedBy: async (id, base) => {
      const [newest] = await rows(
        'select id from invoice where product_id = $1 and number is not null order by created_at desc limit 1',
        [id],
      );
      const outcome = await handleCommand(desk.fixture.runtime, {
        command: creditNote.create,
        streamId: systemIds.next(),
        input: {
          invoiceId: String(newest?.['id']),
          reason: 'It was not needed.',
          credited: [{ category: 'S', rate: '23', base }],
        },
        viewer: { ...admin, authTime: justNow() },
        commandId: systemIds.next(),
      });
      if ('refusal' in outcome) throw new Error(outcome.refusal.message);
    },
    notesOf: (id) =>
      rows(
        `select (n.net ->> 'amountMinor')::integer as net, (n.vat ->> 'amountMinor')::integer as vat, (n.total ->> 'amountMinor')::integer as total, n.tax_groups as groups
         from credit_note n join invoice i on i.id = n.invoice_id where i.product_id = $1 order by n.created_at, n.id`,
        [id],
      ),
  };
}
