import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { AppLink } from '../../../kit/link/app-link.js';
import { PageMeta } from '../../../kit/page/page-meta.js';
import { useSession } from '../../../kit/session/use-session.js';
import { Failed } from '../parts/failed.js';
import { DAY_PAGE, dayAddress, type DayAddress } from './day-view.js';
import type { Colleague } from './day-step.js';
import type { DayTask } from './my-day.graphql.js';
import styles from './my-day.module.css';
import { AssignDialog } from './parts/assign-dialog.js';
import { DayBar } from './parts/day-bar.js';
import { DayHead, viewPlace } from './parts/day-head.js';
import { DayNews } from './parts/day-news.js';
import { DayPages } from './parts/day-pages.js';
import { DayTable } from './parts/day-table.js';
import { Peek } from './parts/peek.js';
import { placeOf } from './parts/place-of.js';
import type { RowStep } from './parts/row-steps.js';
import { SnoozeDialog } from './parts/snooze-dialog.js';
import { useTaskSubjects } from './task-subjects.js';
import { useDayCounts, useDayRows, useGroupCounts } from './use-day-rows.js';
import { useDayKeys } from './use-day-keys.js';
import { useDaySteps } from './use-day-steps.js';
import { useRowChoice } from './use-row-choice.js';

/** What waits for me, for nobody and for the others, by promised time: taken, given, put off and ended from its row. */
export function Component() {
  const user = useSession().session?.user;
  const [query] = useSearchParams();
  if (user === undefined) return null;
  const me = { id: user.id, displayName: user.name ?? user.email };
  // Another list begins anew: nothing chosen, nothing to take back.
  return <Day key={query.toString()} me={me} address={dayAddress(query)} />;
}

/** What is asked before a step is taken. */
type Asking = { readonly step: 'assign' | 'snooze'; readonly tasks: readonly DayTask[] };

function Day({ me, address }: { readonly me: Colleague; readonly address: DayAddress }) {
  const { t } = useTranslation('admin-day');
  const navigate = useNavigate();
  const [, setQuery] = useSearchParams();
  const [asking, setAsking] = useState<Asking>();
  const [peeked, setPeeked] = useState<DayTask>();
  const day = useDayRows(address, me.id);
  const counts = useDayCounts(me.id);
  const longer = day.total > DAY_PAGE;
  const groups = useGroupCounts(address, me.id, longer && address.view !== 'done');
  const subjects = useTaskSubjects(day.rows.filter(({ mark }) => mark === ''));
  const steps = useDaySteps(day, { view: address.view, me });
  const choice = useRowChoice(day.rows);
  const step = (name: RowStep, tasks: readonly DayTask[]): void => {
    if (name === 'assign' || name === 'snooze') setAsking({ step: name, tasks });
    else void steps.perform({ name }, tasks);
  };
  const put = (part: Partial<Record<'kind' | 'office' | 'client' | 'page', string>>): void =>
    setQuery((now) => {
      const next = new URLSearchParams(now);
      for (const [name, value] of Object.entries({ page: '', ...part }))
        if (value === '') next.delete(name);
        else next.set(name, value);
      return next;
    });
  useDayKeys(choice, {
    step: (name) => step(name, choice.meant),
    open: (task) => void navigate(placeOf(task)),
    peek: setPeeked,
    refresh: day.refresh,
    undo: steps.said === undefined ? undefined : () => void steps.undo(),
  });
  return (
    <div className={styles.day}>
      <PageMeta title={t('title')} />
      <DayHead address={address} counts={counts} rows={day.rows} onNarrow={put} />
      <DayNews fresh={day.fresh} onRefresh={day.refresh} said={steps.said} onUndo={() => void steps.undo()} />
      {day.list.error !== null && <Failed error={day.list.error} again={() => void day.list.refetch()} />}
      {day.loaded && day.rows.length === 0 && <Empty address={address} unowned={counts?.unassigned ?? 0} />}
      {day.rows.length > 0 && (
        <DayTable
          rows={day.rows}
          view={address.view}
          me={me.id}
          subjects={subjects}
          now={new Date(day.list.dataUpdatedAt)}
          counts={longer ? groups : undefined}
          choice={choice}
          refused={steps.refused}
          onStep={step}
        />
      )}
      <DayPages
        page={address.page}
        total={day.total}
        onPage={(page) => put({ page: page === 1 ? '' : String(page) })}
      />
      <DayBar
        picked={choice.picked}
        me={me.id}
        onStep={(name) => step(name, choice.picked)}
        onClear={choice.none}
      />
      <AssignDialog
        taskIds={asking?.step === 'assign' ? asking.tasks.map(({ id }) => id) : []}
        me={me.id}
        onClose={() => setAsking(undefined)}
        onAssign={(to) => {
          setAsking(undefined);
          void steps.perform({ name: 'assign', to }, asking?.tasks ?? []);
        }}
      />
      <SnoozeDialog
        tasks={asking?.step === 'snooze' ? asking.tasks : []}
        onClose={() => setAsking(undefined)}
        onSnooze={(until, because) => {
          setAsking(undefined);
          void steps.perform({ name: 'snooze', until, because }, asking?.tasks ?? []);
        }}
      />
      <Peek
        task={peeked}
        found={peeked && subjects.get(peeked.subjectId)?.name}
        onClose={() => setPeeked(undefined)}
      />
    </div>
  );
}

/** What would be here, and where there is something to do. */
function Empty({ address, unowned }: { readonly address: DayAddress; readonly unowned: number }) {
  const { t } = useTranslation('admin-day');
  const narrowed = address.kind + address.office + address.client !== '';
  return (
    <p className={styles.empty}>
      {t(narrowed ? 'empty.narrowed' : `empty.${address.view}`)}{' '}
      {address.view === 'mine' && unowned > 0 && (
        <AppLink to={viewPlace('unassigned')}>{t('empty.unowned', { count: unowned })}</AppLink>
      )}
    </p>
  );
}
