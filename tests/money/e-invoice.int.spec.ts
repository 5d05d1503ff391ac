import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { viewerOf } from '@cotta/kit/testing/parcel-rows.js';
import { admin, billing, eva, openOrderDesk, type OrderDesk } from './order-desk.js';

const LAST_OF_2026 = '2026-12-31T22:30:00Z';
const clock = new FakeClock(LAST_OF_2026);
const lawyer = viewerOf('lawyer', nameBasedId('lawyer'));
const jan = { ...viewerOf('customer', nameBasedId('jan')), userId: nameBasedId('jan') };
let desk: OrderDesk;

beforeAll(async () => {
  desk = await openOrderDesk(clock);
});
afterAll(() => desk.close());

const hourLater = async (): Promise<void> => {
  clock.moveBy({ minutes: 61 });
  await desk.settle();
};

/** An order of a company, paid by card. @returns its product and invoice */
async function paid(vatNumber: string | null): Promise<{ productId: string; invoiceId: string }> {
  const productId = await desk.order(vatNumber === null ? {} : { customerKind: 'BUSINESS', vatNumber });
  await desk.checkout(
    productId,
    'card',
    vatNumber === null
      ? billing
      : { ...billing, name: 'Nová s. r. o.', companyId: '12345678', vatId: vatNumber },
  );
  await desk.settle();
  const { gateway_order_id: orderId } = await desk.row(productId);
  await desk.sim.control(`revolut-merchant/orders/${String(orderId)}/pay`);
  clock.moveBy({ minutes: 2 });
  await desk.settle();
  return { productId, invoiceId: String((await desk.row(productId))['invoice_id']) };
}

const eInvoicesOf = (productId: string): Promise<Record<string, unknown>[]> =>
  desk.fixture.db.query(
    `select e.id, e.number, e.status, e.duty, e.trouble, e.problem, e.attempt, e.fingerprint, e.receiver, e.document_id as document, e.credit_note_id is not null as credit
       from e_invoice e left join credit_note n on n.id = e.credit_note_id join invoice i on i.id = coalesce(e.invoice_id, n.invoice_id)
      where i.product_id = $1 order by e.number`,
    [productId],
  );
const atProvider = async (): Promise<readonly { number: string; xml: string; receiver: string }[]> =>
  (await (await fetch(`${desk.sim.url}/__sim/epostak/documents`)).json()) as never;
const replace = async (id: string, customer: object): Promise<unknown> => {
  const { data, errors } = await desk.fixture.ask(
    admin,
    'mutation ($id: ID!, $input: ReplaceInvoiceInput!) { it: replaceInvoice(id: $id, input: $input) { ... on Invoice { status } ... on Refusal { code } } }',
    { id, input: { customer, why: 'The tax number was another one' } },
  );
  return data?.it ?? errors;
};
const again = async (id: unknown, viewer = admin): Promise<unknown> => {
  const { data, errors } = await desk.fixture.ask(
    viewer,
    'mutation ($id: ID!) { it: tryEInvoiceAgain(id: $id, input: {}) { ... on EInvoice { status } ... on Refusal { code } } }',
    { id },
  );
  return data?.it ?? errors?.[0]?.extensions?.code;
};

describe('an invoice of a Slovak company', () => {
  it('is printed alone on the last day of 2026, and an e-invoice an hour later, when it is 2027 there', async () => {
    const before = await paid('SK2020202020');
    await hourLater();
    expect(await eInvoicesOf(before.productId)).toEqual([]);

    const { productId, invoiceId } = await paid('SK2020202020');
    expect(await eInvoicesOf(productId)).toMatchObject([
      { status: 'Sent', duty: 'MUST', receiver: '0245:2020202020', trouble: null },
    ]);
    await hourLater();
    const [one] = await eInvoicesOf(productId);
    expect(one).toMatchObject({ status: 'Delivered' });
    const [there, ...more] = await atProvider();
    expect(more).toEqual([]);
    // What was kept is what was sent, byte for byte.
    expect(
      createHash('sha256')
        .update(there?.xml ?? '')
        .digest('hex'),
    ).toBe(one?.['fingerprint']);
    expect(there?.number).toBe(one?.['number']);
    expect(there?.xml).toContain('<cbc:PayableAmount currencyID="EUR">0.00</cbc:PayableAmount>');

    const read = `query ($id: ID!) { invoice(id: $id) { eInvoices { items { status deliveredAt documentId messageId } } } }`;
    const seen = async (viewer: typeof admin) =>
      (await desk.fixture.ask(viewer, read, { id: invoiceId })).data?.invoice?.eInvoices.items;
    expect(await seen(admin)).toMatchObject([{ status: 'DELIVERED', messageId: expect.any(String) }]);
    expect(await seen(jan)).toBeUndefined();
    const own = `query { eInvoiceList(filter: { status: { eq: DELIVERED } }) { items { invoiceId deliveredAt documentId } } }`;
    expect((await desk.fixture.ask(eva, own)).data?.eInvoiceList.items).toEqual([
      { invoiceId, deliveredAt: expect.any(String), documentId: one?.['document'] },
    ]);
    expect((await desk.fixture.ask(jan, own)).data?.eInvoiceList.items).toEqual([]);
  });

  it('of a consumer stays printed', async () => {
    const { productId } = await paid(null);
    await hourLater();
    expect(await eInvoicesOf(productId)).toEqual([]);
  });

  it('is sent once, however often its answer is lost', async () => {
    const before = (await atProvider()).length;
    await desk.sim.control('faults', {
      vendor: 'epostak',
      kind: 'lost-answer',
      count: 7,
      path: '/api/v1/documents/send',
    });
    const { productId } = await paid('SK2020202021');
    expect(await eInvoicesOf(productId)).toMatchObject([{ status: 'Waiting' }]);
    await hourLater();
    await hourLater();
    expect(await eInvoicesOf(productId)).toMatchObject([{ status: 'Delivered', attempt: 1 }]);
    expect((await atProvider()).length).toBe(before + 1);
  });
});

