import { totalsOf } from '../../tax/tax-groups.js';
import { amountText, type Currency } from '../../money/exact/amount.js';
import type { TaxGroup } from '../../tax/tax-documents.js';
import { documentWords } from '../document-words.js';
import type { MoneyDocument } from '../money-document.js';
import { tag, type Element } from '../xml/element.js';

/** One item a tax group, so that the program calculates nothing again; both currencies where the books have another. */
export function items(
  { taxGroups, home, currency, language }: MoneyDocument,
  classification: Readonly<Record<TaxGroup['category'], string>>,
): (Element | null)[] {
  const { categories } = documentWords(language);
  return taxGroups.map((group, position) => {
    const inBooks = home?.breakdown[position];
    return tag(
      'inv:invoiceItem',
      tag('inv:text', (group.category === 'S' ? `${group.rate} %` : categories[group.category]).slice(0, 90)),
      tag('inv:quantity', '1'),
      tag('inv:rateVAT', group.category === 'S' ? 'high' : 'none'),
      group.category === 'S' ? tag('inv:percentVAT', group.rate) : null,
      home === null
        ? price('inv:homeCurrency', group, currency)
        : [
            inBooks === undefined ? null : price('inv:homeCurrency', inBooks, home.currency),
            price('inv:foreignCurrency', group, currency),
          ],
      tag('inv:classificationVAT', tag('typ:ids', classification[group.category])),
    );
  });
}

function price(
  name: string,
  { base, vat }: Pick<TaxGroup, 'base' | 'vat'>,
  currency: Currency,
): Element | null {
  const text = (minor: number): string => amountText(minor, currency);
  return tag(
    name,
    tag('typ:unitPrice', text(base)),
    tag('typ:price', text(base)),
    tag('typ:priceVAT', text(vat)),
    tag('typ:priceSum', text(base + vat)),
  );
}

/** The foreign currency with the rate it was converted at; how the program wants a rate of the European bank is to be confirmed by an import. */
export function summary({ home, currency, taxGroups }: MoneyDocument): Element | null {
  if (home === null) return null;
  const { rate, units } = home.rate;
  const sum = tag('typ:priceSum', amountText(totalsOf(taxGroups).total, currency));
  return tag(
    'inv:invoiceSummary',
    tag(
      'inv:foreignCurrency',
      tag('typ:currency', tag('typ:ids', currency)),
      tag('typ:rate', rate),
      tag('typ:amount', String(units)),
      sum,
    ),
  );
}
