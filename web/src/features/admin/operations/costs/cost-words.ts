import type { TFunction } from 'i18next';
import { formatMoney } from '../../../../kit/money/format-money.js';
import type { CostAmount } from './order-costs.graphql.js';

/** `trademark-renewal` → `Trademark renewal`, `RegistrationRequest` → `Registration request`. */
export function inWords(name: string): string {
  const words = name
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .replaceAll(/[-_]/g, ' ')
    .toLowerCase();
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/** An amount as it is read. */
export function amountWords({ amountMinor, currency }: CostAmount, language: string): string {
  return formatMoney(amountMinor, currency, language);
}

/** What is not known says so: it is no nought. */
export function knownWords(t: TFunction<'admin-costs'>, cost: CostAmount | null, language: string): string {
  return cost === null ? t('notKnown') : amountWords(cost, language);
}
