import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { AccountCorner } from './account-corner.js';
import { closeOnEscape } from './closing.js';
import { GroupLinks } from './group-links.js';
import { LanguageMenu } from './language-menu.js';
import { SITE_GROUPS } from './site-links.js';
import styles from './site-menu.module.css';

const closeMenu = (event: MouseEvent<HTMLAnchorElement>): void =>
  event.currentTarget.closest('details')?.removeAttribute('open');

/** Everything of the header where there is no room for it: a sheet from the top that opens without script too. A change of page closes it. */
export function SiteMenu() {
  const { t } = useTranslation();
  const { key } = useLocation();
  return (
    <details key={key} className={styles.menu} onKeyDown={closeOnEscape}>
      <summary aria-label={t('nav.menu')}>
        <svg
          width="20"
          height="14"
          viewBox="0 0 20 14"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          aria-hidden="true"
        >
          <path d="M0 1h20M0 7h20M0 13h20" />
          <path d="M4 1l12 12M16 1L4 13" />
        </svg>
      </summary>
      <div className={`wrap ${styles.sheet}`}>
        <nav aria-label={t('nav.main')}>
          {SITE_GROUPS.map((group) => (
            <div key={group[0]}>
              <h2>{t(`site:group.${group[0]}`)}</h2>
              <GroupLinks of={group} />
            </div>
          ))}
        </nav>
        <div className={styles.foot}>
          <LanguageMenu />
          <AccountCorner />
        </div>
        {/* A plain link: the router's would leave out what the address asks for. */}
        <a href="#preferences" onClick={closeMenu}>
          {t('site:preferences.title')}
        </a>
      </div>
    </details>
  );
}
