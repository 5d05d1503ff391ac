import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Moment } from '../../../../kit/dates/moment.js';
import { AppLink } from '../../../../kit/link/app-link.js';
import { formatMoney } from '../../../../kit/money/format-money.js';
import { ask } from '../admin-api.js';
import { Failed } from '../failed.js';
import { RecordSteps } from '../records/steps/record-steps.js';
import { useRole } from '../records/use-facts.js';
import { OrderPaymentsDocument } from './payments.graphql.js';
import type { PaidInvoice, PaidOrder } from './paid-order.js';
import { GiveBack } from './parts/give-back.js';
import styles from './order-payments.module.css';

interface Props {
  readonly row: { readonly id: string };
  /** Its own page has the step among its others. */
  readonly withSteps?: boolean;
}

/** Everything about the money of one order: what was tried, what came, its documents, and the way back. `withSteps`: an admin confirms a transfer here. */
export function OrderPayments({ row: { id }, withSteps = false }: Props) {
  const { t } = useTranslation('admin-records');
  const { data, error, refetch } = useQuery({
    queryKey: ['work', 'product', id],
    queryFn: () => ask(OrderPaymentsDocument, { id }),
  });
  if (error !== null) return <Failed error={error} again={() => void refetch()} />;
  const order = data?.product;
  if (order == null) return null;
  return (
    <section className={styles.money} aria-labelledby="order-money">
      <h2 id="order-money">{t('payments.title')}</h2>
      <Sums order={order} />
      <Came order={order} />
      {withSteps && (
        <div>
          <RecordSteps table="product" row={order} only={['confirmProductTransfer']} />
        </div>
      )}
      {order.invoices.items.map((invoice) => (
        <Document
          key={invoice.id}
          invoice={invoice}
          again={() => void refetch()}
          byTransfer={order.paymentType === 'TRANSFER'}
        />
      ))}
    </section>
  );
}

function useAmount(): (of: { amountMinor: number; currency: string }) => string {
  const { i18n } = useTranslation();
  return (of) => formatMoney(of.amountMinor, of.currency, i18n.language);
}

function Sums({ order }: { order: PaidOrder }) {
  const { t } = useTranslation('admin-records');
  const amount = useAmount();
  const rows = [
    [t('payments.total'), amount(order.total)],
    ...(order.creditUsed == null ? [] : [[t('payments.credit'), amount(order.creditUsed)]]),
    ...(order.refunded == null ? [] : [[t('payments.refunded'), amount(order.refunded)]]),
  ];
  return (
    <>
      <dl className={styles.sums}>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {order.disputeState === 'OPEN' && (
        <p role="alert" className={styles.warning}>
          {t('payments.disputed')}
        </p>
      )}
    </>
  );
}

/** What is true while neither an attempt nor a transfer stands there. */
function nothingCame({ status, paymentType, paidAt }: PaidOrder): string {
  if (paidAt !== null) return 'byHand';
  if (status === 'CHECKOUT_COMPLETED' && paymentType === 'TRANSFER') return 'transferAwaited';
  if (status === 'CHECKOUT_STARTED' || status === 'CHECKOUT_COMPLETED') return 'begun';
  return status === 'CANCELLED' ? 'never' : 'nothing';
}

/** Attempts and transfers, the last first. */
function Came({ order }: { order: PaidOrder }) {
  const { t } = useTranslation('admin-records');
  const amount = useAmount();
  const events = order.events.items.map(({ id, kind, occurredAt }) => ({
    id,
    at: occurredAt,
    text: t(`payments.event.${kind}`, { defaultValue: kind }),
    to: `/product_event/${id}/show`,
    value: '',
  }));
  const credits = order.bankCredits.items.map(({ id, result, bookedAt, amountMinor, currency }) => ({
    id,
    at: bookedAt,
    text: t(`payments.bank.${result}`, { defaultValue: result }),
    to: `/bank_credit/${id}/show`,
    value: amount({ amountMinor, currency }),
  }));
  const all = [...events, ...credits].toSorted((left, right) => right.at.localeCompare(left.at));
  if (all.length === 0) return <p className={styles.none}>{t(`payments.${nothingCame(order)}`)}</p>;
  return (
    <ul className={styles.came}>
      {all.map(({ id, at, text, to, value }) => (
        <li key={id}>
          <Moment at={at} style="short" />
          <AppLink to={to}>{text}</AppLink>
          <span>{value}</span>
        </li>
      ))}
    </ul>
  );
}

function Document({
  invoice,
  again,
  byTransfer,
}: {
  invoice: PaidInvoice;
  again: () => void;
  byTransfer: boolean;
}) {
  const { t } = useTranslation('admin-records');
  const amount = useAmount();
  // Lawyers see money and never move it.
  const mayGiveBack = useRole() === 'admin';
  return (
    <article className={styles.document}>
      <h3>
        <AppLink to={`/invoice/${invoice.id}/show`}>{invoice.number ?? t('payments.request')}</AppLink>{' '}
        <span>{amount(invoice.total)}</span>
      </h3>
      {invoice.creditNotes.items.length > 0 && (
        <ul className={styles.notes}>
          {invoice.creditNotes.items.map((note) => (
            <li key={note.id}>
              <AppLink to={`/credit_note/${note.id}/show`}>{note.number}</AppLink> <span>{note.reason}</span>{' '}
              <span>{amount(note.total)}</span>
            </li>
          ))}
        </ul>
      )}
      {invoice.number != null && mayGiveBack && (
        <GiveBack invoice={invoice} again={again} byTransfer={byTransfer} />
      )}
    </article>
  );
}
