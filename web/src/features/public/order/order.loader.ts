import type { LoaderFunctionArgs } from 'react-router';
import { apiOf, localeOf, prefsOf } from '../../../data/api-of.js';
import { subjectOrThrow } from '../../../kit/link/link-token.js';
import { OrderPageDocument } from './order-page.graphql.js';

export async function loader({ params, context }: LoaderFunctionArgs) {
  const token = params['id'] ?? '';
  const id = subjectOrThrow(token);
  const place = prefsOf(context);
  const page = await apiOf(context).query(OrderPageDocument, { id, country: place.country, locale: localeOf(context) }, { linkToken: token });
  if (page.registrationRequest === null) throw new Response(null, { status: 410 });
  return { place, token, ...page, registrationRequest: page.registrationRequest };
}

export type OrderPageData = Awaited<ReturnType<typeof loader>>;
export type Country = OrderPageData['countryList'][number];
