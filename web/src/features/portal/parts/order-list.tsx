import { useTranslation } from 'react-i18next';
import { ClientsRequestStatus } from '../../../domain/request/request-status.js';
import { useOfficeName } from '../../../domain/jurisdiction/office-name.js';
import { Moment } from '../../../kit/dates/moment.js';
import { AppLink } from '../../../kit/link/app-link.js';
import { Seal } from '../../../kit/seal/seal.js';
import { useNextStepWords } from './next-step-words.js';
import type { OrderRow } from './portal-parts.graphql.js';
import styles from './lists.module.css';

const MOST_OFFICES = 3;

/** A ledger: one line an order, the whole line is the link. */
export function OrderList({ orders }: { orders: readonly OrderRow[] }) {
  const { t } = useTranslation(['portal', 'portal-next']);
  const office = useOfficeName();
  const words = useNextStepWords();
  const places = (codes: readonly string[]): string => {
    const names = codes.slice(0, MOST_OFFICES).map(office).join(', ');
    return codes.length > MOST_OFFICES
      ? t('orders.more', { names, count: codes.length - MOST_OFFICES })
      : names;
  };
  return (
    <ul className={styles.list}>
      {orders.map((order) => (
        <li key={order.id}>
          <Seal name={order.value ?? ''} size={44} />
          <div className={styles.mark}>
            <AppLink to={`/portal/order/${order.id}`}>{order.value || t('orders.logo')}</AppLink>
            <p>{places(order.jurisdictions ?? [])}</p>
            <p>
              {t(
                `portal-next:next.turn.${order.nextStep.kind === 'POSTPONED' ? 'POSTPONED' : order.nextStep.whoseTurn}`,
              )}
              : {words(order.nextStep).text}
            </p>
          </div>
          <ClientsRequestStatus order={order} />
          <p className={styles.when}>
            {order.status === 'VERIFICATION_REQUESTED' && order.promisedAt != null ? (
              <span>
                {t('orders.by')} <Moment at={order.promisedAt} style="short" />
              </span>
            ) : (
              order.answeredAt != null && (
                <span>
                  {t('orders.reportOf')} <Moment at={order.answeredAt} style="short" />
                </span>
              )
            )}
            <span className="mono">{order.publicId}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
