import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { DEADLINE_TONES } from '../../../../domain/deadline/deadline-state.js';
import { formatDay, formatWeekday } from '../../../../kit/dates/day.js';
import type { StatusTone } from '../../../../kit/status/status.js';
import type { DeadlineRow } from '../../parts/portal-parts.graphql.js';
import { dayAfterKey } from '../../../../domain/deadline/month-days.js';
import styles from './deadlines.module.css';

/** Names that fit into the cell of a wide screen; the others are counted. */
const SHOWN = 2;

/** Edge of a deadline in the grid; what still goes its way, and what is over, has none. */
const RIMS: Readonly<Partial<Record<StatusTone, string>>> = {
  ok: styles.ok,
  waiting: styles.waiting,
  problem: styles.problem,
};

interface Props {
  readonly weeks: readonly (readonly string[])[];
  readonly month: string;
  readonly today: string;
  readonly chosen: string | null;
  readonly on: (day: string) => readonly DeadlineRow[];
  readonly go: (next: { month?: string; day?: string }) => void;
}

/** The weeks of a month as a grid of days that keys move through; other months stand beside it, paler. */
export function MonthGrid({ weeks, month, today, chosen, on, go }: Props) {
  const { t, i18n } = useTranslation('portal-deadlines');
  const [focused, setFocused] = useState(() =>
    chosen?.startsWith(month) ? chosen : today.startsWith(month) ? today : `${month}-01`,
  );
  const table = useRef<HTMLTableElement>(null);
  const moved = useRef(false);
  const here = focused.startsWith(month) ? focused : `${month}-01`;
  // The month in the address comes a moment after the key: the focus waits for it.
  useEffect(() => {
    if (!moved.current || !focused.startsWith(month)) return;
    table.current?.querySelector<HTMLElement>(`[data-day="${focused}"]`)?.focus();
    moved.current = false;
  }, [focused, month]);
  const press = (event: KeyboardEvent, day: string): void => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      return go({ day });
    }
    const next = dayAfterKey(day, event.key);
    if (next === undefined) return;
    event.preventDefault();
    moved.current = true;
    setFocused(next);
    if (!next.startsWith(month)) go({ month: next.slice(0, 7) });
  };
  return (
    <table
      ref={table}
      role="grid"
      aria-labelledby="month-name"
      aria-describedby="month-keys"
      className={styles.grid}
    >
      <thead>
        <tr>
          {weeks[0]?.map((day) => (
            <th key={day} scope="col">
              {formatWeekday(day, i18n.language)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => {
              const due = on(day);
              const label = `${formatDay(day, i18n.language, { weekday: true })}, ${t('month.count', { count: due.length })}`;
              return (
                <td
                  key={day}
                  data-day={day}
                  role="gridcell"
                  tabIndex={day === here ? 0 : -1}
                  aria-selected={day === chosen}
                  aria-label={label}
                  aria-current={day === today ? 'date' : undefined}
                  className={day.startsWith(month) ? undefined : styles.other}
                  onKeyDown={(event) => press(event, day)}
                  onClick={() => {
                    setFocused(day);
                    go({ day, month: day.slice(0, 7) });
                  }}
                >
                  <span className={styles.number}>{Number(day.slice(8))}</span>
                  {due.length > 0 && <DueNames due={due} />}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Whose deadlines fall on one day: names where there is room, a number where there is none. */
function DueNames({ due }: { due: readonly DeadlineRow[] }) {
  const { t } = useTranslation('portal-deadlines');
  return (
    <>
      <ul className={styles.names}>
        {due.slice(0, SHOWN).map((deadline) => (
          <li key={deadline.id} className={RIMS[DEADLINE_TONES[deadline.state]]}>
            {deadline.markName}
          </li>
        ))}
      </ul>
      {due.length > SHOWN && (
        <span className={styles.more}>{t('month.more', { count: due.length - SHOWN })}</span>
      )}
      <span className={styles.dot}>{due.length}</span>
    </>
  );
}
