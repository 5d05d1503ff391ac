import type { Refusal } from '@cotta/kit/model/words/refusal.js';
import { encode, PaymentOptions } from 'bysquare/pay';
import { amountText, type Currency } from './exact/amount.js';
import { no } from '../refusals.js';

/** Limits of the EPC code. @source EPC069-12, version 002 */
const EPC_NAME = 70;
const EPC_TEXT = 140;
const EPC_BYTES = 331;

/** What a transfer must carry to find its payment request. */
export function remittanceText(variableSymbol: string): string {
  return `/VS${variableSymbol}/SS/KS`;
}

/** A euro transfer as its code carries it: a name of 70 characters at most, a text of 140. */
export interface EpcPayment {
  readonly name: string;
  readonly iban: string;
  readonly bic?: string | undefined;
  /** Euro cents. */
  readonly amount: number;
  readonly text: string;
}

/** Text of the code that euro transfers are scanned from. Refused with PAYMENT_CODE_INVALID. @source EPC069-12; money rules R-QR-1 */
export function epcText({ name, iban, bic, amount, text }: EpcPayment): string | Refusal {
  const purpose = '';
  const structuredReference = '';
  const lines = [
    'BCD',
    '002',
    '1',
    'SCT',
    bic ?? '',
    name,
    compact(iban),
    `EUR${amountText(amount, 'EUR')}`,
    purpose,
    structuredReference,
    text,
  ];
  const code = lines.join('\n').trimEnd();
  // A line end inside a field would move every field after it.
  const fits =
    !lines.some((line) => /[\r\n]/.test(line)) &&
    amount > 0 &&
    name.length <= EPC_NAME &&
    text.length <= EPC_TEXT &&
    Buffer.byteLength(code) <= EPC_BYTES;
  return fits ? code : no('PAYMENT_CODE_INVALID', { code: 'EPC' });
}

/** A transfer as the Czech code carries it. `variableSymbol`: one to ten digits. */
export interface SpaydPayment {
  readonly iban: string;
  readonly currency: Currency;
  /** Minor units. */
  readonly amount: number;
  readonly message?: string | undefined;
  readonly variableSymbol: string;
}

/** Text of the Czech payment code. Refused with PAYMENT_CODE_INVALID. @source SPAYD 1.0; money rules R-QR-1 */
export function spaydText({
  iban,
  currency,
  amount,
  message,
  variableSymbol,
}: SpaydPayment): string | Refusal {
  if (amount <= 0 || !/^\d{1,10}$/.test(variableSymbol)) return no('PAYMENT_CODE_INVALID', { code: 'SPAYD' });
  const fields = [`ACC:${compact(iban)}`, `AM:${amountText(amount, currency)}`, `CC:${currency}`];
  if (message !== undefined) fields.push(`MSG:${message.replaceAll('%', '%25').replaceAll('*', '%2A')}`);
  return ['SPD', '1.0', ...fields, `X-VS:${variableSymbol}`].join('*');
}

/** A payment order as the Slovak code carries it. */
export interface PayBySquarePayment {
  readonly name: string;
  readonly iban: string;
  readonly currency: Currency;
  /** Minor units. */
  readonly amount: number;
  readonly variableSymbol: string;
  /** `YYYY-MM-DD`. */
  readonly dueOn: string;
}

/** Text of the Slovak payment code, packed as the standard wants it. Refused with PAYMENT_CODE_INVALID. @source PAY by square 1.2 */
export function payBySquareText({
  name,
  iban,
  currency,
  amount,
  variableSymbol,
  dueOn,
}: PayBySquarePayment): string | Refusal {
  if (amount <= 0) return no('PAYMENT_CODE_INVALID', { code: 'PAY_BY_SQUARE' });
  const payment = {
    type: PaymentOptions.PaymentOrder,
    // The library's model wants a number; it is written back with the same digits and never calculated with.
    amount: Number(amountText(amount, currency)),
    currencyCode: currency,
    variableSymbol,
    paymentDueDate: dueOn.replaceAll('-', ''),
    beneficiary: { name },
    bankAccounts: [{ iban: compact(iban) }],
  };
  try {
    return encode({ payments: [payment] });
  } catch {
    return no('PAYMENT_CODE_INVALID', { code: 'PAY_BY_SQUARE' });
  }
}

/** `EPC`: any transfer in euro; `SPAYD`: the Czech code; `PAY_BY_SQUARE`: the Slovak one. */
export type PaymentCodeKind = 'EPC' | 'SPAYD' | 'PAY_BY_SQUARE';

/** Codes a payment request shows; none: the bank details stand as text. @source money rules R-QR-1 */
export function paymentCodeKinds(currency: Currency, customerCountry: string): readonly PaymentCodeKind[] {
  if (currency === 'CZK') return ['SPAYD'];
  if (currency !== 'EUR') return [];
  return customerCountry === 'SK' ? ['EPC', 'PAY_BY_SQUARE'] : ['EPC'];
}

function compact(iban: string): string {
  return iban.replace(/\s/g, '');
}

/** A transfer with all that any of the codes asks for; `bic` null: the account has none on record. */
export interface TransferPayment extends PayBySquarePayment {
  readonly bic: string | null;
}

/** Text of one kind of code for a transfer. Refused with PAYMENT_CODE_INVALID. @source money rules R-QR-1 */
export function paymentCodeText(
  kind: PaymentCodeKind,
  { name, iban, bic, currency, amount, variableSymbol, dueOn }: TransferPayment,
): string | Refusal {
  if (kind === 'EPC')
    return epcText({ name, iban, bic: bic ?? undefined, amount, text: remittanceText(variableSymbol) });
  return kind === 'SPAYD'
    ? spaydText({ iban, currency, amount, variableSymbol })
    : payBySquareText({ name, iban, currency, amount, variableSymbol, dueOn });
}
