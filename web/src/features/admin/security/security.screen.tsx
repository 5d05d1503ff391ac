import { useTranslation } from 'react-i18next';
import { PageMeta } from '../../../kit/page/page-meta.js';
import { ChangePassword } from '../../../domain/security/change-password.js';
import { SecurityPanel } from '../../../domain/security/security-panel.js';
import styles from './security.module.css';

/** How a person of the firm signs in. */
export function Component() {
  const { t } = useTranslation('portal-account');
  return (
    <div className={styles.page}>
      <PageMeta title={t('security.title')} />
      <h1>{t('security.title')}</h1>
      <SecurityPanel />
      <h2>{t('password.title')}</h2>
      <ChangePassword login="/admin/login" />
    </div>
  );
}
