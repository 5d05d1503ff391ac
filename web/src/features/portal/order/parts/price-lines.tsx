import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../../kit/money/format-money.js';
import type { PortalOrderMoneyResult } from '../order.graphql.js';
import { linesByOffice } from './lines-by-office.js';
import styles from '../order.module.css';
import { taxLines } from './tax-lines.js';
import { usePriceWords, type Units } from './use-price-words.js';

type Product = NonNullable<PortalOrderMoneyResult['orderProduct']>;

/** Services and fees by office with their classes, discount, tax with rate, country, reason and the office fees it is for, total. */
export function PriceLines({
  product,
  invoices,
  units,
}: {
  product: Product;
  invoices: PortalOrderMoneyResult['invoiceList']['items'];
  units: Units;
}) {
  const { t, i18n } = useTranslation(['portal-order', 'portal-next', 'portal']);
  const { lines, discount, certainty, expectedTotal } = product.price;
  const money = (minor: number): string => formatMoney(minor, product.currency, i18n.language);
  const { what, name, reason } = usePriceWords(units);
  const taxes = taxLines(invoices, product.price);
  return (
    <dl className={styles.lines}>
      {linesByOffice(lines).map((line) => (
        <div key={`${line.jurisdiction} ${line.kind}`}>
          <dt>
            {what(line)}
            {line.isEstimated && <span>{t('offices:estimate.fee', { most: money(line.net) })}</span>}
          </dt>
          <dd>{money(line.net)}</dd>
        </div>
      ))}
      {discount.amountMinor > 0 && (
        <div>
          <dt>{t('order.money.discount')}</dt>
          <dd>{money(-discount.amountMinor)}</dd>
        </div>
      )}
      <div>
        <dt>{t('order.money.net')}</dt>
        <dd>{money(product.net.amountMinor)}</dd>
      </div>
      {taxes.map((tax) => (
        <div key={tax.id}>
          <dt>
            {name(tax)}
            <span>{reason(tax)}</span>
          </dt>
          <dd>{money(tax.vat)}</dd>
        </div>
      ))}
      {taxes.length === 0 && (
        <div>
          <dt>{t('order.money.vat')}</dt>
          <dd>{money(product.vat.amountMinor)}</dd>
        </div>
      )}
      {product.creditUsed !== null && product.creditUsed.amountMinor > 0 && (
        <div>
          <dt>{t('order.money.credit')}</dt>
          <dd>{money(-product.creditUsed.amountMinor)}</dd>
        </div>
      )}
      <div className={styles.total}>
        <dt>
          {t('order.money.total')}
          {certainty === 'ESTIMATED' && (
            <span>{t('offices:estimate.expected', { amount: money(expectedTotal.amountMinor) })}</span>
          )}
        </dt>
        <dd>{money(product.total.amountMinor)}</dd>
      </div>
    </dl>
  );
}
