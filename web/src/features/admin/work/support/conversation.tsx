import { useTranslation } from 'react-i18next';
import { Moment } from '../../../../kit/dates/moment.js';
import type { Ticket } from './ticket.js';
import styles from './support.module.css';

type Message = Ticket['messages']['items'][number];

type Paper = Ticket['papers'][number];

function Papers({ papers }: { papers: readonly Paper[] }) {
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

function Entry({ message, client, papers }: { message: Message; client: string; papers: readonly Paper[] }) {
  const { t } = useTranslation('admin-support');
  const { side, author, internal, channel, text, createdAt } = message;
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
      <Papers papers={papers} />
    </li>
  );
}

/** All that was written, oldest first: who, when, by which way. Internal lines are said to be that. */
export function Conversation({ ticket }: { ticket: Ticket }) {
  const { t } = useTranslation('admin-support');
  const named = new Set(ticket.messages.items.flatMap(({ documentIds }) => documentIds));
  const client = ticket.user?.displayName ?? ticket.contactName ?? t('talk.client');
  return (
    <ol className={styles.talk} aria-label={t('talk.title')}>
      <li className={styles.theirs}>
        <p className={styles.who}>
          <strong>{client}</strong> <Moment at={ticket.createdAt} style="short" />
        </p>
        <p className={styles.words}>{ticket.description}</p>
        <Papers papers={ticket.papers.filter(({ id }) => !named.has(id))} />
      </li>
      {ticket.messages.items.map((message) => (
        <Entry
          key={message.id}
          message={message}
          client={client}
          papers={ticket.papers.filter(({ id }) => message.documentIds.includes(id))}
        />
      ))}
    </ol>
  );
}
