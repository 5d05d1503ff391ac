import type { ReactNode } from 'react';
import styles from './timeline.module.css';

export interface TimelineStep {
  readonly id: string;
  readonly title: ReactNode;
  readonly meta?: ReactNode;
  readonly text?: ReactNode;
  readonly state: 'done' | 'now' | 'expected';
}

/** What happened and what is expected, in order; past solid, expected open. */
export function Timeline({ steps, label }: { steps: readonly TimelineStep[]; label: string }) {
  return (
    <ol className={styles.timeline} aria-label={label}>
      {steps.map((step) => (
        <li
          key={step.id}
          className={styles[step.state]}
          aria-current={step.state === 'now' ? 'step' : undefined}
        >
          <p className={styles.title}>{step.title}</p>
          {step.meta !== undefined && <p className={styles.meta}>{step.meta}</p>}
          {step.text !== undefined && <div className={styles.text}>{step.text}</div>}
        </li>
      ))}
    </ol>
  );
}
