import { useTranslation } from 'react-i18next';
import { Button } from '../../../../../kit/button/button.js';
import styles from '../../settings.module.css';

/** The end of a form that changes what the firm allows itself: that a fresh sign-in may be asked for, what was refused as a whole, and the press. */
export function LimitFoot({ problem, busy }: { problem: string | undefined; busy: boolean }) {
  const { t } = useTranslation('admin-settings');
  return (
    <>
      <p className={styles.note}>{t('limits.fresh')}</p>
      {problem !== undefined && (
        <p role="alert" className={styles.wrong}>
          {problem}
        </p>
      )}
      <p>
        <Button type="submit" look="accent" busy={busy}>
          {t('limits.save')}
        </Button>
      </p>
    </>
  );
}
