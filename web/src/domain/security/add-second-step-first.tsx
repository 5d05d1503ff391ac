import { useTranslation } from 'react-i18next';
import { FreshSignIn } from '../second-step/fresh-sign-in.js';
import { SecurityPanel } from './security-panel.js';
import styles from './security.module.css';

/** People of a firm that wants a second step come here before anything else; nothing can be read until it is there. */
export function AddSecondStepFirst() {
  const { t } = useTranslation('portal-account');
  return (
    <div className={styles.panel}>
      <h1>{t('first.title')}</h1>
      <p>{t('first.lead')}</p>
      <SecurityPanel first />
      <FreshSignIn />
    </div>
  );
}
