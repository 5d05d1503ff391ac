import { useTranslation } from 'react-i18next';
import { Moment } from '../../../kit/dates/moment.js';
import { EntityStatus } from './entity-status.js';
import { Ledger } from './ledger.js';
import { Money } from './money.js';
import { Section } from './page.js';

interface ServiceOrderRow {
  readonly id: string;
  readonly publicId: string;
  readonly serviceName: string;
  readonly status: string;
  readonly createdAt: string;
  readonly price: { readonly amountMinor: number; readonly currency: string } | null;
  readonly trademark: { readonly name: string | null } | null;
}

/** Orders of services: renewals, transfers, answers to offices. */
export function ServiceOrders({ orders }: { orders: readonly ServiceOrderRow[] }) {
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
