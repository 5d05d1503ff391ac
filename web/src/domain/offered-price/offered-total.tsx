import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiOf } from '../../data/api-of.js';
import { formatMoney } from '../../kit/money/format-money.js';
import {
  OfferedPriceDocument,
  type OfferedPriceResult,
  type OfferedPriceVariables,
} from './offered-price.graphql.js';
import styles from './offered-total.module.css';

type Price = Extract<OfferedPriceResult['offeredPrice'], { __typename: 'OfferedPrice' }>;

export interface Offered {
  /** Our fee, minor units; null where a person names it. */
  readonly fee: number | null;
  /** The office's, minor units. */
  readonly officeFee: number;
  readonly currency: string;
  readonly office: string | null;
  /** Of the billing address; empty while nobody said it. */
  readonly country: string;
}

/** What an offer costs with the tax of that country, as the checkout will charge it. */
export function OfferedTotal(offered: Offered) {
  const { t, i18n } = useTranslation('portal-letter');
  const price = usePrice(offered);
  const { fee, officeFee, currency, country } = offered;
  if (fee === null) return <p>{t('order.noPrice')}</p>;
  const rows = [
    ['office-letter:ourFee', fee],
    ...(officeFee === 0 ? [] : [['office-letter:officeFee', officeFee] as const]),
    ...(price === undefined
      ? []
      : ([
          ['order.tax', price.tax],
          ['order.total', price.total],
        ] as const)),
  ] as const;
  return (
    <div className={styles.total} aria-live="polite">
      <dl>
        {rows.map(([label, minor]) => (
          <div key={label} data-sum={label === 'order.total' || undefined}>
            <dt>{t(label)}</dt>
            <dd>{formatMoney(minor, currency, i18n.language)}</dd>
          </div>
        ))}
      </dl>
      {price === undefined && <p>{t(country === '' ? 'order.needsCountry' : 'order.counting')}</p>}
    </div>
  );
}

/** Asked anew with every change; what was asked before is not shown for another offer or country. */
function usePrice({ fee, officeFee, currency, office, country }: Offered): Price | undefined {
  const [known, keep] = useState<{ readonly of: string; readonly price: Price }>();
  const of = [fee, officeFee, currency, office, country].join(' ');
  useEffect(() => {
    if (country === '' || fee === null) return undefined;
    let wanted = true;
    // The edge: office, country and currency are of the lists that the page was given.
    const asked = {
      net: fee + officeFee,
      officeFee,
      jurisdiction: office,
      currency,
      country,
    } as OfferedPriceVariables;
    apiOf(undefined)
      .query(OfferedPriceDocument, asked)
      .then(({ offeredPrice }) => {
        if (wanted && offeredPrice.__typename === 'OfferedPrice') keep({ of, price: offeredPrice });
      })
      .catch(() => undefined);
    return () => {
      wanted = false;
    };
  }, [of, fee, officeFee, currency, office, country]);
  return known?.of === of ? known.price : undefined;
}
