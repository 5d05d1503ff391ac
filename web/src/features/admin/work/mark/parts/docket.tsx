import { useTranslation } from 'react-i18next';
import { DEADLINE_TONES } from '../../../../../domain/deadline/deadline-state.js';
import { formatDay } from '../../../../../kit/dates/day.js';
import { AppLink } from '../../../../../kit/link/app-link.js';
import { Status } from '../../../../../kit/status/status.js';
import { isOpen, type MarkDate } from '../mark-dates.js';
import styles from '../mark.module.css';

const day = (date: string | null): string => (date === null ? '–' : formatDay(date, 'en', { short: true }));
const COLUMNS = ['what', 'lastDay', 'legal', 'safe', 'state', 'second'] as const;

function SecondPerson({ date }: { date: MarkDate }) {
  const { t } = useTranslation('admin-mark');
  const wanted = (date.toConfirm ?? []).length > 0;
  const said = [wanted && t('docket.wanted'), date.disputed === true && t('docket.disputed')].filter(Boolean);
  return <>{said.length === 0 ? t('docket.settled') : said.join(' · ')}</>;
}

function Table({ dates, caption }: { dates: readonly MarkDate[]; caption: string }) {
  const { t } = useTranslation('admin-mark');
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {COLUMNS.map((key) => (
            <th key={key} scope="col">
              {t(`docket.${key}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {dates.map((one) => (
          <tr key={one.id}>
            <th scope="row">
              <AppLink to={`/trademark_deadline/${one.id}/show`}>{one.name}</AppLink>
            </th>
            <td data-label={t('docket.lastDay')}>{day(one.nominalDate)}</td>
            <td data-label={t('docket.legal')}>{day(one.legalDate)}</td>
            <td data-label={t('docket.safe')}>{day(one.safeDate)}</td>
            <td data-label={t('docket.state')}>
              {one.state !== null && (
                <Status tone={DEADLINE_TONES[one.state]} quiet>
                  {t(`admin-desk:tops.deadline.${one.state}`)}
                </Status>
              )}
            </td>
            <td data-label={t('docket.second')}>
              <SecondPerson date={one} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Every date of the mark: those that can still change something, then folded those that are over. */
export function Docket({ dates, isFiled }: { dates: readonly MarkDate[]; isFiled: boolean }) {
  const { t } = useTranslation(['admin-mark', 'admin-desk']);
  const open = dates.filter(isOpen);
  const over = dates.filter((one) => !isOpen(one)).toReversed();
  return (
    <section>
      <h2>{t('docket.title')}</h2>
      {open.length === 0 && <p>{t(isFiled ? 'docket.none' : 'docket.notFiled')}</p>}
      {open.length > 0 && <Table dates={open} caption={t('docket.title')} />}
      {over.length > 0 && (
        <details className={styles.fold}>
          <summary>{t('docket.over', { count: over.length })}</summary>
          <Table dates={over} caption={t('docket.past')} />
        </details>
      )}
    </section>
  );
}
