import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFieldError } from './form-errors.js';
import styles from './field.module.css';

interface GroupProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly optional?: boolean;
  readonly children: ReactNode;
}

/** Several controls that answer one question. */
export function Group({ name, label, hint, optional = false, children }: GroupProps) {
  const { t } = useTranslation();
  const error = useFieldError(name);
  const id = `f-${name}`;
  return (
    <fieldset
      id={id}
      className={`${styles.group} ${error === undefined ? '' : styles.wrong}`}
      aria-describedby={error === undefined ? undefined : `${id}-error`}
    >
      <legend className={styles.legend}>
        {label}
        {optional && <span className={styles.optional}> {t('optional')}</span>}
      </legend>
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
      {error !== undefined && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
      {children}
    </fieldset>
  );
}

export interface Choice {
  readonly value: string;
  readonly title: string;
  readonly text?: string;
}

interface ChoicesProps extends Omit<GroupProps, 'children'> {
  readonly choices: readonly Choice[];
  readonly chosen?: string | undefined;
  readonly row?: boolean;
}

/** One of a few, as cards; a group of radio buttons for the keyboard. */
export function Choices({ choices, chosen, row = true, ...group }: ChoicesProps) {
  return (
    <Group {...group}>
      <div className={`${styles.choices} ${row ? styles.row : ''}`}>
        {choices.map((choice) => (
          <label key={choice.value} className={styles.choice}>
            <input
              type="radio"
              name={group.name}
              value={choice.value}
              defaultChecked={choice.value === chosen}
            />
            <span>{choice.title}</span>
            {choice.text !== undefined && <span>{choice.text}</span>}
          </label>
        ))}
      </div>
    </Group>
  );
}

/** One box to tick, its whole sentence is the target. */
export function Check({
  name,
  value = 'yes',
  checked = false,
  children,
}: {
  name: string;
  value?: string;
  checked?: boolean;
  children: ReactNode;
}) {
  return (
    <label className={styles.check}>
      <input type="checkbox" id={`f-${name}`} name={name} value={value} defaultChecked={checked} />
      <span>{children}</span>
    </label>
  );
}
