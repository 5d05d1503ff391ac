import { useTranslation } from 'react-i18next';
import { Moment } from '../../../../kit/dates/moment.js';
import { EntityStatus } from '../../parts/entity-status.js';
import { Ledger } from '../../parts/ledger.js';
import { Money } from '../../parts/money.js';
import { Section } from '../../parts/page.js';
import type { PortalOrdersResult } from '../portal-orders.graphql.js';

/** Orders of services: renewals, transfers, answers to offices. */
export function ServiceOrders({ orders }: { orders: PortalOrdersResult['serviceRequestList']['items'] }) {
  const { t } = useTranslation('portal-threats');
  return (
    <Section title={t('services.orders')}>
      <Ledger
        label={t('services.orders')}
        rows={orders.map((order) => ({
          id: order.id,
          to: `/portal/service-order/${order.id}`,
          title: t(`order.named.${order.serviceName}`, { defaultValue: order.serviceName }),
          text: (
            <>
              {order.trademark?.name} <span className="mono">{order.publicId}</span>
            </>
          ),
          status: <EntityStatus of="serviceRequest" status={order.status} />,
          end: (
            <>
              {order.price !== null && (
                <>
                  <Money of={order.price} />
                  <br />
                </>
              )}
              <Moment at={order.createdAt} style="date" />
            </>
          ),
        }))}
      />
    </Section>
  );
}
