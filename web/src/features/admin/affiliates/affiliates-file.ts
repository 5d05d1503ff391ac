import { csvOf } from '../../../kit/export-csv/csv.js';
import { majorUnits } from '../../../kit/money/format-money.js';
import type { AffiliateRow, Takings } from './affiliate-rows.js';

const moneyOf = ({ net, refunded }: Takings): readonly string[] => [
  net.currency,
  majorUnits(net.amountMinor, net.currency),
  majorUnits(refunded.amountMinor, refunded.currency),
];

/** A row for each affiliate and month; a second currency has a row of its own without the numbers, so that sums are right. @param heading of eight columns */
export function affiliatesFile(rows: readonly AffiliateRow[], heading: readonly string[]): string {
  const lines = rows.flatMap(({ affiliate, month, checks, orders, paid, takings }) => {
    const named = [affiliate, month.slice(0, 7)];
    const [first, ...others] = takings;
    return [
      [
        ...named,
        String(checks),
        String(orders),
        String(paid),
        ...(first === undefined ? ['', '', ''] : moneyOf(first)),
      ],
      ...others.map((takings) => [...named, '', '', '', ...moneyOf(takings)]),
    ];
  });
  return csvOf([heading, ...lines], 'en');
}
