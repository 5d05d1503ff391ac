import { useTranslation } from 'react-i18next';
import { FREQUENCIES, type Frequency, type TierName } from '../../../../domain/monitoring/tiers.js';
import { AppLink } from '../../../../kit/link/app-link.js';
import { formatMoney } from '../../../../kit/money/format-money.js';
import { priceOf, type MonitoringPrices } from '../monitoring-prices.js';
import styles from './tier-table.module.css';

const FACTS = ['searched', 'often', 'reviewed', 'actions'] as const;

interface Props {
  /** From the smallest on. */
  readonly tiers: readonly TierName[];
  readonly chosen: TierName | undefined;
  readonly prices: MonitoringPrices;
  /** Whose tax is in the prices. */
  readonly country: string;
}

/** What each tier is: what is searched, how often, who judges it, what is included, and what it costs with the tax. */
export function TierTable({ tiers, chosen, prices, country }: Props) {
  const { t, i18n } = useTranslation('brand-monitoring');
  return (
    <section className={styles.tiers} aria-labelledby="tiers">
      <h2 id="tiers">{t('tiers')}</h2>
      {/* Wide on a phone: it can be moved sideways, by keyboard too. */}
      <div className={`table-scroll ${styles.frame}`} role="group" aria-labelledby="tiers" tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <td />
              {tiers.map((tier) => (
                <th key={tier} scope="col">
                  {t(`tier.${tier}.name`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {FACTS.map((fact) => (
              <tr key={fact}>
                <th scope="row">{t(`fact.${fact}`)}</th>
                {tiers.map((tier) => (
                  <td key={tier}>{t(`tier.${tier}.${fact}`)}</td>
                ))}
              </tr>
            ))}
            {FREQUENCIES.map((frequency) => (
              <tr key={frequency}>
                <th scope="row">{t(`price.${frequency}`)}</th>
                {tiers.map((tier) => (
                  <td key={tier}>
                    <TierPrice prices={prices} tier={tier} frequency={frequency} />
                  </td>
                ))}
              </tr>
            ))}
            <tr>
              <td />
              {tiers.map((tier) => (
                <td key={tier}>
                  {tier === chosen ? (
                    <strong>{t('chosen')}</strong>
                  ) : (
                    <AppLink to={`/brand-monitoring-order/${tier}`}>
                      {t('choose', { tier: t(`tier.${tier}.name`) })}
                    </AppLink>
                  )}
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
      <p>
        {t('price.for', {
          country: new Intl.DisplayNames(i18n.language, { type: 'region' }).of(country),
        })}{' '}
        <a href="#f-payerCountry">{t('price.change')}</a>
      </p>
      <p>{t('agreed')}</p>
    </section>
  );
}

const MONTHS: Readonly<Record<Frequency, number>> = { MONTHLY: 1, QUARTERLY: 3, YEARLY: 12 };

/** What is paid for a period, and what is saved by paying for a longer one. */
function TierPrice({
  prices,
  tier,
  frequency,
}: {
  prices: MonitoringPrices;
  tier: TierName;
  frequency: Frequency;
}) {
  const { t, i18n } = useTranslation('brand-monitoring');
  const price = priceOf(prices, tier, frequency);
  if (price === undefined) return <>{t('price.unknown')}</>;
  const monthly = priceOf(prices, tier, 'MONTHLY');
  const saved = monthly === undefined ? 0 : monthly.total * MONTHS[frequency] - price.total;
  const money = (amount: number): string => formatMoney(amount, price.currency, i18n.language);
  return (
    <>
      <strong>{money(price.total)}</strong>
      <small className={styles.tax}>
        {price.tax === 0 ? t('price.noTax') : t('price.taxIn', { tax: money(price.tax) })}
        {saved > 0 && ` ${t('price.saved', { amount: money(saved) })}`}
      </small>
    </>
  );
}
