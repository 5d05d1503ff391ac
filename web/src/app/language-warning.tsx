import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { pathIn } from '../i18n/locale-rules.js';
import { Button } from '../kit/button/button.js';
import { Dialog } from '../kit/dialog/dialog.js';
import styles from './language-warning.module.css';

/** Countries whose offices people who come this way mostly mean. @source specification, "Page-shell behaviour", rule 3 */
const FLAGS = ['eu', 'ca', 'nz', 'gb', 'us', 'hk', 'au'] as const;
const FLAG_SIZE = 58;

/** Offers the English page to whoever may have meant it; one answer leads there, and nothing else closes it. */
export function LanguageWarning() {
  const { t } = useTranslation('site');
  const { pathname, search } = useLocation();
  return (
    <Dialog open title={t('languageWarning.title')}>
      <p>{t('languageWarning.text', { origin: window.location.origin })}</p>
      <ul className={styles.flags}>
        {FLAGS.map((flag) => (
          <li key={flag}>
            <img src={`/flags/${flag}.svg`} alt="" width={FLAG_SIZE} height={FLAG_SIZE} />
          </li>
        ))}
      </ul>
      <Button look="accent" onClick={() => window.location.assign(`${pathIn('en', pathname)}${search}`)}>
        {t('languageWarning.button')}
      </Button>
    </Dialog>
  );
}
