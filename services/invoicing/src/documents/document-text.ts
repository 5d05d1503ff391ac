import { currencySymbols } from '../price-list/money-data.js';
import { priceText } from '../money/price-text.js';
import type { Currency } from '../money/exact/amount.js';
import { documentWords, filled, type DocumentWords } from './document-words.js';
import type { DocumentLanguage } from './money-document.js';

const symbols = currencySymbols();

/** How the values of a document are written in its language. */
export interface DocumentText {
  readonly words: DocumentWords;
  /** `2026-03-16` → `16. marca 2026` */
  readonly date: (day: string) => string;
  /** `minor`: minor units. */
  readonly amount: (minor: number, currency: Currency) => string;
  /** Decimal text `1.5` → `1,5` */
  readonly decimal: (text: string) => string;
  /** Decimal text `25.5` → `25,5 %` */
  readonly percent: (rate: string) => string;
}

export function documentText(locale: DocumentLanguage): DocumentText {
  const words = documentWords(locale);
  const decimal = (text: string): string => (locale === 'en' ? text : text.replace('.', ','));
  return {
    words,
    decimal,
    date: (day) => dateText(day, words.date),
    amount: (minor, currency) => priceText(minor, currency, { locale, wholeUnits: false, symbols }),
    percent: (rate) => filled(words.percent, { rate: decimal(rate) }),
  };
}

function dateText(day: string, { pattern, months }: DocumentWords['date']): string {
  const [year = '', month = '', dayOfMonth = ''] = day.split('-');
  return filled(pattern, {
    year,
    month: months[Number(month) - 1] ?? month,
    day: String(Number(dayOfMonth)),
  });
}

/** In groups of four, as it is read aloud. */
export function ibanText(iban: string): string {
  return iban.replace(/\s/g, '').replace(/(.{4})(?=.)/g, '$1 ');
}
