import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../kit/button/button.js';
import { clockTimeOf, momentOf } from '../../../../kit/dates/clock-time.js';
import { ask } from '../admin-api.js';
import { StaffListDocument } from '../staff-list.graphql.js';
import { useSubmit } from '../use-submit.js';
import { SayAbsenceDocument } from './own-profile.graphql.js';
import styles from './own.module.css';

type Problem = 'fromMissing' | 'untilMissing' | 'endsFirst';

function problemOf(from: string, until: string): Problem | undefined {
  const [begins, ends] = [momentOf(from).getTime(), momentOf(until).getTime()];
  if (Number.isNaN(begins)) return 'fromMissing';
  if (Number.isNaN(ends)) return 'untilMissing';
  return ends <= begins ? 'endsFirst' : undefined;
}

interface Props {
  /** Who is away. */
  readonly userId: string;
  readonly onDone: () => void;
  readonly onCancel?: (() => void) | undefined;
}

/** From when until when somebody is away, and who stands in. What was typed stays when it is refused. */
export function AwayForm({ userId, onDone, onCancel }: Props) {
  const { t } = useTranslation('admin-frame');
  const [from, setFrom] = useState(() => clockTimeOf(new Date()));
  const [until, setUntil] = useState('');
  const [deputyId, setDeputy] = useState('');
  const [problem, setProblem] = useState<string>();
  const { busy, run } = useSubmit(['absences']);
  const staff = useQuery({ queryKey: ['staff'], queryFn: () => ask(StaffListDocument, {}) });
  const send = async (): Promise<void> => {
    const found = problemOf(from, until);
    setProblem(found && t(`away.${found}`));
    if (found !== undefined) return;
    const answer = await run(
      SayAbsenceDocument,
      {
        input: {
          userId,
          from: momentOf(from).toISOString(),
          until: momentOf(until).toISOString(),
          ...(deputyId === '' ? {} : { deputyId }),
        },
      },
      t('away.done'),
    );
    if (answer === 'done') onDone();
    else setProblem(answer === 'failed' ? t('away.lost') : answer.message);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void send();
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <label>
        {t('away.from')}
        <input type="datetime-local" value={from} onChange={(event) => setFrom(event.target.value)} />
      </label>
      <label>
        {t('away.until')}
        <input type="datetime-local" value={until} onChange={(event) => setUntil(event.target.value)} />
      </label>
      <label>
        {t('away.deputy')}
        <select value={deputyId} onChange={(event) => setDeputy(event.target.value)}>
          <option value="">{t('away.usual')}</option>
          {(staff.data?.userList.items ?? [])
            .filter(({ id }) => id !== userId)
            .map(({ id, displayName, email }) => (
              <option key={id} value={id}>
                {displayName || email}
              </option>
            ))}
        </select>
      </label>
      {problem !== undefined && (
        <p role="alert" className={styles.wrong}>
          {problem}
        </p>
      )}
      <p className={styles.ends}>
        <Button type="submit" look="accent" busy={busy}>
          {t('away.save')}
        </Button>
        {onCancel !== undefined && <Button onClick={onCancel}>{t('away.cancel')}</Button>}
      </p>
    </form>
  );
}
