import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData, useRevalidator, useSearchParams } from 'react-router';
import { cardState } from '../../../domain/card/saved-card.js';
import { ButtonLink } from '../../../kit/button/button.js';
import { formatDay } from '../../../kit/dates/day.js';
import { Extract } from '../../../kit/extract/extract.js';
import { formatMoney } from '../../../kit/money/format-money.js';
import { PageMeta } from '../../../kit/page/page-meta.js';
import styles from '../parts/service-order/service-order.module.css';
import { awaitsTrial, loadOrdered, type Ordered } from './ordered.loader.js';
import { AgreeToCharges } from './parts/agree-to-charges.js';

export const loader = loadOrdered;
export { startTrial as action } from './ordered.action.js';

/** While the card and the consent make their way. */
const SOON_MS = 2_000;

/** A watch was ordered: what is still to do, or what happens next and on which day. */
export function Component() {
  const { t } = useTranslation('brand-monitoring');
  const { ordered, start } = useLoaderData<typeof loader>();
  const [query] = useSearchParams();
  const starts = awaitsTrial(ordered) && query.has('agreed');
  const hasCard = start?.cards.some((card) => cardState(card, new Date()) === 'ACTIVE') ?? false;
  const bankIsAsked = query.get('card') === 'asked' && start !== undefined && !hasCard;
  useLookAgain(starts || bankIsAsked || (ordered.status === 'CREATED' && start === undefined));
  const head = start !== undefined && !awaitsTrial(ordered) ? 'changes' : headOf(ordered, starts);
  const title = t(`placed.${head}`, { brand: ordered.brand?.name ?? '' });
  return (
    <main id="content" className={`wrap ${styles.page}`}>
      <PageMeta title={title} />
      <header className={styles.head}>
        <h1>{title}</h1>
        {starts && <p role="status">{t('placed.startsText')}</p>}
        {bankIsAsked && <p role="status">{t('placed.bankText')}</p>}
      </header>
      {start !== undefined && !starts && <AgreeToCharges ordered={ordered} start={start} />}
      {!awaitsTrial(ordered) && start === undefined && <WhatFollows ordered={ordered} />}
    </main>
  );
}

function headOf(
  { status, withTrial, checkoutCompletedAt }: Ordered,
  starts: boolean,
): 'starts' | 'card' | 'unpaid' | 'waits' | 'trial' | 'started' | 'ended' {
  if (status === 'CREATED' && withTrial === true) return starts ? 'starts' : 'card';
  if (status === 'CREATED') return checkoutCompletedAt === null ? 'unpaid' : 'waits';
  if (status === 'TRIAL_STARTED') return 'trial';
  return status === 'ENDED' ? 'ended' : 'started';
}

/** What is read again by itself until it is so. */
function useLookAgain(waits: boolean): void {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (!waits || state !== 'idle') return;
    const timer = setTimeout(() => void revalidate(), SOON_MS);
    return () => clearTimeout(timer);
  }, [waits, state, revalidate]);
}

/** Facts with their days, and where it is seen. */
function WhatFollows({ ordered }: { ordered: Ordered }) {
  const { t, i18n } = useTranslation('brand-monitoring');
  const day = (on: string): string => formatDay(on, i18n.language, { weekday: true });
  const [scan] = ordered.brandMonitoringTasks.items;
  const [payment] = ordered.payments.items;
  const { nextCharge, userPaymentMethod: card } = ordered;
  const rows = [
    { label: t('ask.tier.label'), value: t(`tier.${ordered.tier.toLowerCase() as 'watch'}.name`) },
    {
      label: t('placed.firstScan'),
      value: scan === undefined ? t('placed.firstScanLater') : t('placed.by', { day: day(scan.deadline) }),
    },
    ...(ordered.status === 'TRIAL_STARTED' && ordered.endDate !== null
      ? [{ label: t('placed.trialUntil'), value: day(ordered.endDate) }]
      : []),
    {
      label: t('placed.nextCharge'),
      value:
        nextCharge === null
          ? t('placed.noCharge')
          : `${day(nextCharge.on)}: ${formatMoney(nextCharge.total, nextCharge.currency, i18n.language)}`,
    },
    ...(card === null
      ? []
      : [
          {
            label: t('placed.usedCard'),
            value: t('cardName', { brand: card.cardBrand ?? '', digits: card.cardLastFour ?? '' }),
          },
        ]),
  ];
  const unpaid = ordered.status === 'CREATED' && payment?.productId != null;
  return (
    <section className={styles.about}>
      <Extract rows={rows} />
      <h2>{t('placed.next')}</h2>
      <ol className={styles.next}>
        {(['scan', 'report', 'charges', 'end'] as const).map((step) => (
          <li key={step}>{t(`placed.step.${step}`)}</li>
        ))}
      </ol>
      <div className={styles.send}>
        {unpaid && (
          <ButtonLink to={`/product/${payment.productId}/checkout`} look="accent" size="large">
            {t('placed.pay')}
          </ButtonLink>
        )}
        <ButtonLink to={`/portal/monitoring/${ordered.id}`} look={unpaid ? 'plain' : 'accent'} size="large">
          {t('placed.see')}
        </ButtonLink>
        {ordered.caseSolutionId !== null && (
          <ButtonLink
            to={`/portal/success-advanced-protection-plan?caseSolutionId=${ordered.caseSolutionId}`}
            size="large"
          >
            {t('placed.plan')}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}
