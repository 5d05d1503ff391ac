import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { weeksOf } from '../../../../domain/deadline/month-days.js';
import { DEADLINE_TONES } from '../../../../domain/deadline/deadline-state.js';
import { Button } from '../../../../kit/button/button.js';
import { formatDay, formatMonth, formatWeekday } from '../../../../kit/dates/day.js';
import styles from '../deadlines.module.css';
import { groupedBy, useClosedDays, type ClosedDay } from '../use-closed-days.js';
import type { DocketItem } from './row-place.js';

/** Marks that are named in a day; the others are counted. */
const SHOWN = 4;

interface Props {
  readonly month: string;
  readonly day: string | null;
  readonly today: string;
  readonly rows: readonly DocketItem[];
  /** Offices whose closed days are shown. */
  readonly offices: readonly string[];
  readonly onMonth: (by: -1 | 1) => void;
  readonly onDay: (day: string) => void;
}

/** The month in weeks; a day opens what falls on it below. */
export function DocketMonth({ month, day, today, rows, offices, onMonth, onDay }: Props) {
  const { t } = useTranslation('admin-deadlines');
  const weeks = weeksOf(month);
  const closed = useClosedDays(offices, month);
  return (
    <section className={styles.month} aria-label={formatMonth(month, 'en')}>
      <div className={styles.monthHead}>
        <h2 aria-live="polite">{formatMonth(month, 'en')}</h2>
        <Button size="small" onClick={() => onMonth(-1)}>
          {t('month.before')}
        </Button>
        <Button size="small" onClick={() => onMonth(1)}>
          {t('month.after')}
        </Button>
      </div>
      <table className={styles.grid}>
        <thead>
          <tr>
            {weeks[0]?.map((each) => (
              <th key={each} scope="col">
                {formatWeekday(each, 'en')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((each) => (
                <td
                  key={each}
                  className={
                    !each.startsWith(month)
                      ? styles.other
                      : closed.get(each)?.length === offices.length
                        ? styles.closed
                        : undefined
                  }
                  aria-current={each === today ? 'date' : undefined}
                >
                  {each.startsWith(month) && (
                    <Day
                      day={each}
                      chosen={each === day}
                      closed={closed.get(each) ?? []}
                      offices={offices.length}
                      due={rows.filter(({ on }) => on === each)}
                      onDay={onDay}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface DayProps {
  readonly day: string;
  readonly chosen: boolean;
  readonly due: readonly DocketItem[];
  readonly closed: readonly ClosedDay[];
  /** How many offices are looked at. */
  readonly offices: number;
  readonly onDay: (day: string) => void;
}

function Day({ day, chosen, due, closed, offices, onDay }: DayProps) {
  const { t } = useTranslation('admin-deadlines');
  const why = closedWords(closed, offices, t);
  const said = [
    `${formatDay(day, 'en', { weekday: true })}: ${t('month.count', { count: due.length })}`,
    ...(why === undefined ? [] : [why]),
  ].join('; ');
  return (
    <button
      type="button"
      className={styles.day}
      aria-pressed={chosen}
      aria-label={said}
      title={why}
      onClick={() => onDay(day)}
    >
      <span className={styles.date}>
        {Number(day.slice(8))}
        {why !== undefined && closed.some(({ holiday }) => holiday !== null) && <small>{why}</small>}
      </span>
      {due.length > 0 && <span className={styles.dot}>{due.length}</span>}
      {due.slice(0, SHOWN).map((row) => (
        <span
          key={row.id}
          className={
            DEADLINE_TONES[row.state] === 'problem' || row.dueDateUnconfirmed ? styles.alarming : styles.named
          }
        >
          {row.markName ?? t('noName')}
        </span>
      ))}
      {due.length > SHOWN && (
        <span className={styles.rest}>{t('month.more', { count: due.length - SHOWN })}</span>
      )}
    </button>
  );
}

/** `closed: Easter Monday` where all that are looked at are closed for it, else who is: `closed: CZ, SK (Easter Monday), EU`. */
function closedWords(closed: readonly ClosedDay[], offices: number, t: TFunction): string | undefined {
  const [first] = closed;
  if (first === undefined) return undefined;
  const byHoliday = groupedBy(closed, ({ holiday }) => holiday);
  const who = [...byHoliday].map(([holiday, days]) => {
    const codes = days.map(({ office }) => office).join(', ');
    return holiday === null ? codes : `${codes} (${holiday})`;
  });
  if (closed.length < offices || byHoliday.size > 1) return t('month.closedAt', { who: who.join(', ') });
  return first.holiday === null ? t('month.closed') : t('month.closedFor', { holiday: first.holiday });
}
