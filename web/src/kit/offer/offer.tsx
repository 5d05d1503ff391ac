import type { ReactNode } from 'react';
import styles from './offer.module.css';

/** Things one picks between. */
export const Offers = ({ children }: { children: ReactNode }) => (
  <ul className={styles.offers}>{children}</ul>
);

export function Offer({ title, badge, children }: { title: string; badge?: ReactNode; children: ReactNode }) {
  return (
    <li className={styles.offer}>
      <div className={styles.offerHead}>
        <h3>{title}</h3>
        {badge}
      </div>
      {children}
    </li>
  );
}
