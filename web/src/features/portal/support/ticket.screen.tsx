import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useParams } from 'react-router';
import { Conversation } from '../../../domain/support/conversation.js';
import { linesOf } from '../../../domain/support/ticket-lines.js';
import { ticketState } from '../../../domain/support/ticket-state.js';
import { AppLink } from '../../../kit/link/app-link.js';
import { asksAhead } from '../parts/ask-ahead.js';
import { CommandButton } from '../parts/command-button.js';
import { EntityStatus, NextStep } from '../parts/entity-status.js';
import { Missing } from '../parts/missing.js';
import { Loaded, Page, Section } from '../parts/page.js';
import { useCommand } from '../parts/use-command.js';
import { usePortalQuery } from '../parts/use-portal-query.js';
import { AnswerPromise } from './parts/answer-promise.js';
import { AnswerForm } from './parts/answer-form.js';
import { useTicketRead } from './parts/use-ticket-read.js';
import {
  PortalTicketDocument,
  PortalTicketNode,
  type PortalTicketResult,
  ReopenTicketDocument,
  ReopenTicketNode,
  SettleTicketDocument,
  SettleTicketNode,
} from './support.graphql.js';

type Ticket = NonNullable<PortalTicketResult['supportTicket']>;

const LIVE_MS = 15_000;

const question = (id: string) => [PortalTicketDocument, PortalTicketNode, { id }] as const;

export const ahead = asksAhead(({ params: { id = '' } }) => [question(id)]);

/** One question: what was said, and the box to go on in. */
export function Component() {
  const { t } = useTranslation('portal-support');
  const { id = '' } = useParams();
  const answer = usePortalQuery(...question(id), { pollInterval: LIVE_MS });
  const ticket = answer.data?.supportTicket;
  const { state } = useLocation() as { state: { readonly unfiled?: true } | null };
  useTicketRead(ticket);
  if (ticket === null) return <Missing />;
  if (ticket?.goesOnAt != null) return <Navigate to={ticket.goesOnAt} replace />;
  return (
    <Page
      title={ticket?.publicId == null ? t('ticket.title') : t('ticket.titleOf', { number: ticket.publicId })}
      lead={ticket === undefined ? undefined : <About ticket={ticket} />}
    >
      <Loaded answer={answer}>
        {({ supportTicket: shown }) =>
          shown !== null && (
            <>
              {state?.unfiled === true && <p role="alert">{t('support:papers.failed')}</p>}
              <Section title={t('support:talk.title')}>
                <Conversation lines={linesOf(shown)} />
              </Section>
              <GoOn ticket={shown} />
            </>
          )
        }
      </Loaded>
    </Page>
  );
}

function About({ ticket: { status, request, trademark } }: { ticket: Ticket }) {
  const { t } = useTranslation('portal-support');
  return (
    <>
      <EntityStatus of="ticket" status={status} />
      {request !== null && (
        <>
          {' '}
          ·{' '}
          <AppLink to={`/portal/order/${request.id}`}>
            {request.value || t('ticket.order', { number: request.publicId })}
          </AppLink>
        </>
      )}
      {trademark !== null && (
        <>
          {' '}
          · <AppLink to={`/portal/trademarks/${trademark.id}`}>{trademark.name}</AppLink>
        </>
      )}
    </>
  );
}

/** What can still be said: an answer, that it is solved, that it did not help; once it is over, how to ask anew. */
function GoOn({ ticket }: { ticket: Ticket }) {
  const { t } = useTranslation(['support', 'portal-support']);
  const state = ticketState(ticket, new Date());
  if (state === 'over')
    return (
      <NextStep of="ticket" status="CLOSED">
        <p>
          <AppLink to="/portal/support/ask">{t('portal-support:ask.again')}</AppLink>
        </p>
      </NextStep>
    );
  return (
    <>
      <NextStep of="ticket" status={ticket.status}>
        {state === 'ours' && <AnswerPromise ticketId={ticket.id} />}
        {state === 'solved' ? <Reopen id={ticket.id} /> : <Settle id={ticket.id} />}
      </NextStep>
      <Section title={t('box.title')}>
        <AnswerForm ticketId={ticket.id} label={t(state === 'solved' ? 'box.missing' : 'box.label')} />
      </Section>
    </>
  );
}

function Settle({ id }: { id: string }) {
  const { t } = useTranslation('support');
  const settle = useCommand(SettleTicketDocument, SettleTicketNode);
  return (
    <CommandButton
      small
      command={settle}
      variables={{ id }}
      label={t('settle.label')}
      title={t('settle.title')}
      confirm={t('settle.label')}
    >
      <p>{t('settle.text')}</p>
    </CommandButton>
  );
}

function Reopen({ id }: { id: string }) {
  const { t } = useTranslation('support');
  const reopen = useCommand(ReopenTicketDocument, ReopenTicketNode);
  return (
    <CommandButton
      small
      command={reopen}
      variables={{ id }}
      label={t('reopen.label')}
      title={t('reopen.title')}
      confirm={t('reopen.label')}
    >
      <p>{t('reopen.text')}</p>
    </CommandButton>
  );
}
