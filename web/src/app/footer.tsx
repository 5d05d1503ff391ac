import { useTranslation } from 'react-i18next';
import { Contact } from './contact.js';
import { GroupLinks } from './group-links.js';
import { SITE_GROUPS } from './site-links.js';
import styles from './footer.module.css';

export function Footer() {
  const { t } = useTranslation();
  return (
    <footer className={styles.footer}>
      <div className={`wrap ${styles.inside}`}>
        <p className={styles.line}>{t('footer.line')}</p>
        <div className={styles.groups}>
          {SITE_GROUPS.map((group) => (
            <nav key={group[0]} aria-label={t(`site:group.${group[0]}`)}>
              <h2>{t(`site:group.${group[0]}`)}</h2>
              <GroupLinks of={group} />
            </nav>
          ))}
          <Contact />
        </div>
        <p className={styles.note}>{t('footer.note')}</p>
      </div>
    </footer>
  );
}
