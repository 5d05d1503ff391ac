import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/button/button.js';
import styles from './security.module.css';

/** Shown this once: nobody can show them again. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const { t } = useTranslation('portal-account');
  return (
    <div className={styles.part}>
      <h3 tabIndex={-1} ref={(heading) => heading?.focus()}>
        {t('codes.title')}
      </h3>
      <p>{t('codes.lead')}</p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Button look="accent" onClick={onKept}>
        {t('codes.kept')}
      </Button>
    </div>
  );
}
