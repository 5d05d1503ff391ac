import { Fault } from '@cotta/kit/model/words/fault.js';
import { isRefusal } from '@cotta/kit/model/words/refusal.js';
import { countryName } from '@cotta/reference/countries.js';
import { languages } from '@cotta/reference/languages.js';
import type { DocumentLanguage, DocumentLine, MoneyDocument, Party } from './money-document.js';
import { asTaxGroup } from '../tax/tax-groups.js';
import { pricedOrderOf } from '../product/checkout.js';
import { issuerOf } from '../price-list/issuers.js';
import { homeRate, inHomeCurrency, type CentralBankRates } from '../exchange-rates/home-currency.js';
import { MAIN, type TaxGroup } from '../tax/tax-documents.js';
import type { Customer, DocumentRow } from './document-rows.js';
import { creditText, lineNote, lineText } from './line-text.js';
import { sellerOf } from './sellers.js';

/** A document as it is printed, from stored facts alone; in the language of its order, or another for a reader who needs one. @throws Fault while no exchange rate of the tax date is known: tried again later. */
export function moneyDocumentOf(
  row: DocumentRow,
  banks: CentralBankRates,
  inLanguage?: DocumentLanguage,
): MoneyDocument {
  const language = inLanguage ?? documentLanguageOf(row.product?.language);
  const taxGroups = row.taxGroups.map(asTaxGroup);
  const { seller, account } = sellerOf(row.issuer, language);
  const isPaid = row.paymentDate !== null && row.paymentType !== null;
  return {
    kind: row.corrects === null ? 'INVOICE' : 'CREDIT_NOTE',
    language,
    number: row.number,
    variableSymbol: row.variableSymbol,
    seller,
    buyer: buyerOf(row.customer, language),
    issueDate: row.issueDate,
    taxDate: row.taxDate,
    dueDate: row.dueDate,
    currency: row.currency,
    lines: linesOf(row, taxGroups, language),
    taxGroups,
    home: homeValues(row, taxGroups, banks),
    order: row.product?.orderReference ?? null,
    corrects: row.corrects,
    invoiceNumber: null,
    settlement: isPaid ? { paidOn: row.paymentDate, method: row.paymentType, amount: row.totalMinor } : null,
    bankAccount: isPaid || row.corrects !== null ? null : account,
    remarks: [],
    // Issuers are examples until the real ones are configured.
    sample: true,
  };
}

export function documentLanguageOf(language: string | null | undefined): DocumentLanguage {
  return languages.find((known) => known === language) ?? 'en';
}

function buyerOf(customer: Customer | null, language: DocumentLanguage): Party {
  const {
    name = '–',
    street = null,
    city = null,
    postcode = null,
    country = '',
    companyId = null,
    taxId = null,
    vatId = null,
    email = null,
  } = customer ?? {};
  return {
    name,
    street,
    city,
    postcode,
    country,
    countryName: country === '' ? '' : countryName(country, language),
    companyId,
    taxId,
    vatId,
    email,
  };
}

/** As they were ordered, where they come from a quote; else as they were entered, one by one with the groups they were taxed in. */
function linesOf(
  row: DocumentRow,
  taxGroups: readonly TaxGroup[],
  language: DocumentLanguage,
): DocumentLine[] {
  const { corrects } = row;
  if (corrects !== null)
    return taxGroups.map((group) => plainLine(creditText(corrects.number, language), group.base, group));
  const priced = row.product === null || row.taxDocument === null ? undefined : pricedOrderOf(row.product);
  if (priced !== undefined) {
    return priced.lines
      .filter((line) => (line.document ?? MAIN) === row.taxDocument)
      .map((line) => ({
        description: lineText(line, language),
        note: lineNote(line, language),
        quantity: String(line.quantity),
        unitNet: line.unitNet,
        discount: line.discount,
        net: line.taxable,
        category: line.category,
        rate: line.rate,
      }));
  }
  const [only, ...more] = taxGroups;
  if (only !== undefined && more.length === 0)
    return row.lines.map(({ description, net }) => plainLine(description, net, only));
  return taxGroups.map((group) =>
    plainLine(row.lines.map(({ description }) => description).join('; '), group.base, group),
  );
}

function plainLine(description: string, net: number, { category, rate }: TaxGroup): DocumentLine {
  return { description, note: null, quantity: '1', unitNet: net, discount: 0, net, category, rate };
}

function homeValues(
  { issuer: code, currency, taxDate, issueDate }: DocumentRow,
  taxGroups: readonly TaxGroup[],
  banks: CentralBankRates,
): MoneyDocument['home'] {
  const issuer = issuerOf(code);
  if (issuer === undefined || currency === issuer.homeCurrency || issuer.exchangeRule === 'NONE') return null;
  const rate = homeRate(issuer, currency, taxDate ?? issueDate, banks);
  if (isRefusal(rate)) throw new Fault(rate.message);
  return inHomeCurrency(taxGroups, rate, currency, issuer.homeCurrency);
}
