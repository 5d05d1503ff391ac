import { useTranslation } from 'react-i18next';
import { useOfficeName } from '../../../../domain/jurisdiction/office-name.js';
import { formatMoney } from '../../../../kit/money/format-money.js';
import type { PortalOrderMoneyResult } from '../portal-order-money.graphql.js';
import styles from './price-lines.module.css';
import { taxLines, type TaxLine } from './tax-lines.js';

type Product = NonNullable<PortalOrderMoneyResult['orderProduct']>;

interface Line { readonly jurisdiction: string; readonly kind: string; readonly net: number }

/** What the stored price was made of; an order priced by hand has no lines. */
interface Stored { readonly lines?: readonly Line[]; readonly discount?: number; readonly facts?: { readonly customerKind?: string; readonly country?: string; readonly vatNumber?: string } }

/** Services and fees by office, discount, tax with rate, country and reason, total. */
export function PriceLines({ product, invoices }: { product: Product; invoices: PortalOrderMoneyResult['invoiceList']['items'] }) {
  const { t, i18n } = useTranslation(['portal-order', 'portal-next', 'portal']);
  const office = useOfficeName();
  const stored = (product.priceBreakdown ?? {}) as Stored;
  const lines = stored.lines ?? [];
  const money = (minor: number): string => formatMoney(minor, product.currency, i18n.language);
  const region = new Intl.DisplayNames(i18n.language, { type: 'region' });
  const place = (code: string): string => region.of(code) ?? code;
  const name = ({ category, rate, country }: TaxLine): string => t(`order.money.tax.${category}`, { rate: Number(rate), country: place(country) });
  const reason = ({ why, buyerCountry, vatId }: TaxLine): string => t(`order.money.why.${why}`, { country: place(buyerCountry), number: vatId ?? '' });
  const taxes = taxLines(invoices, stored.facts ?? {});
  return (
    <dl className={styles['lines']}>
      {lines.map((line, index) => <div key={`${line.jurisdiction} ${line.kind} ${String(index)}`}><dt>{office(line.jurisdiction)} · {t(line.kind === 'OFFICIAL_FEE' ? 'order.money.officeFees' : 'order.money.services')}</dt><dd>{money(line.net)}</dd></div>)}
      {(stored.discount ?? 0) > 0 && <div><dt>{t('order.money.discount')}</dt><dd>{money(-(stored.discount ?? 0))}</dd></div>}
      <div><dt>{t('order.money.net')}</dt><dd>{money(product.net.amountMinor)}</dd></div>
      {taxes.map((tax) => <div key={tax.id}><dt>{name(tax)}<span>{reason(tax)}</span></dt><dd>{money(tax.vat)}</dd></div>)}
      {taxes.length === 0 && <div><dt>{t('order.money.vat')}</dt><dd>{money(product.vat.amountMinor)}</dd></div>}
      {product.creditUsed !== null && product.creditUsed.amountMinor > 0 && <div><dt>{t('order.money.credit')}</dt><dd>{money(-product.creditUsed.amountMinor)}</dd></div>}
      <div className={styles['total']}><dt>{t('order.money.total')}</dt><dd>{money(product.total.amountMinor)}</dd></div>
    </dl>
  );
}
