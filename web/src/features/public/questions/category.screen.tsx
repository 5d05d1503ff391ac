import { useTranslation } from 'react-i18next';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { contentOf } from '../../../data/content-source.js';
import { Cards } from '../parts/reading/cards.js';
import { Shelf } from '../parts/reading/shelf.js';
import { collectionAt } from './asked-collection.js';

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const collection = collectionAt(request.url);
  const category = params['category'] ?? '';
  const all = await contentOf(context).list(collection);
  const questions = all.filter((question) => question.category === category);
  if (questions.length === 0) throw new Response(null, { status: 404 });
  return { collection, category, questions };
}

/** The questions about one thing, with their short answers. */
export function Component() {
  const { t } = useTranslation('content');
  const { collection, category, questions } = useLoaderData<typeof loader>();
  const name = t(`questions.category.${category}`);
  return (
    <Shelf
      title={t(`questions.${collection}.of`, { category: name })}
      description={t(`questions.${collection}.descriptionOf`, { category: name, count: questions.length })}
      lead={t('questions.leadOf', { count: questions.length })}
      above={[{ to: `/${collection}`, label: t(`questions.${collection}.title`) }]}
    >
      <Cards items={questions} level={2} />
    </Shelf>
  );
}
