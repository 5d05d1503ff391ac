import { useTranslation } from 'react-i18next';
import { asTier, FREQUENCIES, TRIAL_DAYS } from '../../../../domain/monitoring/tiers.js';
import { Button } from '../../../../kit/button/button.js';
import { Check } from '../../../../kit/form/choices.js';
import { formatDay } from '../../../../kit/dates/day.js';
import { formatMoney } from '../../../../kit/money/format-money.js';
import { one, type Answers } from '../../parts/service-order/service-input.js';
import styles from '../../parts/service-order/service-order.module.css';
import { priceOf, type LivePrices, type MonitoringPrice } from '../monitoring-prices.js';
import { AccountFirst } from './account-first.js';

interface Props {
  readonly now: Answers;
  readonly prices: LivePrices;
  readonly trial: { readonly used: boolean; readonly runsUntil: string | null };
  readonly isSignedIn: boolean;
  /** The order was sent and nobody was signed in any more. */
  readonly wasAsked: boolean;
  /** An account was asked for, and its link is on its way there. */
  readonly writtenTo: string | undefined;
  readonly busy: boolean;
}

/** What it comes to, what is charged and when, and the consent to it. */
export function OrderSum({ now, prices, trial }: Pick<Props, 'now' | 'prices' | 'trial'>) {
  const { t, i18n } = useTranslation('brand-monitoring');
  const frequency = FREQUENCIES.find((known) => known === one(now, 'paymentFrequency'));
  const tier = asTier(one(now, 'tier'));
  const price =
    tier === undefined || frequency === undefined ? undefined : priceOf(prices.known, tier, frequency);
  const tries = triesIt(now, trial);
  return (
    <>
      {trial.used ? (
        <p className={styles.note}>
          {trial.runsUntil === null
            ? t('trial.used')
            : t('trial.runs', { day: formatDay(trial.runsUntil, i18n.language, { weekday: true }) })}
        </p>
      ) : (
        <Check name="withTrial" checked={one(now, 'withTrial') === 'yes'}>
          {t('trial.offer', { count: TRIAL_DAYS })}
        </Check>
      )}
      {price === undefined || frequency === undefined ? (
        <p className={styles.note}>
          {t(`sum.${tier === undefined ? 'choose' : frequency === undefined ? 'often' : 'unknown'}`)}
        </p>
      ) : (
        <Sum price={price} fresh={prices.fresh} tries={tries} />
      )}
      <Check name="consent">{t(tries ? 'order.consentTrial' : 'order.consent')}</Check>
    </>
  );
}

const triesIt = (now: Answers, { used }: Props['trial']): boolean => !used && one(now, 'withTrial') === 'yes';

/** The order; for a visitor the way to an account, and back to here. */
export function SendOrder({ now, trial, isSignedIn, wasAsked, writtenTo, busy }: Omit<Props, 'prices'>) {
  const { t } = useTranslation('brand-monitoring');
  if (!isSignedIn || wasAsked) return <AccountFirst now={now} writtenTo={writtenTo} busy={busy} />;
  return (
    <div className={styles.send}>
      <Button type="submit" look="accent" size="large" busy={busy}>
        {t(triesIt(now, trial) ? 'order.sendTrial' : 'order.send')}
      </Button>
    </div>
  );
}

/** Four lines, and what is charged on which day in words. */
function Sum({ price, fresh, tries }: { price: MonitoringPrice; fresh: boolean; tries: boolean }) {
  const { t, i18n } = useTranslation('brand-monitoring');
  const money = (amount: number): string => formatMoney(amount, price.currency, i18n.language);
  const period = t(`every.${price.paymentFrequency as 'MONTHLY'}`);
  const lines = [
    { label: t('sum.fee'), value: money(price.net) },
    ...(price.discount > 0 ? [{ label: t('sum.discount'), value: money(-price.discount) }] : []),
    { label: t('sum.tax'), value: money(price.tax) },
  ];
  return (
    <>
      <dl className={styles.lines} aria-busy={!fresh}>
        {lines.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>{t('sum.total')}</dt>
          <dd>{money(price.total)}</dd>
        </div>
      </dl>
      <p role="status">
        {t(tries ? 'charged.trial' : 'charged.now', {
          first: money(price.total),
          later: money(price.laterTotal),
          period,
          days: TRIAL_DAYS,
        })}
      </p>
      <p className={styles.note}>{t('charged.later')}</p>
    </>
  );
}
