import { ask } from '../parts/admin-api.js';
import {
  AffiliateMonthsDocument,
  AffiliateTakingsDocument,
  type AffiliateMonthsResult,
  type AffiliateTakingsResult,
} from './affiliates.graphql.js';

type Month = AffiliateMonthsResult['affiliateMonths']['items'][number];

/** What was paid in one currency. */
export type Takings = AffiliateTakingsResult['takings'][number];

/** One affiliate in one month. */
export interface AffiliateRow extends Pick<Month, 'affiliate' | 'month' | 'checks' | 'orders'> {
  /** Orders that were paid. */
  readonly paid: number;
  readonly takings: readonly Takings[];
}

interface AffiliatePage {
  readonly rows: readonly AffiliateRow[];
  readonly nextCursor: string | null;
}

const keyOf = ({ month, affiliate }: Pick<Month, 'month' | 'affiliate'>): string => `${month}/${affiliate}`;

/** Who came is known where the orders are, what was paid where the money is: two questions for a page. */
export async function askAffiliates(after: string | null): Promise<AffiliatePage> {
  const { affiliateMonths } = await ask(AffiliateMonthsDocument, { after });
  const { items, nextCursor } = affiliateMonths;
  const of = items
    .filter(({ orderIds }) => orderIds.length > 0)
    .map(({ orderIds, ...month }) => ({ key: keyOf(month), orderIds }));
  const all = of.length === 0 ? [] : (await ask(AffiliateTakingsDocument, { of })).takings;
  const rows = items.map(({ affiliate, month, checks, orders }) => {
    const takings = all.filter(({ key }) => key === keyOf({ affiliate, month }));
    return {
      affiliate,
      month,
      checks,
      orders,
      takings,
      paid: takings.reduce((sum, { paid }) => sum + paid, 0),
    };
  });
  return { rows, nextCursor };
}

/** This page and all that follow it. */
export async function askAllAffiliates(): Promise<readonly AffiliateRow[]> {
  const rows: AffiliateRow[] = [];
  let after: string | null = null;
  do {
    const page: AffiliatePage = await askAffiliates(after);
    rows.push(...page.rows);
    after = page.nextCursor;
  } while (after !== null);
  return rows;
}
