import type { LoaderFunctionArgs } from 'react-router';
import { apiOf, localeOf, prefsOf } from '../../../../data/api-of.js';
import { ServiceFormDocument } from './service-form.graphql.js';

/** Offices and countries to choose from, and the key of the first attempt. */
export async function loadServiceForm({ context }: LoaderFunctionArgs) {
  const { jurisdictionList, countryList } = await apiOf(context).query(ServiceFormDocument, { locale: localeOf(context) });
  return { offices: jurisdictionList.map(({ code }) => code), countries: countryList.filter(({ code }) => code !== 'EU'), country: prefsOf(context).country, attempt: crypto.randomUUID() };
}
