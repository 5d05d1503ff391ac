import { useTranslation } from 'react-i18next';
import { useOfficeName } from '../../../../domain/jurisdiction/office-name.js';
import { Moment } from '../../../../kit/dates/moment.js';
import { AppLink } from '../../../../kit/link/app-link.js';
import { Timeline } from '../../../../kit/timeline/timeline.js';
import { NextStepBox } from '../../parts/next-step-box.js';
import { Section } from '../../parts/page.js';
import { usePortalQuery } from '../../parts/use-portal-query.js';
import { PortalFirstOrderDocument, PortalFirstOrderNode, type PortalHomeResult } from '../home.graphql.js';
import styles from './home.module.css';

type Order = PortalHomeResult['registrationRequestList']['items'][number];

const EVERY_MINUTE = 60_000;
const STATES = { DONE: 'done', NOW: 'now', AHEAD: 'expected', ENDED: 'expected' } as const;

/** All that matters to a customer with one order: its next step in full, what comes when, and who sees to it. */
export function FirstOrder({ order }: { order: Order }) {
  const { t } = useTranslation('portal');
  const { data } = usePortalQuery(
    PortalFirstOrderDocument,
    PortalFirstOrderNode,
    { id: order.id },
    { pollInterval: EVERY_MINUTE },
  );
  const lawyer = data?.registrationRequest?.lawyerInCharge ?? null;
  const office = useOfficeName();
  const months = order.jurisdictions.flatMap((code) =>
    (data?.jurisdictionList ?? []).filter((one) => one.code === code && one.typicalMonths !== null),
  );
  const paid =
    data?.registrationRequest?.orderSteps.some(
      ({ step, state }) => step === 'PAYMENT' && state === 'DONE',
    ) === true;
  const answered = order.answeredAt !== null && order.status !== 'VERIFICATION_REQUESTED';
  return (
    <>
      <p className={styles.which}>
        <AppLink to={`/portal/order/${order.id}`}>{order.value || order.publicId}</AppLink>
      </p>
      <NextStepBox orderId={order.id} step={order.nextStep} />
      <Section title={t('first.when')}>
        <Timeline
          label={t('first.when')}
          steps={[
            ...(data?.registrationRequest?.orderSteps ?? []).map(({ step, state, doneAt }) => ({
              id: step,
              title: t(`first.step.${step}`),
              state: STATES[state],
              meta:
                doneAt === null ? (
                  t(`first.takes.${step === 'ANSWERS' && paid ? 'ANSWERS_PAID' : step}`)
                ) : (
                  <Moment at={doneAt} style="date" />
                ),
            })),
            ...months.map(({ code, typicalMonths }) => ({
              id: code,
              title: t('first.registered', { office: office(code) }),
              state: 'expected' as const,
              meta: t('first.months', { min: typicalMonths?.min ?? 0, max: typicalMonths?.max ?? 0 }),
            })),
          ]}
        />
        {data !== undefined && (
          <p>{lawyer === null ? t('first.anybody') : t('first.lawyer', { name: lawyer })}</p>
        )}
        <ul className={styles.links}>
          {answered && (
            <li>
              <AppLink to={`/portal/verification-summary/${order.id}`}>{t('first.report')}</AppLink>
            </li>
          )}
          <li>
            <AppLink to={`/portal/order/${order.id}`}>{t('first.order')}</AppLink>
          </li>
          {order.nextStep.product !== null && (
            <li>
              <AppLink to={`/portal/order/${order.id}#money`}>{t('first.money')}</AppLink>
            </li>
          )}
          <li>
            <AppLink to={`/portal/order/${order.id}#messages`}>{t('first.write')}</AppLink>
          </li>
        </ul>
      </Section>
    </>
  );
}
