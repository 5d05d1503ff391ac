import { useTranslation } from 'react-i18next';
import { AppLink } from '../kit/link/app-link.js';
import { Contact } from './contact.js';
import styles from './footer.module.css';

/** Groups of the footer: key of the group's words, and its links with theirs. */
const GROUPS = [
  [
    'start',
    [
      ['/verification', 'action.check'],
      ['/trademark-search', 'nav.search'],
      ['/class-assist', 'nav.classes'],
      ['/book-a-free-consultation', 'footer.consultation'],
      ['/#offices', 'nav.offices'],
    ],
  ],
  [
    'keep',
    [
      ['/trademark-renewal', 'footer.renewal'],
      ['/trademark-ownership-transfer', 'footer.transfer'],
      ['/legal-services', 'footer.services'],
      ['/portal/login', 'footer.portal'],
    ],
  ],
  [
    'legal',
    [
      ['/legal-notice', 'footer.legal'],
      ['/terms-and-conditions', 'footer.terms'],
      ['/privacy-policy', 'footer.privacy'],
    ],
  ],
] as const;

export function Footer() {
  const { t } = useTranslation();
  return (
    <footer className={styles.footer}>
      <div className={`wrap ${styles.inside}`}>
        <p className={styles.line}>{t('footer.line')}</p>
        <div className={styles.groups}>
          {GROUPS.map(([group, links]) => (
            <nav key={group} aria-label={t(`footer.group.${group}`)}>
              <h2>{t(`footer.group.${group}`)}</h2>
              {links.map(([to, label]) => (
                <AppLink key={to} to={to}>
                  {t(label)}
                </AppLink>
              ))}
            </nav>
          ))}
          <Contact />
        </div>
        <p className={styles.note}>{t('footer.note')}</p>
      </div>
    </footer>
  );
}
