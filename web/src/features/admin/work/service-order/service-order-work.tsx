import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../../../kit/link/app-link.js';
import { ask } from '../../parts/admin-api.js';
import { Failed } from '../../parts/failed.js';
import { OrderPayments } from '../../parts/payments/order-payments.js';
import type { RecordRow } from '../../parts/records/record-facts.js';
import { priceLabelOf } from '../../parts/records/price-label.js';
import { amount } from '../invoice/parts/amount.js';
import { DraftedWork } from './parts/drafted-work.js';
import { FormOrder } from './parts/form-order.js';
import { HandQuote } from './parts/hand-quote.js';
import { Renewals } from './parts/renewals.js';
import { Transfer } from './parts/transfer.js';
import { isPaid, type ServiceOrder } from './service-order.js';
import { ServiceOrderWorkDocument } from './service-order.graphql.js';
import styles from './service-order.module.css';

/** The work on a service order, by what was ordered: marks to renew, a deed to check, a price to name; and its money. */
export function ServiceOrderWork({ row }: { row: RecordRow }) {
  const { t } = useTranslation('admin-service-order');
  const { data, error, refetch } = useQuery({
    queryKey: ['work', 'service_request', row.id],
    queryFn: () => ask(ServiceOrderWorkDocument, { id: row.id }),
  });
  if (error !== null) return <Failed error={error} again={() => void refetch()} />;
  if (data === undefined) return <p role="status">{t('common:loading')}</p>;
  const order = data.serviceRequest;
  if (order === null) return null;
  const marks = order.serviceName === 'trademark-renewal' ? [order] : order.parts.items;
  return (
    <section aria-label={t('title')} className={styles.work}>
      {order.partOf !== null && (
        <p>
          {t('partOf')}{' '}
          <AppLink to={`/service_request/${order.partOf.id}/show`}>
            {t('openOrder', { number: order.partOf.publicId })}
          </AppLink>
        </p>
      )}
      {order.serviceName === 'ownership-transfer' && <Transfer order={order} />}
      {marks.length > 0 && <Renewals order={order} marks={marks} />}
      <FormOrder order={order} forms={data.serviceFormList} papers={data.documentList.items} />
      {isDrafted(order, data.serviceFormList) && <DraftedWork order={order} />}
      {order.status === 'SUBMITTED' && order.partOf === null && <HandQuote order={order} />}
      <Money order={order} />
      <p>
        <AppLink to={`/admin/order-file/${order.id}`}>{t('file')}</AppLink>
      </p>
    </section>
  );
}

/** Paid work whose client reads a draft and what came of it. */
const isDrafted = (order: ServiceOrder, forms: readonly { readonly serviceName: string }[]): boolean =>
  isPaid(order) &&
  (order.serviceName === 'opposition' || forms.some(({ serviceName }) => serviceName === order.serviceName));

function Money({ order }: { order: ServiceOrder }) {
  const { t } = useTranslation(['admin-service-order', 'admin-records']);
  const { price, product, quoteNote } = order;
  return (
    <section>
      <h3>{t('money')}</h3>
      {price !== null && (
        <p>
          {t(`admin-records:price.${priceLabelOf(order.status)}`)}{' '}
          <span className={styles.sum}>{amount(price)}</span>
        </p>
      )}
      {quoteNote !== null && (
        <p>
          {t('noteIs')}: {quoteNote}
        </p>
      )}
      {product === null ? (
        <p className={styles.muted}>{t('noMoney')}</p>
      ) : (
        <OrderPayments row={{ id: product.id }} withSteps />
      )}
    </section>
  );
}
