import { useTranslation } from 'react-i18next';
import { Moment } from '../../../../kit/dates/moment.js';
import { AppLink } from '../../../../kit/link/app-link.js';
import type { PortalOrderResult } from '../order.graphql.js';
import styles from '../order.module.css';

type Order = NonNullable<PortalOrderResult['registrationRequest']>;
type Step = Order['orderSteps'][number];

/** Where what was done in a step can be seen. */
function placeOf(step: Step['step'], { id, nextStep: { product } }: Order): string | undefined {
  if (step === 'CHECK') return `/portal/verification-summary/${id}`;
  if (step === 'PAYMENT') return product === null ? undefined : '#money';
  return step === 'FILING' ? '/portal/trademarks' : `/application-draft/${id}`;
}

/** The steps of an order, what is done with its day; each leads to what was done there. */
export function OrderSteps({ steps, order }: { steps: readonly Step[]; order: Order }) {
  const { t } = useTranslation(['portal-order', 'portal-next', 'portal']);
  const now = steps.findIndex(({ state }) => state === 'NOW');
  return (
    <section className={styles.steps} aria-label={t('order.steps.title')}>
      {now >= 0 && <p className={styles.at}>{t('order.steps.at', { at: now + 1, of: steps.length })}</p>}
      <ol>
        {steps.map((step) => {
          const to = step.state === 'DONE' ? placeOf(step.step, order) : undefined;
          const name = t(`order.steps.${step.step}`);
          return (
            <li
              key={step.step}
              data-state={step.state}
              aria-current={step.state === 'NOW' ? 'step' : undefined}
            >
              <span className={styles.mark} aria-hidden="true">
                {step.state === 'DONE'
                  ? '✓'
                  : step.state === 'NOW'
                    ? '●'
                    : step.state === 'ENDED'
                      ? '–'
                      : '○'}
              </span>
              <span className={styles.name}>
                {to === undefined ? (
                  name
                ) : to.startsWith('#') ? (
                  <a href={to}>{name}</a>
                ) : (
                  <AppLink to={to}>{name}</AppLink>
                )}
              </span>
              <span className={styles.day}>
                {step.doneAt === null ? (
                  t(`order.steps.${step.state}`)
                ) : (
                  <Moment at={step.doneAt} style="date" />
                )}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
