import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isRefusal } from '../../../../data/refusal.js';
import { Button } from '../../../../kit/button/button.js';
import { AppLink } from '../../../../kit/link/app-link.js';
import { submit } from '../admin-api.js';
import { StatusWord } from '../tops/status-words.js';
import { ClientGlance } from '../../work/client/client-glance.js';
import { InboxNewTicketDocument, type InboxClientByEmailResult } from './inbox.graphql.js';
import styles from './inbox.module.css';

export type InboxClient = InboxClientByEmailResult['userList']['items'][number];

/** A ticket begun from the open mail; the link to it stands where the button was. */
function NewTicket({ client, subject }: { client: InboxClient; subject: string }) {
  const { t } = useTranslation('admin-inbox');
  const [made, setMade] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const make = async (): Promise<void> => {
    setBusy(true);
    const input = {
      userId: client.id,
      description: subject === '' ? t('mailOf', { who: client.email }) : subject,
    };
    try {
      const { createSupportTicket: answer } = await submit(
        InboxNewTicketDocument,
        { input },
        crypto.randomUUID(),
      );
      if (isRefusal(answer)) setProblem(answer.message);
      else setMade((answer as { id: string }).id);
    } catch {
      setProblem(t('ticketFailed'));
    }
    setBusy(false);
  };
  if (made !== undefined)
    return (
      <AppLink to={`/support_ticket/${made}/show`} target="_blank">
        {t('ticketMade')}
      </AppLink>
    );
  return (
    <>
      <Button size="small" look="accent" busy={busy} onClick={() => void make()}>
        {t('newTicket')}
      </Button>
      {problem !== undefined && <p role="alert">{problem}</p>}
    </>
  );
}

/** What one wants to know of whoever wrote, beside the mail. */
export function ClientCard({ client, subject }: { client: InboxClient; subject: string }) {
  const { t } = useTranslation('admin-inbox');
  const { id } = client;
  return (
    <section className={styles.card} aria-labelledby="inbox-client">
      <h1 id="inbox-client">
        <AppLink to={`/user/${id}/show`} target="_blank">
          {client.displayName || client.email}
        </AppLink>
      </h1>
      <p>
        {client.email} · <StatusWord table="user" status={client.status} row={client} />
      </p>
      <NewTicket client={client} subject={subject} />
      <ul className={styles.steps} aria-label={t('steps')}>
        {(
          [
            ['newOrder', `/registration_request/create?userId=${id}`],
            ['consultation', `/consultation/create?userId=${id}`],
          ] as const
        ).map(([name, to]) => (
          <li key={name}>
            <AppLink to={to} target="_blank">
              {t(name)}
            </AppLink>
          </li>
        ))}
      </ul>
      <ClientGlance id={id} />
    </section>
  );
}
