import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { systemIds } from '@cotta/kit/model/words/ids.js';
import { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import { admin, eva, openOrderDesk, type OrderDesk } from './order-desk.js';

const clock = new FakeClock('2026-11-02T09:00:00Z');
let desk: OrderDesk;
beforeAll(async () => {
  desk = await openOrderDesk(clock);
  await desk.sim.control('reset', { seed: systemIds.next() });
});
afterAll(() => desk.close());

interface Entry {
  readonly withheld: string | null;
  readonly record: string | null;
  readonly issued: readonly string[];
}

async function fileFor(viewer: typeof eva | typeof admin, id: string) {
  const { data, errors } = await desk.fixture.ask(
    viewer,
    'query ($id: ID!) { moneyFile(orderId: $id) { total fingerprint withheld { count } entries { withheld record issued } } }',
    { id },
  );
  expect(errors).toBeUndefined();
  return data.moneyFile;
}

it('the money of an order has one file: all events, and nobody else’s', async () => {
  const product = await desk.order();
  await desk.settle();
  await desk.checkout(product, 'card');
  await desk.settle();
  const { gateway_order_id: gatewayOrder } = await desk.row(product);
  await desk.sim.control(`revolut-merchant/orders/${String(gatewayOrder)}/pay`);
  clock.moveBy({ minutes: 61 });
  await desk.settle();
  const [{ id } = { id: '' }] = await desk.fixture.db.query<{ id: string }[]>(
    'select subject_id as id from product where id = $1',
    [product],
  );
  // By another way than the file goes: every stream one of whose events names the order, its product or its invoice.
  const invoice = String((await desk.row(product))['invoice_id']);
  const [counted] = await desk.fixture.db.query<{ n: number }[]>(
    `select count(*)::integer as n from tracking_event where stream_id in
       (select stream_id from tracking_event where stream_id in ($1, $2) or data::text like '%' || $1::text || '%' or data::text like '%' || $2::text || '%' or data::text like '%' || $3::text || '%')`,
    [product, invoice, id],
  );
  const [ours, theirs] = [await fileFor(admin, id), await fileFor(eva, id)];
  expect(ours).toMatchObject({ total: counted?.n, withheld: [] });
  const hidden = theirs.withheld.reduce((sum: number, { count }: { count: number }) => sum + count, 0);
  const shown = theirs.entries.filter(({ withheld }: Entry) => withheld === null);
  expect(shown.length + hidden).toBe(counted?.n);
  expect(theirs.fingerprint).toBe(ours.fingerprint);
  expect(new Set(shown.map(({ record }: Entry) => record))).toContain('INVOICE');
  const files = shown.filter(({ record }: Entry) => record === 'INVOICE_FILE');
  expect(files.map(({ issued }: Entry) => issued)).toEqual([[expect.stringMatching(/^[0-9a-f]{64}$/)]]);
  expect(await fileFor({ ...eva, userId: systemIds.next() }, id)).toBeNull();
});
