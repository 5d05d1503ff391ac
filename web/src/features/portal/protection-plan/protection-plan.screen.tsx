import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { MONITORING_ORDER } from '../../../domain/monitoring/tiers.js';
import { ButtonLink } from '../../../kit/button/button.js';
import { formatDay } from '../../../kit/dates/day.js';
import { Extract } from '../../../kit/extract/extract.js';
import { formatMoney } from '../../../kit/money/format-money.js';
import { EntityStatus } from '../parts/entity-status.js';
import { Missing } from '../parts/missing.js';
import { Empty, Loaded, Page, Section } from '../parts/page.js';
import styles from '../parts/page.module.css';
import { usePortalQuery } from '../parts/use-portal-query.js';
import {
  ProtectionPlanDocument,
  ProtectionPlanNode,
  type ProtectionPlanResult,
} from './protection-plan.graphql.js';

type Solution = NonNullable<ProtectionPlanResult['caseSolution']>;
type Plan = ProtectionPlanResult['brandSubscriptionList']['items'][number];

/** The order is on its way between the services for a moment. */
const SOON_MS = 3_000;
const RECORD = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A threat was ordered to be watched on: what the plan does now, by when it looks first, what is charged first, and where it is seen. */
export function Component() {
  const { t } = useTranslation('portal-brands');
  const [query] = useSearchParams();
  const id = query.get('caseSolutionId') ?? '';
  const known = RECORD.test(id);
  const answer = usePortalQuery(
    ProtectionPlanDocument,
    ProtectionPlanNode,
    { id },
    { skip: !known, pollInterval: SOON_MS },
  );
  if (!known || answer.data?.caseSolution === null) return <Missing />;
  return (
    <Page title={t('plan.title')} lead={t('plan.lead')}>
      <Loaded answer={answer}>
        {({ caseSolution, brandSubscriptionList: { items } }) => (
          <>
            {caseSolution !== null && <Steps of={caseSolution} />}
            {items[0] === undefined ? (
              <Empty
                action={
                  <ButtonLink to={`${MONITORING_ORDER}?caseSolutionId=${id}`} look="accent">
                    {t('plan.order')}
                  </ButtonLink>
                }
              >
                {t('plan.none')}
              </Empty>
            ) : (
              <Watched plan={items[0]} />
            )}
            {caseSolution !== null && (
              <div className={styles.buttons}>
                <ButtonLink to={`/portal/cases/${caseSolution.caseId}`}>{t('plan.threat')}</ButtonLink>
              </div>
            )}
          </>
        )}
      </Loaded>
    </Page>
  );
}

/** What is done about the threat itself. */
function Steps({ of }: { of: Solution }) {
  const { t } = useTranslation('portal-brands');
  return (
    <Section title={t('plan.steps')}>
      <ul className={styles.words}>
        {of.items.map(({ title }) => (
          <li key={title}>{title}</li>
        ))}
      </ul>
    </Section>
  );
}

function Watched({ plan }: { plan: Plan }) {
  const { t, i18n } = useTranslation('portal-brands');
  const day = (on: string): string => formatDay(on, i18n.language, { weekday: true });
  const [scan] = plan.brandMonitoringTasks.items;
  const charge = plan.nextCharge;
  return (
    <Section title={t('plan.watched')}>
      <p>{t('plan.does')}</p>
      <Extract
        rows={[
          { label: t('brand.title'), value: plan.brand?.name ?? '' },
          {
            label: t('subscription.tier'),
            value: `${t(`tier.${plan.tier}`)}, ${t(`frequency.${plan.paymentFrequency}`)}`,
          },
          { label: t('plan.status'), value: <EntityStatus of="subscription" status={plan.status} /> },
          {
            label: t('plan.firstScan'),
            value: scan === undefined ? t('monitoring.noScan') : t('plan.by', { day: day(scan.deadline) }),
          },
          {
            label: t('plan.firstCharge'),
            value:
              charge === null
                ? t('plan.noCharge')
                : `${formatMoney(charge.total, charge.currency, i18n.language)}, ${day(charge.on)}`,
          },
        ]}
      />
      <div className={styles.buttons}>
        <ButtonLink to={`/portal/monitoring/${plan.id}`} look="accent">
          {t('plan.see')}
        </ButtonLink>
      </div>
    </Section>
  );
}
