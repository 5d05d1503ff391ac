import { useTranslation } from 'react-i18next';
import { tierCode, TIERS, type TierName } from '../../../../domain/monitoring/tiers.js';
import { formatDay } from '../../../../kit/dates/day.js';
import { Extract } from '../../../../kit/extract/extract.js';
import { formatMoney } from '../../../../kit/money/format-money.js';
import { CommandButton } from '../../parts/command-button.js';
import { Loaded } from '../../parts/page.js';
import { useCommand } from '../../parts/use-command.js';
import { usePortalQuery } from '../../parts/use-portal-query.js';
import {
  OrderUpgradeDocument,
  OrderUpgradeNode,
  PlanDowngradeDocument,
  PlanDowngradeNode,
  UpgradePriceDocument,
  UpgradePriceNode,
} from '../monitoring.graphql.js';
import type { Subscription } from './subscription-state.js';

/** Another tier: a higher one at once, for the difference; a lower one from the next period on. */
export function TierChange({ of }: { of: Subscription }) {
  const { t } = useTranslation('portal-brands');
  if (of.status !== 'SUBSCRIPTION_STARTED' || of.pausedOn !== null) return null;
  const now = TIERS.findIndex((tier) => tierCode(tier) === of.tier);
  const planned = of.nextTier !== null && of.nextTier !== of.tier;
  return (
    <>
      <p>{t('change.lead')}</p>
      {planned && <StayOn of={of} />}
      {TIERS.map((tier, index) =>
        index === now || tierCode(tier) === of.nextTier || of.orderedTier !== null ? null : index > now ? (
          <GoUp key={tier} of={of} tier={tier} />
        ) : (
          <GoDown key={tier} of={of} tier={tier} />
        ),
      )}
    </>
  );
}

function GoUp({ of, tier }: { of: Subscription; tier: TierName }) {
  const { t } = useTranslation('portal-brands');
  const order = useCommand(OrderUpgradeDocument, OrderUpgradeNode);
  const name = t(`tier.${tierCode(tier)}`);
  return (
    <CommandButton
      small
      command={order}
      variables={{ id: of.id, input: { tier: tierCode(tier) } }}
      label={t('change.up', { tier: name })}
      title={t('change.upTitle', { tier: name })}
      confirm={t(of.userPaymentMethod === null ? 'change.upConfirmUnpaid' : 'change.upConfirm')}
    >
      <UpgradePreview of={of} tier={tier} />
    </CommandButton>
  );
}

/** What the rest of the period costs more, and what each period costs from then on. */
function UpgradePreview({ of, tier }: { of: Subscription; tier: TierName }) {
  const { t, i18n } = useTranslation('portal-brands');
  const answer = usePortalQuery(UpgradePriceDocument, UpgradePriceNode, { id: of.id, tier: tierCode(tier) });
  return (
    <Loaded answer={answer}>
      {({ brandSubscriptionUpgradePrice: price }) => {
        if (price.__typename !== 'BrandSubscriptionUpgradePrice') return <p role="alert">{price.message}</p>;
        const money = (amount: number): string => formatMoney(amount, price.currency, i18n.language);
        return (
          <>
            <p>{t('change.upText')}</p>
            <Extract
              rows={[
                {
                  label: t('change.days'),
                  value: t('change.daysOf', { count: price.remainingDays, total: price.totalDays }),
                },
                { label: t('change.charge'), value: money(price.chargeNet) },
                { label: t('change.credit'), value: money(price.creditNet) },
                { label: t('change.tax'), value: money(price.tax) },
                { label: t('change.now'), value: <strong>{money(price.total)}</strong> },
                {
                  label: t('change.later', {
                    day: formatDay(price.periodEnd, i18n.language),
                  }),
                  value: `${money(price.laterTotal)}, ${t(`frequency.${of.paymentFrequency}`)}`,
                },
              ]}
            />
          </>
        );
      }}
    </Loaded>
  );
}

function GoDown({ of, tier }: { of: Subscription; tier: TierName }) {
  const { t, i18n } = useTranslation('portal-brands');
  const plan = useCommand(PlanDowngradeDocument, PlanDowngradeNode);
  const name = t(`tier.${tierCode(tier)}`);
  return (
    <CommandButton
      small
      command={plan}
      variables={{ id: of.id, input: { tier: tierCode(tier) } }}
      label={t('change.down', { tier: name })}
      title={t('change.downTitle', { tier: name })}
      confirm={t('change.downConfirm')}
    >
      <p>
        {t('change.downText', {
          now: t(`tier.${of.tier}`),
          tier: name,
          day: of.endDate === null ? '' : formatDay(of.endDate, i18n.language, { weekday: true }),
        })}
      </p>
    </CommandButton>
  );
}

function StayOn({ of }: { of: Subscription }) {
  const { t } = useTranslation('portal-brands');
  const plan = useCommand(PlanDowngradeDocument, PlanDowngradeNode);
  const name = t(`tier.${of.tier}`);
  return (
    <CommandButton
      small
      command={plan}
      variables={{ id: of.id, input: { tier: of.tier } }}
      label={t('change.stay', { tier: name })}
      title={t('change.stayTitle', { tier: name })}
      confirm={t('change.stay', { tier: name })}
    >
      <p>{t('change.stayText')}</p>
    </CommandButton>
  );
}
