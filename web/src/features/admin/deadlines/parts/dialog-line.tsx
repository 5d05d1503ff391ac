import { useId } from 'react';
import styles from '../deadlines.module.css';

/** What was refused, by the name of the answer; '' for the whole. */
export type Said = Readonly<Record<string, string>>;

interface LineProps {
  readonly label: string;
  readonly type: 'date' | 'text';
  readonly value: string;
  readonly wrong: string | undefined;
  readonly onChange: (value: string) => void;
}

/** One answer of a dialog, with what was refused about it below. */
export function Line({ label, type, value, wrong, onChange }: LineProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type={type}
        required
        maxLength={400}
        value={value}
        aria-invalid={wrong !== undefined || undefined}
        aria-describedby={wrong === undefined ? undefined : `${id}-wrong`}
        onChange={(event) => onChange(event.target.value)}
      />
      {wrong !== undefined && (
        <p id={`${id}-wrong`} role="alert" className={styles.wrong}>
          {wrong}
        </p>
      )}
    </div>
  );
}
