import { AppLink } from '../link/app-link.js';
import styles from './wordmark.module.css';

export function Wordmark({ to = '/', label }: { to?: string; label: string }) {
  return (
    <AppLink to={to} className={styles.wordmark} aria-label={label}>
      <svg
        width="30"
        height="30"
        viewBox="-50 -50 100 100"
        fill="none"
        stroke="currentColor"
        strokeWidth="3.2"
        aria-hidden="true"
      >
        {[0, 36, 72, 108, 144].map((turn) => (
          <ellipse key={turn} rx="44" ry="16" transform={`rotate(${turn})`} />
        ))}
      </svg>
      <span>Cotta</span>
    </AppLink>
  );
}
