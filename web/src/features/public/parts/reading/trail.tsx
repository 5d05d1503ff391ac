import { useTranslation } from 'react-i18next';
import { AppLink } from '../../../../kit/link/app-link.js';
import styles from './reading.module.css';

export interface Step {
  readonly to: string;
  readonly label: string;
}

/** Where the page stands: the pages above it. */
export function Trail({ steps }: { steps: readonly Step[] }) {
  const { t } = useTranslation('content');
  return (
    <nav className={styles.trail} aria-label={t('trail')}>
      <ol>
        {[{ to: '/', label: t('home') }, ...steps].map(({ to, label }) => (
          <li key={to}>
            <AppLink to={to}>{label}</AppLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
