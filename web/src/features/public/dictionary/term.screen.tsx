import { useTranslation } from 'react-i18next';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { Article } from '../parts/reading/article.js';
import { readDocument } from '../parts/reading/read-document.js';
import styles from '../parts/reading/reading.module.css';

export const loader = (args: LoaderFunctionArgs) =>
  readDocument('trademark-dictionary', args.params['term'] ?? '', args);

/** One word of the field: its meaning, an example, and how offices differ. */
export function Component() {
  const { t } = useTranslation('content');
  const { document, live } = useLoaderData<typeof loader>();
  const { short, aka = [] } = document;
  return (
    <Article
      document={document}
      live={live}
      above={[{ to: '/trademark-dictionary', label: t('dictionary.title') }]}
      short={
        <div className={styles.short}>
          <p>{short}</p>
          {aka.length > 0 && <p className={styles.meta}>{t('dictionary.aka', { names: aka.join(', ') })}</p>}
        </div>
      }
    />
  );
}
