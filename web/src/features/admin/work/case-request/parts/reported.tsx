import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../../../kit/dates/day.js';
import { Moment } from '../../../../../kit/dates/moment.js';
import { AppLink } from '../../../../../kit/link/app-link.js';
import type { Kept, Report } from '../report.js';
import styles from '../report-work.module.css';

function Out({ link }: { link: string }) {
  return (
    <a href={link} target="_blank" rel="noreferrer">
      {link} <span aria-hidden="true">↗</span>
    </a>
  );
}

/** Who wrote: a client by name, or a visitor by what was left. */
function Reporter({ report: { user, contactName, contactEmail } }: { report: Report }) {
  const { t } = useTranslation('admin-report');
  if (user !== null) return <AppLink to={`/user/${user.id}/show`}>{user.displayName}</AppLink>;
  const said = [contactName, contactEmail].filter(Boolean).join(' · ');
  return <>{said === '' ? t('visitor') : t('visitorCalled', { said })}</>;
}

/** What the form asked besides. */
function AsSaid({ report: { brandName, knowsThem, seenSince } }: { report: Report }) {
  const { t } = useTranslation('admin-report');
  return (
    <>
      {brandName !== null && (
        <p>
          {t('brandCalled')} {brandName}
        </p>
      )}
      {knowsThem !== null && <p>{t(knowsThem ? 'knowsThem' : 'knowsNobody')}</p>}
      {seenSince !== null && (
        <p>
          {t('seenSince')} {formatDay(seenSince, 'en')}
        </p>
      )}
    </>
  );
}

/** The reporter's words, the pages that were named, and the pictures that were kept. */
export function Reported({ report, kept }: { report: Report; kept: readonly Kept[] }) {
  const { t } = useTranslation('admin-report');
  return (
    <section aria-labelledby="report-words">
      <h3 id="report-words">{t('words')}</h3>
      <p className={styles.who}>
        <Reporter report={report} /> · <Moment at={report.createdAt} style="short" />
      </p>
      {report.contactEmail !== null && <p>{t(report.confirmedAt === null ? 'unconfirmed' : 'confirmed')}</p>}
      {report.message === null ? (
        <p>{t('noWords')}</p>
      ) : (
        <blockquote className={styles.words}>{report.message}</blockquote>
      )}
      <h4>{t('pages', { count: report.links.length })}</h4>
      <ul>
        {report.links.map((link) => (
          <li key={link}>
            <Out link={link} />
          </li>
        ))}
      </ul>
      {report.brandWebsite !== null && (
        <p>
          {t('realThing')} <Out link={report.brandWebsite} />
        </p>
      )}
      <AsSaid report={report} />
      <h4>{kept.length === 0 ? t('noPictures') : t('pictures', { count: kept.length })}</h4>
      <ul className={styles.pictures}>
        {kept.map(({ id, name, url, mediaType, createdAt }) => (
          <li key={id}>
            {mediaType.startsWith('image/') && <img src={url} alt={name} className={styles.picture} />}
            <a href={url} download={name}>
              {name}
            </a>{' '}
            <Moment at={createdAt} style="short" />
          </li>
        ))}
      </ul>
    </section>
  );
}
