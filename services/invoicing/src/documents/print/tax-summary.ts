import type { Currency } from '../../money/exact/amount.js';
import type { HomeRate } from '../../exchange-rates/home-currency.js';
import type { TaxGroup } from '../../tax/tax-documents.js';
import type { DocumentText } from '../document-text.js';
import { filled } from '../document-words.js';
import type { MoneyDocument } from '../money-document.js';
import type { PrintedDocument, Table } from '../printed-document.js';

/** Base and tax by rate. */
export function taxTable(groups: readonly TaxGroup[], currency: Currency, text: DocumentText): Table {
  const { tax, base, vat, gross } = text.words.summary;
  const row = (group: TaxGroup) => ({
    cells: [
      groupName(group, text),
      text.amount(group.base, currency),
      text.amount(group.vat, currency),
      text.amount(group.base + group.vat, currency),
    ],
    note: null,
  });
  return { head: [tax, base, vat, gross], rows: groups.map(row) };
}

/** The same in the currency of the seller's books, with the rate it was converted at. @source money rules R-FX-4 */
export function homeSummary({ home, currency }: MoneyDocument, text: DocumentText): PrintedDocument['home'] {
  if (home === null || home.rate.source === 'SAME_CURRENCY') return null;
  const labels = text.words.home;
  const source = filled(labels[home.rate.source], {
    date: home.rate.date === null ? '' : text.date(home.rate.date),
  });
  return {
    heading: filled(labels.heading, { currency: home.currency }),
    table: taxTable(home.breakdown, home.currency, text),
    rate: `${filled(labels.rate, { rate: rateText(home.rate, currency, text) })}, ${source}`,
  };
}

/** The European bank says how much one euro buys, the Czech one what a foreign unit costs. */
function rateText({ source, rate, units }: HomeRate, currency: Currency, { decimal }: DocumentText): string {
  return source === 'ECB'
    ? `1 EUR = ${decimal(rate)} ${currency}`
    : `${units} ${currency} = ${decimal(rate)} CZK`;
}

function groupName({ category, rate }: TaxGroup, { words, percent }: DocumentText): string {
  return category === 'S' ? percent(rate) : words.categories[category];
}
