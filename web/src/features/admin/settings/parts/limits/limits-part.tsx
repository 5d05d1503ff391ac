import { useTranslation } from 'react-i18next';
import styles from '../../settings.module.css';
import { FilingLimit } from './filing-limit.js';
import { FirmHours } from './firm-hours.js';

/** What the firm allows itself, and who changed it when. */
export function LimitsPart() {
  const { t } = useTranslation('admin-settings');
  return (
    <div className={styles.part}>
      <p className={styles.note}>{t('limits.note')}</p>
      <FilingLimit />
      <FirmHours />
    </div>
  );
}
