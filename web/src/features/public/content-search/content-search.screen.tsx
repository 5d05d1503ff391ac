import { useTranslation } from 'react-i18next';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { contentOf } from '../../../data/content-source.js';
import { AppLink } from '../../../kit/link/app-link.js';
import { PageMeta } from '../../../kit/page/page-meta.js';
import { ContentSearchForm } from '../parts/reading/content-search-form.js';
import styles from '../parts/reading/reading.module.css';

const LONGEST_QUERY = 100;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, LONGEST_QUERY);
  return { query, hits: query === '' ? [] : await contentOf(context).search(query) };
}

/** What was found in the texts of the site. */
export function Component() {
  const { t, i18n } = useTranslation('content');
  const { query, hits } = useLoaderData<typeof loader>();
  return (
    <main id="content" className={`wrap ${styles.page}`}>
      <PageMeta title={t('search.title')} index={false} />
      <header className={styles.head}>
        <h1>{t('search.title')}</h1>
        <ContentSearchForm query={query} />
        <p role="status" className={styles.meta}>
          {query !== '' &&
            t(hits.length === 0 ? 'search.none' : 'search.found', { count: hits.length, query })}
        </p>
      </header>
      <ul className={styles.cards}>
        {hits.map((hit) => (
          <li key={`${hit.locale}${hit.path}`} lang={hit.locale === i18n.language ? undefined : hit.locale}>
            <h2>
              <AppLink to={hit.path}>{hit.title}</AppLink>
            </h2>
            <p>{hit.excerpt}</p>
            <p className={styles.meta} lang={i18n.language}>
              {t(`kind.${hit.collection}`)}
            </p>
          </li>
        ))}
      </ul>
    </main>
  );
}
