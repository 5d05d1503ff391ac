import type { ReactNode } from 'react';
import { useFieldError } from '../../../../kit/form/form-errors.js';
import styles from '../order.module.css';

/** One box to tick; its whole sentence is the target, and says itself when it is missing. */
export function Tick({
  name,
  checked,
  onChange,
  children,
}: {
  name: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  children: ReactNode;
}) {
  const error = useFieldError(name);
  const id = `f-${name}`;
  return (
    <div className={error === undefined ? undefined : styles.wrong}>
      {error !== undefined && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
      <label className={styles.tick}>
        <input
          type="checkbox"
          id={id}
          name={name}
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
        />
        <span>{children}</span>
      </label>
    </div>
  );
}
