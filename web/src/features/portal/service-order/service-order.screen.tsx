import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router';
import { asFormService, orderAddress } from '../../../domain/service-order/service-addresses.js';
import { AppLink } from '../../../kit/link/app-link.js';
import { asksAhead } from '../parts/ask-ahead.js';
import { EntityStatus } from '../parts/entity-status.js';
import { Missing } from '../parts/missing.js';
import { Columns, Loaded, Page } from '../parts/page.js';
import { TrackingTimeline } from '../parts/tracking-timeline.js';
import { usePortalQuery } from '../parts/use-portal-query.js';
import { OrderFacts } from './parts/order-facts.js';
import { OrderNextStep } from './parts/order-next-step.js';
import { OrderedMarks } from './parts/ordered-marks.js';
import {
  PortalServiceOrderDocument,
  PortalServiceOrderNode,
  type PortalServiceOrderResult,
} from './service-order.graphql.js';

const SOON_MS = 2_000;

/** The form of the same service once more, filled in with the mark of this order. */
function OrderAgain({ order }: { order: NonNullable<PortalServiceOrderResult['serviceRequest']> }) {
  const { t } = useTranslation('portal-threats');
  const service = asFormService(order.serviceName);
  if (service === undefined) return null;
  const { name, number, jurisdiction } = (order.parameters ?? {}) as Readonly<Record<string, string>>;
  return (
    <p>
      <AppLink to={orderAddress(service, { id: order.trademark?.id, name, number, jurisdiction })}>
        {t('order.again')}
      </AppLink>
    </p>
  );
}

const question = (id: string) => [PortalServiceOrderDocument, PortalServiceOrderNode, { id }] as const;

export const ahead = asksAhead(({ params: { id = '' } }) => [question(id)]);

/** One order of a service: where it stands, what it costs, what happened. */
export function Component() {
  const { t } = useTranslation('portal-threats');
  const { id = '' } = useParams();
  const [asked] = useSearchParams();
  // Pressed a moment ago at a letter or a threat: it comes to be here, and gets its price, by itself.
  const isNew = asked.has('new');
  const answer = usePortalQuery(...question(id), { pollInterval: isNew ? SOON_MS : 60_000 });
  const order = answer.data?.serviceRequest;
  if (order === null && isNew) return <p role="status">{t('order.coming')}</p>;
  if (order === null) return <Missing />;
  return (
    <Page
      title={
        order === undefined || order === null
          ? t('services.orders')
          : t(`order.named.${order.serviceName}`, { defaultValue: order.serviceName })
      }
      lead={
        order === undefined ? undefined : (
          <>
            <span className="mono">{order.publicId}</span> ·{' '}
            <EntityStatus of="serviceRequest" status={order.status} />
          </>
        )
      }
    >
      <Loaded answer={answer}>
        {({ serviceRequest: shown }) =>
          shown !== null && (
            <>
              <OrderNextStep order={shown} />
              {shown.partOf !== null && (
                <p>
                  {t('order.wholeLead')}{' '}
                  <AppLink to={`/portal/service-order/${shown.partOf.id}`}>
                    {t('order.whole', { publicId: shown.partOf.publicId })}
                  </AppLink>
                </p>
              )}
              <OrderedMarks marks={shown.marksOfOrder} />
              <OrderAgain order={shown} />
              <Columns>
                <OrderFacts order={shown} />
                <TrackingTimeline entries={shown.tracking.items} />
              </Columns>
              <p>
                <AppLink to={`/portal/service-order/${id}/file`}>{t('order.file')}</AppLink>
              </p>
            </>
          )
        }
      </Loaded>
    </Page>
  );
}
