import { useTranslation } from 'react-i18next';
import { useOfficeName } from '../../../../domain/jurisdiction/office-name.js';
import { Extract } from '../../../../kit/extract/extract.js';
import { formatMoney } from '../../../../kit/money/format-money.js';
import { usePortalQuery } from '../../parts/use-portal-query.js';
import {
  PortalWatchPriceDocument,
  PortalWatchPriceNode,
  type PortalWatchPriceResult,
} from '../watch-order.graphql.js';
import { classesIn, type Wanted } from './wanted.js';

type Answer = PortalWatchPriceResult['watchQuote'];
type Price = Answer & { readonly __typename: 'WatchQuote' };

/** The price of what is chosen; undefined while something is missing or the price is on its way. */
export function useWatchPrice(wanted: Wanted): Price | undefined {
  const classes = classesIn(wanted.classes).length;
  const skip = wanted.offices.length === 0 || classes === 0 || wanted.country === '';
  const { data, loading } = usePortalQuery(
    PortalWatchPriceDocument,
    PortalWatchPriceNode,
    {
      offices: wanted.offices.toSorted(),
      classes,
      alsoSimilar: wanted.alsoSimilar,
      country: wanted.country,
    },
    { skip },
  );
  const price = skip || loading ? undefined : data?.watchQuote;
  return price?.__typename === 'WatchQuote' ? price : undefined;
}

/** Every office with its part, the tax, and what is to be paid. */
export function WatchPrice({ wanted, price }: { wanted: Wanted; price: Price | undefined }) {
  const { t } = useTranslation('portal-watch');
  const office = useOfficeName();
  if (price === undefined)
    return (
      <p role="status">
        {t(wanted.offices.length === 0 || wanted.country === '' ? 'price.choose' : 'price.coming')}
      </p>
    );
  const money = (amount: number): string => formatMoney(amount, price.currency, 'en');
  const rows = [
    ...price.offices.map(({ jurisdiction, net }) => ({ label: office(jurisdiction), value: money(net) })),
    { label: t('price.tax'), value: money(price.tax) },
    { label: t('price.total'), value: <strong>{money(price.total)}</strong> },
  ];
  return (
    <div aria-live="polite">
      <Extract rows={rows} />
      <p>{t('price.note', { list: price.priceListLabel })}</p>
    </div>
  );
}
