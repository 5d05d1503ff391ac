import type { DocumentLine, MoneyDocument } from '../money-document.js';
import { element, tag, type Element } from '../xml/element.js';
import { money, positive } from './amounts.js';
import { taxCategory } from './tax.js';

/** "One", of no particular unit. @source UN/ECE Recommendation 20 */
const ONE = 'C62';
/** Discount. @source UNCL 5189 */
const DISCOUNT = '95';

export function lines(document: MoneyDocument): (Element | null)[] {
  return document.lines.map((line, position) => lineOf(line, String(position + 1), document));
}

function lineOf(line: DocumentLine, id: string, document: MoneyDocument): Element | null {
  const { currency, kind } = document;
  const sign = positive(document);
  const [name, quantity] =
    kind === 'CREDIT_NOTE'
      ? ['cac:CreditNoteLine', 'cbc:CreditedQuantity']
      : ['cac:InvoiceLine', 'cbc:InvoicedQuantity'];
  const discount = tag(
    'cac:AllowanceCharge',
    tag('cbc:ChargeIndicator', 'false'),
    tag('cbc:AllowanceChargeReasonCode', DISCOUNT),
    money('cbc:Amount', sign(line.discount), currency),
  );
  return tag(
    name,
    tag('cbc:ID', id),
    element(quantity, { unitCode: ONE }, line.quantity),
    money('cbc:LineExtensionAmount', sign(line.net), currency),
    line.discount === 0 ? null : discount,
    tag(
      'cac:Item',
      tag('cbc:Description', line.note),
      tag('cbc:Name', line.description),
      taxCategory('cac:ClassifiedTaxCategory', line),
    ),
    tag('cac:Price', money('cbc:PriceAmount', sign(line.unitNet), currency)),
  );
}
