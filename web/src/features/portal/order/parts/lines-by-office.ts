import type { PortalOrderMoneyResult } from '../order.graphql.js';

export type Price = NonNullable<PortalOrderMoneyResult['orderProduct']>['price'];
type PricedLine = Price['lines'][number];

/** What one office costs of one kind. */
export interface OfficeLine extends Pick<PricedLine, 'jurisdiction' | 'kind'> {
  /** Minor units. */
  readonly net: number;
  /** It is the most it comes to, not what it is. */
  readonly isEstimated: boolean;
}

/** One line for our fee and one for the office's at each office: the list prices the first class apart from the next, the reader asks what an office costs. */
export function linesByOffice(lines: Price['lines']): OfficeLine[] {
  const sums = new Map<string, OfficeLine>();
  for (const { jurisdiction, kind, net, expectedNet } of lines) {
    const key = `${jurisdiction} ${kind}`;
    const before = sums.get(key);
    sums.set(key, {
      jurisdiction,
      kind,
      net: net.amountMinor + (before?.net ?? 0),
      isEstimated: expectedNet !== null || before?.isEstimated === true,
    });
  }
  return [...sums.values()];
}

/** Offices whose fees are taxed in this way. */
export function feesTaxedAs(
  lines: Price['lines'],
  category: NonNullable<PricedLine['taxCategory']>,
): string[] {
  return [
    ...new Set(
      lines
        .filter((line) => line.kind === 'OFFICIAL_FEE' && line.taxCategory === category)
        .map(({ jurisdiction }) => jurisdiction),
    ),
  ];
}
