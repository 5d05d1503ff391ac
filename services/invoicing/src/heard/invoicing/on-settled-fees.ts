import { queryRow, queryRows } from '@cotta/kit/model/rows/sql.js';
import { Fault } from '@cotta/kit/model/words/fault.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { defineConsumer, on, type Received } from '@cotta/kit/runtime/inbox/consumer.js';
import {
  ProductMovedEvent,
  ProductMovedSchema,
  type ProductMoved,
} from '@cotta/proto/cotta/invoicing/v1/events_pb.js';
import { documentLanguageOf } from '../../documents/money-document-of.js';
import { feeDifferenceText } from '../../documents/line-text.js';
import { creditNote } from '../../invoice/credit-note/credit-note.work-item.js';
import { estimatedFees, type EstimatedFee, type SettledFee } from '../../product/fee-settlement.js';
import type { StoredTaxGroup } from '../../tax/tax-groups.js';

/** What an office took less than was charged goes back: a credit note for the difference, whose money and letter follow as those of any credit note.
 *  @source money rules R-FEE-5, R-CN-2 */
export const settledFees = defineConsumer({
  name: 'settled-fees',
  sources: ['invoicing'],
  mode: 'once',
  handlers: [
    on(ProductMovedSchema, async (received) => {
      if (received.message.event === ProductMovedEvent.PRODUCT_FEE_SETTLED) await giveBack(received);
    }),
  ],
});

interface Row {
  readonly language: string | null;
  readonly priceBreakdown: unknown;
  readonly settledFees: readonly SettledFee[];
}

async function giveBack({ message, tx, run }: Received<ProductMoved>): Promise<void> {
  const productId = message.product?.productId ?? '';
  const row = await queryRow<Row>(
    tx,
    `select language, price_breakdown as "priceBreakdown", coalesce(settled_fees::jsonb, '[]'::jsonb) as "settledFees" from product where id = $1`,
    [productId],
  );
  if (row === undefined) throw new Fault(`product ${productId} has no row`);
  const fees = estimatedFees(row);
  for (const settled of row.settledFees) {
    const streamId = nameBasedId('settled fee', productId, settled.jurisdiction, settled.mark ?? '');
    const fee = fees.find(
      ({ jurisdiction, mark }) =>
        jurisdiction === settled.jurisdiction && (mark ?? null) === (settled.mark ?? null),
    );
    if (settled.back.amountMinor === 0 || fee === undefined || (await isCredited(tx, streamId))) continue;
    const reason = feeDifferenceText(settled.jurisdiction, documentLanguageOf(row.language));
    await credit({ tx, run }, { productId, streamId, reason, fee, base: settled.back.amountMinor });
  }
}

interface Difference {
  readonly productId: string;
  readonly streamId: string;
  readonly reason: string;
  readonly fee: EstimatedFee;
  /** Before tax, minor units. */
  readonly base: number;
}

/** On the newest invoice that still has so much of it: where the tax was put right meanwhile, that is the one in its place. */
async function credit(
  { tx, run }: Pick<Received<ProductMoved>, 'tx' | 'run'>,
  { productId, streamId, reason, fee, base }: Difference,
): Promise<void> {
  const invoices = await queryRows<{ id: string; taxGroups: readonly StoredTaxGroup[] }>(
    tx,
    `select id, tax_groups as "taxGroups" from invoice where product_id = $1 and number is not null and status <> 'Credited' order by created_at desc, id`,
    [productId],
  );
  for (const { id: invoiceId, taxGroups } of invoices) {
    const group =
      taxGroups.find(({ category, rate }) => category === fee.category && rate === fee.rate) ??
      taxGroups.find(({ category }) => category !== 'E');
    if (group === undefined || group.base < base) continue;
    const { category, rate, reason: why = null } = group;
    const credited = [{ category, rate, reason: why, base }];
    const made = await run(creditNote.create, {
      streamId,
      input: { invoiceId, reason, credited },
      key: `${streamId} ${invoiceId}`,
    });
    if (!('refusal' in made)) return;
  }
  throw new Fault(`order ${productId}: no invoice takes the difference of a settled fee`);
}

async function isCredited(tx: Received<ProductMoved>['tx'], id: string): Promise<boolean> {
  return (await queryRow(tx, 'select 1 from credit_note where id = $1', [id])) !== undefined;
}
