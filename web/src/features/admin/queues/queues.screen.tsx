import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Moment } from '../../../kit/dates/moment.js';
import { Extract } from '../../../kit/extract/extract.js';
import { AppLink } from '../../../kit/link/app-link.js';
import { Status } from '../../../kit/status/status.js';
import { ask } from '../parts/admin-api.js';
import { Failed } from '../parts/failed.js';
import { ReasonPart } from '../parts/reason-part.js';
import { useRole } from '../parts/records/use-facts.js';
import { useSubmit } from '../parts/use-submit.js';
import styles from './queues.module.css';
import { RetryFailedJobsDocument, WorkQueuesDocument, type WorkQueuesResult } from './work-queues.graphql.js';
import { OperationsHead } from '../parts/operations-head.js';

const EVERY_TEN_SECONDS = 10_000;

/** Whether the machines still work: the round of each worker, what waits and failed, and letters nobody can be sure of. */
export function Component() {
  const { t } = useTranslation('admin-deadlines');
  const { data, error, refetch } = useQuery({
    queryKey: ['work-queues'],
    queryFn: () => ask(WorkQueuesDocument, {}),
    refetchInterval: EVERY_TEN_SECONDS,
  });
  return (
    <div className={styles.queues}>
      <OperationsHead title={t('queues.title')} lead={t('queues.lead')} />
      {error !== null && <Failed error={error} again={() => void refetch()} />}
      {data !== undefined && (
        <>
          {data.workQueueList.length === 0 ? (
            <p role="alert" className={styles.away}>
              {t('queues.away')}
            </p>
          ) : (
            <>
              <Queues queues={data.workQueueList} />
              {data.workQueueList.some(({ failed }) => failed > 0) && <RetryFailed />}
            </>
          )}
          <Letters letters={data.letterBacklog} />
        </>
      )}
    </div>
  );
}

function Queues({ queues }: { queues: WorkQueuesResult['workQueueList'] }) {
  const { t } = useTranslation('admin-deadlines');
  return (
    <div className={styles.scroll} role="region" aria-label={t('queues.title')} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {(['name', 'round', 'waiting', 'active', 'delayed', 'failed', 'oldest'] as const).map(
              (column) => (
                <th key={column} scope="col">
                  {t(`queues.${column}`)}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {queues.map((queue) => (
            <tr key={queue.name}>
              <th scope="row" className="mono">
                {queue.name}
              </th>
              <td>
                {queue.tickAgeSeconds === null ? (
                  <Status tone="ended">{t('queues.never')}</Status>
                ) : (
                  <Status tone={queue.late ? 'problem' : 'ok'}>
                    {t('queues.age', { count: queue.tickAgeSeconds })}
                  </Status>
                )}
              </td>
              <td>{queue.waiting}</td>
              <td>{queue.active}</td>
              <td>{queue.delayed}</td>
              <td>{queue.failed > 0 ? <Status tone="problem">{String(queue.failed)}</Status> : 0}</td>
              <td>
                {queue.oldestWaitingAt === null ? '–' : <Moment at={queue.oldestWaitingAt} style="short" />}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Jobs that failed go back to their workers; what they do is done once. */
function RetryFailed() {
  const { t } = useTranslation('admin-deadlines');
  const { busy, run } = useSubmit(['work-queues']);
  if (useRole() !== 'admin') return null;
  return (
    <ReasonPart
      step={t('queues.retry')}
      label={t('queues.why')}
      lost={t('queues.lost')}
      busy={busy}
      onStep={(reason) => run(RetryFailedJobsDocument, { input: { reason } }, t('queues.retried'))}
    />
  );
}

function Letters({ letters }: { letters: WorkQueuesResult['letterBacklog'] }) {
  const { t } = useTranslation('admin-deadlines');
  const shown = (count: number, tone: 'problem' | 'waiting') =>
    count === 0 ? '0' : <Status tone={tone}>{String(count)}</Status>;
  return (
    <section aria-labelledby="letters">
      <h2 id="letters">{t('letters.title')}</h2>
      <Extract
        rows={[
          {
            label: t('letters.waiting'),
            value: (
              <>
                {letters.waiting}
                {letters.oldestDueAt !== null && (
                  <>
                    {' '}
                    · {t('letters.since')} <Moment at={letters.oldestDueAt} style="short" />
                  </>
                )}
              </>
            ),
          },
          { label: t('letters.failed'), value: shown(letters.failed, 'problem') },
          {
            label: t('letters.unknown'),
            value: (
              <>
                {shown(letters.unknown, 'waiting')}{' '}
                {letters.unknown > 0 && <AppLink to="/letter">{t('letters.decide')}</AppLink>}
              </>
            ),
          },
        ]}
      />
    </section>
  );
}
