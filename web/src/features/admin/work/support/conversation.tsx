import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Moment } from '../../../../kit/dates/moment.js';
import { ask } from '../../parts/admin-api.js';
import { TicketPapersDocument } from './support.graphql.js';
import type { Ticket } from './ticket.js';
import styles from './support.module.css';

type Message = Ticket['messages']['items'][number];

function Papers({ ids }: { ids: readonly string[] }) {
  const { data } = useQuery({
    queryKey: ['work', 'ticket-papers', ...ids],
    queryFn: () => ask(TicketPapersDocument, { ids: [...ids] }),
    enabled: ids.length > 0,
  });
  const papers = data?.documentList.items ?? [];
  if (papers.length === 0) return null;
  return (
    <ul>
      {papers.map(({ id, name, url }) => (
        <li key={id}>
          <a href={url} download={name}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}

function Entry({ message, client }: { message: Message; client: string }) {
  const { t } = useTranslation('admin-support');
  const { side, author, internal, channel, text, createdAt, documentIds } = message;
  const isInternal = internal === true;
  const who = side === 'CLIENT' ? client : (author?.displayName ?? t('talk.us'));
  return (
    <li className={isInternal ? styles.internal : side === 'CLIENT' ? styles.theirs : styles.ours}>
      <p className={styles.who}>
        <strong>{who}</strong> <Moment at={createdAt} style="short" />
        {isInternal && <> · {t('talk.internal')}</>}
        {channel !== null && <> · {t(`talk.channel.${channel}`)}</>}
        {side === 'CLIENT' && channel !== 'PORTAL' && author !== null && (
          <> · {t('talk.noted', { name: author.displayName })}</>
        )}
      </p>
      <p className={styles.words}>{text}</p>
      <Papers ids={documentIds} />
    </li>
  );
}

/** All that was written, oldest first: who, when, by which way. Internal lines are said to be that. */
export function Conversation({ ticket }: { ticket: Ticket }) {
  const { t } = useTranslation('admin-support');
  const client = ticket.user?.displayName ?? ticket.contactName ?? t('talk.client');
  return (
    <ol className={styles.talk} aria-label={t('talk.title')}>
      <li className={styles.theirs}>
        <p className={styles.who}>
          <strong>{client}</strong> <Moment at={ticket.createdAt} style="short" />
        </p>
        <p className={styles.words}>{ticket.description}</p>
      </li>
      {ticket.messages.items.map((message) => (
        <Entry key={message.id} message={message} client={client} />
      ))}
    </ol>
  );
}
