import { pathIn, type Locale } from '../../src/i18n/locale-rules.js';
import type { PageStep } from '../../src/kit/page/page-facts.js';
import type { BreadcrumbList, DescribedPage } from './schema-org.js';

interface Way {
  /** The home page, as the site calls it in this language. */
  readonly home: string;
  readonly above: readonly PageStep[];
  readonly title: string;
  /** Language of the pages above. */
  readonly locale: Locale;
}

/** The way from the home page down to a page. */
export function breadcrumbsOf(page: DescribedPage, { home, above, title, locale }: Way): BreadcrumbList {
  const steps = [{ to: '/', label: home }, ...above].map(({ to, label }) => ({
    name: label,
    item: `${page.origin}${pathIn(locale, to)}`,
  }));
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [...steps, { name: title, item: page.url }].map((step, place) => ({
      '@type': 'ListItem',
      position: place + 1,
      ...step,
    })),
  };
}
