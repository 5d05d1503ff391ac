import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { spanOf } from '../../parts/time-left.js';
import { DAY_GROUPS, groupOf, type DayGroup, type DayView } from '../day-view.js';
import type { DayTask } from '../my-day.graphql.js';
import type { TaskSubject } from '../task-subjects.js';
import type { RowChoice } from '../use-row-choice.js';
import styles from '../my-day.module.css';
import { DayRow } from './day-row.js';
import type { RowStep } from './row-steps.js';

const COLUMNS = ['select', 'time', 'subject', 'work', 'offices', 'client', 'number', 'who', 'steps'] as const;
const MINUTE = 60_000;

interface Props {
  readonly rows: readonly DayTask[];
  readonly view: DayView;
  readonly me: string;
  readonly subjects: ReadonlyMap<string, TaskSubject>;
  /** When the rows were read: a row does not change its group before the eyes of the reader. */
  readonly now: Date;
  /** How many each group has, where the list goes on beyond this page. */
  readonly counts: Readonly<Record<DayGroup, number>> | undefined;
  readonly choice: RowChoice;
  readonly refused: ReadonlyMap<string, string>;
  readonly onStep: (step: RowStep, rows: readonly DayTask[]) => void;
}

/** The tasks of one list, by the parts of the reader's day. */
export function DayTable({ rows, view, me, subjects, now, counts, choice, refused, onStep }: Props) {
  const { t } = useTranslation('admin-day');
  const groups =
    view === 'done'
      ? [{ name: 'done' as const, tasks: rows }]
      : DAY_GROUPS.map((name) => ({ name, tasks: rows.filter((task) => groupOf(task, now) === name) }));
  const reachedId = (choice.current ?? rows[0])?.id;
  return (
    <table className={styles.table} aria-label={t('title')}>
      <thead>
        <tr>
          {COLUMNS.map((column) => (
            <th key={column} scope="col" className={styles[column === 'select' ? 'pick' : 'head']}>
              {column === 'select' || column === 'steps' ? (
                <span className="visually-hidden">{t(`column.${column}`)}</span>
              ) : (
                t(`column.${column}`)
              )}
            </th>
          ))}
        </tr>
      </thead>
      {groups
        .filter(({ tasks }) => tasks.length > 0)
        .map(({ name, tasks }) => (
          <tbody key={name} data-group={name}>
            <tr className={styles.group}>
              <th colSpan={9} scope="rowgroup">
                {t(`group.${name}`)}{' '}
                <span>{name === 'done' ? tasks.length : (counts?.[name] ?? tasks.length)}</span>
                {name === 'today' && counts === undefined && <Load tasks={tasks} />}
              </th>
            </tr>
            {tasks.map((task) => (
              <DayRow
                key={task.id}
                task={task}
                subject={subjects.get(task.subjectId)}
                me={me}
                current={task.id === reachedId}
                chosen={choice.picked.includes(task)}
                refused={refused.get(task.id)}
                onStand={() => choice.stand(task.id)}
                onChoose={() => choice.toggle(task.id)}
                onStep={(step) => onStep(step, [task])}
              />
            ))}
          </tbody>
        ))}
    </table>
  );
}

function Load({ tasks }: { tasks: readonly DayTask[] }) {
  const { t } = useTranslation('admin-day');
  const minutes = tasks.reduce((sum, task) => sum + task.minutes, 0);
  return (
    <Fragment>
      {' – '}
      {t('minutes', { span: t('admin:time.span', spanOf(minutes * MINUTE)) })}
    </Fragment>
  );
}
