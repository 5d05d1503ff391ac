import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../kit/button/button.js';
import { clockTimeOf, momentOf } from '../../../../kit/dates/clock-time.js';
import { addDays, dayOf } from '../../../../kit/dates/day.js';
import { Moment } from '../../../../kit/dates/moment.js';
import { Dialog } from '../../../../kit/dialog/dialog.js';
import type { DayTask } from '../my-day.graphql.js';
import styles from '../my-day.module.css';

interface Props {
  /** Tasks it is for; none: not now. */
  readonly tasks: readonly DayTask[];
  readonly onClose: () => void;
  /** ISO instant, and the reason. */
  readonly onSnooze: (until: string, because: string) => void;
}

/** Out of sight until a moment, and why; never beyond what was promised. */
export function SnoozeDialog({ tasks, onClose, onSnooze }: Props) {
  const { t } = useTranslation('admin-day');
  return (
    <Dialog open={tasks.length > 0} title={t('snooze.title', { count: tasks.length })} onClose={onClose}>
      <SnoozeForm tasks={tasks} onSnooze={onSnooze} />
    </Dialog>
  );
}

/** Moments that are chosen most. */
function usual(now: Date): Readonly<Record<'hours' | 'tomorrow' | 'monday', Date>> {
  const today = dayOf(now);
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay();
  const morning = (days: number): Date => momentOf(`${addDays(today, days)}T09:00`);
  return {
    hours: new Date(now.getTime() + 2 * 3_600_000),
    tomorrow: morning(1),
    monday: morning(weekday === 0 ? 1 : 8 - weekday),
  };
}

/** The earliest promise among them: a client's time is not slept through. */
const limitOf = (tasks: readonly DayTask[]): string | undefined =>
  tasks.flatMap(({ dueAt }) => dueAt ?? []).sort()[0];

type Problem = 'untilMissing' | 'becauseMissing' | 'past' | 'pastPromise';

function problemOf(until: string, because: string, limit: string | undefined): Problem | undefined {
  const at = momentOf(until).getTime();
  if (Number.isNaN(at)) return 'untilMissing';
  if (at <= Date.now()) return 'past';
  if (limit !== undefined && at > Date.parse(limit)) return 'pastPromise';
  return because.trim() === '' ? 'becauseMissing' : undefined;
}

function SnoozeForm({ tasks, onSnooze }: Omit<Props, 'onClose'>) {
  const { t } = useTranslation('admin-day');
  const id = useId();
  const [until, setUntil] = useState('');
  const [because, setBecause] = useState('');
  const [problem, setProblem] = useState<Problem>();
  const limit = limitOf(tasks);
  const moments = usual(new Date());
  const isPast = (name: keyof typeof moments): boolean =>
    limit !== undefined && moments[name] > new Date(limit);
  return (
    <form
      className={styles.snooze}
      onSubmit={(event) => {
        event.preventDefault();
        const found = problemOf(until, because, limit);
        setProblem(found);
        if (found === undefined) onSnooze(momentOf(until).toISOString(), because.trim());
      }}
    >
      <p className={styles.usual}>
        {(['hours', 'tomorrow', 'monday'] as const).map((name) => (
          <Button
            key={name}
            size="small"
            disabled={isPast(name)}
            onClick={() => setUntil(clockTimeOf(moments[name]))}
          >
            {t(`snooze.${name}`)}
            {isPast(name) && <> – {t('snooze.afterPromise')}</>}
          </Button>
        ))}
      </p>
      {limit !== undefined && (
        <p className={styles.at}>
          {t('snooze.limit')} <Moment at={limit} style="due" />
        </p>
      )}
      <label htmlFor={`${id}-until`}>{t('snooze.until')}</label>
      <input
        id={`${id}-until`}
        type="datetime-local"
        value={until}
        onChange={(event) => setUntil(event.target.value)}
      />
      <label htmlFor={`${id}-because`}>{t('snooze.because')}</label>
      <input
        id={`${id}-because`}
        type="text"
        maxLength={400}
        value={because}
        onChange={(event) => setBecause(event.target.value)}
      />
      {problem !== undefined && (
        <p role="alert" className={styles.wrong}>
          {t(`snooze.${problem}`)}{' '}
          {problem === 'pastPromise' && limit !== undefined && <Moment at={limit} style="due" />}
        </p>
      )}
      <Button type="submit" look="accent">
        {t('snooze.save')}
      </Button>
    </form>
  );
}
