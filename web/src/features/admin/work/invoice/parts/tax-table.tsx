import { useTranslation } from 'react-i18next';
import { amount } from './amount.js';
import styles from '../invoice.module.css';

interface Group {
  readonly category: string;
  readonly rate: string;
  readonly base: number;
  readonly vat: number;
}
interface Money {
  readonly amountMinor: number;
  readonly currency: string;
}
interface Props {
  readonly caption: string;
  readonly lines?: readonly { readonly description: string; readonly net: number }[];
  readonly groups: readonly Group[];
  readonly currency: string;
  readonly total: Money;
}

/** Lines, what is taxed how, and the sum, in words and money. */
export function TaxTable({ caption, lines = [], groups, currency, total }: Props) {
  const { t } = useTranslation('admin-invoice');
  const money = (amountMinor: number): string => amount({ amountMinor, currency });
  return (
    <table className={styles.sums}>
      <caption className="visually-hidden">{caption}</caption>
      <tbody>
        {lines.map(({ description, net }, at) => (
          <tr key={at}>
            <th scope="row">{description}</th>
            <td>{money(net)}</td>
          </tr>
        ))}
        {groups.map(({ category, rate, base, vat }) => (
          <tr key={`${category} ${rate}`} className={styles.muted}>
            <th scope="row">{t(`tax.${category}`, { rate, base: money(base) })}</th>
            <td>{money(vat)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className={styles.total}>
          <th scope="row">{t('total')}</th>
          <td>{amount(total)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
