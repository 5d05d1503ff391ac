import { useTranslation } from 'react-i18next';
import { AppLink } from '../../../../kit/link/app-link.js';
import type { OfficeFacts } from '../../parts/office/office-facts.js';
import prices from '../../parts/prices/prices.module.css';
import styles from '../../parts/reading/reading.module.css';
import type { MarketFacts } from '../market.js';

/** How many people a mark there reaches, and the packages that hold it. */
export function Market({ facts, packages }: { facts: OfficeFacts } & Pick<MarketFacts, 'packages'>) {
  const { t, i18n } = useTranslation('country');
  const figures = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 });
  const { population, purchasingPower } = facts;
  return (
    <section className={styles.group}>
      {population !== null && purchasingPower !== null && (
        <p>
          {t('market.population', {
            population: figures.format(Number(population)),
            share: figures.format(Number(purchasingPower)),
          })}
        </p>
      )}
      {packages.length > 0 && (
        <p>
          {t('market.packages', {
            packages: new Intl.ListFormat(i18n.language).format(
              packages.map((size) => t(`market.packageNames.${size}`)),
            ),
          })}{' '}
          <AppLink to="/international-trademark#packages">{t('market.packagesLink')}</AppLink>
        </p>
      )}
    </section>
  );
}

interface ChoiceProps extends Pick<MarketFacts, 'currencies'> {
  readonly facts: OfficeFacts;
  readonly chosen: string;
}

/** The same price in another currency; each has an address of its own. */
export function CurrencyChoice({ facts, currencies, chosen }: ChoiceProps) {
  const { t } = useTranslation('country');
  return (
    <p className={prices.links}>
      {t('market.currency')}
      {currencies.map((code) => (
        <AppLink
          key={code}
          to={`/country/${facts.slug}?currency=${code}`}
          aria-current={code === chosen ? 'true' : undefined}
          rel="nofollow"
        >
          {code}
        </AppLink>
      ))}
    </p>
  );
}
