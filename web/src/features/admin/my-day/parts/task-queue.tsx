import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Moment } from '../../../../kit/dates/moment.js';
import { AppLink } from '../../../../kit/link/app-link.js';
import { entryOf } from '../../parts/records/facts-of.js';
import { TimeLeft } from '../../parts/time-left.js';
import { moveFocus } from './move-focus.js';
import styles from './task-queue.module.css';

interface Task {
  readonly id: string; readonly kind?: string | null; readonly title?: string | null; readonly subjectType?: string | null; readonly subjectId?: string | null; readonly publicId?: string | null; readonly mark?: string | null;
  readonly jurisdictions?: readonly string[] | null; readonly dueAt?: string | null; readonly assignedAdminId?: string | null; readonly assignedAdmin?: { readonly displayName?: string | null } | null;
}

/** Work is done on the page of what it is about; a task about nothing has its own. */
export function placeOf({ id, subjectType, subjectId }: Pick<Task, 'id' | 'subjectType' | 'subjectId'>): string {
  return subjectType != null && subjectId != null && entryOf(subjectType) !== undefined ? `/${subjectType}/${subjectId}/show` : `/task/${id}/show`;
}

/** `j` and `k` move through the rows, Enter opens one, as in a mail program. */
export function TaskQueue({ tasks, me }: { tasks: readonly Task[]; me: string | undefined }) {
  const { t } = useTranslation('admin');
  const list = useRef<HTMLTableSectionElement>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => { if (list.current !== null) moveFocus(event, list.current); };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <div className={styles['scroll']} role="region" aria-label={t('myDay.title')} tabIndex={0}>
      <table className={styles['queue']}>
        <thead>
          <tr>{(['due', 'mark', 'task', 'offices', 'number', 'who'] as const).map((column) => <th key={column} scope="col">{t(`queue.${column}`)}</th>)}</tr>
        </thead>
        <tbody ref={list}>
          {tasks.map((task) => (
            <tr key={task.id}>
              <td>{task.dueAt != null && <><TimeLeft at={task.dueAt} /> <span className={styles['at']}><Moment at={task.dueAt} style="short" /></span></>}</td>
              <th scope="row"><AppLink to={placeOf(task)}>{task.mark || t('request.logo')}</AppLink></th>
              <td>{t(`taskKind.${task.kind ?? 'OTHER'}`)}</td>
              <td className="mono">{(task.jurisdictions ?? []).join(' ')}</td>
              <td className="mono">{task.publicId}</td>
              <td>{task.assignedAdminId == null ? t('queue.nobody') : task.assignedAdminId === me ? <strong>{t('queue.me')}</strong> : task.assignedAdmin?.displayName}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
