import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../kit/button/button.js';
import { dayOf } from '../../../kit/dates/day.js';
import { PageMeta } from '../../../kit/page/page-meta.js';
import { useSession } from '../../../kit/session/use-session.js';
import { addMonth } from '../../../domain/deadline/month-days.js';
import { Failed } from '../parts/failed.js';
import { NotLive } from '../parts/live/not-live.js';
import styles from './deadlines.module.css';
import { variablesOf, type DocketView } from './docket-address.js';
import { DocketBar } from './parts/docket-bar.js';
import { DocketEmpty } from './parts/docket-empty.js';
import { DocketFeeds } from './parts/docket-feeds.js';
import { DocketFilters } from './parts/docket-filters.js';
import { DocketMonth } from './parts/docket-month.js';
import { DocketTable } from './parts/docket-table.js';
import { DocketRanges } from './parts/docket-ranges.js';
import { StepDialog, type AskedStep } from './parts/step-dialog.js';
import { useDocketKeys } from './parts/use-docket-keys.js';
import { useDocketSteps } from './parts/use-docket-steps.js';
import { useAddress } from './use-address.js';
import { useColleagues } from './use-colleagues.js';
import { useDocketChoice } from './use-docket-choice.js';
import { useDocket } from './use-docket.js';

/** The docket of the firm: every last day of a range, the nearest first, and what can be done about each. */
export function Component() {
  const { t } = useTranslation('admin-deadlines');
  const me = useSession().session?.user.id;
  const today = dayOf(new Date());
  const [address, set] = useAddress(today);
  const variables = variablesOf(address, today);
  const monthly = address.view === 'month';
  const docket = useDocket(variables, monthly);
  const people = useColleagues();
  const steps = useDocketSteps();
  const [chosen, setChosen] = useState<string>();
  const [opened, setOpened] = useState<string | null>(null);
  const [asked, setAsked] = useState<AskedStep>();
  const rows =
    monthly && address.day !== null ? docket.rows.filter(({ on }) => on === address.day) : docket.rows;
  const choice = useDocketChoice(rows);
  const offices = unique(
    docket.rows.map(({ jurisdiction }) => jurisdiction),
    address.office,
  );
  const current = rows.find(({ id }) => id === chosen) ?? rows[0];
  const show = (range: DocketView): void => set({ range, day: null });
  const goMonth = (by: -1 | 1): void => set({ month: addMonth(address.month, by), day: null });
  useDocketKeys({
    rows,
    current,
    me,
    steps,
    choice,
    open: setOpened,
    ask: setAsked,
    show,
    goMonth: monthly ? goMonth : undefined,
  });
  const print = (): void => void docket.loadAll().then(() => requestAnimationFrame(() => window.print()));
  return (
    <div className={styles.board}>
      <PageMeta title={t('title')} />
      <Head onPrint={print} />
      <DocketRanges view={address.view} counts={docket.counts} show={show} />
      <DocketFilters
        address={address}
        people={people}
        offices={offices}
        clients={clientsOf(docket.rows, address.client, t('noClientName'))}
        set={set}
      />
      <NotLive className={styles.muted} again={docket.again} />
      {docket.error !== null && <Failed error={docket.error} again={docket.again} />}
      {monthly && docket.loaded && (
        <DocketMonth
          month={address.month}
          day={address.day}
          today={today}
          rows={docket.rows}
          offices={address.office === null ? offices : [address.office]}
          onMonth={goMonth}
          onDay={(day) => set({ day: day === address.day ? null : day })}
        />
      )}
      {docket.loaded && rows.length === 0 && <DocketEmpty address={address} to={variables.to ?? today} />}
      {rows.length > 0 && (
        <DocketTable
          rows={rows}
          people={people}
          me={me}
          current={current?.id}
          opened={opened}
          steps={steps}
          choice={choice}
          onCurrent={setChosen}
          onOpen={setOpened}
          onAsk={(step, row) => setAsked({ step, row })}
        />
      )}
      <DocketBar
        choice={choice}
        people={people}
        busy={steps.busy}
        assign={(adminId) => void steps.assignAll(choice.picked, adminId).then(choice.none)}
      />
      {docket.more && !monthly && <Button onClick={() => void docket.loadMore()}>{t('moreRows')}</Button>}
      {asked !== undefined && <StepDialog asked={asked} steps={steps} onClose={() => setAsked(undefined)} />}
    </div>
  );
}

function Head({ onPrint }: { onPrint: () => void }) {
  const { t } = useTranslation('admin-deadlines');
  return (
    <header className={styles.head}>
      <h1>{t('title')}</h1>
      <div className={styles.tools}>
        <Button size="small" onClick={onPrint}>
          {t('print')}
        </Button>
        <DocketFeeds />
      </div>
    </header>
  );
}

/** What the rows have, and what is chosen though no row has it now. */
function unique(values: readonly string[], chosen: string | null): string[] {
  return [...new Set([...values, ...(chosen === null ? [] : [chosen])])];
}

function clientsOf(
  rows: readonly { readonly user: { readonly id: string; readonly displayName: string | null } | null }[],
  chosen: string | null,
  unnamed: string,
): ReadonlyMap<string, string> {
  const clients = new Map(chosen === null ? [] : [[chosen, unnamed]]);
  for (const { user } of rows) if (user !== null) clients.set(user.id, user.displayName ?? unnamed);
  return new Map([...clients].sort(([, left], [, right]) => left.localeCompare(right)));
}
