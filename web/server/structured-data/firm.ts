import type { Firm } from '../../src/kit/page/boot.js';
import { pathIn, type Locale } from '../../src/i18n/locale-rules.js';
import type { DescribedPage, Organization, Person, Reference, WebSite } from './schema-org.js';
import type { PagePerson } from '../../src/kit/page/page-facts.js';

export const firmAt = (origin: string): Reference => ({ '@id': `${origin}/#organization` });

/** The firm as its contact slots name it; what is not set is left out. */
export function organizationOf(origin: string, firm: Firm): Organization {
  const { name = 'Cotta', email, phone, address, reviewsUrl } = firm;
  return {
    '@type': 'Organization',
    ...firmAt(origin),
    name,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
    ...(email === undefined ? {} : { email }),
    ...(phone === undefined ? {} : { telephone: phone }),
    ...(address === undefined ? {} : { address }),
    ...(reviewsUrl === undefined ? {} : { sameAs: [reviewsUrl] }),
  };
}

/** The site with its search. */
export const websiteOf = (origin: string, locale: Locale): WebSite => ({
  '@type': 'WebSite',
  '@id': `${origin}/#site`,
  name: 'Cotta',
  url: `${origin}${pathIn(locale, '/')}`,
  inLanguage: locale,
  publisher: firmAt(origin),
  potentialAction: {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${origin}${pathIn(locale, '/search')}?q={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  },
});

/** Somebody of the firm, as the page about them says it. */
export const personOf = (page: DescribedPage, { name, role, languages, admissions }: PagePerson): Person => ({
  '@type': 'Person',
  name,
  url: page.url,
  jobTitle: role,
  worksFor: firmAt(page.origin),
  knowsLanguage: languages,
  hasCredential: admissions.map((admission) => ({
    '@type': 'EducationalOccupationalCredential',
    name: admission,
  })),
});
