import { redirectDocument, type LoaderFunctionArgs } from 'react-router';
import { apiOf } from '../../../../data/api-of.js';
import { whoAsks } from '../../../../domain/sign-in/who-asks.js';
import { subjectOrThrow } from '../../../../kit/link/link-token.js';
import { linkProblem } from '../../../../kit/problem/page-problem.js';
import { PlacedServiceOrderDocument } from './service-order.graphql.js';

/** The order behind a link; gone when the link no longer opens it. */
export async function loadPlacedOrder({ params, context }: LoaderFunctionArgs) {
  const link = params['id'] ?? '';
  const { serviceRequest } = await apiOf(context).query(
    PlacedServiceOrderDocument,
    { id: subjectOrThrow(link) },
    { linkToken: link },
  );
  if (serviceRequest === null) throw linkProblem('replaced');
  return { order: serviceRequest, link, attempt: crypto.randomUUID() };
}

/** The same for the page of a letter: its owner, signed in, has a page of their own for it. */
export async function loadOrderState(asked: LoaderFunctionArgs) {
  const id = subjectOrThrow(asked.params['id']);
  const who = await whoAsks(asked.context);
  if (who?.role === 'customer') {
    const { serviceRequest: own } = await apiOf(asked.context).query(
      PlacedServiceOrderDocument,
      { id },
      { token: who.token },
    );
    if (own !== null) throw redirectDocument(`/portal/service-order/${id}`, 303);
  }
  return loadPlacedOrder(asked);
}
