import type { ReactNode } from 'react';
import styles from './records.module.css';

interface Props {
  /** Above the name: which of the marks it is, or of what kind. */
  readonly label: string;
  /** The name, or a link with it. */
  readonly children: ReactNode;
  readonly size?: 'small' | 'large';
}

/** A mark as a card with its name in type: the pictures of marks are their owners’. */
export function NameCard({ label, children, size = 'large' }: Props) {
  return (
    <figure className={styles.nameCard} data-size={size}>
      <figcaption>{label}</figcaption>
      <div>{children}</div>
    </figure>
  );
}
