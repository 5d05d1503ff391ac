import { useTranslation } from 'react-i18next';
import { useOfficesByName } from '../../../../domain/jurisdiction/offices-by-name.js';
import { markSearch, priceSearch, type PriceQuery } from '../../../../domain/price-list/price-query.js';
import { Button, ButtonLink } from '../../../../kit/button/button.js';
import { Group } from '../../../../kit/form/choices.js';
import { AppForm } from '../../../../kit/link/app-form.js';
import { AppLink } from '../../../../kit/link/app-link.js';
import prices from '../../parts/prices/prices.module.css';
import { SumOfPrices } from '../../parts/prices/sum-of-prices.js';
import styles from '../../parts/reading/reading.module.css';
import { MOST_OFFICES, type Packages } from '../packages.js';
import { Coverage } from './coverage.js';
import own from './own-package.module.css';

/** A package of one’s own: offices added and taken out, with what they then cover and cost. A plain form, so it works without script. */
export function OwnPackage({ packages, query }: { packages: Packages; query: PriceQuery }) {
  const { t } = useTranslation('strategy');
  const { own: chosen, suggested } = packages;
  const offices = useOfficesByName([...new Set([...suggested, ...chosen.offices])]);
  return (
    <section id="own" className={styles.group} aria-labelledby="own-title">
      <h2 id="own-title">{t('packages.own')}</h2>
      <AppForm
        key={chosen.offices.join()}
        method="get"
        action="/international-trademark#own"
        className={prices.form}
      >
        <Group name="offices" label={t('packages.offices', { count: MOST_OFFICES })}>
          <ul className={own.offices}>
            {offices.map(({ code, name }) => (
              <li key={code}>
                <label>
                  <input
                    type="checkbox"
                    name="offices"
                    value={code}
                    defaultChecked={chosen.offices.includes(code)}
                  />
                  {name}
                </label>
              </li>
            ))}
          </ul>
        </Group>
        <input type="hidden" name="classes" value={query.classes} />
        <input type="hidden" name="currency" value={query.currency} />
        {query.country !== undefined && <input type="hidden" name="country" value={query.country} />}
        <p>
          <Button type="submit">{t('packages.submit')}</Button>
        </p>
      </AppForm>
      <div className={prices.sum} role="status">
        <Coverage of={chosen} />
        {chosen.list !== undefined && <SumOfPrices list={chosen.list} taxed={query.country !== undefined} />}
        <p className={prices.actions}>
          <ButtonLink to={`/registration-request/new?${markSearch(chosen.offices)}`}>
            {t('packages.order')}
          </ButtonLink>
          <AppLink
            to={`/detailed-pricelist?${priceSearch({ ...query, offices: chosen.offices, region: undefined })}`}
          >
            {t('packages.prices')}
          </AppLink>
        </p>
      </div>
    </section>
  );
}
