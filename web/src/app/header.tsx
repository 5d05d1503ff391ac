import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../kit/button/button.js';
import { AppLink } from '../kit/link/app-link.js';
import { AccountCorner } from './account-corner.js';
import { LanguageMenu } from './language-menu.js';
import { HeaderGroup } from './header-group.js';
import { HEADER_GROUPS, HEADER_LINKS } from './site-links.js';
import { SiteMenu } from './site-menu.js';
import styles from './header.module.css';
import { Wordmark } from '../kit/page/wordmark.js';

export function Header() {
  const { t } = useTranslation();
  return (
    <header className={styles.header}>
      <div className={`wrap ${styles.bar}`}>
        <Wordmark label={t('nav.home')} />
        <nav className={styles.links} aria-label={t('nav.main')}>
          {HEADER_LINKS.map(([to, label]) => (
            <AppLink key={to} to={to}>
              {t(label)}
            </AppLink>
          ))}
          {HEADER_GROUPS.map((group) => (
            <HeaderGroup key={group[0]} of={group} />
          ))}
        </nav>
        <div className={styles.side}>
          <div className={styles.wide}>
            <LanguageMenu />
            <AccountCorner />
          </div>
          <ButtonLink to="/verification" look="accent" size="small">
            {t('action.checkShort')}
          </ButtonLink>
          <SiteMenu />
        </div>
      </div>
    </header>
  );
}
