import { useTranslation } from 'react-i18next';
import { useBoot } from '../../../../kit/page/boot-context.js';

/** Where readers of feeds find the blog; React lifts it into the head. */
export function FeedLink() {
  const { t } = useTranslation('content');
  const { storefront } = useBoot();
  return (
    <link
      rel="alternate"
      type="application/atom+xml"
      title={t('blog.title')}
      href={`${storefront.origin}/blog/feed.xml`}
    />
  );
}
