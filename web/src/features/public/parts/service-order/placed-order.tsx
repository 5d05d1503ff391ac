import { useTranslation } from 'react-i18next';
import { useActionData, useLoaderData } from 'react-router';
import { PageMeta } from '../../../../kit/page/page-meta.js';
import { useOfficeName } from '../../../../domain/jurisdiction/office-name.js';
import { ButtonLink } from '../../../../kit/button/button.js';
import { formatDay } from '../../../../kit/dates/day.js';
import { Moment } from '../../../../kit/dates/moment.js';
import { Extract } from '../../../../kit/extract/extract.js';
import { useFresh } from '../../../../kit/fresh/use-fresh.js';
import { formatMoney } from '../../../../kit/money/format-money.js';
import { Seal } from '../../../../kit/seal/seal.js';
import { Timeline } from '../../../../kit/timeline/timeline.js';
import { AccountBlock } from '../account/account-block.js';
import type { AccountAnswer } from '../account/ask-for-account.js';
import type { loadPlacedOrder } from './placed-order.loader.js';
import { PlacedMarks } from './placed-marks.js';
import styles from './service-order.module.css';

const STEPS = ['order', 'pay', 'file', 'done'] as const;
/** How many steps are behind an order, by its status. */
const BEHIND: Readonly<Record<string, number>> = {
  DRAFT: 0,
  SUBMITTED: 1,
  QUOTED: 1,
  INVOICED: 1,
  CLIENT_UNRESPONSIVE: 1,
  PAID: 2,
  IN_PROGRESS: 2,
  FINISHED: 4,
};
const PAYABLE: readonly string[] = ['SUBMITTED', 'QUOTED', 'INVOICED', 'CLIENT_UNRESPONSIVE'];

/** The way to pay is there within seconds of the order; money takes longer. */
const SOON_MS = 2_000;
const LATER_MS = 15_000;

interface Mark {
  readonly name?: string;
  readonly number?: string;
  readonly classes?: readonly number[];
  readonly expirationDate?: string;
}

/** An order without an account: where it stands, what it was for, and the way to pay. `placed`: it was sent a moment ago. */
export function PlacedOrder({ placed }: { placed: boolean }) {
  const { t, i18n } = useTranslation(['service-order', 'renewal']);
  const office = useOfficeName();
  const { order, link, attempt } = useLoaderData<typeof loadPlacedOrder>();
  const account = useActionData() as AccountAnswer | undefined;
  const { t: own } = useTranslation(order.serviceName === 'ownership-transfer' ? 'transfer' : 'renewal');
  const several = order.serviceName === 'trademark-renewals';
  const mark = (
    several ? { name: order.marksOfOrder.map(({ name }) => name).join(', ') } : (order.parameters ?? {})
  ) as Mark;
  const behind = BEHIND[order.status];
  const steps = STEPS.map((step, index) => ({
    id: step,
    title: own(`steps.${step}.title`),
    text: own(`steps.${step}.text`),
    state:
      index < (behind ?? 0) ? ('done' as const) : index === behind ? ('now' as const) : ('expected' as const),
  }));
  const payable = PAYABLE.includes(order.status);
  const comesSoon =
    (order.payableProductId === null && order.price !== null) || (several && order.marksOfOrder.length === 0);
  useFresh(payable || comesSoon, comesSoon ? SOON_MS : LATER_MS);
  return (
    <main id="content" className={`wrap ${styles.placed}`}>
      <PageMeta title={own('placed.title')} />
      <header className={styles.placedHead}>
        <Seal name={mark.name ?? ''} size={148} draw />
        <div>
          {!several && <p className={styles.mark}>{mark.name}</p>}
          <h1>{own(placed ? 'placed.title' : 'placed.state')}</h1>
          <p>
            {t('placed.number')} <strong className="mono">{order.publicId}</strong>
          </p>
        </div>
      </header>
      <div className={styles.columns}>
        <section aria-labelledby="next">
          <h2 id="next">{t('placed.next')}</h2>
          {behind === undefined ? (
            <p>{t('placed.ended')}</p>
          ) : (
            <Timeline label={t('placed.next')} steps={steps} />
          )}
        </section>
        <section aria-labelledby="about" className={styles.about}>
          <h2 id="about">{t('placed.about')}</h2>
          <Extract
            rows={[
              ...(several ? [] : [{ code: '540', label: t('mark.name'), value: mark.name ?? '' }]),
              ...(order.jurisdiction === null
                ? []
                : [{ label: t('mark.office'), value: office(order.jurisdiction) }]),
              ...(several ? [] : [{ code: '111', label: t('mark.number'), value: mark.number ?? '' }]),
              ...(mark.classes === undefined || mark.classes.length === 0
                ? []
                : [{ code: '511', label: t('mark.classes'), value: mark.classes.join(', ') }]),
              ...(mark.expirationDate === undefined
                ? []
                : [
                    {
                      code: '180',
                      label: t('renewal:form.expires'),
                      value: formatDay(mark.expirationDate, i18n.language, { weekday: true }),
                    },
                  ]),
              { label: t('placed.on'), value: <Moment at={order.createdAt} style="date" /> },
              {
                label: t('price.total'),
                value:
                  order.price === null
                    ? t('placed.noPrice')
                    : formatMoney(order.price.amountMinor, order.price.currency, i18n.language),
              },
            ]}
          />
          {payable && order.payableProductId !== null && (
            <p>
              <ButtonLink
                to={`/product/${order.payableProductId}/checkout?link=${encodeURIComponent(link)}`}
                look="accent"
                size="large"
              >
                {t('placed.pay')}
              </ButtonLink>
            </p>
          )}
          {payable && order.payableProductId === null && (
            <p>{t(order.price === null ? 'placed.person' : 'placed.soon')}</p>
          )}
          <p className={styles.placedNote}>{t('placed.mail')}</p>
        </section>
        {several && <PlacedMarks marks={order.marksOfOrder} />}
        <AccountBlock attempt={attempt} answer={account} />
      </div>
    </main>
  );
}
