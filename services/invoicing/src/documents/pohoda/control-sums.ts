import { totalsOf } from '../../tax/tax-groups.js';
import { amountText } from '../../money/exact/amount.js';
import type { MoneyDocument } from '../money-document.js';

/** What the accountant compares after the import: `12 documents; EUR 1133.17 with VAT 60.02; USD 1390.00 with VAT 0.00`. Credit notes are negative. */
export function controlSums(documents: readonly MoneyDocument[]): string {
  const currencies = [...new Set(documents.map(({ currency }) => currency))].toSorted();
  const sums = currencies.map((currency) => {
    const { total, vat } = totalsOf(
      documents.filter((document) => document.currency === currency).flatMap(({ taxGroups }) => taxGroups),
    );
    return `${currency} ${amountText(total, currency)} with VAT ${amountText(vat, currency)}`;
  });
  return [`${documents.length} ${documents.length === 1 ? 'document' : 'documents'}`, ...sums].join('; ');
}
