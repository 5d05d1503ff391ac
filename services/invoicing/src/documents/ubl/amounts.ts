import { amountText, type Currency } from '../../money/exact/amount.js';
import type { MoneyDocument } from '../money-document.js';
import { element, type Element } from '../xml/element.js';

/** Minor units of a document as UBL wants them: a credit note has positive amounts, its kind is the sign. */
export type Positive = (minor: number) => number;

export function positive({ kind }: Pick<MoneyDocument, 'kind'>): Positive {
  return (minor) => (kind === 'CREDIT_NOTE' ? 0 - minor : minor);
}

/** `minor`: minor units. */
export function money(name: string, minor: number, currency: Currency): Element | null {
  return element(name, { currencyID: currency }, amountText(minor, currency));
}
