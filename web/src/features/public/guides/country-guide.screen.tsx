import { useTranslation } from 'react-i18next';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { contentOf } from '../../../data/content-source.js';
import { filingPriceOf, officeAt } from '../parts/office/office-facts.js';
import { Article } from '../parts/reading/article.js';
import { readDocument } from '../parts/reading/read-document.js';
import { GuideFromFacts } from './parts/guide-from-facts.js';

/** A written guide where there is one, else what is known of the office. */
export async function loader(args: LoaderFunctionArgs) {
  const { params, context } = args;
  const slug = params['x'] ?? '';
  const written = await contentOf(context).list('country-guide');
  if (written.some((guide) => guide.slug === slug))
    return { written: await readDocument('country-guide', slug, args), made: undefined };
  const facts = await officeAt(context, slug, (own) => `/country-guide/${own}`);
  return {
    written: undefined,
    made: { facts, price: await filingPriceOf(context, facts.code, { classes: 1 }) },
  };
}

/** Registering a mark in one country, from the route to the renewal. */
export function Component() {
  const { t } = useTranslation('content');
  const { written, made } = useLoaderData<typeof loader>();
  if (made !== undefined) return <GuideFromFacts {...made} />;
  return <Article {...written} above={[{ to: '/country-guide', label: t('guides.title') }]} />;
}
