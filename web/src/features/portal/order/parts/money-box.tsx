import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../../kit/button/button.js';
import { formatDay } from '../../../../kit/dates/day.js';
import { formatMoment } from '../../../../kit/dates/format-moment.js';
import { formatMoney } from '../../../../kit/money/format-money.js';
import { EntityStatus } from '../../parts/entity-status.js';
import { LoadFailed } from '../../parts/load-state.js';
import { dueOf, payPath } from '../../parts/payable.js';
import type { PortalAnswer } from '../../parts/use-portal-query.js';
import type { PortalOrderMoneyResult, PortalOrderResult } from '../order.graphql.js';
import { PriceLines } from './price-lines.js';
import styles from '../order.module.css';

type Product = NonNullable<PortalOrderMoneyResult['orderProduct']>;
type Units = NonNullable<PortalOrderResult['registrationRequest']>['units'];

const PAID: readonly string[] = ['PAID', 'FULFILLED', 'PARTLY_REFUNDED', 'REFUNDED'];

/** What the order costs, what of it is paid, and the documents for it: from the stored price and the books, nothing is added up here. */
export function MoneyBox({
  answer,
  ordered,
  units,
}: {
  answer: PortalAnswer<PortalOrderMoneyResult>;
  ordered: boolean;
  units: Units;
}) {
  const { t } = useTranslation(['portal-order', 'portal-next', 'portal']);
  const { data, error, again } = answer;
  const product = data?.orderProduct ?? null;
  const invoices = data?.invoiceList.items ?? [];
  return (
    <section id="money" aria-labelledby="money-title">
      <h2 id="money-title">{t('order.money.title')}</h2>
      {error !== undefined && <LoadFailed error={error} again={again} old={data !== undefined} />}
      {data !== undefined && product === null && (
        <p className={styles.muted}>{t(ordered ? 'order.money.coming' : 'order.money.none')}</p>
      )}
      {product !== null && (
        <>
          <PaymentState product={product} />
          <PriceLines
            product={product}
            invoices={invoices.filter((one) => one.product?.id === product.id)}
            units={units}
          />
        </>
      )}
      <Additions units={units} />
      {invoices.length > 0 && <Papers invoices={invoices} />}
    </section>
  );
}

/** First what is true now, with the button that changes it. */
function PaymentState({ product }: { product: Product }) {
  const { t, i18n } = useTranslation(['portal-order', 'portal-next', 'portal']);
  const money = ({
    amountMinor,
    currency,
  }: {
    readonly amountMinor: number;
    readonly currency: string;
  }): string => formatMoney(amountMinor, currency, i18n.language);
  const { status, paymentType, paidAt, refunded, stillToPay, total } = product;
  const transfer = paymentType === 'TRANSFER' && status !== 'CREATED';
  const paid =
    paidAt === null || total.amountMinor === 0
      ? t('order.money.settled')
      : t('order.money.paid', { amount: money(total), day: formatMoment(paidAt, i18n.language, 'date') });
  if (PAID.includes(status))
    return (
      <>
        <p>
          <strong>{paid}</strong>
        </p>
        {refunded !== null && refunded.amountMinor > 0 && (
          <p>{t('order.money.refunded', { amount: money(refunded) })}</p>
        )}
      </>
    );
  if (status === 'CANCELLED')
    return (
      <p>
        <strong>{t('order.money.cancelled')}</strong>
      </p>
    );
  if (status === 'CHECKOUT_COMPLETED' && !transfer)
    return (
      <p>
        <strong>{t('order.money.underWay', { amount: money(dueOf(product)) })}</strong>
      </p>
    );
  return (
    <>
      <p>
        <strong>
          {stillToPay === null
            ? t('order.money.toPay', {
                amount: money(dueOf(product)),
                day: formatDay(product.payableUntil, i18n.language),
              })
            : t('order.money.rest', { amount: money(stillToPay) })}
        </strong>
      </p>
      <p>
        <ButtonLink to={payPath(product.id)} size="small">
          {t(transfer ? 'order.money.details' : 'order.money.pay')}
        </ButtonLink>
      </p>
    </>
  );
}

/** What was ordered on top, each with its own payment; the documents of all stand below. */
function Additions({ units }: { units: Units }) {
  const { t, i18n } = useTranslation(['portal-order', 'portal-next', 'portal']);
  const all = units.flatMap(({ paid, additionalOrder }) =>
    additionalOrder === null ? [] : [{ ...additionalOrder, paid }],
  );
  const orders = all.filter((one, index) => all.findIndex(({ id }) => id === one.id) === index);
  if (orders.length === 0) return null;
  return (
    <>
      <h3>{t('order.money.additional')}</h3>
      <ul className={styles.rows}>
        {orders.map(({ id, publicId, total, paid }) => (
          <li key={id}>
            <div>
              <p className="mono">{publicId}</p>
              <span>
                {formatMoney(total.amountMinor, total.currency, i18n.language)} ·{' '}
                {t(`order.matrix.money.${paid}`)}
              </span>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

function Papers({ invoices }: { invoices: PortalOrderMoneyResult['invoiceList']['items'] }) {
  const { t, i18n } = useTranslation(['portal-order', 'portal-next', 'portal']);
  return (
    <>
      <h3>{t('order.money.documents')}</h3>
      <ul className={styles.rows}>
        {invoices.map(({ id, number, status, issueDate, document, total }) => (
          <li key={id}>
            <div>
              <p>{number === null ? t('order.money.request') : t('order.money.invoice', { number })}</p>
              <span>
                {issueDate !== null && `${formatDay(issueDate, i18n.language)} · `}
                {formatMoney(total.amountMinor, total.currency, i18n.language)} ·{' '}
                <EntityStatus of="invoice" status={status} />
              </span>
            </div>
            {document !== null && (
              <a href={document.url} download={document.name}>
                {t('order.money.download')}
                <span className="visually-hidden">: {document.name}</span>
              </a>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
