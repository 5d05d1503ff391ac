import type { LoaderFunctionArgs } from 'react-router';
import { apiOf, NOWHERE, prefsOf } from '../../../../data/api-of.js';
import { VerificationFormDocument } from './verification-form.graphql.js';

/** Offices to choose from, those first that suit where the visitor is; and the key of the first attempt. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const { country: here, origin, destination } = prefsOf(context);
  // Where the owner is counts before where the visitor is; the Union is said where nobody said a country.
  const country = (query.get('country') ?? (origin === NOWHERE.origin ? here : origin))
    .toUpperCase()
    .replace(/^UK$/, 'GB');
  const { jurisdictionList, suggestedJurisdictionList } = await apiOf(context).query(
    VerificationFormDocument,
    { country: /^[A-Z]{2}$/.test(country) ? country : null },
  );
  return {
    offices: jurisdictionList.filter((office) => office.code !== 'WIPO'),
    suggested: [
      ...new Set([...(destination === undefined ? [] : [destination]), ...suggestedJurisdictionList]),
    ].slice(0, 9),
    attempt: crypto.randomUUID(),
  };
}

export type MarkFormData = Awaited<ReturnType<typeof loader>>;
