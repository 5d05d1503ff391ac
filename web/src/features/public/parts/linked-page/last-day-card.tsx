import type { ReactNode } from 'react';
import styles from './linked-page.module.css';

interface Props {
  readonly label: string;
  readonly look?: 'urgent' | 'good' | undefined;
  readonly children: ReactNode;
}

/** Where the matter stands and until when something can be done. */
export function LastDayCard({ label, look, children }: Props) {
  return (
    <section className={styles.clock} aria-label={label} data-look={look}>
      {children}
    </section>
  );
}

interface LeftProps {
  /** "12 days left" */
  readonly left: string;
  /** What the day is. */
  readonly what: string;
  /** YYYY-MM-DD */
  readonly lastDay: string;
  /** The day as its reader writes it. */
  readonly day: string;
}

/** Days left first, then the day itself. */
export function DaysLeft({ left, what, lastDay, day }: LeftProps) {
  return (
    <p className={styles.left}>
      <strong>{left}</strong>
      <span>
        {what} <time dateTime={lastDay}>{day}</time>
      </span>
    </p>
  );
}
