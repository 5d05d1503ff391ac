import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { Article } from '../parts/reading/article.js';
import { readDocument } from '../parts/reading/read-document.js';

export const loader = (args: LoaderFunctionArgs) => readDocument('company', 'about-us', args);

/** Who the firm is and how it works. */
export function Component() {
  const { document, live } = useLoaderData<typeof loader>();
  return <Article document={document} live={live} above={[]} />;
}
