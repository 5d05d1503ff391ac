import { totalsOf } from '../../tax/tax-groups.js';
import { remittanceText } from '../../money/payment-code.js';
import { documentWords } from '../document-words.js';
import type { MoneyDocument } from '../money-document.js';
import { tag, type Element } from '../xml/element.js';
import { money, positive } from './amounts.js';

/** Card, online payment service, SEPA transfer, other transfer. @source UNCL 4461 */
const MEANS = { card: '48', wallet: '68', sepa: '58', transfer: '30' } as const;

/** How it was or is to be paid; a credit note says how it is given back. */
export function payment({
  kind,
  settlement,
  bankAccount,
  variableSymbol,
  currency,
  language,
}: MoneyDocument): (Element | null)[] {
  if (kind === 'CREDIT_NOTE')
    return [tag('cac:PaymentTerms', tag('cbc:Note', documentWords(language).statements.refund))];
  if (settlement !== null && settlement.method !== 'transfer')
    return [tag('cac:PaymentMeans', tag('cbc:PaymentMeansCode', MEANS[settlement.method]))];
  if (bankAccount === null) return [];
  const { iban, accountName, bic } = bankAccount;
  const account = tag(
    'cac:PayeeFinancialAccount',
    tag('cbc:ID', iban.replace(/\s/g, '')),
    tag('cbc:Name', accountName),
    tag('cac:FinancialInstitutionBranch', tag('cbc:ID', bic)),
  );
  return [
    tag(
      'cac:PaymentMeans',
      tag('cbc:PaymentMeansCode', currency === 'EUR' ? MEANS.sepa : MEANS.transfer),
      tag('cbc:PaymentID', remittanceText(variableSymbol)),
      account,
    ),
  ];
}

/** @source EN 16931-1, BG-22 */
export function monetaryTotal(document: MoneyDocument): Element | null {
  const { currency, settlement } = document;
  const sign = positive(document);
  const { net, total } = totalsOf(document.taxGroups);
  const paid = document.kind === 'CREDIT_NOTE' ? 0 : (settlement?.amount ?? 0);
  return tag(
    'cac:LegalMonetaryTotal',
    money('cbc:LineExtensionAmount', sign(net), currency),
    money('cbc:TaxExclusiveAmount', sign(net), currency),
    money('cbc:TaxInclusiveAmount', sign(total), currency),
    paid === 0 ? null : money('cbc:PrepaidAmount', paid, currency),
    money('cbc:PayableAmount', sign(total) - paid, currency),
  );
}
