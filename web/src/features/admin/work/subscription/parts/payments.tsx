import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../../../kit/dates/day.js';
import { Moment } from '../../../../../kit/dates/moment.js';
import { AppLink } from '../../../../../kit/link/app-link.js';
import { formatMoney } from '../../../../../kit/money/format-money.js';
import { StatusWord } from '../../../parts/tops/status-words.js';
import { RecordSteps } from '../../../parts/records/steps/record-steps.js';
import { asWords, isKnownReason, type Payment, type Subscription } from '../subscription.js';
import styles from '../subscription-work.module.css';

const day = (date: string): string => formatDay(date, 'en', { short: true });
/** Steps of a payment that are taken here. */
const STEPS = ['notifyBrandSubscriptionPayment', 'chargeBrandSubscriptionPayment'];

/** Nothing was asked of the card yet. */
const BEFORE_A_CHARGE: ReadonlySet<string> = new Set(['PREPARED', 'NOTIFIED']);

/** One charge a period: due when, how much, how often it was tried and why not. */
export function Payments({ subscription }: { subscription: Subscription }) {
  const { t } = useTranslation('admin-subscription');
  const { payments, checkoutCompletedAt, status } = subscription;
  const isUnfinished = status === 'CREATED' && checkoutCompletedAt === null;
  return (
    <section aria-labelledby="subscription-payments" className={styles.table}>
      <h3 id="subscription-payments">{t('payments')}</h3>
      {payments.items.length === 0 && <p>{t(isUnfinished ? 'notCheckedOut' : 'noPayment')}</p>}
      {payments.items.length > 0 && (
        <table aria-labelledby="subscription-payments">
          <thead>
            <tr>
              {(['due', 'period', 'amount', 'state', 'tried'] as const).map((key) => (
                <th key={key} scope="col">
                  {t(`column.${key}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {payments.items.map((payment) => (
              <PaymentRow key={payment.id} payment={payment} />
            ))}
          </tbody>
        </table>
      )}
      {payments.totalCount > payments.items.length && <p>{t('older', { count: payments.items.length })}</p>}
    </section>
  );
}

/** What the period costs, with the way to its invoice, or to what is paid while there is none. */
function Amount({ product }: { product: NonNullable<Payment['product']> }) {
  const { t } = useTranslation('admin-subscription');
  const { id, total, invoices } = product;
  const [invoice] = invoices.items;
  return (
    <>
      {formatMoney(total.amountMinor, total.currency, 'en')}{' '}
      {invoice === undefined ? (
        <AppLink to={`/product/${id}/show`}>{t('toPayment')}</AppLink>
      ) : (
        <AppLink to={`/invoice/${invoice.id}/show`}>
          {invoice.number === null ? t('invoiceToIssue') : t('invoice', { number: invoice.number })}
        </AppLink>
      )}
    </>
  );
}

function PaymentRow({ payment }: { payment: Payment }) {
  const { t } = useTranslation('admin-subscription');
  const { startDate, endDate, product, numberOfAttempts, lastAttemptDate, declineReason } = payment;
  return (
    <tr>
      <th scope="row">
        <AppLink to={`/brand_subscription_payment/${payment.id}/show`}>{day(startDate)}</AppLink>
      </th>
      <td>{t('fromTo', { start: day(startDate), end: day(endDate) })}</td>
      <td className={styles.amount}>
        {product === null ? (
          t(BEFORE_A_CHARGE.has(payment.status) ? 'notPriced' : 'noAmount')
        ) : (
          <Amount product={product} />
        )}
      </td>
      <td>
        <StatusWord table="brand_subscription_payment" status={payment.status} />
      </td>
      <td>
        {numberOfAttempts === 0 ? t('notTried') : t('tried', { count: numberOfAttempts })}
        {lastAttemptDate !== null && (
          <>
            {', '}
            <Moment at={lastAttemptDate} style="short" />
          </>
        )}
        {declineReason !== null &&
          `: ${isKnownReason(declineReason) ? t(`reason.${declineReason}`) : t('otherReason', { reason: asWords(declineReason) })}`}{' '}
        <RecordSteps table="brand_subscription_payment" row={payment} only={STEPS} />
      </td>
    </tr>
  );
}
