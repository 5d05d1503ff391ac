import type { LoaderFunctionArgs } from 'react-router';
import { apiOf, localeOf, prefsOf } from '../../../../data/api-of.js';
import { RenewalsFormDocument } from './renewals-form.graphql.js';

/** Offices with the names lists call them by, countries, and where the visitor is thought to be. */
export async function loadRenewalsForm({ context }: LoaderFunctionArgs) {
  const { jurisdictionList, countryList } = await apiOf(context).query(RenewalsFormDocument, { locale: localeOf(context) });
  const { country, currency } = prefsOf(context);
  return { offices: jurisdictionList.map(({ code, name, office }) => ({ code, name, short: office.short })), countries: countryList.filter(({ code }) => code !== 'EU'), country, currency };
}
