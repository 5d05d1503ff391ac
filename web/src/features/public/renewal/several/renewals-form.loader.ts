import type { LoaderFunctionArgs } from 'react-router';
import { apiOf, knownCountry, localeOf, prefsOf } from '../../../../data/api-of.js';
import { knownContact } from '../../../../domain/order/known-contact.js';
import { RenewalsFormDocument } from './several.graphql.js';

/** Offices with the names lists call them by, countries, and who orders as far as the account knows or somebody said where. */
export async function loadRenewalsForm({ context }: LoaderFunctionArgs) {
  const [{ jurisdictionList, countryList }, contact] = await Promise.all([
    apiOf(context).query(RenewalsFormDocument, { locale: localeOf(context) }),
    knownContact(context),
  ]);
  return {
    offices: jurisdictionList.map(({ code, name, office }) => ({ code, name, short: office.short })),
    countries: countryList,
    who: {
      contactName: '',
      contactEmail: '',
      vatNumber: '',
      ...contact,
      country: contact.country ?? knownCountry(context),
    },
    currency: prefsOf(context).currency,
  };
}
