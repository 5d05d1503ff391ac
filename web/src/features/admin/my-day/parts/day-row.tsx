import { useTranslation } from 'react-i18next';
import { Moment } from '../../../../kit/dates/moment.js';
import { AppLink } from '../../../../kit/link/app-link.js';
import { Status } from '../../../../kit/status/status.js';
import { TimeLeft } from '../../parts/time-left.js';
import type { DayTask } from '../my-day.graphql.js';
import type { TaskSubject } from '../task-subjects.js';
import { rowLink } from '../use-row-choice.js';
import styles from '../my-day.module.css';
import { askedWords, placeOf, subjectName } from './place-of.js';
import { RowSteps, type RowStep } from './row-steps.js';

interface Props {
  readonly task: DayTask;
  readonly subject: TaskSubject | undefined;
  readonly me: string;
  /** The row that the keys mean; one link of the list is on the way of the Tab key. */
  readonly current: boolean;
  readonly chosen: boolean;
  readonly refused: string | undefined;
  readonly onStand: () => void;
  readonly onChoose: () => void;
  readonly onStep: (step: RowStep) => void;
}

/** One task: time left, what, who, and what can be done about it from here. */
export function DayRow({ task, subject, me, current, chosen, refused, onStand, onChoose, onStep }: Props) {
  const { t } = useTranslation('admin-day');
  const name = subjectName(task, subject?.name) ?? t('logo');
  const offices = task.jurisdictions.length > 0 ? task.jurisdictions.join(' ') : subject?.office;
  return (
    <>
      <tr data-current={current || undefined} data-chosen={chosen || undefined} onFocus={onStand}>
        <td className={styles.pick}>
          <input
            type="checkbox"
            checked={chosen}
            tabIndex={current ? 0 : -1}
            aria-label={t('select', { subject: name })}
            onChange={onChoose}
          />
        </td>
        <td className={styles.time}>
          <Time task={task} />
        </td>
        <th scope="row">
          <AppLink id={rowLink(task.id)} to={placeOf(task)} tabIndex={current ? 0 : -1}>
            {name}
          </AppLink>
        </th>
        <td className={styles.work}>
          <Work task={task} />
        </td>
        <td className={styles.offices}>{offices}</td>
        <td className={styles.client}>{task.client?.displayName || task.client?.email}</td>
        <td className={styles.number}>{task.publicId}</td>
        <td className={styles.who}>
          <Holder task={task} me={me} />
        </td>
        <td className={styles.steps}>
          <RowSteps task={task} me={me} reached={current} onStep={onStep} />
        </td>
      </tr>
      {refused !== undefined && (
        <tr className={styles.refused}>
          <td colSpan={9}>
            <p role="alert">{refused}</p>
          </td>
        </tr>
      )}
    </>
  );
}

function Time({ task: { status, dueAt, arrivedAt, completedAt } }: { task: DayTask }) {
  const { t } = useTranslation('admin-day');
  if (status === 'DONE')
    return (
      <>
        <Status tone="ok">{t('doneAt')}</Status>{' '}
        {completedAt !== null && <Moment at={completedAt} style="due" />}
      </>
    );
  return dueAt === null ? (
    <span className={styles.at}>
      {t('noPromise')}, {t('waits')} <Moment at={arrivedAt} style="due" />
    </span>
  ) : (
    <>
      <TimeLeft at={dueAt} />{' '}
      <span className={styles.at}>
        <Moment at={dueAt} style="due" />
      </span>
    </>
  );
}

function Work({ task }: { task: DayTask }) {
  const { t } = useTranslation('admin-day');
  const { work, escalation, snoozedUntil, snoozeReason, status } = task;
  return (
    <>
      {askedWords(task) ?? t(`work.${work}`)}
      {status === 'CANCELLED' && <span className={styles.more}>{t('status.CANCELLED')}</span>}
      {escalation !== null && status === 'OPEN' && (
        <span className={styles.pressed}>{t(`escalation.${escalation}`)}</span>
      )}
      {snoozedUntil !== null && (
        <span className={styles.more}>
          {t('snoozedUntil')} <Moment at={snoozedUntil} style="due" />: {snoozeReason}
        </span>
      )}
    </>
  );
}

function Holder({ task: { assignedAdminId, assignedAdmin }, me }: { task: DayTask; me: string }) {
  const { t } = useTranslation('admin-day');
  if (assignedAdminId === null) return <>{t('nobody')}</>;
  return assignedAdminId === me ? <strong>{t('you')}</strong> : <>{assignedAdmin?.displayName}</>;
}
