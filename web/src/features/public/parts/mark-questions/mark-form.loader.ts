import type { LoaderFunctionArgs } from 'react-router';
import { apiOf, prefsOf } from '../../../../data/api-of.js';
import { VerificationFormDocument } from './verification-form.graphql.js';

/** Offices to choose from, those first that suit where the visitor is; and the key of the first attempt. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const country = (query.get('country') ?? prefsOf(context).country).toUpperCase().replace(/^UK$/, 'GB');
  const { jurisdictionList, suggestedJurisdictionList } = await apiOf(context).query(
    VerificationFormDocument,
    { country: /^[A-Z]{2}$/.test(country) ? country : null },
  );
  return {
    offices: jurisdictionList.filter((office) => office.code !== 'WIPO'),
    suggested: suggestedJurisdictionList.slice(0, 9),
    attempt: crypto.randomUUID(),
  };
}

export type MarkFormData = Awaited<ReturnType<typeof loader>>;
