import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../message-work.module.css';
import type { Wrong } from './use-docketing.js';

/** What ties a control to its label and to what is said of it. */
export interface Control {
  readonly id: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string;
}

/** One thing that is asked, with how sure it was read and what is wrong with it. */
export function Asked({
  name,
  wrong,
  read,
  children,
}: {
  name: string;
  wrong: Wrong;
  read: ReactNode;
  children: (control: Control) => ReactNode;
}) {
  const { t } = useTranslation('admin-office-message');
  const id = useId();
  const problem = wrong[name];
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{t(`ask.${name}`)}</label>
      {children({
        id,
        'aria-invalid': problem === undefined ? undefined : true,
        'aria-describedby': `${id}-about`,
      })}
      <span id={`${id}-about`}>
        {problem !== undefined && (
          <span role="alert" className={styles.wrong}>
            {problem}{' '}
          </span>
        )}
        {read}
      </span>
    </div>
  );
}
