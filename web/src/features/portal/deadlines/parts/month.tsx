import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { DEADLINE_TONES } from '../../../../domain/deadline/deadline-state.js';
import { Button } from '../../../../kit/button/button.js';
import { formatDay, formatMonth, formatWeekday } from '../../../../kit/dates/day.js';
import { Section } from '../../parts/page.js';
import { LoadFailed } from '../../parts/load-state.js';
import { usePortalQuery } from '../../parts/use-portal-query.js';
import type { StatusTone } from '../../../../kit/status/status.js';
import type { DeadlineRow } from '../../parts/deadline-row.graphql.js';
import { addMonth, dayAfterKey, monthOf, weeksOf } from '../month-days.js';
import { PortalDeadlineMonthDocument, PortalDeadlineMonthNode } from '../portal-deadline-month.graphql.js';
import { DeadlineLedger } from '../../parts/deadline-ledger.js';
import styles from './deadlines.module.css';

/** Names that fit into the cell of a wide screen; the others are counted. */
const SHOWN = 2;

/** Edge of a deadline in the grid; what still goes its way, and what is over, has none. */
const RIMS: Readonly<Partial<Record<StatusTone, string>>> = {
  ok: styles.ok,
  waiting: styles.waiting,
  problem: styles.problem,
};

/** A month in weeks. Arrows move by day and week, Page Up and Page Down by month, Home and End within the week; Enter shows the day below. */
export function Month({ today }: { today: string }) {
  const { t, i18n } = useTranslation('portal-deadlines');
  const [query, setQuery] = useSearchParams();
  const month = monthOf(query.get('month'), today);
  const chosen = query.get('day');
  const weeks = weeksOf(month);
  const from = weeks[0]?.[0] ?? today;
  const to = weeks.at(-1)?.at(-1) ?? today;
  const { data, error, again } = usePortalQuery(PortalDeadlineMonthDocument, PortalDeadlineMonthNode, {
    from,
    to,
  });
  const go = (next: { month?: string; day?: string }): void =>
    setQuery((now) => new URLSearchParams({ ...Object.fromEntries(now), ...next }), {
      preventScrollReset: true,
      replace: true,
    });
  const on = (day: string): readonly DeadlineRow[] =>
    (data?.trademarkDeadlineList.items ?? []).filter(({ nominalDate }) => nominalDate === day);
  const ofMonth = formatMonth(month, i18n.language);
  const listed = chosen?.startsWith(month)
    ? on(chosen)
    : (data?.trademarkDeadlineList.items ?? []).filter(({ nominalDate }) => nominalDate.startsWith(month));
  const next = data?.next.items[0]?.nominalDate;
  return (
    <>
      {error !== undefined && <LoadFailed error={error} again={again} old={data !== undefined} />}
      <div className={styles.month}>
        <div className={styles.head}>
          <h2 id="month-name" aria-live="polite">
            {ofMonth}
          </h2>
          <div>
            <Button size="small" onClick={() => go({ month: addMonth(month, -1) })}>
              {t('month.before')}
            </Button>{' '}
            <Button size="small" onClick={() => go({ month: today.slice(0, 7) })}>
              {t('month.today')}
            </Button>{' '}
            <Button size="small" onClick={() => go({ month: addMonth(month, 1) })}>
              {t('month.after')}
            </Button>
          </div>
        </div>
        <p id="month-keys" className={styles.keys}>
          {t('month.keys')}
        </p>
        <Grid weeks={weeks} month={month} today={today} chosen={chosen} on={on} go={go} />
      </div>
      <Section
        title={
          chosen?.startsWith(month)
            ? formatDay(chosen, i18n.language, { weekday: true })
            : t('month.all', { month: ofMonth })
        }
      >
        {listed.length === 0 ? (
          <p>
            {t('month.nothing')}{' '}
            {next !== undefined && (
              <Button size="small" onClick={() => go({ month: next.slice(0, 7), day: next })}>
                {t('month.next', { day: formatDay(next, i18n.language, { weekday: true }) })}
              </Button>
            )}
          </p>
        ) : (
          <DeadlineLedger deadlines={listed} label={t('title')} />
        )}
      </Section>
    </>
  );
}

interface GridProps {
  readonly weeks: readonly (readonly string[])[];
  readonly month: string;
  readonly today: string;
  readonly chosen: string | null;
  readonly on: (day: string) => readonly DeadlineRow[];
  readonly go: (next: { month?: string; day?: string }) => void;
}

function Grid({ weeks, month, today, chosen, on, go }: GridProps) {
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
                  {due.length > 0 && (
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
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
