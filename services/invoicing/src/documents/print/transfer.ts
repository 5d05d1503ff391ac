import { isRefusal } from '@cotta/kit/model/words/refusal.js';
import { paymentCodeKinds, paymentCodeText, remittanceText } from '../../money/payment-code.js';
import { ibanText, type DocumentText } from '../document-text.js';
import type { BankAccount, MoneyDocument } from '../money-document.js';
import type { Fact, PrintedDocument } from '../printed-document.js';
import { amountDue } from './totals.js';

/** How to pay what is due: the details as text, and as codes where the currency has one. Null when there is nothing to pay. */
export function printedTransfer(document: MoneyDocument, text: DocumentText): PrintedDocument['transfer'] {
  const { bankAccount, kind } = document;
  const payable = (kind === 'INVOICE' || kind === 'PAYMENT_REQUEST') && amountDue(document) > 0;
  if (bankAccount === null || !payable) return null;
  const { currency, variableSymbol, issueDate, dueDate } = document;
  const { accountName: name, iban, bic } = bankAccount;
  const payment = {
    name,
    iban,
    bic,
    currency,
    variableSymbol,
    amount: amountDue(document),
    dueOn: dueDate ?? issueDate,
  };
  const codes = paymentCodeKinds(currency, document.buyer.country).flatMap((code) => {
    const content = paymentCodeText(code, payment);
    // What no code can carry is still paid by the details beside it.
    return isRefusal(content) ? [] : [{ label: text.words.codes[code], text: content }];
  });
  return { heading: text.words.transfer.heading, facts: transferFacts(document, bankAccount, text), codes };
}

function transferFacts(
  document: MoneyDocument,
  { accountName, bankName, iban, bic }: BankAccount,
  { words, amount, date }: DocumentText,
): Fact[] {
  const { transfer: labels } = words;
  const rows: readonly (readonly [string, string | null])[] = [
    [labels.amount, amount(amountDue(document), document.currency)],
    [labels.dueDate, document.dueDate === null ? null : date(document.dueDate)],
    [labels.accountName, accountName],
    [labels.iban, ibanText(iban)],
    [labels.bic, bic],
    [labels.bank, bankName],
    [labels.variableSymbol, document.variableSymbol],
    [labels.text, document.currency === 'CZK' ? null : remittanceText(document.variableSymbol)],
  ];
  return rows.flatMap(([label, value]) => (value === null ? [] : [{ label, value }]));
}
