import { useTranslation } from 'react-i18next';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { Article } from '../parts/reading/article.js';
import { readDocument } from '../parts/reading/read-document.js';
import { FeedLink } from './parts/feed-link.js';

export async function loader(args: LoaderFunctionArgs) {
  const { article = '', industry, topic } = args.params;
  const read = await readDocument('blog', article, args);
  const { document } = read;
  // An article stands under its own trade and topic alone.
  if (
    (industry !== undefined && document.category !== industry) ||
    (topic !== undefined && document.topic !== topic)
  )
    throw new Response(null, { status: 404 });
  return read;
}

/** An article of the blog. */
export function Component() {
  const { t } = useTranslation('content');
  const { document, live } = useLoaderData<typeof loader>();
  const { category = '' } = document;
  return (
    <Article
      document={document}
      live={live}
      above={[
        { to: '/blog', label: t('blog.title') },
        { to: `/blog/category/${category}`, label: t(`blog.category.${category}`) },
      ]}
    >
      <FeedLink />
    </Article>
  );
}
