import { useTranslation } from 'react-i18next';
import { Moment } from '../../../../../kit/dates/moment.js';
import { AppLink } from '../../../../../kit/link/app-link.js';
import { StatusWord } from '../../../parts/tops/status-words.js';
import type { AdvisedClientResult } from '../consultation.graphql.js';
import { whoIsAdvised, type Talk } from '../talk.js';
import styles from '../consultation.module.css';

const FIRST_WORDS = 60;
const firstWords = (text: string): string =>
  text.length > FIRST_WORDS ? `${text.slice(0, FIRST_WORDS)}…` : text;

/** Who is advised, why, when and where. */
export function About({ talk }: { talk: Talk }) {
  const { t } = useTranslation('admin-consultation');
  const { user, request, description, eventTimestamp, location, missedCount } = talk;
  return (
    <section aria-labelledby="talk-about" className={styles.about}>
      <h3 id="talk-about">{t('about.title')}</h3>
      <p>
        {user === null ? (
          <>
            {[talk.contactName, talk.contactEmail].filter(Boolean).join(' · ')} {t('about.noAccount')}
          </>
        ) : (
          <AppLink to={`/user/${user.id}/show`}>{whoIsAdvised(talk)}</AppLink>
        )}
      </p>
      {description !== null && <p className={styles.words}>{description}</p>}
      {request !== null && (
        <p>
          {t('about.order')}{' '}
          <AppLink to={`/registration_request/${request.id}/show`}>
            {[request.value, request.publicId].filter(Boolean).join(' · ')}
          </AppLink>
        </p>
      )}
      {eventTimestamp !== null && (
        <p>
          <Moment at={eventTimestamp} style="due" />
          {location !== null && <> · {location}</>}
        </p>
      )}
      {(missedCount ?? 0) > 0 && <p>{t('about.missed', { count: missedCount ?? 0 })}</p>}
    </section>
  );
}

/** Marks, orders and other talks of the client, each as far as it is. */
export function ClientRecords({ client }: { client: AdvisedClientResult }) {
  const { t } = useTranslation('admin-consultation');
  const { trademarkList, registrationRequestList, consultationList } = client;
  const lists = [
    {
      title: t('records.marks', { count: trademarkList.totalCount }),
      table: 'trademark',
      items: trademarkList.items.map((one) => ({ ...one, name: `${one.name} · ${one.jurisdiction}` })),
    },
    {
      title: t('records.orders'),
      table: 'registration_request',
      items: registrationRequestList.items.map((one) => ({
        ...one,
        name: [one.value, one.publicId].filter(Boolean).join(' · '),
      })),
    },
    {
      title: t('records.talks'),
      table: 'consultation',
      items: consultationList.items.map((one) => ({
        ...one,
        name: one.description === null ? t('records.talk') : firstWords(one.description),
      })),
    },
  ].filter(({ items }) => items.length > 0);
  return (
    <section aria-labelledby="talk-records" className={styles.records}>
      <h3 id="talk-records">{t('records.title')}</h3>
      {lists.length === 0 && <p>{t('records.none')}</p>}
      {lists.map(({ title, table, items }) => (
        <div key={table}>
          <h4>{title}</h4>
          <ul>
            {items.map((one) => (
              <li key={one.id}>
                <AppLink to={`/${table}/${one.id}/show`}>{one.name}</AppLink>{' '}
                <StatusWord table={table} status={one.status} row={one} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
