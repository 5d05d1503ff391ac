import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { cameFrom, type OtherLocale } from '../i18n/came-from.js';
import { nearestIn } from '../i18n/nearest-page.js';
import styles from './english-band.module.css';

/** The words stand here because the page around them is in English and carries no others. */
const WORDS: Readonly<Record<OtherLocale, { readonly text: string; readonly back: string }>> = {
  cs: { text: 'Tato stránka je v\u00a0angličtině.', back: 'Zpět na český web' },
  sk: { text: 'Táto stránka je v\u00a0angličtine.', back: 'Späť na slovenský web' },
  es: { text: 'Esta página está en inglés.', back: 'Volver al sitio en español' },
};

/** Says to whoever came from another language, in it, that the page is in English, and leads back to the nearest page that is not. */
export function EnglishBand() {
  const { i18n } = useTranslation();
  const { pathname, search } = useLocation();
  const reader = i18n.language === 'en' ? cameFrom(search) : undefined;
  if (reader === undefined) return null;
  const { text, back } = WORDS[reader];
  return (
    <aside className={styles.band} lang={reader} aria-label={text}>
      <p className="wrap">
        <span>{text}</span>
        <a href={nearestIn(reader, pathname, search)} hrefLang={reader}>
          {back}
        </a>
      </p>
    </aside>
  );
}
