import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../kit/money/format-money.js';
import styles from './order.module.css';

/** How sure a price is; amounts in minor units of `currency`. */
export interface Sureness {
  readonly currency: string;
  readonly certainty: 'FINAL' | 'ESTIMATED';
  /** What it probably comes to with tax. */
  readonly expectedTotal: number;
}

/** Needs the texts `offices`. Beside the fees of the offices: that they are estimated, what they are at most, and that the difference comes back. Nothing where the price is exact. `most`: the
 *  most they come to. `taxed`: the tax is known, so what is expected in all can be said. */
export function EstimateNote({
  price: { currency, certainty, expectedTotal },
  most,
  taxed = true,
}: {
  price: Sureness;
  most: number;
  taxed?: boolean;
}) {
  const { t, i18n } = useTranslation('offices');
  const money = (amount: number): string => formatMoney(amount, currency, i18n.language);
  if (certainty !== 'ESTIMATED') return null;
  return (
    <small className={styles.reason}>
      {t('estimate.fee', { most: money(most) })}
      {taxed && ` ${t('estimate.expected', { amount: money(expectedTotal) })}`}
    </small>
  );
}
