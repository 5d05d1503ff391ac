import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../../kit/dates/day.js';
import styles from './service-order.module.css';
import { ServiceSum } from './service-sum.js';
import type { ServicePrice, ServiceQuote } from './service-price.js';

/** What it costs in four lines, with the days it depends on; or why nobody can say a price now. */
export function PriceLines({
  price,
  taxed = true,
}: {
  price: ServicePrice;
  /** The country of the invoice is known. */ taxed?: boolean;
}) {
  const { t, i18n } = useTranslation('service-order');
  if (price.quote === undefined) {
    const days = Object.fromEntries(
      Object.entries(price.params).map(([name, value]) => [
        name,
        /^\d{4}-\d{2}-\d{2}$/.test(value) ? formatDay(value, i18n.language) : value,
      ]),
    );
    return <p className={styles.refused}>{t([`refused.${price.refused}`, 'refused.OTHER'], days)}</p>;
  }
  return (
    <>
      <ServiceSum quote={price.quote} taxed={taxed} officeFee={t('price.officeFee')} />
      <Days quote={price.quote} />
    </>
  );
}

function Days({ quote }: { quote: ServiceQuote }) {
  const { t, i18n } = useTranslation('service-order');
  const day = (on: string): string => formatDay(on, i18n.language, { weekday: true });
  const lines = [
    quote.windowOpensOn === null
      ? undefined
      : t('days.opens', { day: formatDay(quote.windowOpensOn, i18n.language) }),
    quote.lastDay === null ? undefined : t('days.last', { day: day(quote.lastDay) }),
    quote.graceEnds === null ? undefined : t('days.grace', { day: day(quote.graceEnds) }),
    quote.poaWeeks === null ? undefined : t('days.poa', { count: quote.poaWeeks }),
  ].filter((line) => line !== undefined);
  return lines.length === 0 ? null : (
    <ul className={styles.days}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
