import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Moment } from '../../../../kit/dates/moment.js';
import { AppLink } from '../../../../kit/link/app-link.js';
import { ask } from '../../parts/admin-api.js';
import { Failed } from '../../parts/failed.js';
import { useHints } from '../../parts/live/use-hints.js';
import type { RecordFacts, RecordRow } from '../../parts/records/record-facts.js';
import { TimeLeft } from '../../parts/time-left.js';
import { AnswerBox } from './answer-box.js';
import { Conversation } from './conversation.js';
import { OtherTickets } from './other-tickets.js';
import { TicketClientDocument, TicketWorkDocument, type TicketWorkResult } from './support.graphql.js';
import styles from './support.module.css';
import type { Ticket } from './ticket.js';
import { useTicketSeen } from './use-ticket-seen.js';

/** By when the next answer is promised; the first one is said to be that. */
function Promised({ tasks, ticket }: { tasks: TicketWorkResult['taskList']; ticket: Ticket }) {
  const { t } = useTranslation('admin-support');
  const due = tasks.items.find(({ work }) => work === 'TICKET')?.dueAt;
  if (due == null) return null;
  const isFirst = ticket.messages.items.every(({ side, internal }) => side !== 'FIRM' || internal === true);
  return (
    <p className={styles.promised}>
      {t(isFirst ? 'promised.first' : 'promised.next')} <Moment at={due} style="due" /> <TimeLeft at={due} />
    </p>
  );
}

/** What the ticket is about, and the way to say so. */
function Linked({ ticket }: { ticket: Ticket }) {
  const { id, user, request, trademark, earlierTicket, mergedInto, contactName, contactEmail } = ticket;
  const { caseId, reported } = ticket;
  const { t } = useTranslation('admin-support');
  return (
    <section aria-labelledby="ticket-linked">
      <h3 id="ticket-linked">{t('linked.title')}</h3>
      <ul>
        {user !== null && (
          <li>
            <AppLink to={`/user/${user.id}/show`}>{user.displayName}</AppLink>
          </li>
        )}
        {user === null && (
          <li>
            {[contactName, contactEmail].filter(Boolean).join(' · ')} {t('linked.noAccount')}
          </li>
        )}
        {request !== null && (
          <li>
            <AppLink to={`/registration_request/${request.id}/show`}>
              {[request.value, request.publicId].filter(Boolean).join(' · ')}
            </AppLink>
          </li>
        )}
        {trademark !== null && (
          <li>
            <AppLink to={`/trademark/${trademark.id}/show`}>
              {[trademark.name, trademark.jurisdiction].filter(Boolean).join(' · ')}
            </AppLink>
          </li>
        )}
        {reported !== null && <li>{t('linked.reported', { what: reported })}</li>}
        {caseId !== null && (
          <li>
            <AppLink to={`/case/${caseId}/show`}>{t('linked.case')}</AppLink>
          </li>
        )}
        {earlierTicket !== null && (
          <li>
            <AppLink to={`/support_ticket/${earlierTicket.id}/show`}>
              {t('linked.earlier', { number: earlierTicket.publicId ?? '' })}
            </AppLink>
          </li>
        )}
        {mergedInto !== null && (
          <li>
            <AppLink to={`/support_ticket/${mergedInto.id}/show`}>
              {t('linked.later', { number: mergedInto.publicId ?? '' })}
            </AppLink>
          </li>
        )}
        {user !== null && (
          <li>
            <AppLink to={`/support_ticket/${id}/edit`}>{t('linked.add')}</AppLink>
          </li>
        )}
      </ul>
    </section>
  );
}

/** The conversation of a ticket, the box to answer in, and what it is about. */
export function TicketWork({ facts, row }: { facts: RecordFacts; row: RecordRow }) {
  const { t } = useTranslation('admin-support');
  const { data, error, refetch } = useQuery({
    queryKey: ['work', 'support_ticket', row.id],
    queryFn: () => ask(TicketWorkDocument, { id: row.id }),
  });
  useHints('support_ticket', (ids) => {
    if (ids === 'missed' || ids.includes(row.id)) void refetch();
  });
  useTicketSeen(data?.supportTicket);
  const userId = data?.supportTicket?.user?.id;
  const reader = useQuery({
    queryKey: ['work', 'letter-reader', userId],
    queryFn: () => ask(TicketClientDocument, { id: userId ?? '' }),
    enabled: userId !== undefined,
  });
  if (error !== null) return <Failed error={error} again={() => void refetch()} />;
  const ticket = data?.supportTicket;
  if (data === undefined || ticket == null) return <p role="status">{t('common:loading')}</p>;
  const language = reader.data?.letterReader?.language ?? ticket.language;
  return (
    <section aria-label={t('title')} className={styles.ticket}>
      <Promised tasks={data.taskList} ticket={ticket} />
      <Conversation ticket={ticket} />
      <AnswerBox key={ticket.id} facts={facts} ticket={ticket} language={language ?? undefined} />
      <Linked ticket={ticket} />
      {userId !== undefined && <OtherTickets facts={facts} ticket={ticket} userId={userId} />}
    </section>
  );
}
