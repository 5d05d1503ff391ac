import type { LoaderFunctionArgs } from 'react-router';
import { apiOf, localeOf, prefsOf } from '../../../data/api-of.js';
import { askOfficeDurations } from '../../../domain/office-durations/ask-office-durations.js';
import { isPlaced, openLink, orderPage } from '../../../domain/link/open-link.js';
import { linkProblem } from '../../../kit/problem/page-problem.js';
import { OrderPageDocument } from './order.graphql.js';

export async function loader({ params, context }: LoaderFunctionArgs) {
  const token = params['id'] ?? '';
  const id = await openLink(
    { token, context },
    { ownersPage: (own) => (isPlaced(own) ? orderPage(own) : undefined), others: 'may not' },
  );
  const place = prefsOf(context);
  const page = await apiOf(context).query(
    OrderPageDocument,
    { id, country: place.country, locale: localeOf(context) },
    { linkToken: token },
  );
  if (page.registrationRequest === null) throw linkProblem('replaced');
  const own = await askOfficeDurations(context, {
    offices: page.jurisdictionList.map(({ code }) => code),
    classes: Math.max(1, page.registrationRequest.classes.length),
  });
  return { place, token, ...page, own, registrationRequest: page.registrationRequest };
}

export type OrderPageData = Awaited<ReturnType<typeof loader>>;
export type Country = OrderPageData['countryList'][number];
