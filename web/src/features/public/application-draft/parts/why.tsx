import { useTranslation } from 'react-i18next';
import styles from '../application-draft.module.css';

/** Why an office or we want to know. */
export function Why({ children }: { children: string }) {
  const { t } = useTranslation('draft');
  return (
    <p className={styles.why}>
      <strong>{t('why')}</strong> {children}
    </p>
  );
}
