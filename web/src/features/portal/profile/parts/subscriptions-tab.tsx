import { useTranslation } from 'react-i18next';
import { Day } from '../../parts/day.js';
import { EntityStatus } from '../../parts/entity-status.js';
import { Ledger } from '../../parts/ledger.js';
import { Empty, Loaded, Section } from '../../parts/page.js';
import { SubscriptionSteps } from '../../parts/subscription-steps.js';
import { usePortalQuery } from '../../parts/use-portal-query.js';
import { PortalSubscriptionsDocument, PortalSubscriptionsNode } from '../profile.graphql.js';

/** What is charged again and again, and how to end it. */
export function SubscriptionsTab() {
  const { t } = useTranslation('portal-profile');
  const answer = usePortalQuery(PortalSubscriptionsDocument, PortalSubscriptionsNode, {});
  return (
    <Loaded answer={answer}>
      {({ brandSubscriptionList: { items } }) => (
        <Section title={t('tab.subscriptions')}>
          {items.length === 0 && <Empty>{t('subscription.empty')}</Empty>}
          {items.length > 0 && (
            <Ledger
              label={t('tab.subscriptions')}
              rows={items.map((one) => ({
                id: one.id,
                to: `/portal/monitoring/${one.id}`,
                title: one.brand?.name ?? '',
                text: (
                  <>
                    {t(`portal-brands:tier.${one.tier}`)} ·{' '}
                    {t(`portal-brands:frequency.${one.paymentFrequency}`)}
                  </>
                ),
                status: <EntityStatus of="subscription" status={one.status} />,
                end:
                  one.endDate === null ? undefined : (
                    <>
                      {t('portal-brands:subscription.until')} <Day on={one.endDate} due />
                    </>
                  ),
                actions: <SubscriptionSteps subscription={one} />,
              }))}
            />
          )}
        </Section>
      )}
    </Loaded>
  );
}
