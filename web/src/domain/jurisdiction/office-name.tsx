import { useTranslation } from 'react-i18next';
import styles from './office-name.module.css';

/** Country of an office in the reader's language, with its code as in the registers. */
export function OfficeName({ code }: { code: string }) {
  const name = useOfficeName();
  return (
    <span className={styles.office}>
      <span className={styles.code} aria-hidden="true">
        {code}
      </span>
      {name(code)}
    </span>
  );
}

export function useOfficeName(): (code: string) => string {
  const { t } = useTranslation('offices');
  return (code) => t(code, { defaultValue: code });
}
