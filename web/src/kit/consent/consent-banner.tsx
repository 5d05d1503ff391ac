import { useTranslation } from 'react-i18next';
import { Button } from '../button/button.js';
import { AppLink } from '../link/app-link.js';
import styles from './consent.module.css';
import { ConsentChoices } from './consent-choices.js';
import { ConsentForm } from './consent-form.js';
import { useConsent } from './given-consent.js';

/** Asks once, above the page and never over it: whoever does not answer has said no, and reads on. Both answers weigh the same. */
export function ConsentBanner() {
  const { t } = useTranslation('site');
  if (useConsent() !== undefined) return null;
  return (
    <section className={styles.banner} aria-labelledby="consent-title">
      <div className={`wrap ${styles.inside}`}>
        <div className={styles.words}>
          <strong id="consent-title">{t('consent.title')}</strong>
          {'. '}
          <p>
            {t('consent.lead')} <AppLink to="/cookies">{t('consent.more')}</AppLink>
          </p>
        </div>
        <ConsentForm className={styles.buttons}>
          <Button type="submit" size="small" name="choice" value="necessary">
            {t('consent.onlyNeeded')}
          </Button>
          <Button type="submit" size="small" name="choice" value="all">
            {t('consent.all')}
          </Button>
        </ConsentForm>
        <details className={styles.more}>
          <summary>{t('consent.choose')}</summary>
          <ConsentChoices />
        </details>
      </div>
    </section>
  );
}
