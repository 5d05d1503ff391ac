import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Button } from '../../../../kit/button/button.js';
import { Moment } from '../../../../kit/dates/moment.js';
import { Dialog } from '../../../../kit/dialog/dialog.js';
import { AppLink } from '../../../../kit/link/app-link.js';
import { ask } from '../../parts/admin-api.js';
import type { RecordFacts } from '../../parts/records/record-facts.js';
import { useReread } from '../../parts/records/steps/use-reread.js';
import { useSubmit } from '../../parts/use-submit.js';
import { MergeTicketDocument, OtherTicketsDocument, type OtherTicketsResult } from './support.graphql.js';
import type { Ticket } from './ticket.js';

type Other = OtherTicketsResult['supportTicketList']['items'][number];
const FIRST_WORDS = 80;
const MERGED_FROM = ['CREATED', 'ASSIGNED', 'WAITING_FOR_CUSTOMER'];

const firstWords = (text: string): string =>
  text.length > FIRST_WORDS ? `${text.slice(0, FIRST_WORDS)}…` : text;

interface Props {
  readonly facts: RecordFacts;
  readonly ticket: Ticket;
  readonly userId: string;
}

/** What else the client asks and waits for; this ticket can go on in one of them. */
export function OtherTickets({ facts, ticket, userId }: Props) {
  const { t } = useTranslation('admin-support');
  const [chosen, setChosen] = useState<Other>();
  const { data } = useQuery({
    queryKey: ['work', 'other-tickets', userId, ticket.id],
    queryFn: () => ask(OtherTicketsDocument, { userId, id: ticket.id }),
  });
  const others = data?.supportTicketList.items ?? [];
  if (others.length === 0) return null;
  const mayMerge = MERGED_FROM.includes(ticket.status);
  return (
    <section aria-labelledby="other-tickets">
      <h3 id="other-tickets">{t('others.title')}</h3>
      <ul>
        {others.map((other) => (
          <li key={other.id}>
            <AppLink to={`/support_ticket/${other.id}/show`}>{firstWords(other.description)}</AppLink>{' '}
            <Moment at={other.createdAt} style="short" />{' '}
            {mayMerge && (
              <Button size="small" look="quiet" onClick={() => setChosen(other)}>
                {t('others.merge')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {chosen !== undefined && (
        <MergeDialog facts={facts} ticket={ticket} into={chosen} onClose={() => setChosen(undefined)} />
      )}
    </section>
  );
}

function MergeDialog({
  facts,
  ticket,
  into,
  onClose,
}: Omit<Props, 'userId'> & { into: Other; onClose: () => void }) {
  const { t } = useTranslation('admin-support');
  const [wrong, setWrong] = useState<string>();
  const { busy, run } = useSubmit(['work', 'support_ticket']);
  const navigate = useNavigate();
  const reread = useReread(facts);
  const merge = async (): Promise<void> => {
    const variables = { id: ticket.id, input: { intoId: into.id }, expectedVersion: ticket.version };
    const answer = await run(MergeTicketDocument, variables, t('others.merged'));
    if (answer !== 'done') return setWrong(answer === 'failed' ? t('box.notSent') : answer.message);
    await reread();
    await navigate(`/support_ticket/${into.id}/show`);
  };
  return (
    <Dialog open title={t('others.merge')} onClose={onClose}>
      <p>{t('others.follows', { words: firstWords(into.description) })}</p>
      {wrong !== undefined && <p role="alert">{wrong}</p>}
      <Button look="accent" busy={busy} onClick={() => void merge()}>
        {t('others.merge')}
      </Button>
    </Dialog>
  );
}
