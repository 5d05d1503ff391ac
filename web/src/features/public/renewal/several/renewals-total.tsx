import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../../kit/dates/day.js';
import { TaxReasons } from '../../../../domain/order/tax-reasons.js';
import { formatMoney } from '../../../../kit/money/format-money.js';
import lines from '../../parts/service-order/service-order.module.css';
import type { RenewalsQuote } from './place-renewals.js';

/** What the marks that can be ordered cost together, in four lines. */
export function RenewalsTotal({ quote }: { quote: RenewalsQuote }) {
  const { t, i18n } = useTranslation('service-order');
  const money = (amount: number): string => formatMoney(amount, quote.currency, i18n.language);
  return (
    <>
      <dl className={lines.lines}>
        <div>
          <dt>{t('price.ourFee')}</dt>
          <dd>{money(quote.ourFee)}</dd>
        </div>
        <div>
          <dt>
            {t('renewals:total.officeFees')}
            {quote.surcharge > 0 && <small>{t('price.surcharge', { amount: money(quote.surcharge) })}</small>}
          </dt>
          <dd>{money(quote.officeFee)}</dd>
        </div>
        <div>
          <dt>
            {t('price.tax')}
            <TaxReasons taxes={quote.taxes} className={lines.reason} />
          </dt>
          <dd>{money(quote.tax)}</dd>
        </div>
        <div className={lines.total}>
          <dt>{t('price.total')}</dt>
          <dd data-total={quote.total}>{money(quote.total)}</dd>
        </div>
      </dl>
      <p className={lines.label}>
        {quote.validUntil !== null && t('price.valid', { day: formatDay(quote.validUntil, i18n.language) })}{' '}
        {quote.priceListLabel}
      </p>
    </>
  );
}
