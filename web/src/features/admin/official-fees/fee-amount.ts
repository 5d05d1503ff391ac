import type { OfficialFeeDeskResult, OfficialFeeEffectOfResult } from './official-fees.graphql.js';

export type FeeOffice = OfficialFeeDeskResult['officialFeeDesk'][number];
export type FeeLine = FeeOffice['lines'][number];

export type Effect = Extract<
  OfficialFeeEffectOfResult['officialFeeEffect'],
  { readonly __typename: 'OfficialFeeEffect' }
>;

/** A surcharge that is a share of the renewal fee is entered in percent. */
export const isShare = ({ surcharge }: Pick<FeeLine, 'surcharge'>): boolean =>
  surcharge?.startsWith('percent') === true;

/** An amount as people write it, in the money of the office: `1,250.00 EUR`, `50 %`. */
export function feeText(
  amount: number,
  { currency, digits }: Pick<FeeOffice, 'currency' | 'digits'>,
  line: Pick<FeeLine, 'surcharge'>,
): string {
  if (isShare(line)) return `${amount} %`;
  const [whole = '0', fraction] = (amount / 10 ** digits).toFixed(digits).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return `${grouped}${fraction === undefined ? '' : `.${fraction}`}\u00a0${currency}`;
}

/** As it stands in a field: `1250.00`. */
export function typedAmount(amount: number, digits: number, line: Pick<FeeLine, 'surcharge'>): string {
  return isShare(line) ? String(amount) : (amount / 10 ** digits).toFixed(digits);
}

/** Minor units of what was typed; undefined where it is no amount of this currency. */
export function amountOf(
  typed: string,
  digits: number,
  line: Pick<FeeLine, 'surcharge'>,
): number | undefined {
  const decimals = isShare(line) ? 0 : digits;
  const plain = typed.replaceAll(/[\s,](?=\d{3}\b)/g, '').trim();
  const pattern = decimals === 0 ? /^\d{1,12}$/ : new RegExp(`^\\d{1,12}(\\.\\d{1,${decimals}})?$`);
  if (!pattern.test(plain)) return undefined;
  const [whole = '', fraction = ''] = plain.split('.');
  const minor = Number(`${whole}${fraction.padEnd(decimals, '0')}`);
  return minor <= 2_147_483_647 ? minor : undefined;
}
