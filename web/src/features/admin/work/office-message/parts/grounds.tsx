import { useTranslation } from 'react-i18next';
import styles from '../message-work.module.css';

/** What an office objects to, as points of its letter are kept. */
export const GROUNDS = {
  FORMAL: 'Formal',
  CLASSIFICATION: 'Classification',
  DISTINCTIVENESS: 'Distinctiveness',
  EARLIER_MARKS: 'Earlier marks',
  USE: 'Use',
} as const;
export const grounds = Object.keys(GROUNDS) as (keyof typeof GROUNDS)[];

/** What the letter objects to, as it was read and as a person says. */
export function Grounds({
  chosen,
  onChange,
}: {
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}) {
  const { t } = useTranslation(['admin-office-message', 'office-letter']);
  return (
    <fieldset className={styles.grounds}>
      <legend>{t('grounds')}</legend>
      {grounds.map((ground) => (
        <label key={ground}>
          <input
            type="checkbox"
            checked={chosen.includes(ground)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, ground] : chosen.filter((one) => one !== ground))
            }
          />
          {t(`office-letter:category.${ground}`)}
        </label>
      ))}
    </fieldset>
  );
}
