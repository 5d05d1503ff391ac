import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../../kit/money/format-money.js';
import { Day } from '../../parts/day.js';
import { EntityStatus } from '../../parts/entity-status.js';
import { Ledger } from '../../parts/ledger.js';
import { Empty, Loaded, Section } from '../../parts/page.js';
import { SubscriptionSteps } from '../../parts/subscription-steps.js';
import { usePortalQuery } from '../../parts/use-portal-query.js';
import { PortalSubscriptionsDocument, PortalSubscriptionsNode } from '../profile.graphql.js';

/** What is charged again and again, and how to end it. */
export function SubscriptionsTab() {
  const { t, i18n } = useTranslation('portal-profile');
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
                    {one.pausedOn !== null && (
                      <>
                        {' '}
                        · {t('portal-brands:monitoring.paused')} <Day on={one.pausedOn} />
                      </>
                    )}
                    {one.nextCharge !== null && (
                      <>
                        {' '}
                        ·{' '}
                        {t('portal-brands:monitoring.charge', {
                          amount: formatMoney(one.nextCharge.total, one.nextCharge.currency, i18n.language),
                        })}{' '}
                        <Day on={one.nextCharge.on} />
                      </>
                    )}
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
