import { useTranslation } from 'react-i18next';
import { Moment } from '../../kit/dates/moment.js';
import { Seal } from '../../kit/seal/seal.js';
import { Timeline } from '../../kit/timeline/timeline.js';
import styles from './without-advice.module.css';
import type { ReportFields } from './report.graphql.js';

const STEPS = ['received', 'work', 'review', 'sent'] as const;

/** Not ready yet: where it stands and when it comes. */
export function InWork({ request }: { request: ReportFields }) {
  const { t } = useTranslation('report');
  const begun = request.timeline.some(
    (entry) => entry.type.endsWith('verification_started') || entry.type.endsWith('VerificationStarted'),
  );
  const now = begun ? 1 : 0;
  const steps = STEPS.map((step, index) => ({
    id: step,
    title: t(`progress.${step}`),
    state: index < now ? ('done' as const) : index === now ? ('now' as const) : ('expected' as const),
  }));
  return (
    <article className={styles.work}>
      <Seal name={request.value ?? ''} size={148} />
      <p className={styles.inWork}>{request.value}</p>
      <h1>{t('progress.title')}</h1>
      {request.promisedAt != null && (
        <p className={styles.promise}>
          {t('progress.promise')}{' '}
          <strong>
            <Moment at={request.promisedAt} />
          </strong>
        </p>
      )}
      <Timeline label={t('progress.title')} steps={steps} />
      <p className={styles.note}>{t('progress.note')}</p>
    </article>
  );
}
