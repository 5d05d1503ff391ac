import { countryCurrency } from '@cotta/reference/currencies.js';
import { isCurrency, type Currency } from '../money/exact/amount.js';

/** Currency of a new order: what the customer prefers, else their country's, else the euro. It never changes afterwards.
 *  `country`: ISO 3166-1 alpha-2. @source money rules R-CUR-2 */
export function orderCurrency(preferred: string | null, country: string | null): Currency {
  if (preferred !== null && isCurrency(preferred)) return preferred;
  const usual = countryCurrency(country);
  return isCurrency(usual) ? usual : 'EUR';
}
