import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../kit/money/format-money.js';
import { EstimateNote, type Sureness } from './estimate-note.js';
import styles from './order.module.css';
import { shownTotal } from './shown-total.js';
import { TaxReasons, type Tax } from './tax-reasons.js';

interface Props {
  /** Amounts in minor units of `currency`. */
  readonly price: {
    readonly currency: string;
    readonly ourFee: number;
    readonly officeFee: number;
    readonly discount?: number;
    readonly tax: number;
    readonly taxes: readonly Tax[];
    readonly total: number;
  } & Sureness;
  /** The country of the invoice is known; before, the tax is named and not guessed. */
  readonly taxed?: boolean;
  /** Namespace of the words of the lines. */
  readonly ns: 'order' | 'service-order';
  /** What the line of the fees of the offices says, with what they include. */
  readonly officeFee: ReactNode;
  readonly className: string | undefined;
  readonly totalClassName: string | undefined;
}

/** What an order costs, in four lines. */
export function PriceSum({ price, taxed = true, ns, officeFee, className, totalClassName }: Props) {
  const { t, i18n } = useTranslation(ns);
  const money = (amount: number): string => formatMoney(amount, price.currency, i18n.language);
  const { discount = 0 } = price;
  const total = shownTotal(price, taxed);
  return (
    <dl className={className}>
      <div>
        <dt>{t('price.ourFee')}</dt>
        <dd>{money(price.ourFee)}</dd>
      </div>
      <div>
        <dt>
          {officeFee}
          <EstimateNote price={price} most={price.officeFee} taxed={taxed} />
        </dt>
        <dd>{money(price.officeFee)}</dd>
      </div>
      {discount > 0 && (
        <div>
          <dt>{t('price.discount')}</dt>
          <dd>{money(-discount)}</dd>
        </div>
      )}
      {taxed && (
        <div>
          <dt>
            {t('price.tax')}
            <TaxReasons taxes={price.taxes} className={styles.reason} />
          </dt>
          <dd>{money(price.tax)}</dd>
        </div>
      )}
      <div className={totalClassName}>
        <dt>
          {t(taxed ? 'price.total' : 'common:tax.withoutVat')}
          {!taxed && <small className={styles.reason}>{t('common:tax.countryUnknown')}</small>}
        </dt>
        <dd data-total={total}>{money(total)}</dd>
      </div>
    </dl>
  );
}
