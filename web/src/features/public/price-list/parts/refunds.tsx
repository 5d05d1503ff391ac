import { useTranslation } from 'react-i18next';
import prices from '../../parts/prices/prices.module.css';
import styles from '../../parts/reading/reading.module.css';

/** Stages of an order, in their order. @source terms and conditions, “Ending an order”; an order that nobody pays ends by itself */
const STAGES = ['check', 'unpaid', 'paid', 'filed', 'refused'] as const;

/** What comes back when an order ends, stage by stage. */
export function Refunds() {
  const { t } = useTranslation('pricelist');
  return (
    <section className={styles.group}>
      <h2>{t('refund.title')}</h2>
      <div className="table-scroll" role="region" tabIndex={0} aria-label={t('refund.title')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('refund.stage')}</th>
              <th scope="col">{t('refund.ourFee')}</th>
              <th scope="col">{t('refund.officeFee')}</th>
            </tr>
          </thead>
          <tbody>
            {STAGES.map((stage) => (
              <tr key={stage}>
                <th scope="row">{t(`refund.${stage}.stage`)}</th>
                <td>{t(`refund.${stage}.ourFee`)}</td>
                <td>{t(`refund.${stage}.officeFee`)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={prices.note}>{t('refund.how')}</p>
    </section>
  );
}
