import { useTranslation } from 'react-i18next';
import { MONITORING_ORDER } from '../../../domain/monitoring/tiers.js';
import { ButtonLink } from '../../../kit/button/button.js';
import { formatMoney } from '../../../kit/money/format-money.js';
import { asksAhead } from '../parts/ask-ahead.js';
import { BrandScope, useBrandScope, type Scope } from '../parts/brand-scope.js';
import { Day } from '../parts/day.js';
import { EntityStatus } from '../parts/entity-status.js';
import { Ledger } from '../parts/ledger.js';
import { Empty, Loaded, Page, Section } from '../parts/page.js';
import { usePortalQuery } from '../parts/use-portal-query.js';
import { WhenScanned } from '../parts/when-scanned.js';
import { RegisterWatches } from './parts/register-watches.js';
import { Scans } from './parts/scans.js';
import {
  PortalMonitoringDocument,
  PortalMonitoringNode,
  type PortalMonitoringResult,
} from './monitoring.graphql.js';

const question = ({ filter }: Scope) =>
  [
    PortalMonitoringDocument,
    PortalMonitoringNode,
    { filter: filter as never, scans: filter as never },
  ] as const;

export const ahead = asksAhead(({ scope }) => [question(scope)]);

/** What we look after: for the brand in view subscriptions and their scans, and watches of registers for every mark. */
export function Component() {
  const { t } = useTranslation('portal-brands');
  const scope = useBrandScope();
  const answer = usePortalQuery(...question(scope), { pollInterval: 60_000, skip: !scope.ready });
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
        {({ brandSubscriptionList, brandMonitoringTaskList, ...registers }) => (
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
                    text: <Plan of={subscription} />,
                    status: <EntityStatus of="subscription" status={subscription.status} />,
                    end: <WhenScanned next={subscription.next.items[0]} last={subscription.last.items[0]} />,
                  }))}
                />
              )}
            </Section>
            <p>{t('monitoring.order')}</p>
            <p>
              <ButtonLink to={MONITORING_ORDER}>{t('monitoring.toOrder')}</ButtonLink>
            </p>
            <Section title={t('scan.list')}>
              <Scans scans={brandMonitoringTaskList.items} />
            </Section>
            <RegisterWatches
              watches={registers.trademarkWatchSubscriptionList.items}
              marks={registers.trademarkList.items}
            />
          </>
        )}
      </Loaded>
    </Page>
  );
}

type Listed = PortalMonitoringResult['brandSubscriptionList']['items'][number];

/** The tier, how it is paid, and what is charged next. */
function Plan({ of }: { of: Listed }) {
  const { t, i18n } = useTranslation('portal-brands');
  return (
    <>
      {t(`tier.${of.tier}`)} · {t(`frequency.${of.paymentFrequency}`)}
      {of.pausedOn !== null && (
        <>
          {' '}
          · {t('monitoring.paused')} <Day on={of.pausedOn} />
        </>
      )}
      {of.nextCharge !== null && (
        <>
          {' '}
          ·{' '}
          {t('monitoring.charge', {
            amount: formatMoney(of.nextCharge.total, of.nextCharge.currency, i18n.language),
          })}{' '}
          <Day on={of.nextCharge.on} />
        </>
      )}
    </>
  );
}
