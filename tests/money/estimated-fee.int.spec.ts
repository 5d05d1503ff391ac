import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { handleCommand } from '@cotta/kit/runtime/commands/handle-command.js';
import { systemIds } from '@cotta/kit/model/words/ids.js';
import { consumerOf, deliver } from '@cotta/kit/testing/deliver.js';
import { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import { RequestMovedEvent, RequestMovedSchema } from '@cotta/proto/cotta/requests/v1/events_pb.js';
import { product, storedQuote } from '@cotta/invoicing/testing.js';
import { admin, openOrderDesk, slovak, type OrderDesk } from './order-desk.js';

const clock = new FakeClock('2026-11-16T09:00:00Z');
let desk: OrderDesk;
beforeAll(async () => {
  desk = await openOrderDesk(clock);
  await desk.sim.control('reset', { seed: systemIds.next() });
});
afterAll(() => desk.close());

const french = { filings: [{ jurisdiction: 'FR', classes: 1 }] };
const rows = async (sql: string, params: unknown[]): Promise<Record<string, unknown>[]> =>
  desk.fixture.db.query(sql, params);

async function paidByCard(facts: object = french): Promise<{ id: string; requestId: string }> {
  const requestId = systemIds.next();
  const id = await desk.order(facts, { requestId });
  await desk.checkout(id, 'card');
  await desk.settle();
  await desk.sim.control(`revolut-merchant/orders/${String((await desk.row(id))['gateway_order_id'])}/pay`);
  await later();
  return { id, requestId };
}

async function later(): Promise<void> {
  clock.moveBy({ minutes: 61 });
  await desk.settle();
}

async function filed(requestId: string): Promise<void> {
  await deliver(desk.fixture.runtime, consumerOf(desk.definition, 'filed-orders'), {
    schema: RequestMovedSchema,
    source: 'requests',
    streamId: requestId,
    message: { request: { requestId }, event: RequestMovedEvent.APPLICATIONS_FILED, status: 'Filed' },
  });
}

/** An admin who has just signed in enters what the office took. @returns the refusal, or nothing. */
async function settled(
  streamId: string,
  amountMinor: number,
  more: object = {},
  authTime = Math.floor(clock.now().getTime() / 1000),
): Promise<string | undefined> {
  const outcome = await handleCommand(desk.fixture.runtime, {
    command: product.steps.settleProductFee,
    streamId,
    input: {
      jurisdiction: 'FR',
      amount: { amountMinor, currency: 'EUR' },
      paidOn: '2026-11-16',
      receiptDocumentId: systemIds.next(),
      ...more,
    },
    viewer: { ...admin, authTime },
    commandId: systemIds.next(),
  });
  return 'refusal' in outcome ? outcome.refusal.refused : undefined;
}

const notesOf = (id: string) =>
  rows(
    `select (n.net ->> 'amountMinor')::integer as net, (n.vat ->> 'amountMinor')::integer as vat, (n.total ->> 'amountMinor')::integer as total, n.tax_groups as groups
     from credit_note n join invoice i on i.id = n.invoice_id where i.product_id = $1`,
    [id],
  );

describe('an order with an estimated office fee', () => {
  it('is quoted at the most it comes to, with what is expected', async () => {
    const quoted = await storedQuote(desk.fixture.runtime, { ...slovak, ...french });
    if ('refused' in quoted) throw new Error(quoted.message);
    // 290.00 of ours and 219.00 at most for the office, at 23 percent; 190.00 is expected of it.
    expect(quoted.priced).toMatchObject({ net: 50_900, vat: 11_707, total: 62_607, expectedTotal: 59_040 });
  });

  it('is paid at the most, filed, settled: the difference goes back with its tax, once', async () => {
    const { id, requestId } = await paidByCard();
    expect(await desk.row(id)).toMatchObject({
      status: 'Paid',
      invoice: 'Paid',
      total: { amountMinor: 62_607 },
    });
    await filed(requestId);
    expect(
      await rows(
        `select data ->> 'offices' as offices from tracking_event where stream_id = $1 and type = 'ProductFeesAwaited'`,
        [id],
      ),
    ).toEqual([{ offices: '["FR"]' }]);

    expect(await settled(id, 19_000, {}, 1)).toBe('STEP_UP_NEEDED');
    expect(await settled(id, 19_000)).toBeUndefined();
    await later();
    expect(await notesOf(id)).toEqual([
      {
        net: -2900,
        vat: -667,
        total: -3567,
        groups: [expect.objectContaining({ category: 'S', rate: '23', base: -2900, vat: -667 })],
      },
    ]);
    expect(await desk.row(id)).toMatchObject({
      status: 'Partly refunded',
      refunded: { amountMinor: 3567, currency: 'EUR' },
    });

    expect(await settled(id, 18_000)).toBe('FEE_SETTLED');
    await later();
    expect(await notesOf(id)).toHaveLength(1);
    // Filed or told twice, nothing is asked for any more.
    await filed(requestId);
    expect(
      await rows(`select 1 from tracking_event where stream_id = $1 and type = 'ProductFeesAwaited'`, [id]),
    ).toHaveLength(1);
  });

  it('gives nothing back where the office took more, and charges nothing', async () => {
    const { id, requestId } = await paidByCard();
    await filed(requestId);
    expect(await settled(id, 25_000)).toBeUndefined();
    await later();
    expect(await notesOf(id)).toEqual([]);
    expect(await desk.row(id)).toMatchObject({
      status: 'Paid',
      total: { amountMinor: 62_607 },
      refunded: null,
    });
  });

  it('is not finished before its fee is settled', async () => {
    const { id } = await paidByCard();
    const finish = async (): Promise<string | undefined> => {
      const outcome = await handleCommand(desk.fixture.runtime, {
        command: product.steps.finishProductOrder,
        streamId: id,
        input: {},
        viewer: admin,
        commandId: systemIds.next(),
      });
      return 'refusal' in outcome ? outcome.refusal.refused : undefined;
    };
    expect(await finish()).toBe('FEES_TO_SETTLE');
    expect(await settled(id, 21_900)).toBeUndefined();
    expect(await finish()).toBeUndefined();
  });

  it('of an exact fee has nothing to settle', async () => {
    const { id, requestId } = await paidByCard({});
    await filed(requestId);
    expect(
      await rows(`select 1 from tracking_event where stream_id = $1 and type = 'ProductFeesAwaited'`, [id]),
    ).toEqual([]);
    expect(await settled(id, 19_000, { jurisdiction: 'EU' })).toBe('NO_ESTIMATED_FEE');
  });
});
