import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { untilAnswered } from '../../../../kit/ask/until-answered.js';
import { Field } from '../../../../kit/form/field.js';
import { ask } from '../../../../domain/sign-in/signed-in-api.js';
import { CodedOptions } from '../../../../kit/form/coded-options.js';
import { byName } from '../../../../kit/form/by-name.js';
import {
  DraftCountriesDocument,
  type DraftCountriesResult,
  DraftRegionsDocument,
  type DraftRegionsResult,
} from '../application-draft-parties.graphql.js';

export interface AddressValue {
  readonly street?: string | null;
  readonly city?: string | null;
  readonly postcode?: string | null;
  readonly country?: string | null;
  readonly state?: string | null;
}

/** Country first: it decides whether a state is asked for. `prefix` tells two addresses of one form apart. */
export function AddressFields({ prefix, value }: { prefix: string; value: AddressValue | null | undefined }) {
  const { t, i18n } = useTranslation('draft');
  const [countries, setCountries] = useState<DraftCountriesResult['countryList']>([]);
  const [country, setCountry] = useState(value?.country ?? '');
  useEffect(
    () =>
      untilAnswered({
        what: 'countries of a draft',
        ask: () => ask(DraftCountriesDocument, { locale: i18n.language as 'en' }),
        onAnswer: ({ countryList }) => setCountries(countryList),
      }),
    [i18n.language],
  );
  const sorted = countries.toSorted(byName(i18n.language));
  return (
    <>
      <Field name={`${prefix}country`} label={t('address.country')}>
        {(control) => (
          <select
            {...control}
            value={country}
            onChange={(event) => setCountry(event.target.value)}
            autoComplete="country"
          >
            <option value="">{t('choose')}</option>
            {country !== '' && sorted.length === 0 && <option value={country}>{country}</option>}
            <CodedOptions of={sorted} />
          </select>
        )}
      </Field>
      {countries.find(({ code }) => code === country)?.regionRequired === true && (
        <StateField
          key={country}
          prefix={prefix}
          country={country}
          chosen={value?.country === country ? value.state : undefined}
        />
      )}
      <Field name={`${prefix}street`} label={t('address.street')}>
        {(control) => <input {...control} defaultValue={value?.street ?? ''} autoComplete="street-address" />}
      </Field>
      <Field name={`${prefix}postcode`} label={t('address.postcode')}>
        {(control) => <input {...control} defaultValue={value?.postcode ?? ''} autoComplete="postal-code" />}
      </Field>
      <Field name={`${prefix}city`} label={t('address.city')}>
        {(control) => <input {...control} defaultValue={value?.city ?? ''} autoComplete="address-level2" />}
      </Field>
    </>
  );
}

function StateField({
  prefix,
  country,
  chosen,
}: {
  prefix: string;
  country: string;
  chosen: string | null | undefined;
}) {
  const { t } = useTranslation('draft');
  const [regions, setRegions] = useState<DraftRegionsResult['regionList']>([]);
  useEffect(
    () =>
      untilAnswered({
        what: 'states of a draft',
        ask: () => ask(DraftRegionsDocument, { country }),
        onAnswer: ({ regionList }) => setRegions(regionList),
      }),
    [country],
  );
  return (
    <Field name={`${prefix}state`} label={t('address.state')}>
      {(control) => (
        <select key={regions.length} {...control} defaultValue={chosen ?? ''} autoComplete="address-level1">
          <option value="">{t('choose')}</option>
          <CodedOptions of={regions} />
        </select>
      )}
    </Field>
  );
}
