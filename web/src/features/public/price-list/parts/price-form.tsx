import { useTranslation } from 'react-i18next';
import { regions } from '../../../../domain/jurisdiction/region-of.js';
import type { ShownPrices } from '../../../../domain/price-list/ask-price-list.js';
import { priceSearch } from '../../../../domain/price-list/price-query.js';
import { Button } from '../../../../kit/button/button.js';
import { Choices } from '../../../../kit/form/choices.js';
import { AppForm } from '../../../../kit/link/app-form.js';
import { AppLink } from '../../../../kit/link/app-link.js';
import { MoneyFields } from '../../parts/prices/money-fields.js';
import { OfficeChoice } from '../../parts/prices/office-choice.js';
import styles from '../../parts/prices/prices.module.css';

/** What the list is asked for: a plain form whose answers stand in the address. */
export function PriceForm({ shown }: { shown: ShownPrices }) {
  const { t } = useTranslation('pricelist');
  const { query, countryList, currencyList } = shown;
  return (
    <AppForm
      key={priceSearch(query)}
      method="get"
      action="/detailed-pricelist"
      className={styles.form}
      aria-label={t('form.title')}
    >
      <OfficeChoice
        name="offices"
        label={t('form.offices')}
        hint={t('form.officesHint')}
        chosen={query.offices}
      />
      <p className={styles.links}>
        {t('form.all')}
        {regions.map((region) => (
          <AppLink key={region} to={`/detailed-pricelist?${priceSearch({ ...query, offices: [], region })}`}>
            {t(`region.${region}`)}
          </AppLink>
        ))}
      </p>
      <Choices
        name="kind"
        label={t('form.kind')}
        chosen={query.kind}
        choices={(['word', 'logo'] as const).map((value) => ({ value, title: t(`form.${value}`) }))}
      />
      <div className={styles.fields}>
        <MoneyFields
          classes={query.classes}
          currency={query.currency}
          country={query.country}
          currencies={currencyList}
          countries={countryList}
          countryLabel={t('form.country')}
        />
        <Button type="submit" look="plain">
          {t('form.submit')}
        </Button>
      </div>
    </AppForm>
  );
}
