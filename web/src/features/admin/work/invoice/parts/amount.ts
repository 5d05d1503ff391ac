import { formatMoney } from '../../../../../kit/money/format-money.js';

interface Money {
  readonly amountMinor: number;
  readonly currency: string;
}

/** Money as staff read it. */
export const amount = ({ amountMinor, currency }: Money): string => formatMoney(amountMinor, currency, 'en');
