import type { AdminFilingDeskResult } from '../filing.graphql.js';

interface Amount {
  readonly amountMinor: number;
  readonly currency: string;
}

/** What an order brought, one sum a currency. `officeFees`: as far as it is meant for the office in question. */
export interface OrderPaid {
  readonly paid: readonly Amount[];
  readonly refunded: readonly Amount[];
  readonly officeFees: readonly Amount[];
  /** How it was paid where no sum says so: nothing was to be paid, or the firm noted the payment at the order. */
  readonly otherwise: 'nothing-due' | 'noted' | null;
}

const PAID: readonly string[] = ['PAID', 'FULFILLED', 'PARTLY_REFUNDED', 'REFUNDED'];

function sums(amounts: readonly Amount[]): readonly Amount[] {
  const byCurrency = new Map<string, number>();
  for (const { amountMinor, currency } of amounts)
    if (amountMinor !== 0) byCurrency.set(currency, (byCurrency.get(currency) ?? 0) + amountMinor);
  return [...byCurrency].map(([currency, amountMinor]) => ({ amountMinor, currency }));
}

/** @param office whose fees are counted
 *  @param notedAt when the order was noted as paid */
export function orderPaid(
  products: AdminFilingDeskResult['productList']['items'],
  { office, notedAt }: { readonly office: string | null; readonly notedAt: string | null },
): OrderPaid {
  const paid = products.filter(({ status }) => status !== null && PAID.includes(status));
  return {
    paid: sums(paid.map(({ total }) => total)),
    refunded: sums(paid.flatMap(({ refunded }) => refunded ?? [])),
    officeFees: sums(
      paid.flatMap(({ price }) =>
        price.lines
          .filter(({ kind, jurisdiction }) => kind === 'OFFICIAL_FEE' && jurisdiction === office)
          .map(({ net }) => net),
      ),
    ),
    otherwise: paid.length > 0 ? 'nothing-due' : notedAt === null ? null : 'noted',
  };
}
