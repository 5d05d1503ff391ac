import type { TFunction } from 'i18next';
import { formatMoney } from '../../kit/money/format-money.js';
import type { ListedPrice, ShownPrices } from './ask-price-list.js';

/** What falls due later for the same mark, minor units; null where only a person can say, undefined where it is not asked there. */
export function laterCost({ later }: ListedPrice, occasion: LaterOccasion): number | null | undefined {
  return later.find((cost) => cost.occasion === occasion)?.net;
}

/** Whether what falls due later is the most it comes to, and not the amount itself. */
export function isLaterEstimated({ later }: ListedPrice, occasion: LaterOccasion): boolean {
  return later.some((cost) => cost.occasion === occasion && cost.expectedNet !== null);
}

/** Our fee and the office’s together, before tax; null where a person names it. */
export function together({ ourFee, officeFee }: ListedPrice): number | null {
  return ourFee === null || officeFee === null ? null : ourFee + officeFee;
}

/** Costs after the filing, in the order they come. */
export const laterOccasions = ['REGISTRATION', 'PROOF_OF_USE', 'RENEWAL'] as const;
export type LaterOccasion = (typeof laterOccasions)[number];

const COLUMNS = [
  'office',
  'ourFee',
  'officeFee',
  'expected',
  'together',
  'furtherClass',
  'time',
  ...laterOccasions,
] as const;

/** The list as rows of a file, its heading first, in the reader’s language. `t`: with the words of `pricelist` and `offices`. */
export function priceRows({ list, months }: ShownPrices, t: TFunction, locale: string): string[][] {
  if (list === undefined) return [];
  const money = (amount: number | null | undefined): string =>
    amount === undefined
      ? ''
      : amount === null
        ? t('pricelist:byPerson')
        : formatMoney(amount, list.currency, locale);
  const rows = list.prices.map((price) => {
    const time = months[price.jurisdiction];
    return [
      t(`offices:${price.jurisdiction}`),
      money(price.ourFee),
      money(price.officeFee),
      money(price.expectedOfficeFee ?? price.officeFee),
      money(together(price)),
      money(price.furtherClass),
      time === undefined ? t('pricelist:unknown') : t('pricelist:months', time),
      ...laterOccasions.map((occasion) => money(laterCost(price, occasion))),
    ];
  });
  return [COLUMNS.map((column) => t(`pricelist:column.${column}`)), ...rows];
}
