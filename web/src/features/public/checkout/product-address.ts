import type { LoaderFunctionArgs } from 'react-router';
import { subjectOrThrow } from '../../../kit/link/link-token.js';

const PRODUCT = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** For loaders of the pages of one product: an address that no product can have is not there, whoever asks, and a link of it that is cut or too old says so. */
export function openProductAddress({
  params,
  request,
}: Pick<LoaderFunctionArgs, 'params' | 'request'>): null {
  if (!PRODUCT.test(params['id'] ?? '')) throw new Response(null, { status: 404 });
  const link = new URL(request.url).searchParams.get('link');
  if (link !== null) subjectOrThrow(link);
  return null;
}
