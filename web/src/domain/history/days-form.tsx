import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { Button } from '../../kit/button/button.js';
import { DAY_FIELDS, type DayField, type DayProblem } from './history-days.js';
import styles from './history.module.css';

interface Props {
  /** The last day one can choose. */
  readonly latest: string;
  readonly problem?: DayProblem | undefined;
}

/** Which day, as known when, compared with what: kept in the address, so that Back and a saved link show the same again. */
export function DaysForm({ latest, problem }: Props) {
  const { t } = useTranslation('records-history');
  const [query, setQuery] = useSearchParams();
  const [comparing, setComparing] = useState(query.has('since') || query.has('sinceKnown'));
  const show = (form: FormData): void =>
    setQuery((now) => {
      const next = new URLSearchParams(now);
      next.delete('page');
      for (const field of DAY_FIELDS) {
        const value = form.get(field);
        if (typeof value === 'string' && value !== '') next.set(field, value);
        else next.delete(field);
      }
      return next;
    });
  const input = (field: DayField, fallback: string) => (
    <label className={styles.day}>
      <span>{t(`form.${field}`)}</span>
      <input
        type="date"
        name={field}
        max={latest}
        key={query.get(field) ?? ''}
        defaultValue={query.get(field) ?? fallback}
        aria-invalid={problem?.field === field || undefined}
        aria-describedby={problem?.field === field ? 'days-problem' : undefined}
      />
    </label>
  );
  return (
    <form
      className={styles.form}
      aria-label={t('form.label')}
      onSubmit={(event) => {
        event.preventDefault();
        show(new FormData(event.currentTarget));
      }}
    >
      {input('day', latest)}
      {input('known', latest)}
      {comparing && input('since', '')}
      {comparing && input('sinceKnown', '')}
      <div className={styles.buttons}>
        <Button type="submit" look="accent">
          {t('form.show')}
        </Button>
        <Button look="quiet" aria-expanded={comparing} onClick={() => setComparing(!comparing)}>
          {t(comparing ? 'form.alone' : 'form.compare')}
        </Button>
      </div>
      {problem !== undefined && (
        <p id="days-problem" role="alert" className={styles.problem}>
          {t(`problem.${problem.code}`)}
        </p>
      )}
    </form>
  );
}
