import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../kit/button/button.js';
import { AppLink } from '../kit/link/app-link.js';
import { AccountCorner } from './account-corner.js';
import { LanguageMenu } from './language-menu.js';
import styles from './header.module.css';
import { Wordmark } from './wordmark.js';

export function Header() {
  const { t } = useTranslation();
  const links = (
    <>
      <AppLink to="/#how">{t('nav.how')}</AppLink>
      <AppLink to="/#report">{t('nav.report')}</AppLink>
      <AppLink to="/#offices">{t('nav.offices')}</AppLink>
      <AppLink to="/trademark-search">{t('nav.search')}</AppLink>
    </>
  );
  return (
    <header className={styles['header']}>
      <div className={`wrap ${styles['bar']}`}>
        <Wordmark label={t('nav.home')} />
        <nav className={styles['links']} aria-label={t('nav.main')}>{links}</nav>
        <div className={styles['side']}>
          <LanguageMenu />
          <AccountCorner />
          <ButtonLink to="/verification" look="accent" size="small" className={styles['check']}>{t('action.checkShort')}</ButtonLink>
        </div>
      </div>
    </header>
  );
}
