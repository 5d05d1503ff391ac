import type { CollectionName, ContentDocument } from '../../src/domain/content/content-document.js';
import type { Locale } from '../../src/i18n/locale-rules.js';
import type { Firm } from '../../src/kit/page/boot.js';
import type { PageFacts } from '../../src/kit/page/page-facts.js';
import { breadcrumbsOf } from './breadcrumbs.js';
import { organizationOf, personOf, websiteOf } from './firm.js';
import type { DescribedPage, Thing } from './schema-org.js';
import { serviceOf } from './service.js';
import { articleOf, definedTermOf, faqPageOf, questionsIn } from './texts.js';

export interface Described {
  readonly page: DescribedPage;
  readonly firm: Firm;
  readonly locale: Locale;
  /** Without language prefix. */
  readonly path: string;
  readonly facts: PageFacts;
  /** Whole texts the page shows. */
  readonly texts: readonly ContentDocument[];
  /** What the home page is called. */
  readonly home: string;
}

const READ_THROUGH: ReadonlySet<CollectionName> = new Set([
  'blog',
  'trademark-academy',
  'country-guide',
  'brand-protection-guide',
  'developers',
]);

function textThings({ page, facts, texts }: Described): readonly Thing[] {
  return texts.flatMap((text): readonly Thing[] => {
    if (READ_THROUGH.has(text.collection)) return [articleOf(page, text)];
    const [dictionary] = facts.above ?? [];
    const isTerm = text.collection === 'trademark-dictionary' && dictionary !== undefined;
    return isTerm ? [definedTermOf(page, text, dictionary)] : [];
  });
}

/** What a page is, by the kind of its texts and by what it said of itself. Never reviews or ratings: there are none on our pages. */
export function structuredDataOf(described: Described): object {
  const { page, firm, locale, path, facts, texts, home } = described;
  const { above = [], title, questions = [], offer, person } = facts;
  const asked = [...texts.flatMap(questionsIn), ...questions];
  const things: readonly Thing[] = [
    organizationOf(page.origin, firm),
    ...(path === '/'
      ? [websiteOf(page.origin, locale)]
      : [breadcrumbsOf(page, { home, above, title, locale })]),
    ...textThings(described),
    ...(asked.length > 0 ? [faqPageOf(page, asked)] : []),
    ...(offer === undefined ? [] : [serviceOf(page, offer)]),
    ...(person === undefined ? [] : [personOf(page, person)]),
  ];
  return { '@context': 'https://schema.org', '@graph': things };
}
