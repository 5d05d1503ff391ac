import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSubmit } from '../../../parts/use-submit.js';
import { SettingsSetFirmHoursDocument } from './limits.graphql.js';
import styles from '../../settings.module.css';
import { ClosedDays, withDay } from './closed-days.js';
import type { Hours } from './hours.js';
import { CheckedField } from '../../../parts/checked-field.js';
import { LimitFoot } from './limit-foot.js';
import { problemsOf, type Problems } from '../../../parts/problems.js';

/** Other hours, other closed days, another patience with work that nobody has; with the reason. */
export function FirmHoursForm({ now, onDone }: { now: Hours; onDone: () => void }) {
  const { t } = useTranslation('admin-settings');
  const { busy, run } = useSubmit(['firm-hours']);
  const [typed, setTyped] = useState({
    opensAt: now.opensAt,
    closesAt: now.closesAt,
    unownedHours: String(now.unownedHours),
    reason: '',
  });
  const [closedDays, setClosedDays] = useState<readonly string[]>(now.closedDays);
  const [day, setDay] = useState('');
  const [problems, setProblems] = useState<Problems>({});
  const field = (name: keyof typeof typed) => ({
    label: t(`limits.${name}`),
    value: typed[name],
    problem: problems[name],
    onChange: (value: string) => setTyped((before) => ({ ...before, [name]: value })),
  });
  const send = async (): Promise<void> => {
    const reason = typed.reason.trim();
    const unownedHours = Number(typed.unownedHours);
    const found: Problems = {
      ...(typed.opensAt === '' ? { opensAt: t('limits.noHour') } : {}),
      ...(typed.closesAt === '' ? { closesAt: t('limits.noHour') } : {}),
      ...(Number.isInteger(unownedHours) && unownedHours > 0 ? {} : { unownedHours: t('limits.noHours') }),
      ...(reason === '' ? { reason: t('limits.noReason') } : {}),
    };
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    // A day that was entered and not added yet is meant all the same.
    const input = { ...typed, closedDays: withDay(closedDays, day), unownedHours, reason };
    const answer = await run(SettingsSetFirmHoursDocument, { input }, t('limits.saved'));
    const refused = problemsOf(answer, t('lost'));
    if (refused === undefined) onDone();
    else setProblems(refused);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void send();
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <CheckedField type="time" {...field('opensAt')} />
      <CheckedField type="time" {...field('closesAt')} />
      <ClosedDays
        days={closedDays}
        onChange={setClosedDays}
        entered={day}
        onEnter={setDay}
        problem={problems['closedDays']}
      />
      <CheckedField type="number" min={1} max={40} {...field('unownedHours')} />
      <CheckedField maxLength={2000} {...field('reason')} />
      <LimitFoot problem={problems['']} busy={busy} />
    </form>
  );
}
