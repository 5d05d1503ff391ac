import type { FieldFacts, RecordFacts } from './record-facts.js';

type PriceLabel = 'beforeTax' | 'withTax' | 'any';

const WHOLE: ReadonlySet<unknown> = new Set([
  'DRAFT',
  'SUBMITTED',
  'INVOICED',
  'PAID',
  'IN_PROGRESS',
  'FINISHED',
  'REFUNDED',
]);

/** What the price of a service order holds, by the status of the order: a person names it before tax, a list and an invoice with it. `any`: an order that ended may have had either. */
export function priceLabelOf(status: unknown): PriceLabel {
  if (status === 'QUOTED') return 'beforeTax';
  return WHOLE.has(status) ? 'withTax' : 'any';
}

/** Of the fields of a record, the one price whose words hang on its order. */
export const isOrderPrice = (
  { table }: Pick<RecordFacts, 'table'>,
  { key }: Pick<FieldFacts, 'key'>,
): boolean => table === 'service_request' && key === 'price';
