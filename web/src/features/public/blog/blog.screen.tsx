import { useTranslation } from 'react-i18next';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { contentOf } from '../../../data/content-source.js';
import { AppLink } from '../../../kit/link/app-link.js';
import { Cards } from '../parts/reading/cards.js';
import { inOrderOfFirst } from '../parts/reading/in-order-of-first.js';
import styles from '../parts/reading/reading.module.css';
import { Shelf } from '../parts/reading/shelf.js';
import { FeedLink } from './parts/feed-link.js';

export async function loader({ params, context }: LoaderFunctionArgs) {
  const all = await contentOf(context).list('blog');
  const { industry, topic } = params;
  const articles = all.filter(
    (article) =>
      (industry === undefined || article.category === industry) &&
      (topic === undefined || article.topic === topic),
  );
  if (articles.length === 0) throw new Response(null, { status: 404 });
  return {
    articles: articles.toSorted((a, b) => b.date.localeCompare(a.date)),
    categories: inOrderOfFirst(all.map(({ category = '' }) => category)),
    topics: inOrderOfFirst(all.map(({ topic: own = '' }) => own)),
    industry,
    topic,
  };
}

/** The articles of the blog; of one trade, or about one topic. */
export function Component() {
  const { t, i18n } = useTranslation('content');
  const { articles, categories, topics, industry, topic } = useLoaderData<typeof loader>();
  const named =
    industry === undefined
      ? topic === undefined
        ? undefined
        : t(`blog.topic.${topic}`)
      : t(`blog.category.${industry}`);
  return (
    <Shelf
      title={named === undefined ? t('blog.title') : t('blog.titleOf', { name: named })}
      description={
        named === undefined
          ? t('blog.description')
          : t('blog.descriptionOf', { name: named, count: articles.length })
      }
      lead={t('blog.lead')}
      above={named === undefined ? [] : [{ to: '/blog', label: t('blog.title') }]}
    >
      <FeedLink />
      <div className={styles.group}>
        <Filter label={t('blog.byIndustry')} kind="category" of={categories} chosen={industry} />
        <Filter label={t('blog.byTopic')} kind="topic" of={topics} chosen={topic} />
        {i18n.language !== 'en' && <p className={styles.meta}>{t('inEnglish')}</p>}
      </div>
      <Cards items={articles} level={2} />
    </Shelf>
  );
}

function Filter({
  label,
  kind,
  of,
  chosen,
}: {
  label: string;
  kind: 'category' | 'topic';
  of: readonly string[];
  chosen: string | undefined;
}) {
  const { t } = useTranslation('content');
  return (
    <nav className={styles.filters} aria-label={label}>
      {of.map((name) => (
        <AppLink key={name} to={`/blog/${kind}/${name}`} aria-current={name === chosen ? 'page' : undefined}>
          {t(`blog.${kind}.${name}`)}
        </AppLink>
      ))}
    </nav>
  );
}
