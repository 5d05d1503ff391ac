import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { isLocale, pathIn } from '../../../../i18n/locale-rules.js';
import { AppLink } from '../../../../kit/link/app-link.js';
import { useBoot } from '../../../../kit/page/boot-context.js';
import type { PageStep } from '../../../../kit/page/page-facts.js';
import styles from './reading.module.css';

/** Where the page stands: the pages above it; on paper its own address, with which it can be found again. */
export function Trail({ steps }: { steps: readonly PageStep[] }) {
  const { t, i18n } = useTranslation('content');
  const { storefront } = useBoot();
  const { pathname } = useLocation();
  const locale = isLocale(i18n.language) ? i18n.language : 'en';
  return (
    <>
      <nav className={styles.trail} aria-label={t('trail')}>
        <ol>
          {[{ to: '/', label: t('home') }, ...steps].map(({ to, label }) => (
            <li key={to}>
              <AppLink to={to}>{label}</AppLink>
            </li>
          ))}
        </ol>
      </nav>
      <p className={styles.printed}>{`${storefront.origin}${pathIn(locale, pathname)}`}</p>
    </>
  );
}
