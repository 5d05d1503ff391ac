import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../../kit/form/field.js';
import { CodedOptions } from '../../../../kit/form/coded-options.js';
import { usePortalQuery } from '../../parts/use-portal-query.js';
import {
  PortalCountriesDocument,
  PortalCountriesNode,
  PortalRegionsDocument,
  PortalRegionsNode,
} from '../profile-billing.graphql.js';
import type { AddressInput } from './party-input.js';

/** Offices most owners come from stand first; the rest follows by name. */
const FIRST: readonly string[] = ['US', 'GB', 'CA', 'CH', 'AU'];

/** Country first, because it decides whether a state is asked for: in the United States, Canada and Australia only. */
export function AddressFields({ address }: { address?: AddressInput | undefined }) {
  const { t } = useTranslation('portal-profile');
  const [country, setCountry] = useState(address?.country ?? '');
  const { data } = usePortalQuery(PortalCountriesDocument, PortalCountriesNode, {});
  const known = [...(data?.countryList ?? [])];
  const rank = (code: string): number => (FIRST.includes(code) ? FIRST.indexOf(code) : FIRST.length);
  const countries = known.sort(
    (left, right) => rank(left.code) - rank(right.code) || left.name.localeCompare(right.name),
  );
  const needsState = known.find(({ code }) => code === country)?.regionRequired === true;
  return (
    <>
      <Field name="country" label={t('party.country')}>
        {(control) => (
          <select
            {...control}
            value={country}
            onChange={(event) => setCountry(event.target.value)}
            autoComplete="country"
          >
            <option value="">{t('party.choose')}</option>
            <CodedOptions of={countries} />
          </select>
        )}
      </Field>
      <Field name="street" label={t('party.street')}>
        {(control) => <input {...control} defaultValue={address?.street} autoComplete="street-address" />}
      </Field>
      <Field name="postcode" label={t('party.postcode')}>
        {(control) => <input {...control} defaultValue={address?.postcode} autoComplete="postal-code" />}
      </Field>
      <Field name="city" label={t('party.city')}>
        {(control) => <input {...control} defaultValue={address?.city} autoComplete="address-level2" />}
      </Field>
      {needsState && (
        <StateField
          key={country}
          country={country}
          chosen={address?.country === country ? (address.state ?? '') : ''}
        />
      )}
    </>
  );
}

function StateField({ country, chosen }: { country: string; chosen: string }) {
  const { t } = useTranslation('portal-profile');
  const { data } = usePortalQuery(PortalRegionsDocument, PortalRegionsNode, { country });
  return (
    <Field name="state" label={t('party.state')}>
      {(control) => (
        <select
          {...control}
          key={data === undefined ? 'waiting' : 'here'}
          defaultValue={chosen}
          autoComplete="address-level1"
        >
          <option value="">{t('party.choose')}</option>
          <CodedOptions of={data?.regionList ?? []} />
        </select>
      )}
    </Field>
  );
}
