import { useTranslation } from 'react-i18next';
import { formatDay } from '../../kit/dates/day.js';
import { Button } from '../../kit/button/button.js';
import { formatMoney } from '../../kit/money/format-money.js';
import { useOfficeName } from '../jurisdiction/office-name.js';
import styles from './order.module.css';
import { PriceSum } from './price-sum.js';
import type { OrderQuote, PriceState } from './use-quote.js';

/** What the order costs, in four lines, always in sight: with what each office costs and what could come later. */
export function PricePanel({
  price,
  country,
  onRetry,
}: {
  price: PriceState;
  country: string | undefined;
  onRetry: () => void;
}) {
  const { t, i18n } = useTranslation('order');
  const { quote, refused, fresh, failed } = price;
  const region = new Intl.DisplayNames(i18n.language, { type: 'region' });
  const until = quote === undefined ? '' : formatDay(quote.validUntil.slice(0, 10), i18n.language);
  return (
    <section className={styles.price} aria-labelledby="price-title" aria-busy={!fresh}>
      <h2 id="price-title">{t('price.title')}</h2>
      {refused !== undefined && (
        <p role="status">{t(`price.refused.${refused}`, { defaultValue: t('price.refused.OTHER') })}</p>
      )}
      {quote === undefined && refused === undefined && (
        <p role="status">{t(fresh ? 'price.nothing' : 'price.asking')}</p>
      )}
      {quote !== undefined && refused === undefined && (
        <PriceSum
          price={quote}
          taxed={country !== undefined}
          ns="order"
          officeFee={t('price.officeFee')}
          className={`${styles.lines} ${fresh ? '' : styles.faded}`}
          totalClassName={styles.total}
        />
      )}
      {failed && (
        <p role="alert">
          {t('price.failed')}{' '}
          <Button type="button" size="small" onClick={onRetry}>
            {t('common:action.retry')}
          </Button>
        </p>
      )}
      {quote !== undefined && refused === undefined && (
        <>
          <p className={styles.note}>
            {country === undefined
              ? t('price.until', { date: until })
              : t('price.for', { country: region.of(country) ?? country, date: until })}{' '}
            {quote.priceListLabel}
          </p>
          <ByOffice quote={quote} />
          <Later quote={quote} />
        </>
      )}
    </section>
  );
}

function ByOffice({ quote }: { quote: OrderQuote }) {
  const { t, i18n } = useTranslation('order');
  const office = useOfficeName();
  const money = (amount: number): string => formatMoney(amount, quote.currency, i18n.language);
  const codes = [...new Set(quote.lines.map(({ jurisdiction }) => jurisdiction))];
  const linesOf = (code: string, kind: string) =>
    quote.lines.filter((line) => line.jurisdiction === code && line.kind === kind);
  const sum = (code: string, kind: string): string =>
    money(linesOf(code, kind).reduce((total, line) => total + line.net - line.discount, 0));
  const fee = (code: string): string =>
    linesOf(code, 'OFFICIAL_FEE').some(({ expectedNet }) => expectedNet !== null)
      ? t('offices:estimate.atMost', { amount: sum(code, 'OFFICIAL_FEE') })
      : sum(code, 'OFFICIAL_FEE');
  return (
    <details className={styles.more}>
      <summary>{t('price.byOffice')}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('price.office')}</th>
            <th scope="col">{t('price.ourFee')}</th>
            <th scope="col">{t('price.officeFee')}</th>
          </tr>
        </thead>
        <tbody>
          {codes.map((code) => (
            <tr key={code}>
              <th scope="row">{office(code)}</th>
              <td>{sum(code, 'LAWYER_FEE')}</td>
              <td>{fee(code)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

/** Hidden later costs are what people are angry about most; so they stand here, before anything is paid. */
function Later({ quote }: { quote: OrderQuote }) {
  const { t, i18n } = useTranslation('order');
  const office = useOfficeName();
  const cost = ({ net, expectedNet }: OrderQuote['later'][number]): string => {
    if (net === null) return t('price.byPerson');
    const amount = formatMoney(net, quote.currency, i18n.language);
    return expectedNet === null ? amount : t('offices:estimate.atMost', { amount });
  };
  const occasions = [...new Set(quote.later.map(({ occasion }) => occasion))];
  return (
    <details className={styles.more}>
      <summary>{t('price.later')}</summary>
      <p>{t('price.laterText')}</p>
      {occasions.map((occasion) => (
        <div key={occasion}>
          <h3>{t(`price.occasion.${occasion}`, { defaultValue: occasion })}</h3>
          <ul>
            {quote.later
              .filter((cost) => cost.occasion === occasion)
              .map((later) => (
                <li key={later.jurisdiction}>
                  <span>{office(later.jurisdiction)}</span>
                  <span>{cost(later)}</span>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </details>
  );
}
