import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiOf } from '../../../../data/api-of.js';
import { untilAnswered } from '../../../../kit/ask/until-answered.js';
import { Field } from '../../../../kit/form/field.js';
import { CodedOptions } from '../../../../kit/form/coded-options.js';
import { byName } from '../../../../kit/form/by-name.js';
import { PayerCountriesDocument, type PayerCountriesResult } from '../checkout.graphql.js';

/** Where the payer is, by names of the reader's language; until they are there, what was chosen before stands by its code. */
export function PayerCountry({ country, choose }: { country: string; choose: (country: string) => void }) {
  const { t, i18n } = useTranslation('checkout');
  const [countries, setCountries] = useState<PayerCountriesResult['countryList']>([]);
  useEffect(
    () =>
      untilAnswered({
        what: 'countries of payers',
        ask: (signal) =>
          apiOf(undefined).query(PayerCountriesDocument, { locale: i18n.language as 'en' }, { signal }),
        onAnswer: ({ countryList }) => setCountries(countryList),
      }),
    [i18n.language],
  );
  const sorted = countries.toSorted(byName(i18n.language));
  return (
    <Field name="billing.country" label={t('payer.countryAsked')} hint={t('payer.countryWhy')}>
      {(control) => (
        <select
          {...control}
          value={country}
          autoComplete="billing country"
          onChange={(event) => choose(event.target.value)}
        >
          <option value="">{t('payer.countryChoose')}</option>
          {country !== '' && sorted.length === 0 && <option value={country}>{country}</option>}
          <CodedOptions of={sorted} />
        </select>
      )}
    </Field>
  );
}
