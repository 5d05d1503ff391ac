import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../../kit/dates/day.js';
import { shownTotal } from '../../../../domain/order/shown-total.js';
import { TaxReasons } from '../../../../domain/order/tax-reasons.js';
import { formatMoney } from '../../../../kit/money/format-money.js';
import styles from './service-order.module.css';
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
      <Lines quote={price.quote} taxed={taxed} />
      <Days quote={price.quote} />
    </>
  );
}

function Lines({ quote, taxed }: { quote: ServiceQuote; taxed: boolean }) {
  const { t, i18n } = useTranslation('service-order');
  const money = (amount: number): string => formatMoney(amount, quote.currency, i18n.language);
  return (
    <>
      <dl className={styles.lines}>
        <div>
          <dt>{t('price.ourFee')}</dt>
          <dd>{money(quote.ourFee)}</dd>
        </div>
        <div>
          <dt>
            {t('price.officeFee')}
            {quote.surcharge > 0 && <small>{t('price.surcharge', { amount: money(quote.surcharge) })}</small>}
          </dt>
          <dd>{money(quote.officeFee)}</dd>
        </div>
        {taxed && (
          <div>
            <dt>
              {t('price.tax')}
              <TaxReasons taxes={quote.taxes} className={styles.reason} />
            </dt>
            <dd>{money(quote.tax)}</dd>
          </div>
        )}
        <div className={styles.total}>
          <dt>
            {t(taxed ? 'price.total' : 'common:tax.withoutVat')}
            {!taxed && <small className={styles.reason}>{t('common:tax.countryUnknown')}</small>}
          </dt>
          <dd data-total={shownTotal(quote, taxed)}>{money(shownTotal(quote, taxed))}</dd>
        </div>
      </dl>
      <p className={styles.label}>
        {t('price.valid', { day: formatDay(quote.validUntil, i18n.language) })} {quote.priceListLabel}
      </p>
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
