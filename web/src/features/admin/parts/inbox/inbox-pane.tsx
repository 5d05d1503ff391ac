import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { Button } from '../../../../kit/button/button.js';
import { AppLink } from '../../../../kit/link/app-link.js';
import { useBoot } from '../../../../kit/page/boot-context.js';
import { PageMeta } from '../../../../kit/page/page-meta.js';
import { useSession } from '../../../../kit/session/use-session.js';
import { ask } from '../admin-api.js';
import { Failed } from '../failed.js';
import { ClientCard, type InboxClient } from './client-card.js';
import { InboxClientByEmailDocument, InboxClientByPhoneDocument } from './inbox.graphql.js';
import { hearInbox, type InboxConversation } from './inbox-senders.js';
import styles from './inbox.module.css';

async function clientsOf(sender: string, byPhone: boolean): Promise<readonly InboxClient[]> {
  if (!byPhone) return (await ask(InboxClientByEmailDocument, { email: sender })).userList.items;
  const { userProfileList } = await ask(InboxClientByPhoneDocument, { phone: sender });
  return userProfileList.items.flatMap(({ user }) => (user == null ? [] : [user]));
}

/** Nobody is known by this address: the list with it typed in, or somebody new. */
function Unknown({ sender }: { sender: string }) {
  const { t } = useTranslation('admin-inbox');
  const filter = encodeURIComponent(JSON.stringify({ q: sender }));
  return (
    <section className={styles.card}>
      <h1>{t('unknown', { who: sender })}</h1>
      <AppLink to={`/user?filter=${filter}`} target="_blank">
        {t('search')}
      </AppLink>
      <AppLink to={`/registration_request/create?contactEmail=${encodeURIComponent(sender)}`} target="_blank">
        {t('newClient')}
      </AppLink>
    </section>
  );
}

function Choose<T>({
  title,
  of,
  label,
  onChoose,
}: {
  title: string;
  of: readonly T[];
  label: (one: T) => string;
  onChoose: (one: T) => void;
}) {
  return (
    <section className={styles.card}>
      <h1>{title}</h1>
      <ul>
        {of.map((one) => (
          <li key={label(one)}>
            <Button size="small" onClick={() => onChoose(one)}>
              {label(one)}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** By hand: where no conversation is open, or the inbox says nothing. */
function LookUp({ onAsk }: { onAsk: (sender: string) => void }) {
  const { t } = useTranslation('admin-inbox');
  const [typed, setTyped] = useState('');
  return (
    <form
      role="search"
      className={styles.lookUp}
      onSubmit={(event) => {
        event.preventDefault();
        if (typed.trim() !== '') onAsk(typed.trim());
      }}
    >
      <label htmlFor="inbox-look-up">{t('lookUp.label')}</label>
      <input
        id="inbox-look-up"
        type="text"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button size="small" type="submit">
        {t('lookUp.button')}
      </Button>
    </form>
  );
}

/** A number as it is kept: digits with their plus. */
const digitsOf = (number: string): string => number.replaceAll(/[^\d+]/g, '');

/** One sender: the client, or which of several, or how to go on. */
function Sender({ sender, byPhone, subject }: { sender: string; byPhone: boolean; subject: string }) {
  const { t } = useTranslation('admin-inbox');
  const [chosen, setChosen] = useState<InboxClient>();
  const { data, error, refetch } = useQuery({
    queryKey: ['inbox-client', sender],
    queryFn: () => clientsOf(sender, byPhone),
  });
  if (error !== null) return <Failed error={error} again={() => void refetch()} />;
  if (data === undefined) return <p role="status">{t('looking', { who: sender })}</p>;
  const client = chosen ?? (data.length === 1 ? data[0] : undefined);
  if (client !== undefined) return <ClientCard client={client} subject={subject} />;
  if (data.length === 0) return <Unknown sender={sender} />;
  return (
    <Choose
      title={t('whichClient', { who: sender })}
      of={data}
      label={(one) => `${one.displayName ?? ''} ${one.email}`}
      onChoose={setChosen}
    />
  );
}

/** Beside a mail in the shared inbox, or a call (`?phoneNumber=`): who it is from. */
export function InboxPane() {
  const { t } = useTranslation('admin-inbox');
  const [query] = useSearchParams();
  const { firm } = useBoot();
  const me = useSession().session?.user.email ?? '';
  const phone = digitsOf(query.get('phoneNumber') ?? '');
  const given = phone === '' ? (query.get('email')?.trim().toLowerCase() ?? '') : phone;
  const [openNow, setOpenNow] = useState<InboxConversation>();
  const [silent, setSilent] = useState(false);
  const [chosen, setChosen] = useState<string>();
  useEffect(() => {
    if (given !== '') return;
    const own = [firm.email, me].flatMap((address) => address?.split('@')[1]?.toLowerCase() ?? []);
    hearInbox(own, (next) => {
      setChosen(undefined);
      setOpenNow(next);
    }).catch(() => setSilent(true));
  }, [given, firm.email, me]);
  const senders = given === '' ? (openNow?.senders ?? []) : [given];
  const sender = chosen ?? (senders.length === 1 ? senders[0] : undefined);
  return (
    <>
      <PageMeta title={t('title')} />
      {sender !== undefined ? (
        <Sender
          key={sender}
          sender={sender}
          byPhone={!sender.includes('@')}
          subject={openNow?.subject ?? ''}
        />
      ) : senders.length > 1 ? (
        <Choose title={t('whichSender')} of={senders} label={(one) => one} onChoose={setChosen} />
      ) : (
        <div className={styles.card}>
          <p role="status">{t(silent ? 'silent' : openNow === undefined ? 'waiting' : 'nobody')}</p>
          <LookUp onAsk={(typed) => setChosen(typed.includes('@') ? typed.toLowerCase() : digitsOf(typed))} />
        </div>
      )}
    </>
  );
}
