import { useTranslation } from 'react-i18next';
import { formatMonth } from '../../../../kit/dates/day.js';
import { formatMoney } from '../../../../kit/money/format-money.js';
import type { AffiliateRow } from '../affiliate-rows.js';
import styles from '../affiliates.module.css';

const COLUMNS = ['month', 'affiliate', 'checks', 'orders', 'paid', 'net', 'refunded'] as const;

interface Amount {
  readonly amountMinor: number;
  readonly currency: string;
}

/** Each currency by itself: nothing is converted. */
const moneyOf = (amounts: readonly Amount[]): string =>
  amounts
    .filter(({ amountMinor }) => amountMinor !== 0)
    .map(({ amountMinor, currency }) => formatMoney(amountMinor, currency, 'en'))
    .join(' + ') || '–';

export function AffiliatesTable({ rows }: { rows: readonly AffiliateRow[] }) {
  const { t } = useTranslation('admin-affiliates');
  return (
    <div className={styles.scroll} role="region" aria-label={t('title')} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                {t(`column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ month, affiliate, checks, orders, paid, takings }) => (
            <tr key={`${month} ${affiliate}`}>
              <td>{formatMonth(month.slice(0, 7), 'en')}</td>
              <th scope="row">{affiliate}</th>
              <td>{checks}</td>
              <td>{orders}</td>
              <td>{paid}</td>
              <td>{moneyOf(takings.map(({ net }) => net))}</td>
              <td>{moneyOf(takings.map(({ refunded }) => refunded))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
