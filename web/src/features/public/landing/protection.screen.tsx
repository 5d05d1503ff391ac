import { useTranslation } from 'react-i18next';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { contentOf } from '../../../data/content-source.js';
import { MONITORING_ORDER } from '../../../domain/monitoring/tiers.js';
import { AppLink } from '../../../kit/link/app-link.js';
import styles from '../parts/reading/reading.module.css';
import { FreeScan } from './parts/free-scan.js';
import { LandingPage } from './parts/landing-page.js';
import { readLanding } from './parts/read-landing.js';

export { action } from './free-scan.action.js';

/** As they are called in every language. */
const TIERS = [
  { name: 'watch', title: 'Watch' },
  { name: 'shield', title: 'Shield' },
  { name: 'guard', title: 'Guard' },
] as const;
const CATEGORIES = ['marketplaces', 'social', 'app-stores', 'ads', 'registers'] as const;

export async function loader(args: LoaderFunctionArgs) {
  const [landing, texts] = await Promise.all([readLanding(args), contentOf(args.context).list('landing')]);
  const groups = CATEGORIES.map((category) => ({
    category,
    platforms: texts.filter((text) => text.category === category).map(({ path, title }) => ({ path, title })),
  }));
  return { ...landing, groups };
}

/** What brand protection is, and the platforms on which it is explained one by one. */
export function Component() {
  const { t } = useTranslation(['content', 'brand-monitoring']);
  const { document, live, groups } = useLoaderData<typeof loader>();
  return (
    <LandingPage document={document} live={live}>
      <FreeScan />
      <section className={styles.group}>
        <h2>{t('brand-monitoring:offer.title')}</h2>
        <p>{t('brand-monitoring:offer.text')}</p>
        <ul className={styles.plain}>
          {TIERS.map(({ name, title }) => (
            <li key={name}>
              <AppLink to={`${MONITORING_ORDER}/${name}`}>
                {t('brand-monitoring:offer.order', { tier: title })}
              </AppLink>
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.group}>
        <h2>{t('platforms.title')}</h2>
        <div className={styles.pair}>
          {groups.map(({ category, platforms }) => (
            <section key={category} className={styles.plain}>
              <h3>{t(`platforms.${category}`)}</h3>
              <ul className={styles.plain}>
                {platforms.map(({ path, title }) => (
                  <li key={path}>
                    <AppLink to={path}>{title}</AppLink>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </section>
    </LandingPage>
  );
}
