import { useTranslation } from 'react-i18next';
import { AppLink } from '../../../../kit/link/app-link.js';
import type { Basket } from '../../../../domain/class-basket/use-basket.js';
import type { ClassAssistResult } from '../class-assist.graphql.js';
import { TermsByNeed } from './terms-by-need.js';
import styles from '../class-assist.module.css';

type Package = ClassAssistResult['goodsAndServicesPackageList'][number];

/** Industries and their trades; each opens where it stands, or on a page of its own. */
export function Trades({ packages, basket }: { packages: readonly Package[]; basket: Basket }) {
  const { t } = useTranslation('class-assist');
  const industries = [...new Map(packages.map(({ industry }) => [industry.id, industry])).values()];
  return (
    <section className={styles.trades}>
      <h2>{t('trades')}</h2>
      {industries.map((industry) => (
        <div key={industry.id}>
          <h3>{industry.title}</h3>
          <div className={styles.tiles}>
            {packages
              .filter((one) => one.industry.id === industry.id)
              .map(({ id, title, terms }) => (
                <details key={id}>
                  <summary>{title}</summary>
                  <div>
                    <TermsByNeed terms={terms} basket={basket} level={4} />
                  </div>
                  <AppLink to={`/class-assist/${industry.id}/${id}`}>
                    {t('trade.more', { trade: title })}
                  </AppLink>
                </details>
              ))}
          </div>
        </div>
      ))}
    </section>
  );
}
