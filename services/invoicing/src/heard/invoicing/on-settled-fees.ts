import { queryRow } from '@cotta/kit/model/rows/sql.js';
import { Fault } from '@cotta/kit/model/words/fault.js';
import { defineConsumer, on, type Received } from '@cotta/kit/runtime/inbox/consumer.js';
import {
  ProductMovedEvent,
  ProductMovedSchema,
  type ProductMoved,
} from '@cotta/proto/cotta/invoicing/v1/events_pb.js';
import { documentLanguageOf } from '../../documents/money-document-of.js';
import { feeDifferenceText } from '../../documents/line-text.js';
import { creditNote } from '../../invoice/credit-note/credit-note.work-item.js';
import {
  creditableInvoices,
  differenceNoteId,
  isCredited,
  takerOf,
} from '../../product/difference-invoice.js';
import { estimatedFees, type EstimatedFee, type SettledFee } from '../../product/estimated-fee.js';

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
    const streamId = differenceNoteId(productId, settled);
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

/** As the settlement found it. An invoice that was credited in between leaves nothing for this: then a person looks. */
async function credit(
  { tx, run }: Pick<Received<ProductMoved>, 'tx' | 'run'>,
  { productId, streamId, reason, fee, base }: Difference,
): Promise<void> {
  const taker = takerOf(await creditableInvoices(tx, productId), fee, base);
  if (taker === undefined)
    throw new Fault(`order ${productId}: no invoice takes the difference of a settled fee`);
  const { invoiceId, group } = taker;
  const made = await run(creditNote.create, {
    streamId,
    input: { invoiceId, reason, credited: [{ ...group, base }] },
    key: `${streamId} ${invoiceId}`,
  });
  if ('refusal' in made) throw new Fault(`order ${productId}: ${made.refusal.message}`);
}
