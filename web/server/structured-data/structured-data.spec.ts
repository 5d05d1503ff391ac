/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { sampleText } from '../../testing/content-samples.js';
import type { ContentDocument } from '../../src/domain/content/content-document.js';
import type { Firm } from '../../src/kit/page/boot.js';
import type { PageFacts } from '../../src/kit/page/page-facts.js';
import { structuredDataOf } from './structured-data.js';

/** What each type must say. @source https://developers.google.com/search/docs/appearance/structured-data/search-gallery and https://schema.org for the types without a gallery entry */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  Organization: ['name', 'url', 'logo'],
  WebSite: ['name', 'url', 'potentialAction', 'publisher'],
  SearchAction: ['target', 'query-input'],
  EntryPoint: ['urlTemplate'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  Article: ['headline', 'image', 'datePublished', 'dateModified', 'author', 'publisher', 'mainEntityOfPage'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  DefinedTerm: ['name', 'description', 'url', 'inDefinedTermSet'],
  DefinedTermSet: ['name', 'url'],
  Service: ['name', 'provider', 'offers'],
  Offer: ['price', 'priceCurrency', 'url'],
  PriceSpecification: ['price', 'priceCurrency', 'valueAddedTaxIncluded'],
  Person: ['name', 'url', 'jobTitle', 'worksFor'],
  EducationalOccupationalCredential: ['name'],
};

interface Thing extends Readonly<Record<string, unknown>> {
  readonly '@type': string;
}

/** Everything with a type, at any depth. */
function thingsIn(value: unknown): readonly Thing[] {
  if (Array.isArray(value)) return value.flatMap(thingsIn);
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(thingsIn);
  return '@type' in value ? [value as Thing, ...inside] : inside;
}

const isSaid = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== undefined && value !== null && value !== '';
const ORIGIN = 'https://cotta.example';

function dataOf(
  path: string,
  facts: Partial<PageFacts>,
  texts: readonly ContentDocument[] = [],
  firm: Firm = {},
) {
  const data = structuredDataOf({
    page: { origin: ORIGIN, url: `${ORIGIN}${path}`, locale: 'en', image: `${ORIGIN}/og.png` },
    firm,
    locale: 'en',
    path,
    facts: { title: 'Of the page', isListed: true, ...facts },
    texts,
    home: 'Home',
  });
  return JSON.parse(JSON.stringify(data)) as { '@context': string; '@graph': readonly Thing[] };
}

const offer = { name: 'Registration', price: 129950, currency: 'EUR', taxIncluded: false };
const questions = [{ question: 'How long?', answer: 'Six months.' }];
const above = [{ to: '/trademark-dictionary', label: 'Dictionary' }];
const text = (facts: Partial<ContentDocument>): ContentDocument[] => [sampleText(facts)];

/** One page of each kind, with the types that make it that kind. */
const KINDS: readonly (readonly [string, readonly string[], ReturnType<typeof dataOf>])[] = [
  ['home', ['Organization', 'WebSite'], dataOf('/', {})],
  ['any page', ['Organization', 'BreadcrumbList'], dataOf('/trademark-search', {})],
  ['article', ['BreadcrumbList', 'Article'], dataOf('/blog/a', {}, text({}))],
  ['lesson', ['Article'], dataOf('/l', {}, text({ collection: 'trademark-academy' }))],
  ['country guide', ['Article'], dataOf('/g', {}, text({ collection: 'country-guide' }))],
  ['guide', ['Article'], dataOf('/p', {}, text({ collection: 'brand-protection-guide' }))],
  [
    'word of the dictionary',
    ['DefinedTerm'],
    dataOf(
      '/trademark-dictionary/a',
      { above },
      text({ collection: 'trademark-dictionary', term: 'a', short: 'A.', aka: ['b'] }),
    ),
  ],
  [
    'question',
    ['FAQPage'],
    dataOf('/q', {}, text({ collection: 'trademark-questions-and-answers', answer: 'Yes.' })),
  ],
  [
    'frequent questions',
    ['FAQPage'],
    dataOf('/faq', {}, [
      ...text({ collection: 'faq', questions }),
      ...text({ collection: 'faq', questions }),
    ]),
  ],
  [
    'landing',
    ['FAQPage', 'Service'],
    dataOf('/amazon-brand-registry', { offer }, text({ collection: 'landing', questions })),
  ],
  ['country', ['FAQPage', 'Service'], dataOf('/country/x', { questions, offer })],
  [
    'member of the firm',
    ['Person'],
    dataOf('/about-us/a', {
      person: { name: 'A B', role: 'Lawyer', languages: ['en'], admissions: ['A bar'] },
    }),
  ],
];

describe('structured data', () => {
  it.each(KINDS)('of a page of kind “%s” says what its types must say', (_kind, types, data) => {
    expect(data['@context']).toBe('https://schema.org');
    expect(data['@graph'].map((thing) => thing['@type'])).toEqual(expect.arrayContaining([...types]));
    const things = thingsIn(data);
    for (const thing of things) {
      const missing = (REQUIRED[thing['@type']] ?? ['a type we know']).filter((name) => !isSaid(thing[name]));
      expect([thing['@type'], missing]).toEqual([thing['@type'], []]);
    }
    // Whoever is named by reference is described beside.
    const named = [...JSON.stringify(data).matchAll(/\{"@id":"([^"]+)"\}/g)].map(([, id]) => id);
    const known = data['@graph'].map((thing) => thing['@id']);
    expect(named.filter((id) => !known.includes(id))).toEqual([]);
  });

  it('knows every type that some kind of page is', () => {
    const used = new Set(KINDS.flatMap(([, , data]) => thingsIn(data).map((thing) => thing['@type'])));
    expect([...used].toSorted()).toEqual(Object.keys(REQUIRED).toSorted());
  });

  it('says of the firm only what is set', () => {
    expect(JSON.stringify(dataOf('/', {}))).not.toContain('telephone');
    const firm = { name: 'A firm', phone: '+421 2 1234 5678', reviewsUrl: 'https://reviews.example/firm' };
    expect(dataOf('/', {}, [], firm)['@graph'][0]).toMatchObject({
      '@type': 'Organization',
      name: 'A firm',
      telephone: '+421 2 1234 5678',
      sameAs: ['https://reviews.example/firm'],
    });
  });

  it('rates nothing', () => {
    expect(JSON.stringify(KINDS)).not.toMatch(/rating|review/i);
  });

  it('names a price as a number with a point and its currency', () => {
    const [service] = dataOf('/country/x', { offer })['@graph'].filter(
      (thing) => thing['@type'] === 'Service',
    );
    expect(service).toMatchObject({
      offers: {
        price: '1299.50',
        priceCurrency: 'EUR',
        priceSpecification: { valueAddedTaxIncluded: false },
      },
    });
  });

  it('leads from the home page through those above to the page itself', () => {
    const [way] = dataOf('/trademark-dictionary/a', { above, title: 'A' })['@graph'].filter(
      (thing) => thing['@type'] === 'BreadcrumbList',
    );
    expect(way?.['itemListElement']).toMatchObject([
      { position: 1, name: 'Home', item: `${ORIGIN}/` },
      { position: 2, name: 'Dictionary', item: `${ORIGIN}/trademark-dictionary` },
      { position: 3, name: 'A', item: `${ORIGIN}/trademark-dictionary/a` },
    ]);
  });

  it('has no price, question or person where the page shows none', () => {
    expect(dataOf('/contact', {})['@graph'].map((thing) => thing['@type'])).toEqual([
      'Organization',
      'BreadcrumbList',
    ]);
  });
});
