import { z } from 'zod';
import { readData } from '../money/data-file.js';
import { documentKinds, type DocumentLanguage } from './money-document.js';

const word = z.string().min(1);
const words = <const Keys extends readonly string[]>(...keys: Keys) =>
  z.strictObject(Object.fromEntries(keys.map((key) => [key, word])) as Record<Keys[number], typeof word>);

const wordFile = z.object({
  words: z.strictObject({
    titles: words(...documentKinds),
    notTaxDocument: word,
    sample: word,
    date: z.strictObject({ pattern: word, months: z.array(word).length(12) }),
    percent: word,
    page: word,
    verify: word,
    parties: words('seller', 'buyer', 'companyId', 'taxId', 'vatId', 'notVatRegistered'),
    facts: words(
      'issueDate',
      'taxDate',
      'dueDate',
      'variableSymbol',
      'order',
      'correctedInvoice',
      'correctedIssueDate',
      'invoice',
      'paidOn',
      'paymentMethod',
    ),
    paymentMethods: words('card', 'transfer', 'wallet'),
    lines: words('description', 'quantity', 'unitPrice', 'discount', 'tax', 'net'),
    summary: words('tax', 'base', 'vat', 'gross'),
    categories: words('AE', 'E', 'O'),
    totals: words('net', 'vat', 'gross', 'paid', 'due', 'refund', 'received'),
    home: words('heading', 'rate', 'ECB', 'CNB'),
    transfer: words(
      'heading',
      'accountName',
      'bank',
      'iban',
      'bic',
      'variableSymbol',
      'text',
      'amount',
      'dueDate',
    ),
    codes: words('EPC', 'SPAYD', 'PAY_BY_SQUARE'),
    statements: words('paid', 'reason', 'refund', 'receipt'),
  }),
});

export type DocumentWords = z.infer<typeof wordFile>['words'];

const known = new Map<DocumentLanguage, DocumentWords>();

/** Fixed words of documents. @throws ZodError naming what a word file lacks or has too much. */
export function documentWords(language: DocumentLanguage): DocumentWords {
  const found = known.get(language) ?? readData(`document-words/${language}.json`, wordFile).words;
  known.set(language, found);
  return found;
}

/** `Page {page} of {pages}` with its places filled. */
export function filled(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
}
