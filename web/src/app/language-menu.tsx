import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { isEnglishOnly, locales, pathIn } from '../i18n/locale-rules.js';
import { closeOnEscape, closeWhenLeft } from './closing.js';
import styles from './language-menu.module.css';

const NAMES = { en: 'English', cs: 'Čeština', sk: 'Slovenčina', es: 'Español' } as const;

/** Languages are documents of their own: plain links that work without script. */
export function LanguageMenu() {
  const { t, i18n } = useTranslation();
  const { pathname, search } = useLocation();
  if (isEnglishOnly(pathname)) return null;
  return (
    <details className={styles.menu} onKeyDown={closeOnEscape} onBlur={closeWhenLeft}>
      <summary>
        <span>
          <span className="visually-hidden">{t('nav.language')} </span>
          {i18n.language.toUpperCase()}
        </span>
        <svg
          width="10"
          height="6"
          viewBox="0 0 10 6"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          aria-hidden="true"
        >
          <path d="M1 1l4 4 4-4" />
        </svg>
      </summary>
      <ul>
        {locales.map((locale) => (
          <li key={locale}>
            <a
              href={`${pathIn(locale, pathname)}${search}`}
              hrefLang={locale}
              lang={locale}
              aria-current={locale === i18n.language ? 'true' : undefined}
            >
              {NAMES[locale]}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
