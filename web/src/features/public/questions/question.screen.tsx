import { useTranslation } from 'react-i18next';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { useOfficeName } from '../../../domain/jurisdiction/office-name.js';
import { Article } from '../parts/reading/article.js';
import { readDocument } from '../parts/reading/read-document.js';
import styles from '../parts/reading/reading.module.css';
import { collectionAt } from './asked-collection.js';

export async function loader(args: LoaderFunctionArgs) {
  const collection = collectionAt(args.request.url);
  const read = await readDocument(collection, args.params['question'] ?? '', args);
  // A question has one address: that of its own category.
  if (read.document.category !== args.params['category']) throw new Response(null, { status: 404 });
  return { collection, ...read };
}

/** A question with its answer, in short and in full. */
export function Component() {
  const { t, i18n } = useTranslation('content');
  const { collection, document, live } = useLoaderData<typeof loader>();
  const office = useOfficeName();
  const { category = '', answer, offices = [] } = document;
  return (
    <Article
      document={document}
      live={live}
      above={[
        { to: `/${collection}`, label: t(`questions.${collection}.title`) },
        { to: `/${collection}/${category}`, label: t(`questions.category.${category}`) },
      ]}
      short={
        <div className={styles.short}>
          <p>{answer}</p>
          {offices.length > 0 && (
            <p className={styles.meta}>
              {t('questions.offices', {
                offices: new Intl.ListFormat(i18n.language).format(offices.map(office)),
              })}
            </p>
          )}
        </div>
      }
    />
  );
}
