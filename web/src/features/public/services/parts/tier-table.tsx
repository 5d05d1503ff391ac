import { useTranslation } from 'react-i18next';
import { AppLink } from '../../../../kit/link/app-link.js';
import styles from './tier-table.module.css';

const FACTS = ['searched', 'often', 'reviewed', 'actions', 'price'] as const;

interface Props {
  /** From the smallest on. */
  readonly tiers: readonly string[];
  readonly chosen: string | undefined;
}

/** What each tier is: what is searched, how often, who judges it, what is included, and how its price comes about. */
export function TierTable({ tiers, chosen }: Props) {
  const { t } = useTranslation('brand-monitoring');
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
                  <td key={tier}>{fact === 'price' ? t('priced') : t(`tier.${tier}.${fact}`)}</td>
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
      <p>{t('agreed')}</p>
    </section>
  );
}
