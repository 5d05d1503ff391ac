import { useTranslation } from 'react-i18next';
import { useOfficeName } from '../../../../domain/jurisdiction/office-name.js';
import { formatMoney } from '../../../../kit/money/format-money.js';
import type { PortalOrderMoneyResult } from '../portal-order-money.graphql.js';
import type { PortalOrderResult } from '../portal-order.graphql.js';
import { linesByOffice, type StoredLine } from './lines-by-office.js';
import styles from '../order.module.css';
import { taxLines, type TaxLine } from './tax-lines.js';

type Product = NonNullable<PortalOrderMoneyResult['orderProduct']>;
type Units = NonNullable<PortalOrderResult['registrationRequest']>['units'];

/** What the stored price was made of; an order priced by hand has no lines. */
interface Stored {
  readonly lines?: readonly StoredLine[];
  readonly discount?: number;
  readonly facts?: { readonly customerKind?: string; readonly country?: string; readonly vatNumber?: string };
}

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
  const office = useOfficeName();
  const stored = (product.priceBreakdown ?? {}) as Stored;
  const lines = stored.lines ?? [];
  const money = (minor: number): string => formatMoney(minor, product.currency, i18n.language);
  const region = new Intl.DisplayNames(i18n.language, { type: 'region' });
  const list = new Intl.ListFormat(i18n.language);
  const place = (code: string): string => region.of(code) ?? code;
  const name = ({ category, rate, country }: TaxLine): string =>
    t(`order.money.tax.${category}`, { rate: Number(rate), country: place(country) });
  const reason = ({ why, category, buyerCountry, vatId, officeFees }: TaxLine): string => {
    const offices = list.format(officeFees.map(office));
    const because = t(`order.money.why.${why}`, {
      country: place(buyerCountry),
      number: vatId ?? '',
      offices,
    });
    return category === 'S' && offices !== ''
      ? `${because}; ${t('order.money.feesToo', { offices })}`
      : because;
  };
  const what = ({ jurisdiction, kind }: StoredLine): string => {
    const classes = units
      .filter((unit) => unit.jurisdiction === jurisdiction && unit.additionalOrder === null)
      .map(({ classNumber }) => String(classNumber));
    const named =
      classes.length === 0
        ? []
        : [t('order.money.classes', { count: classes.length, numbers: list.format(classes) })];
    return [
      office(jurisdiction),
      ...named,
      t(kind === 'OFFICIAL_FEE' ? 'order.money.officeFees' : 'order.money.services'),
    ].join(' · ');
  };
  const taxes = taxLines(invoices, stored.facts ?? {}, lines);
  return (
    <dl className={styles.lines}>
      {linesByOffice(lines).map((line) => (
        <div key={`${line.jurisdiction} ${line.kind}`}>
          <dt>{what(line)}</dt>
          <dd>{money(line.net)}</dd>
        </div>
      ))}
      {(stored.discount ?? 0) > 0 && (
        <div>
          <dt>{t('order.money.discount')}</dt>
          <dd>{money(-(stored.discount ?? 0))}</dd>
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
        <dt>{t('order.money.total')}</dt>
        <dd>{money(product.total.amountMinor)}</dd>
      </div>
    </dl>
  );
}
