import { useTranslation } from 'react-i18next';
import { languageName } from '../../parts/language-name.js';
import styles from '../settings.module.css';
import { otherLanguages, OUR_LANGUAGES } from './languages.js';

interface Props {
  readonly value: readonly string[];
  readonly onChange: (languages: readonly string[]) => void;
}

/** Languages by name: those that letters are written in, those that were chosen, and any other. */
export function LanguagesChoice({ value, onChange }: Props) {
  const { t } = useTranslation('admin-settings');
  const offered = [...new Set([...OUR_LANGUAGES, ...value])];
  return (
    <fieldset>
      <legend>{t('field.languages')}</legend>
      {offered.map((code) => (
        <label key={code} className={styles.tick}>
          <input
            type="checkbox"
            checked={value.includes(code)}
            onChange={(event) =>
              onChange(event.target.checked ? [...value, code] : value.filter((one) => one !== code))
            }
          />
          <span>{languageName(code)}</span>
        </label>
      ))}
      <label>
        {t('otherLanguage')}
        <select value="" onChange={(event) => onChange([...value, event.target.value])}>
          <option value="">{t('chooseLanguage')}</option>
          {otherLanguages
            .filter((code) => !offered.includes(code))
            .map((code) => (
              <option key={code} value={code}>
                {languageName(code)}
              </option>
            ))}
        </select>
      </label>
    </fieldset>
  );
}
