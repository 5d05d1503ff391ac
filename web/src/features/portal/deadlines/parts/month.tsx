import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { Button } from '../../../../kit/button/button.js';
import { formatDay, formatMonth } from '../../../../kit/dates/day.js';
import { Section } from '../../parts/page.js';
import { LoadFailed } from '../../parts/load-state.js';
import { usePortalQuery } from '../../parts/use-portal-query.js';
import type { DeadlineRow } from '../../parts/portal-parts.graphql.js';
import { addMonth, monthOf, weeksOf } from '../../../../domain/deadline/month-days.js';
import { PortalDeadlineMonthDocument, PortalDeadlineMonthNode } from '../deadlines.graphql.js';
import { DeadlineLedger } from '../../parts/deadline-ledger.js';
import { MonthGrid } from './month-grid.js';
import styles from './deadlines.module.css';

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
        <MonthGrid weeks={weeks} month={month} today={today} chosen={chosen} on={on} go={go} />
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
