import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { ask } from '../../parts/admin-api.js';
import { Failed } from '../../parts/failed.js';
import { isAllowed, type RecordFacts, type RecordRow } from '../../parts/records/record-facts.js';
import { useRole } from '../../parts/records/use-facts.js';
import { AdvisedClientDocument, ConsultationWorkDocument } from './consultation.graphql.js';
import styles from './consultation.module.css';
import { About, ClientRecords } from './parts/about.js';
import { Ordered } from './parts/ordered.js';
import { OrderNext } from './parts/order-next.js';
import { OutcomeLetter } from './parts/outcome.js';
import { Questions } from './parts/questions.js';

const WeekCalendar = lazy(async () => ({
  default: (await import('./parts/week-calendar.js')).WeekCalendar,
}));

/** By status: what a slot of the calendar is for. */
const DATED_BY: Readonly<Record<string, string>> = {
  REQUESTED: 'scheduleConsultation',
  RESCHEDULED: 'scheduleConsultation',
  NO_SHOW: 'scheduleConsultation',
  SCHEDULED: 'rescheduleConsultation',
};
const TOOK_PLACE = ['HELD', 'CLOSED'];

/** The work on a talk: whom it is for and why, its time, the questions, and the letter about what came of it. */
export function ConsultationWork({ facts, row }: { facts: RecordFacts; row: RecordRow }) {
  const { t } = useTranslation('admin-consultation');
  const role = useRole();
  const { data, error, refetch } = useQuery({
    queryKey: ['work', 'consultation', row.id],
    queryFn: () => ask(ConsultationWorkDocument, { id: row.id }),
  });
  const talk = data?.consultation;
  const userId = talk?.user?.id;
  const client = useQuery({
    queryKey: ['work', 'advised-client', userId, row.id],
    queryFn: () => ask(AdvisedClientDocument, { userId: userId ?? '', id: row.id }),
    enabled: userId !== undefined,
  });
  if (error !== null) return <Failed error={error} again={() => void refetch()} />;
  if (talk == null) return <p role="status">{t('common:loading')}</p>;
  const step = facts.steps.find(({ root }) => root === DATED_BY[talk.status]);
  return (
    <section aria-label={t('title')} className={styles.talk}>
      <About talk={talk} />
      {client.error !== null && <Failed error={client.error} again={() => void client.refetch()} />}
      {client.data !== undefined && <ClientRecords client={client.data} />}
      {step !== undefined && isAllowed(step, role) && (
        <Suspense fallback={<p role="status">{t('common:loading')}</p>}>
          <WeekCalendar
            facts={facts}
            row={row}
            talk={talk}
            step={step}
            zone={client.data?.letterReader?.zone}
          />
        </Suspense>
      )}
      <Questions talk={talk} row={row} />
      {TOOK_PLACE.includes(talk.status) && <OutcomeLetter key={talk.id} facts={facts} talk={talk} />}
      <Ordered
        orders={data?.registrationRequestList.items ?? []}
        services={data?.serviceRequestList.items ?? []}
      />
      {TOOK_PLACE.includes(talk.status) && userId !== undefined && <OrderNext userId={userId} />}
    </section>
  );
}
