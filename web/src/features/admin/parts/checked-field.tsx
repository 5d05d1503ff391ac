import { useId, type InputHTMLAttributes } from 'react';
import styles from './checked-field.module.css';

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'> {
  readonly label: string;
  readonly value: string;
  readonly onChange: (typed: string) => void;
  readonly problem: string | undefined;
}

/** A field with what is wrong with it below. */
export function CheckedField({ label, onChange, problem, ...input }: Props) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label>
        {label}
        <input
          {...input}
          autoComplete="off"
          aria-invalid={problem !== undefined}
          aria-describedby={problem === undefined ? undefined : id}
          onChange={(event) => onChange(event.target.value)}
        />
      </label>
      {problem !== undefined && (
        <p id={id} role="alert" className={styles.wrong}>
          {problem}
        </p>
      )}
    </div>
  );
}
