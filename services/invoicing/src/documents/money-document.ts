import type { Currency } from '../money/exact/amount.js';
import type { PriceLocale } from '../money/price-text.js';
import type { HomeValues } from '../exchange-rates/home-currency.js';
import type { TaxGroup } from '../tax/tax-documents.js';

/** PAYMENT_REQUEST (pro-forma) and RECEIPT are no tax documents. */
export const documentKinds = ['INVOICE', 'CREDIT_NOTE', 'PAYMENT_REQUEST', 'RECEIPT'] as const;
export type PrintedKind = (typeof documentKinds)[number];
export type DocumentLanguage = PriceLocale;

export interface Party {
  readonly name: string;
  readonly street: string | null;
  readonly city: string | null;
  readonly postcode: string | null;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** In the document's language: names of countries change with releases, a document never does. */
  readonly countryName: string;
  /** Number in the company register. */
  readonly companyId: string | null;
  /** Number for income tax, where it differs from the next one. */
  readonly taxId: string | null;
  /** Number for the value-added tax, with its country prefix. */
  readonly vatId: string | null;
  readonly email: string | null;
}

export interface Seller extends Party {
  readonly vatRegistered: boolean;
  /** Entry in the register, a sentence in the document's language. */
  readonly registerEntry: string | null;
}

export interface DocumentLine {
  readonly description: string;
  /** Second line: classes, period, office. */
  readonly note: string | null;
  /** Decimal text, `1` or `1.5`. */
  readonly quantity: string;
  /** Minor units, before tax and discount. */
  readonly unitNet: number;
  /** Minor units; zero or more, on a credit note zero or less. */
  readonly discount: number;
  /** Minor units, before tax and after discount. */
  readonly net: number;
  readonly category: TaxGroup['category'];
  readonly rate: string;
}

/** Where a transfer goes. */
export interface BankAccount {
  readonly accountName: string;
  readonly bankName: string | null;
  readonly iban: string;
  readonly bic: string | null;
}

export interface Settlement {
  /** `YYYY-MM-DD` */
  readonly paidOn: string;
  readonly method: 'card' | 'transfer' | 'wallet';
  /** Minor units. */
  readonly amount: number;
}

/** A document as it was when it was issued: everything that is printed, nothing that is looked up. Amounts are minor units of `currency`,
 *  negative on a credit note; dates are calendar dates `YYYY-MM-DD` in the seller's zone. */
export interface MoneyDocument {
  readonly kind: PrintedKind;
  readonly language: DocumentLanguage;
  /** Number of the tax document; of a payment request or receipt its variable symbol. */
  readonly number: string;
  readonly variableSymbol: string;
  readonly seller: Seller;
  readonly buyer: Party;
  readonly issueDate: string;
  readonly taxDate: string | null;
  readonly dueDate: string | null;
  readonly currency: Currency;
  readonly lines: readonly DocumentLine[];
  readonly taxGroups: readonly TaxGroup[];
  /** In the seller's home currency; null when it is the document's. */
  readonly home: HomeValues<TaxGroup> | null;
  /** Reference of the order people speak about. */
  readonly order: string | null;
  /** Invoice that a credit note corrects. */
  readonly corrects: { readonly number: string; readonly issueDate: string; readonly reason: string } | null;
  /** Invoice that a receipt belongs to, once there is one. */
  readonly invoiceNumber: string | null;
  readonly settlement: Settlement | null;
  /** How to pay what is due; null when nothing is. */
  readonly bankAccount: BankAccount | null;
  /** More sentences, in the document's language. */
  readonly remarks: readonly string[];
  /** Prints on every page that the data is invented. */
  readonly sample: boolean;
  /** Address at which anybody checks whether the file is as it was issued; absent where the file is not kept, so that it cannot be found there. */
  readonly verifyAt?: string;
}
