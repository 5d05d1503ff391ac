import { useTranslation } from 'react-i18next';
import { serviceAddresses } from '../../../domain/service-order/service-addresses.js';
import { ButtonLink } from '../../../kit/button/button.js';
import { BrandScope, useBrandScope } from '../parts/brand-scope.js';
import { Day } from '../parts/day.js';
import { EntityStatus } from '../parts/entity-status.js';
import { Ledger } from '../parts/ledger.js';
import { Empty, Loaded, Page, Section } from '../parts/page.js';
import { usePortalQuery } from '../parts/use-portal-query.js';
import { Scans } from './parts/scans.js';
import { PortalMonitoringDocument, PortalMonitoringNode } from './monitoring.graphql.js';

/** What we look after for the brand in view: subscriptions and their scans. */
export function Component() {
  const { t } = useTranslation('portal-brands');
  const scope = useBrandScope();
  const filter = scope.filter as never;
  const answer = usePortalQuery(
    PortalMonitoringDocument,
    PortalMonitoringNode,
    { filter, scans: filter },
    { pollInterval: 60_000, skip: !scope.ready },
  );
  return (
    <Page title={t('monitoring.title')} lead={t('monitoring.lead')}>
      <BrandScope
        path="/portal/monitoring"
        scope={scope}
        hidden={
          answer.data === undefined
            ? []
            : [
                {
                  what: 'subscriptions',
                  count: answer.data.everywhere - answer.data.brandSubscriptionList.totalCount,
                },
              ]
        }
      />
      <Loaded answer={answer}>
        {({ brandSubscriptionList, brandMonitoringTaskList }) => (
          <>
            <Section title={t('monitoring.subscriptions')}>
              {brandSubscriptionList.items.length === 0 && (
                <Empty action={<ButtonLink to="/portal/report-threat">{t('brand.report')}</ButtonLink>}>
                  {t('monitoring.empty')}
                </Empty>
              )}
              {brandSubscriptionList.items.length > 0 && (
                <Ledger
                  rows={brandSubscriptionList.items.map((subscription) => ({
                    id: subscription.id,
                    to: `/portal/monitoring/${subscription.id}`,
                    seal: subscription.brand?.name ?? '',
                    title: subscription.brand?.name ?? t('scan.title'),
                    text: (
                      <>
                        {t(`tier.${subscription.tier}`)} · {t(`frequency.${subscription.paymentFrequency}`)}
                      </>
                    ),
                    status: <EntityStatus of="subscription" status={subscription.status} />,
                    end:
                      subscription.endDate === null ? undefined : (
                        <>
                          {t('subscription.until')} <Day on={subscription.endDate} due />
                        </>
                      ),
                  }))}
                />
              )}
            </Section>
            <p>{t('monitoring.order')}</p>
            <p>
              <ButtonLink to={serviceAddresses['brand-monitoring']}>{t('monitoring.toOrder')}</ButtonLink>
            </p>
            <Section title={t('scan.list')}>
              <Scans scans={brandMonitoringTaskList.items} />
            </Section>
          </>
        )}
      </Loaded>
    </Page>
  );
}
