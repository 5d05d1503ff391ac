import { useTranslation } from 'react-i18next';
import { useOfficeName } from '../../../../domain/jurisdiction/office-name.js';
import { PriceSum } from '../../../../domain/order/price-sum.js';
import type { PriceList } from '../../../../domain/price-list/ask-price-list.js';
import { together } from '../../../../domain/price-list/price-rows.js';
import { formatDay } from '../../../../kit/dates/day.js';
import styles from './prices.module.css';

/** All chosen offices as one order, in four lines; those without a price are named beside. `taxed`: somebody said where the invoice goes. */
export function SumOfPrices({ list, taxed }: { list: PriceList; taxed: boolean }) {
  const { t, i18n } = useTranslation('pricelist');
  const name = useOfficeName();
  const { sum, currency, prices, priceListLabel, validUntil } = list;
  const unpriced = prices.filter((price) => together(price) === null);
  return (
    <>
      {sum !== null && (
        <PriceSum
          price={{ currency, ...sum }}
          taxed={taxed}
          ns="order"
          officeFee={t('order:price.officeFee')}
          className={styles.lines}
          totalClassName={styles.total}
        />
      )}
      {unpriced.length > 0 && (
        <p>
          {t(sum === null ? 'onlyAsked' : 'withoutAsked', {
            offices: new Intl.ListFormat(i18n.language).format(
              unpriced.map(({ jurisdiction }) => name(jurisdiction)),
            ),
          })}
        </p>
      )}
      {validUntil !== null && (
        <p className={styles.note}>
          {t('validUntil', { date: formatDay(validUntil.slice(0, 10), i18n.language) })} {priceListLabel}
        </p>
      )}
    </>
  );
}
