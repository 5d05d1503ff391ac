import { useTranslation } from 'react-i18next';
import styles from './report.module.css';

export type Band = 'LOW' | 'MEDIUM' | 'HIGH';
const STEPS: readonly Band[] = ['LOW', 'MEDIUM', 'HIGH'];

/** Three steps, filled up to the band, and the word. */
export function RiskScale({ band }: { band: Band }) {
  const { t } = useTranslation('report');
  return (
    <span className={styles.risk}>
      <span className={styles.steps} aria-hidden="true">
        {STEPS.map((step, index) => (
          <span key={step} data-on={index <= STEPS.indexOf(band) || undefined} />
        ))}
      </span>
      {t(`risk.${band}`)}
    </span>
  );
}
