import { useTranslation } from 'react-i18next';
import { OfficeFlag } from '../../../../domain/jurisdiction/office-flag.js';
import { useOfficeName } from '../../../../domain/jurisdiction/office-name.js';
import { markSearch, priceSearch, type PriceQuery } from '../../../../domain/price-list/price-query.js';
import { ButtonLink } from '../../../../kit/button/button.js';
import { AppLink } from '../../../../kit/link/app-link.js';
import prices from '../../parts/prices/prices.module.css';
import { SumOfPrices } from '../../parts/prices/sum-of-prices.js';
import styles from '../../parts/reading/reading.module.css';
import type { OfficePackage, Packages } from '../packages.js';
import { Coverage } from './coverage.js';

/** Two packages for the reader’s country, each with its offices, what it covers and what it costs. */
export function PackageCards({ packages, query }: { packages: Packages; query: PriceQuery }) {
  const { t } = useTranslation('strategy');
  return (
    <section className={styles.group} aria-labelledby="packages">
      <h2 id="packages">{t('packages.title')}</h2>
      <div className={styles.pair}>
        {(['starter', 'advanced'] as const).map((size) => (
          <Card key={size} title={t(`packages.${size}`)} one={packages[size]} query={query} />
        ))}
      </div>
      <p className={prices.note}>{t('packages.source')}</p>
    </section>
  );
}

function Card({ title, one, query }: { title: string; one: OfficePackage; query: PriceQuery }) {
  const { t } = useTranslation('strategy');
  const name = useOfficeName();
  return (
    <article className={prices.sum}>
      <h3>{title}</h3>
      <ul>
        {one.offices.map((code) => (
          <li key={code}>
            <OfficeFlag code={code} />
            {name(code)}
          </li>
        ))}
      </ul>
      <Coverage of={one} />
      {one.list !== undefined && <SumOfPrices list={one.list} taxed={query.country !== undefined} />}
      <p className={prices.actions}>
        <ButtonLink to={`/registration-request/new?${markSearch(one.offices)}`}>
          {t('packages.order')}
        </ButtonLink>
        <AppLink
          to={`/international-trademark?${priceSearch({ ...query, offices: one.offices, region: undefined })}#own`}
        >
          {t('packages.change')}
        </AppLink>
      </p>
    </article>
  );
}
