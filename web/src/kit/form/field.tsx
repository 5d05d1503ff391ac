import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFieldError } from './form-errors.js';
import styles from './field.module.css';

interface Props {
  readonly name: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly optional?: boolean;
  /** Receives the attributes that tie the control to its label, hint and message. */
  readonly children: (control: {
    id: string;
    name: string;
    'aria-describedby': string | undefined;
    'aria-invalid': true | undefined;
    className: string | undefined;
  }) => ReactNode;
}

/** Label, hint, message and control, in the order they are read. */
export function Field({ name, label, hint, optional = false, children }: Props) {
  const { t } = useTranslation();
  const error = useFieldError(name);
  const id = `f-${name}`;
  const described =
    [hint === undefined ? '' : `${id}-hint`, error === undefined ? '' : `${id}-error`]
      .filter(Boolean)
      .join(' ') || undefined;
  return (
    <div className={`${styles.field} ${error === undefined ? '' : styles.wrong}`}>
      <label htmlFor={id}>
        {label}
        {optional && <span className={styles.optional}> {t('optional')}</span>}
      </label>
      {hint !== undefined && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
      {children({
        id,
        name,
        'aria-describedby': described,
        'aria-invalid': error === undefined ? undefined : true,
        className: styles.control,
      })}
    </div>
  );
}
