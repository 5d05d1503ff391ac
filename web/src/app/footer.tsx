import { useTranslation } from 'react-i18next';
import { ConsentSettings } from '../kit/consent/consent-settings.js';
import { useBoot } from '../kit/page/boot-context.js';
import { PreferencesForm } from '../kit/preferences/preferences-form.js';
import { SiteLinks } from '../kit/preferences/site-links.js';
import { Contact } from './contact.js';
import { GroupLinks } from './group-links.js';
import { SITE_GROUPS } from './site-links.js';
import styles from './footer.module.css';

export function Footer() {
  const { t } = useTranslation();
  const { thirdParties } = useBoot();
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
        {thirdParties?.reviews !== undefined && <div data-reviews />}
        <div className={styles.choices}>
          <PreferencesForm />
          <SiteLinks />
          <p>
            <ConsentSettings />
          </p>
        </div>
        <p className={styles.note}>{t('footer.note')}</p>
      </div>
    </footer>
  );
}
