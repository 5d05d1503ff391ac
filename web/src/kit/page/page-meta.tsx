import { use, useEffect } from 'react';
import { useLocation, useMatches } from 'react-router';
import { useTranslation } from 'react-i18next';
import { isLocale, pathIn, type Locale } from '../../i18n/locale-rules.js';
import { useBoot } from './boot-context.js';
import { listedOrigin } from './listed-origin.js';
import { PageListener, type PageSubject } from './page-facts.js';
import { PageTitles } from './page-title.js';

/** What the head of a page must know of its route. */
export interface ListedPage {
  /** May search engines list it? */
  readonly index: boolean;
  /** Reads the same on the site of every country. */
  readonly sameEverywhere?: boolean;
}

interface Props {
  readonly title: string;
  readonly description?: string;
  readonly index?: boolean;
  /** Language of what the page shows, where its own language lacks it: that page is the one to be listed. */
  readonly textLocale?: Locale;
  /** Without language prefix, where the same text has several addresses: the one to be listed. */
  readonly address?: string;
  readonly about?: PageSubject;
}

/** Title, description and canonical address; React lifts them into the head. */
export function PageMeta({ title, description, index, textLocale, address, about }: Props) {
  const { i18n } = useTranslation();
  const { storefront, sites } = useBoot();
  const { pathname } = useLocation();
  const page = useMatches().at(-1)?.handle as ListedPage | undefined;
  const listed = index ?? page?.index ?? false;
  const { shown, heard } = use(PageTitles);
  useEffect(() => heard?.(title, pathname), [heard, title, pathname]);
  use(PageListener)?.({ ...about, title, description, address, isListed: listed });
  const locale = textLocale ?? (isLocale(i18n.language) ? i18n.language : 'en');
  return (
    <>
      <title>{shown(title)}</title>
      {description !== undefined && <meta name="description" content={description} />}
      {listed ? (
        <link
          rel="canonical"
          href={`${listedOrigin({ storefront, sites }, page, locale)}${pathIn(locale, address ?? pathname)}`}
        />
      ) : (
        <meta name="robots" content="noindex" />
      )}
      {listed && <meta property="og:title" content={title} />}
      {listed && description !== undefined && <meta property="og:description" content={description} />}
    </>
  );
}
