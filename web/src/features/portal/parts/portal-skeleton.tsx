import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './portal-frame.module.css';

const SLOW_MS = 8000;

/** Rows of the final height; after eight seconds it says that it is still working. */
export function PortalSkeleton({ rows = 5 }: { rows?: number }) {
  const { t } = useTranslation('portal');
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={styles.skeleton} data-waits role="status" aria-label={t('common:loading')}>
      {Array.from({ length: rows }, (_, row) => (
        <span key={row} />
      ))}
      {slow && <p>{t('state.slow')}</p>}
    </div>
  );
}
