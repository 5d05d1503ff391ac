import type { LoaderFunctionArgs } from 'react-router';
import { contentOf } from '../../../../data/content-source.js';
import type { CollectionName, ContentDocument } from '../../../../domain/content/content-document.js';
import { liveFactsOf, type LiveFacts } from './live-facts.js';

/** A text and what its live parts show. @throws Response 404 where there is none of that name */
export async function readDocument(
  collection: CollectionName,
  slug: string,
  { context }: Pick<LoaderFunctionArgs, 'context'>,
): Promise<{ readonly document: ContentDocument; readonly live: LiveFacts }> {
  const document = await contentOf(context).document(collection, slug);
  return { document, live: await liveFactsOf(context, document) };
}
