import { useTranslation } from 'react-i18next';
import { brandName } from '../../../../domain/card/saved-card.js';
import { declineGroup } from '../../../../domain/order/decline-group.js';
import { MONITORING_ORDER } from '../../../../domain/monitoring/tiers.js';
import { ButtonLink } from '../../../../kit/button/button.js';
import { addDays, formatDay } from '../../../../kit/dates/day.js';
import { formatMoney } from '../../../../kit/money/format-money.js';
import { Next } from '../../parts/page.js';
import styles from '../../parts/page.module.css';
import type { PortalSubscriptionResult } from '../monitoring.graphql.js';

export type Subscription = NonNullable<PortalSubscriptionResult['brandSubscription']>;
type Payment = Subscription['payments']['items'][number];

/** After so many days without a payment the monitoring ends. */
const GRACE_DAYS = 14;
const PAYABLE: readonly string[] = ['CREATED', 'CHECKOUT_STARTED', 'PAYMENT_FAILED'];

/** The page where the card and the consent to charges are given. */
export const consentPage = (id: string): string => `${MONITORING_ORDER}/${id}/success?card`;

/** The product that can be paid now; undefined where there is none. */
export const payableOf = (payment: Payment | undefined): string | undefined =>
  payment?.product != null && PAYABLE.includes(payment.product.status) ? payment.product.id : undefined;

type State = 'card' | 'unpaid' | 'waits' | 'trial' | 'active' | 'pastDue' | 'ends' | 'paused' | 'ended';

function stateOf({ status, withTrial, pausedOn, payments }: Subscription): State {
  if (pausedOn !== null) return 'paused';
  switch (status) {
    case 'CREATED':
      if (withTrial === true) return 'card';
      return payableOf(payments.items[0]) === undefined ? 'waits' : 'unpaid';
    case 'TRIAL_STARTED':
      return 'trial';
    case 'PAST_DUE':
      return 'pastDue';
    case 'CANCELLED_AT_PERIOD_END':
      return 'ends';
    case 'ENDED':
      return 'ended';
    default:
      return 'active';
  }
}

/** Where a subscription stands in words, what is charged next and on which day, and the one thing to do where there is one. */
export function SubscriptionState({ of }: { of: Subscription }) {
  const { t, i18n } = useTranslation('portal-brands');
  const day = (on: string): string => formatDay(on, i18n.language, { weekday: true });
  const state = stateOf(of);
  const charge = of.nextCharge;
  const mine = state === 'card' || state === 'unpaid' || state === 'pastDue';
  return (
    <Next title={t('state.title')} who={t(mine ? 'state.you' : 'state.us')}>
      <p>
        {t(`state.${state}`, {
          until: of.endDate === null ? '' : day(of.endDate),
          paused: of.pausedOn === null ? '' : day(of.pausedOn),
        })}
      </p>
      {charge !== null && state !== 'pastDue' && (
        <p>
          {t('state.charge', {
            day: day(charge.on),
            amount: formatMoney(charge.total, charge.currency, i18n.language),
          })}
        </p>
      )}
      {of.orderedTier !== null && <p>{t('state.ordered', { tier: t(`tier.${of.orderedTier}`) })}</p>}
      {of.nextTier !== null && of.nextTier !== of.tier && (
        <p>{t('state.planned', { tier: t(`tier.${of.nextTier}`) })}</p>
      )}
      {state === 'pastDue' && <PastDue of={of} />}
      <Steps of={of} state={state} />
    </Next>
  );
}

/** Why it could not be charged, what happens next with it, and what stops when. */
function PastDue({ of }: { of: Subscription }) {
  const { t, i18n } = useTranslation('portal-brands');
  const payment = of.payments.items.find(({ status }) => status !== 'PAID');
  if (payment === undefined) return null;
  const day = (on: string): string => formatDay(on, i18n.language, { weekday: true });
  const card = of.userPaymentMethod;
  return (
    <>
      {payment.declineReason !== null && (
        <p>
          {card !== null &&
            `${t('subscription.cardEnding', { brand: brandName(card), digits: card.cardLastFour })}: `}
          {t(`declined.${declineGroup(payment.declineReason)}`)}
        </p>
      )}
      <p>
        {of.awaitsCard === true || payment.awaitsCard === true
          ? t('state.awaitsCard')
          : payment.nextAttemptOn !== null && t('state.triedAgain', { day: day(payment.nextAttemptOn) })}
      </p>
      <p>
        <strong>{t('state.stops', { day: day(addDays(payment.startDate, GRACE_DAYS)) })}</strong>
      </p>
    </>
  );
}

function Steps({ of, state }: { of: Subscription; state: State }) {
  const { t } = useTranslation('portal-brands');
  const open = of.payments.items.find(({ status }) => status !== 'PAID');
  const product = payableOf(open);
  const card = state === 'card' || state === 'pastDue' || state === 'trial' || state === 'active';
  if (!card && product === undefined) return null;
  return (
    <div className={styles.buttons}>
      {state !== 'card' && product !== undefined && (
        <ButtonLink to={`/product/${product}/checkout`} look={state === 'active' ? 'plain' : 'accent'}>
          {t('state.pay')}
        </ButtonLink>
      )}
      {card && (
        <ButtonLink
          to={consentPage(of.id)}
          look={state === 'card' || (state === 'pastDue' && product === undefined) ? 'accent' : 'plain'}
        >
          {t(
            state === 'card'
              ? 'state.giveCard'
              : of.userPaymentMethod === null
                ? 'state.addCard'
                : 'state.changeCard',
          )}
        </ButtonLink>
      )}
    </div>
  );
}
