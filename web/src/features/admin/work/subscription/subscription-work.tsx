import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { dayOf, formatDay } from '../../../../kit/dates/day.js';
import { Extract } from '../../../../kit/extract/extract.js';
import { AppLink } from '../../../../kit/link/app-link.js';
import { ask } from '../../parts/admin-api.js';
import { Failed } from '../../parts/failed.js';
import type { RecordRow } from '../../parts/records/record-facts.js';
import { StatusWord } from '../../parts/tops/status-words.js';
import { Payments } from './parts/payments.js';
import { SubscriptionWorkDocument } from './subscription.graphql.js';
import { coveredOn, nextScan, type Subscription } from './subscription.js';
import styles from './subscription-work.module.css';

const day = (date: string): string => formatDay(date, 'en', { short: true });

/** A subscription: what it covers and until when, who pays with what, and its payments. */
export function SubscriptionWork({ row }: { row: RecordRow }) {
  const { t } = useTranslation('admin-subscription');
  const { data, error, refetch } = useQuery({
    queryKey: ['work', 'brand_subscription', row.id],
    queryFn: () => ask(SubscriptionWorkDocument, { id: row.id }),
  });
  if (error !== null) return <Failed error={error} again={() => void refetch()} />;
  if (data === undefined) return <p role="status">{t('common:loading')}</p>;
  const subscription = data.brandSubscription;
  if (subscription === null) return null;
  return (
    <section aria-label={t('title')} className={styles.subscription}>
      <div className={styles.sides}>
        <Covered subscription={subscription} />
        <Payer subscription={subscription} />
      </div>
      <Payments subscription={subscription} />
    </section>
  );
}

function Covered({ subscription }: { subscription: Subscription }) {
  const { t } = useTranslation('admin-subscription');
  const { brand, tier, startDate, endDate, isProactive } = subscription;
  const covered = coveredOn(subscription, dayOf(new Date()));
  const scan = nextScan(subscription);
  return (
    <section aria-labelledby="subscription-covers">
      <h3 id="subscription-covers">{t('covers')}</h3>
      <Extract
        rows={[
          {
            label: t('brand'),
            value: brand === null ? '–' : <AppLink to={`/brand/${brand.id}/show`}>{brand.name}</AppLink>,
          },
          { label: t('tier'), value: t(`tiers.${tier}`) },
          {
            label: t('platforms'),
            value: covered.length === 0 ? t('noPlatforms') : covered.join(', '),
          },
          {
            label: t('scan'),
            value:
              scan === undefined ? (
                t('noScan')
              ) : (
                <>
                  <AppLink to={`/brand_monitoring_task/${scan.id}/show`}>
                    {t('scanUntil', { day: day(scan.deadline) })}
                  </AppLink>{' '}
                  <StatusWord table="brand_monitoring_task" status={scan.status} />
                </>
              ),
          },
          {
            label: t('period'),
            value:
              startDate === null || endDate === null
                ? t('noPeriod')
                : t('fromTo', { start: day(startDate), end: day(endDate) }),
          },
          ...(isProactive ? [{ label: t('opened'), value: t('byFirm') }] : []),
        ]}
      />
    </section>
  );
}

function Payer({ subscription }: { subscription: Subscription }) {
  const { t } = useTranslation('admin-subscription');
  const { paymentFrequency, billingEntity, userPaymentMethod: card, discountCoupon } = subscription;
  const payer =
    billingEntity === null
      ? undefined
      : (billingEntity.businessName ??
        [billingEntity.firstName, billingEntity.lastName].filter(Boolean).join(' '));
  return (
    <section aria-labelledby="subscription-payer">
      <h3 id="subscription-payer">{t('pays')}</h3>
      <Extract
        rows={[
          { label: t('often'), value: t(`often_.${paymentFrequency}`) },
          {
            label: t('payer'),
            value:
              billingEntity === null ? (
                t('noPayer')
              ) : (
                <AppLink to={`/entity/${billingEntity.id}/show`}>{payer}</AppLink>
              ),
          },
          {
            label: t('card'),
            value:
              card === null ? (
                t('noCard')
              ) : (
                <>
                  <AppLink to={`/user_payment_method/${card.id}/show`}>
                    {t('cardEnding', {
                      brand: card.cardBrand ?? t('card'),
                      digits: card.cardLastFour ?? '····',
                    })}
                  </AppLink>
                  {card.cardExpiration !== null && ` · ${t('cardUntil', { month: card.cardExpiration })}`}{' '}
                  <StatusWord table="user_payment_method" status={card.status} />
                </>
              ),
          },
          ...(discountCoupon === null ? [] : [{ label: t('coupon'), value: discountCoupon.code }]),
        ]}
      />
    </section>
  );
}
