import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { pathIn, type Locale } from '../../i18n/locale-rules.js';
import { useBoot } from '../page/boot-context.js';
import styles from './preferences.module.css';

/** The same page on the firm's sites for other countries; nothing where there is one site. */
export function SiteLinks() {
  const { t, i18n } = useTranslation('site');
  const { sites, storefront } = useBoot();
  const { pathname, search } = useLocation();
  if (sites === undefined) return null;
  const path = `${pathIn(i18n.language as Locale, pathname)}${search}`;
  return (
    <nav className={styles.sites} aria-label={t('storefront.title')}>
      {sites.map(({ name, flag, url, country }) => (
        <a key={name} href={`${url}${path}`} aria-current={name === storefront.name ? 'true' : undefined}>
          <img src={`/flags/${flag}.svg`} alt="" width="24" height="18" loading="lazy" />
          {country ?? t('storefront.global')}
        </a>
      ))}
    </nav>
  );
}
