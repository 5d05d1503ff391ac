import { useTranslation } from 'react-i18next';
import { useOfficeName } from '../../../../domain/jurisdiction/office-name.js';
import { MONITORING_ORDER } from '../../../../domain/monitoring/tiers.js';
import { shownTotal } from '../../../../domain/order/shown-total.js';
import type { PriceQuery } from '../../../../domain/price-list/price-query.js';
import { formServices, serviceAddresses } from '../../../../domain/service-order/service-addresses.js';
import { AppLink } from '../../../../kit/link/app-link.js';
import { formatMoney } from '../../../../kit/money/format-money.js';
import prices from '../../parts/prices/prices.module.css';
import styles from '../../parts/reading/reading.module.css';
import type { ExamplePrices, ServicePrice } from '../service-prices.js';

const PRICED = { renewal: '/trademark-renewal', transfer: '/trademark-ownership-transfer' } as const;

/** What else can be ordered: with a price, or with a lawyer who names it. */
export function ServicePrices({ services, query }: { services: ExamplePrices; query: PriceQuery }) {
  const { t } = useTranslation(['pricelist', 'service-form']);
  const name = useOfficeName();
  return (
    <section className={styles.group}>
      <h2>{t('services.title')}</h2>
      <p className={prices.note}>
        {t('services.example', { office: name(services.office), count: query.classes })}
      </p>
      <dl className={prices.said}>
        {(['renewal', 'transfer'] as const).map((service) => (
          <div key={service}>
            <dt>
              <AppLink to={PRICED[service]}>{t(`services.${service}`)}</AppLink>
            </dt>
            <dd>
              <Price price={services[service]} taxed={query.country !== undefined} />
            </dd>
          </div>
        ))}
        <div>
          <dt>
            <AppLink to={MONITORING_ORDER}>{t('services.monitoring')}</AppLink>
          </dt>
          <dd>{t('services.monitoringPrices')}</dd>
        </div>
        {formServices.map((service) => (
          <div key={service}>
            <dt>
              <AppLink to={serviceAddresses[service]}>{t(`service-form:service.${service}.title`)}</AppLink>
            </dt>
            <dd>{t('services.byLawyer')}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Price({ price, taxed }: { price: ServicePrice | undefined; taxed: boolean }) {
  const { t, i18n } = useTranslation('pricelist');
  if (price === undefined) return t('asked');
  const money = (amount: number): string => formatMoney(amount, price.currency, i18n.language);
  const said = t(taxed ? 'services.price' : 'services.priceWithoutTax', {
    ourFee: money(price.ourFee),
    officeFee: money(price.officeFee),
    total: money(shownTotal(price, taxed)),
  });
  return price.certainty === 'ESTIMATED' ? `${said} (${t('services.estimated')})` : said;
}
