import type { ReactNode } from 'react';
import styles from './status.module.css';

export type StatusTone = 'ok' | 'progress' | 'waiting' | 'problem' | 'ended';

const SHAPES: Readonly<Record<StatusTone, ReactNode>> = {
  ok: <circle r="5" fill="currentColor" stroke="none" />,
  progress: (
    <>
      <circle r="4.2" />
      <path d="M0 -4.2A4.2 4.2 0 0 1 0 4.2Z" fill="currentColor" stroke="none" />
    </>
  ),
  waiting: (
    <>
      <circle r="4.6" />
      <path d="M0 -2.6V0L2 1.4" />
    </>
  ),
  problem: <path d="M0 -5.2L5.4 4.4H-5.4Z" fill="currentColor" stroke="none" />,
  ended: <circle r="4.2" />,
};

/** Shape and word first; colour only repeats what they say. */
export function Status({
  tone,
  children,
  quiet = false,
}: {
  tone: StatusTone;
  children: ReactNode;
  quiet?: boolean;
}) {
  return (
    <span className={`${styles.status} ${styles[tone]} ${quiet ? styles.quiet : ''}`}>
      <svg
        width="13"
        height="13"
        viewBox="-6.5 -6.5 13 13"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        aria-hidden="true"
      >
        {SHAPES[tone]}
      </svg>
      {children}
    </span>
  );
}
