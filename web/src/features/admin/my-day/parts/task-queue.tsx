import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Moment } from '../../../../kit/dates/moment.js';
import { formatDay } from '../../../../kit/dates/day.js';
import { AppLink } from '../../../../kit/link/app-link.js';
import { entryOf } from '../../parts/records/facts-of.js';
import { TimeLeft } from '../../parts/time-left.js';
import type { TaskSubject } from '../task-subjects.js';
import { moveFocus } from './move-focus.js';
import styles from '../my-day.module.css';

interface Task {
  readonly id: string;
  readonly kind?: string | null;
  readonly title?: string | null;
  readonly subjectType?: string | null;
  readonly subjectId?: string | null;
  readonly publicId?: string | null;
  readonly mark?: string | null;
  readonly jurisdictions?: readonly string[] | null;
  readonly dueAt?: string | null;
  readonly assignedAdminId?: string | null;
  readonly assignedAdmin?: { readonly displayName?: string | null } | null;
}

/** Work is done on the page of what it is about; a task about nothing has its own. */
export function placeOf({
  id,
  subjectType,
  subjectId,
}: Pick<Task, 'id' | 'subjectType' | 'subjectId'>): string {
  return subjectType != null && subjectId != null && entryOf(subjectType) !== undefined
    ? `/${subjectType}/${subjectId}/show`
    : `/task/${id}/show`;
}

/** What the office gives as its last day is a day everywhere; what we promised is a moment. */
function Due({ task, due }: { task: Task; due: string | undefined }) {
  const at = due === undefined ? task.dueAt : `${due}T00:00:00.000Z`;
  if (at == null) return null;
  return (
    <>
      <TimeLeft at={at} />{' '}
      <span className={styles.at}>
        {due === undefined ? <Moment at={at} style="short" /> : formatDay(due, 'en')}
      </span>
    </>
  );
}

/** Only work on a request may be about a mark without words; any other task says by its title what it is about. */
const titled = ({ subjectType, title }: Task): string =>
  subjectType === 'registration_request' ? '' : (title ?? '');

/** These kinds do not say what is to be done; their title does, after the number and the mark that stand in columns of their own. */
const SAID_BY_TITLE: readonly string[] = ['PAYMENT', 'OTHER'];

export function workOf({
  kind,
  title,
  publicId,
  mark,
}: Pick<Task, 'kind' | 'title' | 'publicId' | 'mark'>): string | undefined {
  const about = [publicId, mark]
    .filter((part) => part != null && part !== '')
    .map((part) => `${part ?? ''} · `)
    .join('');
  return about !== '' && SAID_BY_TITLE.includes(kind ?? '') && title?.startsWith(about) === true
    ? title.slice(about.length)
    : undefined;
}

/** `j` and `k` move through the rows, Enter opens one, as in a mail program. */
export function TaskQueue({
  tasks,
  me,
  subjects,
}: {
  tasks: readonly Task[];
  me: string | undefined;
  subjects: ReadonlyMap<string, TaskSubject>;
}) {
  const { t } = useTranslation('admin');
  const list = useRef<HTMLTableSectionElement>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (list.current !== null) moveFocus(event, list.current);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <div className={styles.scroll} role="region" aria-label={t('myDay.title')} tabIndex={0}>
      <table className={styles.queue}>
        <thead>
          <tr>
            {(['due', 'mark', 'task', 'offices', 'number', 'who'] as const).map((column) => (
              <th key={column} scope="col">
                {t(`queue.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={list}>
          {tasks
            .map((task) => ({ task, subject: subjects.get(task.subjectId ?? '') }))
            .map(({ task, subject }) => (
              <tr key={task.id}>
                <td>
                  <Due task={task} due={subject?.due} />
                </td>
                <th scope="row">
                  <AppLink to={placeOf(task)}>
                    {task.mark || subject?.name || titled(task) || t('request.logo')}
                  </AppLink>
                </th>
                <td>
                  {t(`taskKind.${task.kind ?? 'OTHER'}`)}
                  {workOf(task) !== undefined && <>: {workOf(task)}</>}
                </td>
                <td className="mono">
                  {task.jurisdictions?.length ? task.jurisdictions.join(' ') : subject?.office}
                </td>
                <td className="mono">{task.publicId}</td>
                <td>
                  {task.assignedAdminId == null ? (
                    t('queue.nobody')
                  ) : task.assignedAdminId === me ? (
                    <strong>{t('queue.me')}</strong>
                  ) : (
                    task.assignedAdmin?.displayName
                  )}
                </td>
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  );
}
