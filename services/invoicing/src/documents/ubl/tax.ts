import { totalsOf } from '../../tax/tax-groups.js';
import type { TaxGroup } from '../../tax/tax-documents.js';
import { taxRemarks } from '../../tax/tax-remarks.js';
import type { MoneyDocument } from '../money-document.js';
import { tag, type Element, type Part } from '../xml/element.js';
import { money, positive } from './amounts.js';

/** Tax by group, and its sum again in the currency of the books where that is another. @source EN 16931-1, BG-23, BT-110, BT-111 */
export function taxTotals(document: MoneyDocument): (Element | null)[] {
  const { currency, home, taxGroups, language } = document;
  const sign = positive(document);
  const subtotal = (group: TaxGroup): Part =>
    tag(
      'cac:TaxSubtotal',
      money('cbc:TaxableAmount', sign(group.base), currency),
      money('cbc:TaxAmount', sign(group.vat), currency),
      taxCategory(
        'cac:TaxCategory',
        group,
        tag('cbc:TaxExemptionReasonCode', group.reason),
        tag('cbc:TaxExemptionReason', ...taxRemarks([group], language)),
      ),
    );
  return [
    tag(
      'cac:TaxTotal',
      money('cbc:TaxAmount', sign(totalsOf(taxGroups).vat), currency),
      taxGroups.map(subtotal),
    ),
    home === null ? null : tag('cac:TaxTotal', money('cbc:TaxAmount', sign(home.vat), home.currency)),
  ];
}

/** What lies outside the tax has no rate, not even zero. @source EN 16931-1, BR-O-05 */
export function taxCategory(
  name: string,
  { category, rate }: Pick<TaxGroup, 'category' | 'rate'>,
  ...reason: readonly Part[]
): Element | null {
  return tag(
    name,
    tag('cbc:ID', category),
    category === 'O' ? null : tag('cbc:Percent', rate),
    ...reason,
    tag('cac:TaxScheme', tag('cbc:ID', 'VAT')),
  );
}
