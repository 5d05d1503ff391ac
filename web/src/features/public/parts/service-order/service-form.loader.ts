import type { LoaderFunctionArgs } from 'react-router';
import { apiOf, knownCountry, localeOf } from '../../../../data/api-of.js';
import { knownContact } from '../../../../domain/order/known-contact.js';
import { ServiceFormDocument } from './service-order.graphql.js';

/** Offices and countries to choose from, what the account knows of who orders, and the key of the first attempt. */
export async function loadServiceForm({ context }: LoaderFunctionArgs) {
  const [{ jurisdictionList, countryList }, contact] = await Promise.all([
    apiOf(context).query(ServiceFormDocument, { locale: localeOf(context) }),
    knownContact(context),
  ]);
  return {
    offices: jurisdictionList.map(({ code }) => code),
    countries: countryList,
    country: contact.country ?? knownCountry(context),
    contact,
    attempt: crypto.randomUUID(),
  };
}
