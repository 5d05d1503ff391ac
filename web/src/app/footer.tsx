import { useTranslation } from 'react-i18next';
import { AppLink } from '../kit/link/app-link.js';
import styles from './footer.module.css';

export function Footer() {
  const { t } = useTranslation();
  return (
    <footer className={styles['footer']}>
      <div className={`wrap ${styles['inside']}`}>
        <p className={styles['line']}>{t('footer.line')}</p>
        <nav aria-label={t('footer.nav')}>
          <AppLink to="/verification">{t('action.check')}</AppLink>
          <AppLink to="/trademark-search">{t('nav.search')}</AppLink>
          <AppLink to="/class-assist">{t('nav.classes')}</AppLink>
          <AppLink to="/portal/login">{t('nav.signIn')}</AppLink>
          <AppLink to="/trademark-renewal">{t('footer.renewal')}</AppLink>
          <AppLink to="/trademark-ownership-transfer">{t('footer.transfer')}</AppLink>
          <AppLink to="/legal-notice">{t('footer.legal')}</AppLink>
          <AppLink to="/privacy-policy">{t('footer.privacy')}</AppLink>
        </nav>
        <p className={styles['note']}>{t('footer.note')}</p>
      </div>
    </footer>
  );
}
