import { useTranslation } from 'react-i18next';
import { RequestStatus } from '../../../../domain/request/request-status.js';
import { ButtonLink } from '../../../../kit/button/button.js';
import { Seal } from '../../../../kit/seal/seal.js';
import type { OrderRow } from '../../parts/order-row.graphql.js';
import styles from './needs-you.module.css';

/** Duties before everything else, each with one button and how long it takes. */
export function NeedsYou({ orders }: { orders: readonly OrderRow[] }) {
  const { t } = useTranslation('portal');
  return (
    <section>
      <h2>{t('home.needsYou')}</h2>
      <ul className={styles['list']}>
        {orders.map((order, index) => (
          <li key={order.id}>
            <Seal name={order.value ?? ''} size={76} />
            <div>
              <h3>{order.value || t('orders.logo')}</h3>
              <p>{t('home.reportReady')} <RequestStatus status={order.status} /></p>
              <p className={styles['time']}>{t('home.minutes', { count: 5 })}</p>
            </div>
            <ButtonLink to={`/portal/verification-summary/${order.id}`} look={index === 0 ? 'accent' : 'plain'}>{t('home.read')}</ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
