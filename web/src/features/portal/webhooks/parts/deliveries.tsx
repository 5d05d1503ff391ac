import { useTranslation } from 'react-i18next';
import { Button } from '../../../../kit/button/button.js';
import { Moment } from '../../../../kit/dates/moment.js';
import { useToast } from '../../../../kit/toast/toast.js';
import { SmallTable } from '../../parts/small-table.js';
import { Refused } from '../../parts/refused.js';
import { useCommand } from '../../parts/use-command.js';
import {
  SendDeliveryAgainDocument,
  SendDeliveryAgainNode,
  type PortalWebhooksResult,
} from '../webhooks.graphql.js';
import type { Webhook } from './webhook-line.js';

type Delivery = PortalWebhooksResult['partnerDeliveryList']['items'][number];

/** What was sent last, with what was answered; each can be sent again. */
export function Deliveries({
  webhooks,
  deliveries,
}: {
  webhooks: readonly Webhook[];
  deliveries: readonly Delivery[];
}) {
  const { t } = useTranslation('portal-webhooks');
  const toast = useToast();
  const again = useCommand(SendDeliveryAgainDocument, SendDeliveryAgainNode, () =>
    toast('success', t('done.again')),
  );
  const hosts = new Map(webhooks.map(({ id, url }) => [id, URL.canParse(url) ? new URL(url).host : url]));
  const answered = ({ state, answerStatus, trouble, attempts, nextAttemptAt }: Delivery) => (
    <>
      {answerStatus ?? trouble ?? t('deliveries.none')}
      {' · '}
      {t('deliveries.tries', { count: attempts })}
      {state === 'WAITING' && attempts > 0 && (
        <>
          {' · '}
          {t('deliveries.next')} <Moment at={nextAttemptAt} style="short" />
        </>
      )}
    </>
  );
  return (
    <>
      <Refused command={again} />
      <SmallTable
        name={t('deliveries.title')}
        heads={['what', 'when', 'where', 'state', 'answer', 'do'].map((key) => t(`deliveries.head.${key}`))}
        rows={deliveries.map((delivery) => ({
          key: delivery.id,
          cells: [
            <code key="what">{delivery.eventType}</code>,
            <Moment key="when" at={delivery.plannedAt} style="short" />,
            hosts.get(delivery.webhookId ?? '') ?? t('deliveries.removed'),
            t(`deliveries.state.${delivery.state}`),
            answered(delivery),
            hosts.has(delivery.webhookId ?? '') && delivery.state !== 'WAITING' ? (
              <Button
                key="do"
                size="small"
                busy={again.state === 'loading'}
                onClick={() => void again.run({ id: delivery.id })}
              >
                {t('do.again')}
              </Button>
            ) : null,
          ],
        }))}
      />
    </>
  );
}
