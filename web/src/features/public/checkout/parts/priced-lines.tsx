import { useTranslation } from 'react-i18next';
import { EstimateNote } from '../../../../domain/order/estimate-note.js';
import { formatMoney } from '../../../../kit/money/format-money.js';
import styles from '../checkout.module.css';
import type { Product } from '../use-product.js';
import { PayBy } from './pay-by.js';

/** The lines of a price, but those of nothing, what it comes to, and until when it is paid. */
export function PricedLines({ product }: { product: Product }) {
  const { t, i18n } = useTranslation('checkout');
  const { ourFee, officeFee, discount, tax, total, certainty, expectedTotal } = product.price;
  const money = (minor: number): string => formatMoney(minor, product.currency, i18n.language);
  return (
    <aside className={styles.price} aria-label={t('price.title')}>
      <h2>{t('price.title')}</h2>
      <dl>
        <div>
          <dt>{t('price.ourFee')}</dt>
          <dd>{money(ourFee.amountMinor)}</dd>
        </div>
        {officeFee.amountMinor > 0 && (
          <div>
            <dt>
              {t('price.officeFee')}
              <EstimateNote
                price={{ currency: product.currency, certainty, expectedTotal: expectedTotal.amountMinor }}
                most={officeFee.amountMinor}
              />
            </dt>
            <dd>{money(officeFee.amountMinor)}</dd>
          </div>
        )}
        {discount.amountMinor > 0 && (
          <div>
            <dt>{t('price.discount')}</dt>
            <dd>{money(-discount.amountMinor)}</dd>
          </div>
        )}
        <div>
          <dt>{t('price.tax')}</dt>
          <dd>{money(tax.amountMinor)}</dd>
        </div>
        <div className={styles.total}>
          <dt>{t('price.total')}</dt>
          <dd>{money(total.amountMinor)}</dd>
        </div>
      </dl>
      {product.status !== 'CANCELLED' && <PayBy product={product} />}
    </aside>
  );
}
