import { useTranslation } from 'react-i18next';
import { DEADLINE_TONES } from '../../../domain/deadline/deadline-state.js';
import { dayOf, daysBetween, formatDay } from '../../../kit/dates/day.js';
import { AppLink } from '../../../kit/link/app-link.js';
import { Status } from '../../../kit/status/status.js';
import styles from './deadlines.module.css';
import type { DeadlineBoardResult } from './deadlines.graphql.js';

type Row = DeadlineBoardResult['deadlineBoard'][number];

/** One line a last day; the mark is the link, and what a second person has to confirm is said in the line. */
export function BoardTable({
  rows,
  people,
  label,
}: {
  rows: readonly Row[];
  people: ReadonlyMap<string, string>;
  label: string;
}) {
  const { t } = useTranslation('admin-deadlines');
  return (
    <div className={styles.scroll} role="region" aria-label={label} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {(['last', 'mark', 'office', 'what', 'state', 'confirm', 'who'] as const).map((column) => (
              <th key={column} scope="col">
                {t(`column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.deadlineId}>
              <td>
                <LastDay row={row} />
              </td>
              <th scope="row">
                <AppLink to={`/trademark/${row.trademarkId}/show`}>{row.markName ?? row.trademarkId}</AppLink>
              </th>
              <td className="mono">{row.jurisdiction}</td>
              <td>
                {row.name}
                <br />
                <span className={styles.consequence}>{row.consequence}</span>
              </td>
              <td>
                <Status tone={DEADLINE_TONES[row.state]}>{t(`state.${row.state}`)}</Status>
                {row.renewalOrderedOn !== null && (
                  <>
                    <br />
                    {t('ordered', { day: formatDay(row.renewalOrderedOn, 'en') })}
                  </>
                )}
              </td>
              <td>
                <Doubts row={row} />
              </td>
              <td>
                {row.assignedAdminId === null ? (
                  <em>{t('nobody')}</em>
                ) : (
                  (people.get(row.assignedAdminId) ?? t('somebody'))
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function LastDay({ row }: { row: Row }) {
  const { t } = useTranslation('admin-deadlines');
  const left = daysBetween(dayOf(new Date()), row.nominalDate);
  return (
    <>
      <strong>
        <time dateTime={row.nominalDate}>{formatDay(row.nominalDate, 'en', { weekday: true })}</time>
      </strong>
      <br />
      {left < 0 ? t('ago', { count: -left }) : left === 0 ? t('today') : t('in', { count: left })}
      {row.legalDate !== row.nominalDate && (
        <>
          <br />
          {t('closedThen', { day: formatDay(row.legalDate, 'en', { weekday: true }) })}
        </>
      )}
      {row.graceDate !== null && row.urgency === 'OVERDUE' && (
        <>
          <br />
          {t('grace', { day: formatDay(row.graceDate, 'en') })}
          {row.surcharge !== null && ` · ${row.surcharge}`}
        </>
      )}
    </>
  );
}

function Doubts({ row }: { row: Row }) {
  const { t } = useTranslation('admin-deadlines');
  const doubts = [...(row.dueDateUnconfirmed ? [t('unconfirmed')] : []), ...row.toConfirm];
  if (doubts.length === 0) return <span className={styles.sure}>{t('confirmed')}</span>;
  return (
    <>
      <Status tone="waiting">{t('secondPerson')}</Status>
      <ul className={styles.doubts}>
        {doubts.map((doubt) => (
          <li key={doubt}>{doubt}</li>
        ))}
      </ul>
    </>
  );
}
