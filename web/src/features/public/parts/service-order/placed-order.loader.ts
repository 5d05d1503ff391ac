import type { LoaderFunctionArgs } from 'react-router';
import { apiOf } from '../../../../data/api-of.js';
import { subjectOrThrow } from '../../../../kit/link/link-token.js';
import { PlacedServiceOrderDocument } from './placed-service-order.graphql.js';

/** The order behind a link; gone when the link no longer opens it. */
export async function loadPlacedOrder({ params, context }: LoaderFunctionArgs) {
  const link = params['id'] ?? '';
  const { serviceRequest } = await apiOf(context).query(PlacedServiceOrderDocument, { id: subjectOrThrow(link) }, { linkToken: link });
  if (serviceRequest === null) throw new Response(null, { status: 410 });
  return { order: serviceRequest, link, attempt: crypto.randomUUID() };
}
