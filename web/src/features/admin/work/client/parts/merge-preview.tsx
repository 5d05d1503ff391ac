import { useTranslation } from 'react-i18next';
import { dayOf, formatDay } from '../../../../../kit/dates/day.js';
import { languageName } from '../../../parts/language-name.js';
import { Failed } from '../../../parts/failed.js';
import { StatusWord } from '../../../parts/tops/status-words.js';
import { MergePreviewDocument, type MergePreviewResult } from '../merge.graphql.js';
import styles from '../merge.module.css';
import { partyName } from './party-name.js';
import { useClient } from './use-client.js';

/** What goes over, in the order in which somebody asks for it. */
const KINDS = [
  'trademark',
  'registrationRequest',
  'serviceRequest',
  'invoice',
  'brandSubscription',
  'userPaymentMethod',
  'brand',
  'case',
  'supportTicket',
  'consultation',
  'document',
] as const;

interface Props {
  readonly goes: string;
  /** Empty until one is chosen. */
  readonly stays: string;
}

/** Two accounts beside each other: who they are, and what each has. */
export function MergePreview({ goes, stays }: Props) {
  const { t } = useTranslation('admin-client');
  return (
    <div className={styles.both}>
      <Account id={goes} title={t('merge.goes')} />
      {stays === '' || stays === goes ? (
        <section>
          <h3>{t('merge.stays')}</h3>
          <p>{t(stays === '' ? 'merge.choose' : 'merge.same')}</p>
        </section>
      ) : (
        <Account key={stays} id={stays} title={t('merge.stays')} />
      )}
    </div>
  );
}

function Account({ id, title }: { id: string; title: string }) {
  const { t } = useTranslation('admin-client');
  const { data, error, refetch } = useClient(MergePreviewDocument, id);
  return (
    <section>
      <h3>{title}</h3>
      {data === undefined && error === null && <p role="status">{t('common:loading')}</p>}
      {data === undefined && error !== null && <Failed error={error} again={() => void refetch()} />}
      {data !== undefined && <Card account={data} />}
    </section>
  );
}

function Card({ account }: { account: MergePreviewResult }) {
  const { t } = useTranslation('admin-client');
  const { user, partyList } = account;
  if (user === null) return <p>{t('merge.gone')}</p>;
  const has = KINDS.map((kind) => [kind, account[`${kind}Count`]] as const).filter(([, count]) => count > 0);
  const { profile } = user;
  return (
    <>
      <p className={styles.name}>{user.displayName}</p>
      <p>{user.email}</p>
      <p>
        <StatusWord table="user" status={user.status} row={user} />
      </p>
      {profile !== null && (
        <p>
          {[
            profile.phoneNumber === '' ? t('people.noPhone') : profile.phoneNumber,
            languageName(profile.language),
            profile.currency,
          ].join(' · ')}
        </p>
      )}
      <p>{t('merge.since', { day: formatDay(dayOf(new Date(user.createdAt)), 'en', { short: true }) })}</p>
      {partyList.totalCount > 0 && (
        <p>
          {t('merge.parties', {
            names: partyList.items.map(partyName).join(', '),
            count: partyList.totalCount,
          })}
        </p>
      )}
      {has.length === 0 ? (
        <p>{t('merge.nothing')}</p>
      ) : (
        <ul>
          {has.map(([kind, count]) => (
            <li key={kind}>{t(`merge.kind.${kind}`, { count })}</li>
          ))}
        </ul>
      )}
    </>
  );
}
