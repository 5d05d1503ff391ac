import { useTranslation } from 'react-i18next';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { Article } from '../parts/reading/article.js';
import { readDocument } from '../parts/reading/read-document.js';

export const loader = (args: LoaderFunctionArgs) =>
  readDocument('brand-protection-guide', args.params['x'] ?? '', args);

/** One subject of brand protection, in full. */
export function Component() {
  const { t } = useTranslation('content');
  const { document, live } = useLoaderData<typeof loader>();
  return (
    <Article
      document={document}
      live={live}
      above={[{ to: '/brand-protection-guide', label: t('protection.title') }]}
    />
  );
}
