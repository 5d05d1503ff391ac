import { useTranslation } from 'react-i18next';
import type { Sureness } from '../../../../domain/order/estimate-note.js';
import { PriceSum } from '../../../../domain/order/price-sum.js';
import type { Tax } from '../../../../domain/order/tax-reasons.js';
import { formatDay } from '../../../../kit/dates/day.js';
import { formatMoney } from '../../../../kit/money/format-money.js';
import styles from './service-order.module.css';

interface Props {
  /** Amounts in minor units of `currency`. */
  readonly quote: {
    readonly currency: string;
    readonly ourFee: number;
    readonly officeFee: number;
    /** What of the fee of the office is for being late. */
    readonly surcharge: number;
    readonly tax: number;
    readonly taxes: readonly Tax[];
    readonly total: number;
    readonly validUntil: string | null;
    readonly priceListLabel: string;
  } & Sureness;
  /** The country of the invoice is known. */
  readonly taxed?: boolean;
  /** Name of the line of the fees. */
  readonly officeFee: string;
}

/** What a service costs, in four lines, and how long and by which list that holds. */
export function ServiceSum({ quote, taxed = true, officeFee }: Props) {
  const { t, i18n } = useTranslation('service-order');
  const surcharge = formatMoney(quote.surcharge, quote.currency, i18n.language);
  return (
    <>
      <PriceSum
        price={quote}
        taxed={taxed}
        ns="service-order"
        officeFee={
          <>
            {officeFee}
            {quote.surcharge > 0 && <small>{t('price.surcharge', { amount: surcharge })}</small>}
          </>
        }
        className={styles.lines}
        totalClassName={styles.total}
      />
      <p className={styles.label}>
        {quote.validUntil !== null && t('price.valid', { day: formatDay(quote.validUntil, i18n.language) })}{' '}
        {quote.priceListLabel}
      </p>
    </>
  );
}
