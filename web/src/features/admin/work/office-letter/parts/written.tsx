import { useId } from 'react';
import styles from '../office-letter.module.css';
import type { Saved } from '../use-saved.js';

interface Props {
  readonly saved: Saved;
  /** Of the field in the record. */
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly rows: number;
}

/** Words of the record that are stored by themselves. */
export function Written({ saved, name, label, hint, rows }: Props) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {hint !== undefined && <p id={`${id}-hint`}>{hint}</p>}
      <textarea
        id={id}
        rows={rows}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        value={String(saved.value(name) ?? '')}
        onChange={(event) => saved.change(name, event.target.value === '' ? null : event.target.value)}
        onBlur={() => void saved.save()}
      />
    </div>
  );
}
