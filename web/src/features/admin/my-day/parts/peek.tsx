import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../../kit/button/button.js';
import { Moment } from '../../../../kit/dates/moment.js';
import { Drawer } from '../../../../kit/drawer/drawer.js';
import type { DayTask } from '../my-day.graphql.js';
import styles from '../my-day.module.css';
import { askedWords, placeOf, subjectName } from './place-of.js';

/** A look at one task beside the list. */
export function Peek({
  task,
  found,
  onClose,
}: {
  readonly task: DayTask | undefined;
  /** What its subject is called, where the task does not say. */
  readonly found: string | undefined;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('admin-day');
  const title = task === undefined ? '' : (subjectName(task, found) ?? t('logo'));
  return (
    <Drawer open={task !== undefined} title={title} onClose={onClose}>
      {task !== undefined && (
        <>
          <dl className={styles.facts}>
            {factsOf(task, t).map(([name, value]) => (
              <div key={name}>
                <dt>{t(`peek.${name}`)}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <ButtonLink to={placeOf(task)}>{t('peek.open')}</ButtonLink>
        </>
      )}
    </Drawer>
  );
}

type Words = ReturnType<typeof useTranslation<'admin-day'>>['t'];
type Fact =
  | 'work'
  | 'client'
  | 'promised'
  | 'arrived'
  | 'who'
  | 'number'
  | 'offices'
  | 'pressed'
  | 'snoozed'
  | 'why';

const moment = (at: string | null): ReactNode => at !== null && <Moment at={at} style="due" />;

/** What there is to say; what is not known is absent. */
function factsOf(task: DayTask, t: Words): readonly (readonly [Fact, ReactNode])[] {
  const facts: readonly (readonly [Fact, ReactNode])[] = [
    ['work', askedWords(task) ?? t(`work.${task.work}`)],
    ['promised', moment(task.dueAt)],
    ['arrived', moment(task.arrivedAt)],
    ['pressed', task.escalation !== null && t(`escalation.${task.escalation}`)],
    ['snoozed', moment(task.snoozedUntil)],
    ['why', task.snoozeReason],
    ['offices', task.jurisdictions.join(' ')],
    ['client', task.client?.displayName || task.client?.email],
    ['number', task.publicId],
    ['who', task.assignedAdmin?.displayName ?? t('nobody')],
  ];
  return facts.filter(([, value]) => value !== false && value != null && value !== '');
}
