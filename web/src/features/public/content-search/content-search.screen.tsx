import { useTranslation } from 'react-i18next';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { contentOf } from '../../../data/content-source.js';
import type { ContentHit } from '../../../domain/content/content-document.js';
import { AppLink } from '../../../kit/link/app-link.js';
import { PageMeta } from '../../../kit/page/page-meta.js';
import { AskUs } from '../parts/reading/ask-us.js';
import { ContentSearchForm } from '../parts/reading/content-search-form.js';
import styles from '../parts/reading/reading.module.css';

const LONGEST_QUERY = 100;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, LONGEST_QUERY);
  return { query, hits: query === '' ? [] : await contentOf(context).search(query) };
}

/** What was found in the texts of the site: those in the reader's language, then those that are there in English alone. */
export function Component() {
  const { t, i18n } = useTranslation('content');
  const { query, hits } = useLoaderData<typeof loader>();
  const own = hits.filter(({ locale }) => locale === i18n.language);
  const others = hits.filter(({ locale }) => locale !== i18n.language);
  return (
    <main id="content" className={`wrap ${styles.page}`}>
      <PageMeta title={t('search.title')} description={t('search.description')} index={false} />
      <header className={styles.head}>
        <h1>{t('search.title')}</h1>
        <ContentSearchForm query={query} />
        <p role="status" className={styles.meta}>
          {query !== '' &&
            t(hits.length === 0 ? 'search.none' : 'search.found', { count: hits.length, query })}
        </p>
      </header>
      {own.length > 0 && <Hits of={own} level={2} />}
      {others.length > 0 && (
        <section className={styles.group} aria-labelledby="in-english">
          <h2 id="in-english">{t('search.inEnglish')}</h2>
          <Hits of={others} level={3} />
        </section>
      )}
      {query !== '' && <AskUs question={query} />}
    </main>
  );
}

function Hits({ of, level }: { of: readonly ContentHit[]; level: 2 | 3 }) {
  const { t, i18n } = useTranslation('content');
  const Heading = `h${level}` as const;
  return (
    <ul className={styles.cards}>
      {of.map((hit) => (
        <li
          key={`${hit.collection}/${hit.slug}`}
          lang={hit.locale === i18n.language ? undefined : hit.locale}
        >
          <Heading>
            <AppLink to={hit.path}>{hit.title}</AppLink>
          </Heading>
          <p>{hit.excerpt}</p>
          <p className={styles.meta} lang={i18n.language}>
            {t(`kind.${hit.collection}`)}
          </p>
        </li>
      ))}
    </ul>
  );
}
