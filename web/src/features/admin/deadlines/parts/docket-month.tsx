import { useTranslation } from 'react-i18next';
import { weeksOf } from '../../../../domain/deadline/month-days.js';
import { DEADLINE_TONES } from '../../../../domain/deadline/deadline-state.js';
import { Button } from '../../../../kit/button/button.js';
import { formatDay, formatMonth, formatWeekday } from '../../../../kit/dates/day.js';
import styles from '../deadlines.module.css';
import type { DocketItem } from './row-place.js';

/** Marks that are named in a day; the others are counted. */
const SHOWN = 4;

interface Props {
  readonly month: string;
  readonly day: string | null;
  readonly today: string;
  readonly rows: readonly DocketItem[];
  readonly onMonth: (by: -1 | 1) => void;
  readonly onDay: (day: string) => void;
}

/** The month in weeks; a day opens what falls on it below. */
export function DocketMonth({ month, day, today, rows, onMonth, onDay }: Props) {
  const { t } = useTranslation('admin-deadlines');
  const weeks = weeksOf(month);
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
                  className={each.startsWith(month) ? undefined : styles.other}
                  aria-current={each === today ? 'date' : undefined}
                >
                  {each.startsWith(month) && (
                    <Day
                      day={each}
                      chosen={each === day}
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

function Day({
  day,
  chosen,
  due,
  onDay,
}: {
  day: string;
  chosen: boolean;
  due: readonly DocketItem[];
  onDay: (day: string) => void;
}) {
  const { t } = useTranslation('admin-deadlines');
  return (
    <button
      type="button"
      className={styles.day}
      aria-pressed={chosen}
      aria-label={`${formatDay(day, 'en', { weekday: true })}: ${t('month.count', { count: due.length })}`}
      onClick={() => onDay(day)}
    >
      <span>{Number(day.slice(8))}</span>
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
