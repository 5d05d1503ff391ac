import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { pathIn, type Locale } from '../../i18n/locale-rules.js';
import { Button } from '../button/button.js';
import { useBoot } from '../page/boot-context.js';
import styles from './preferences.module.css';

/** Country and currency in which the site is shown: a plain form, the page comes back as chosen. */
export function PreferencesForm() {
  const { t, i18n } = useTranslation('site');
  const { prefs, choosable } = useBoot();
  const { pathname, search } = useLocation();
  const id = useId();
  if (choosable === undefined) return null;
  return (
    <form
      id="preferences"
      method="post"
      action="/preferences"
      className={styles.form}
      aria-label={t('preferences.title')}
    >
      <input type="hidden" name="back" value={`${pathIn(i18n.language as Locale, pathname)}${search}`} />
      <label htmlFor={`${id}-country`}>{t('preferences.country')}</label>
      <select id={`${id}-country`} name="shown-country" defaultValue={prefs.country}>
        {choosable.countries.map(([code, name]) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
      <label htmlFor={`${id}-currency`}>{t('preferences.currency')}</label>
      <select id={`${id}-currency`} name="shown-currency" defaultValue={prefs.currency}>
        {choosable.currencies.map((code) => (
          <option key={code}>{code}</option>
        ))}
      </select>
      <Button type="submit" size="small">
        {t('preferences.save')}
      </Button>
    </form>
  );
}
