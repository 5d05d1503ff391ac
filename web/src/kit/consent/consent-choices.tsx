import { useTranslation } from 'react-i18next';
import { Button } from '../button/button.js';
import styles from './consent.module.css';
import { PURPOSES } from './consent.js';
import { ConsentForm } from './consent-form.js';
import { useConsent } from './given-consent.js';

/** What cookies are used for, purpose by purpose, as it is allowed now: wherever it stands, each can be allowed and taken back. */
export function ConsentChoices({ onDone }: { readonly onDone?: () => void }) {
  const { t } = useTranslation('site');
  const consent = useConsent();
  return (
    <ConsentForm onDone={onDone} className={styles.choices}>
      <div className={styles.purpose}>
        <strong>{t('consent.necessary.title')}</strong>
        <p>{t('consent.necessary.text')}</p>
      </div>
      {PURPOSES.map((purpose) => (
        <div key={`${purpose} ${consent?.includes(purpose)}`} className={styles.purpose}>
          <label className={styles.tick}>
            <input
              type="checkbox"
              name="purpose"
              value={purpose}
              defaultChecked={consent?.includes(purpose) === true}
            />
            <span>{t(`consent.${purpose}.title`)}</span>
          </label>
          <p>{t(`consent.${purpose}.text`)}</p>
        </div>
      ))}
      <div className={styles.buttons}>
        <Button type="submit" name="choice" value="ticked">
          {t('consent.save')}
        </Button>
        <Button type="submit" name="choice" value="necessary">
          {t('consent.onlyNeeded')}
        </Button>
        <Button type="submit" name="choice" value="all">
          {t('consent.all')}
        </Button>
      </div>
    </ConsentForm>
  );
}