describe('one that does not arrive', () => {
  it('is rejected with the reason, replaced by the invoice with the right number, and that one arrives', async () => {
    const { productId, invoiceId } = await paid('SK2020202406');
    await hourLater();
    const [rejected] = await eInvoicesOf(productId);
    expect(rejected).toMatchObject({
      status: 'Rejected',
      trouble: 'REJECTED',
      problem: expect.stringContaining('does not know this order'),
    });
    expect(
      await replace(invoiceId, {
        ...billing,
        name: 'Nová s. r. o.',
        companyId: '12345678',
        vatId: 'SK2020202022',
      }),
    ).toEqual({ status: 'PAID' });
    await hourLater();
    await hourLater();
    const after = await eInvoicesOf(productId);
    // Its credit note goes on paper, as it did: nobody has the first one.
    expect(after).toMatchObject([
      { status: 'Rejected', credit: false },
      { status: 'Delivered', receiver: '0245:2020202022', credit: false },
    ]);
    const events: { type: string }[] = await desk.fixture.db.query(
      'select event as type from e_invoice_tracking where e_invoice_id = $1 order by version',
      [rejected?.['id']],
    );
    expect(events.map(({ type }) => type).at(-1)).toBe('EInvoiceReplaced');
  });

  it('goes when its mailbox is open: an admin has it sent again, nobody else', async () => {
    const { productId } = await paid('SK2020201404');
    const [held] = await eInvoicesOf(productId);
    expect(held).toMatchObject({ status: 'Cannot be sent', trouble: 'NOT_IN_NETWORK' });
    await desk.sim.control('epostak/mailboxes', { receiver: '0245:2020201404', course: 'prompt' });
    expect(await again(held?.['id'], eva)).toBe('FORBIDDEN');
    expect(await again(held?.['id'], lawyer)).toBe('FORBIDDEN');
    expect(await again(held?.['id'])).toEqual({ status: 'WAITING' });
    await hourLater();
    await hourLater();
    expect(await eInvoicesOf(productId)).toMatchObject([{ status: 'Delivered', attempt: 2, trouble: null }]);
    expect(await again(held?.['id'])).toMatchObject({ code: 'WRONG_STATUS' });
  });

  it('lacks a tax number: the invoice is replaced with it, and goes; a credit note of it goes too', async () => {
    const { productId, invoiceId } = await paid('SK2020202023');
    await hourLater();
    expect(await replace(invoiceId, { ...billing, name: 'Spolok', companyId: '87654321' })).toEqual({
      status: 'PAID',
    });
    await hourLater();
    await hourLater();
    const [, unnumbered] = await eInvoicesOf(productId);
    expect(await eInvoicesOf(productId)).toMatchObject([
      { status: 'Delivered', credit: false },
      { status: 'Cannot be sent', trouble: 'NO_TAX_NUMBER', receiver: null, document: null },
      { status: 'Delivered', credit: true },
    ]);
    const [{ id }] = await desk.fixture.db.query('select invoice_id as id from e_invoice where id = $1', [
      unnumbered?.['id'],
    ]);
    expect(
      await replace(id, { ...billing, name: 'Spolok', companyId: '87654321', taxId: '2020202024' }),
    ).toEqual({ status: 'PAID' });
    await hourLater();
    await hourLater();
    expect(await eInvoicesOf(productId)).toMatchObject([
      { status: 'Delivered' },
      { status: 'Cannot be sent' },
      { status: 'Delivered', receiver: '0245:2020202024', credit: false },
      { status: 'Delivered', credit: true },
    ]);
  });
});

it('nothing is sent a second time, whatever is looked at again', async () => {
  const before = await atProvider();
  await hourLater();
  await hourLater();
  expect(await atProvider()).toEqual(before);
  expect(new Set(before.map(({ number }) => number)).size).toBe(
    before.filter(({ receiver }) => receiver !== '').length,
  );
});
