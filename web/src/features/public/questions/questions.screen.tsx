import { useTranslation } from 'react-i18next';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { contentOf } from '../../../data/content-source.js';
import { AppLink } from '../../../kit/link/app-link.js';
import { inOrderOfFirst } from '../parts/reading/in-order-of-first.js';
import styles from '../parts/reading/reading.module.css';
import { Shelf } from '../parts/reading/shelf.js';
import { collectionAt } from './asked-collection.js';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const collection = collectionAt(request.url);
  return { collection, questions: await contentOf(context).list(collection) };
}

/** Questions people ask, by what they are about. */
export function Component() {
  const { t } = useTranslation('content');
  const { collection, questions } = useLoaderData<typeof loader>();
  return (
    <Shelf
      title={t(`questions.${collection}.title`)}
      description={t(`questions.${collection}.description`)}
      lead={t(`questions.${collection}.lead`)}
    >
      {inOrderOfFirst(questions.map(({ category = '' }) => category)).map((category) => (
        <section key={category} className={styles.group}>
          <h2>
            <AppLink to={`/${collection}/${category}`}>{t(`questions.category.${category}`)}</AppLink>
          </h2>
          <ul className={styles.plain}>
            {questions
              .filter((question) => question.category === category)
              .map(({ path, title }) => (
                <li key={path}>
                  <AppLink to={path}>{title}</AppLink>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </Shelf>
  );
}
