import { formatMoney } from '../../../../../kit/money/format-money.js';
import type { ClientMoneyResult } from '../client.graphql.js';

/** What is unpaid, a sum a currency. */
export function owed(
  invoices: readonly Pick<ClientMoneyResult['invoiceList']['items'][number], 'total'>[],
): readonly string[] {
  const sums = new Map<string, number>();
  for (const { total } of invoices)
    sums.set(total.currency, (sums.get(total.currency) ?? 0) + total.amountMinor);
  return [...sums].map(([currency, sum]) => formatMoney(sum, currency, 'en'));
}
