import { useTranslation } from 'react-i18next';
import { useActionData, useLoaderData } from 'react-router';
import { PageMeta } from '../../../../kit/page/page-meta.js';
import { useFresh } from '../../../../kit/fresh/use-fresh.js';
import { Seal } from '../../../../kit/seal/seal.js';
import { Timeline } from '../../../../kit/timeline/timeline.js';
import { AccountBlock } from '../account/account-block.js';
import type { AccountAnswer } from '../account/ask-for-account.js';
import { isDraftAnswer, type DraftAnswer } from './decide-draft.js';
import { decides, LinkedDraft } from './linked-draft.js';
import { useNamedPrice } from './named-price.js';
import type { loadPlacedOrder } from './placed-order.loader.js';
import { PlacedFacts, type OrderedMark } from './placed-facts.js';
import { PlacedMarks } from './placed-marks.js';
import styles from './service-order.module.css';
import { WayToPay } from './way-to-pay.js';

/** Whose words are said of a service; those with a form share theirs. */
const WORDS: Readonly<Record<string, 'renewal' | 'transfer'>> = {
  'trademark-renewal': 'renewal',
  'trademark-renewals': 'renewal',
  'ownership-transfer': 'transfer',
};
/** Their prices stand in a list; those of the other services a person names. */
const LISTED: readonly string[] = ['renewal', 'transfer'];
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

/** An order without an account: where it stands, what it was for, and the way to pay. `placed`: it was sent a moment ago. */
export function PlacedOrder({ placed }: { placed: boolean }) {
  const { t } = useTranslation('service-order');
  const { order, link, attempt } = useLoaderData<typeof loadPlacedOrder>();
  const answer = useActionData() as AccountAnswer | DraftAnswer | undefined;
  const account = answer === undefined || isDraftAnswer(answer) ? undefined : answer;
  const words = WORDS[order.serviceName] ?? 'service-form';
  const { t: own } = useTranslation(words);
  const namedPrice = useNamedPrice();
  const named = LISTED.includes(words) ? undefined : namedPrice(order);
  const several = order.serviceName === 'trademark-renewals';
  const mark = (
    several ? { name: order.marksOfOrder.map(({ name }) => name).join(', ') } : (order.parameters ?? {})
  ) as OrderedMark;
  const behind = BEHIND[order.status];
  const steps = STEPS.map((step, index) => ({
    id: step,
    title: own(`steps.${step}.title`),
    text: (step === 'pay' ? named : undefined) ?? own(`steps.${step}.text`),
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
        <Seal name={mark.name ?? order.publicId} size={148} draw />
        <div>
          {!several && mark.name !== undefined && <p className={styles.mark}>{mark.name}</p>}
          <h1>{own(placed ? 'placed.title' : 'placed.state')}</h1>
          <p>
            {t('placed.number')} <strong className="mono">{order.publicId}</strong>
          </p>
        </div>
      </header>
      <LinkedDraft
        order={order}
        attempt={attempt}
        answer={answer !== undefined && isDraftAnswer(answer) ? answer : undefined}
      />
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
          <PlacedFacts order={order} mark={mark} several={several} />
          {payable && <WayToPay order={order} link={link} />}
          <p className={styles.placedNote}>{t('placed.mail')}</p>
        </section>
        {several && <PlacedMarks marks={order.marksOfOrder} />}
        <AccountBlock
          attempt={attempt}
          answer={account}
          look={payable || decides(order) ? 'plain' : 'accent'}
        />
      </div>
    </main>
  );
}
