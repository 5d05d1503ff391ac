import { useTranslation } from 'react-i18next';
import { Field } from '../../../../kit/form/field.js';
import { byName } from '../../../../kit/form/by-name.js';
import { CodedOptions } from '../../../../kit/form/coded-options.js';
import { usePortalQuery } from '../use-portal-query.js';
import { OrderCountriesDocument, OrderCountriesNode } from './ordered-work.graphql.js';

/** Where the payer is, because the tax hangs on it: what is ordered here is priced for that country. */
export function OrderCountry({ country, choose }: { country: string; choose: (country: string) => void }) {
  const { t, i18n } = useTranslation('portal-threats');
  const { data } = usePortalQuery(OrderCountriesDocument, OrderCountriesNode, {});
  return (
    <Field name="country" label={t('order.country')} hint={t('order.countryWhy')}>
      {(control) => (
        <select
          {...control}
          value={country}
          autoComplete="billing country"
          onChange={({ target }) => choose(target.value)}
        >
          <option value="">{t('order.countryChoose')}</option>
          {country !== '' && data === undefined && <option value={country}>{country}</option>}
          <CodedOptions of={(data?.countryList ?? []).toSorted(byName(i18n.language))} />
        </select>
      )}
    </Field>
  );
}
