import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { brandName } from '../../../domain/card/saved-card.js';
import { Extract } from '../../../kit/extract/extract.js';
import { AppLink } from '../../../kit/link/app-link.js';
import { asksAhead } from '../parts/ask-ahead.js';
import { Day } from '../parts/day.js';
import { EntityStatus } from '../parts/entity-status.js';
import { Ledger } from '../parts/ledger.js';
import { Missing } from '../parts/missing.js';
import { Columns, Empty, Loaded, Page, Section } from '../parts/page.js';
import { SubscriptionSteps } from '../parts/subscription-steps.js';
import { usePortalQuery } from '../parts/use-portal-query.js';
import { Charges } from './parts/charges.js';
import { FoundExport } from './parts/found-export.js';
import { PromiseKept } from './parts/promise-kept.js';
import { Reports } from './parts/reports.js';
import { Scans } from './parts/scans.js';
import { SubscriptionState, type Subscription } from './parts/subscription-state.js';
import { TierChange } from './parts/tier-change.js';
import { PortalSubscriptionDocument, PortalSubscriptionNode } from './monitoring.graphql.js';

const question = (id: string) => [PortalSubscriptionDocument, PortalSubscriptionNode, { id }] as const;

export const ahead = asksAhead(({ params: { id = '' } }) => [question(id)]);

/** One subscription: what is looked after, what was paid, and what the scans said. */
export function Component() {
  const { t } = useTranslation('portal-brands');
  const { id = '' } = useParams();
  const answer = usePortalQuery(...question(id));
  const subscription = answer.data?.brandSubscription;
  if (subscription === null) return <Missing />;
  return (
    <Page
      title={t('subscription.title', { name: subscription?.brand?.name ?? '' })}
      lead={
        subscription === undefined ? undefined : (
          <>
            <EntityStatus of="subscription" status={subscription.status} />
          </>
        )
      }
    >
      <Loaded answer={answer}>
        {({ brandSubscription: shown, monitoringPromise }) =>
          shown !== null && (
            <>
              <SubscriptionState of={shown} />
              <Columns>
                <Section title={t('subscription.facts')} aside={<SubscriptionSteps subscription={shown} />}>
                  <Facts of={shown} />
                  <TierChange of={shown} />
                </Section>
                <Section title={t('platform.title')}>
                  {shown.platforms.items.length === 0 ? (
                    <Empty>{t('platform.empty')}</Empty>
                  ) : (
                    <Ledger
                      rows={shown.platforms.items.map((platform) => ({
                        id: platform.id,
                        title: platform.name,
                        end: (
                          <>
                            {t('platform.since')} <Day on={platform.startDate} />
                          </>
                        ),
                      }))}
                    />
                  )}
                </Section>
              </Columns>
              <PromiseKept promised={monitoringPromise} brandId={shown.brand?.id} />
              <Reports of={shown.id} reports={shown.reports.items} />
              <Section title={t('scan.list')}>
                <Scans scans={shown.brandMonitoringTasks.items} />
              </Section>
              {shown.brand !== null && <FoundExport brandId={shown.brand.id} />}
              <Section title={t('payment.title')}>
                <Charges payments={shown.payments.items} />
              </Section>
            </>
          )
        }
      </Loaded>
    </Page>
  );
}

/** The period on trial is not paid. */
const untilOf = ({ startDate, trialStartDate }: Subscription) =>
  startDate !== null && startDate === trialStartDate ? 'subscription.trialUntil' : 'subscription.until';

function Facts({ of }: { of: Subscription }) {
  const { t } = useTranslation('portal-brands');
  const payer = of.billingEntity;
  const card = of.userPaymentMethod;
  return (
    <Extract
      rows={[
        { label: t('subscription.tier'), value: t(`tier.${of.tier}`) },
        { label: t('subscription.paid'), value: t(`frequency.${of.paymentFrequency}`) },
        ...(of.brand === null
          ? []
          : [
              {
                label: t('brand.title'),
                value: <AppLink to={`/portal/brands/${of.brand.id}`}>{of.brand.name}</AppLink>,
              },
            ]),
        ...(of.trialStartDate === null
          ? []
          : [{ label: t('subscription.trial'), value: <Day on={of.trialStartDate} /> }]),
        ...(of.startDate === null || of.startDate === of.trialStartDate
          ? []
          : [{ label: t('subscription.from'), value: <Day on={of.startDate} /> }]),
        ...(of.endDate === null ? [] : [{ label: t(untilOf(of)), value: <Day on={of.endDate} due /> }]),
        ...(payer === null
          ? []
          : [
              {
                label: t('subscription.payer'),
                value: payer.businessName ?? [payer.firstName, payer.lastName].filter(Boolean).join(' '),
              },
            ]),
        ...(card === null
          ? []
          : [
              {
                label: t('subscription.card'),
                value: t('subscription.cardEnding', { brand: brandName(card), digits: card.cardLastFour }),
              },
            ]),
      ]}
    />
  );
}
