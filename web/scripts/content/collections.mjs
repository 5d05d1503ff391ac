// Kinds of texts of the public site, each declared once: what stands in its front matter, where its texts are read, in which languages they have to exist.
import { z } from 'zod';

const LANGUAGES = ['en', 'cs', 'sk', 'es'];

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/, 'must be a day such as 2026-11-28');
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be small letters, numbers and hyphens');
const words = (most) => z.string().trim().min(1).max(most);
const address = z.string().regex(/^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/, 'must be an address such as /about-us');
/** With what is behind it, a query or an anchor; or a part of the same page, as its form. */
const target = z.string().regex(/^[/#][\w/#?=&%-]*$/, 'must be an address of this site');

const everywhere = {
  title: words(70),
  description: words(155),
  date: day,
  updated: day.optional(),
  /** Day on which a lawyer checked the text; until then no search engine lists it. */
  reviewed: day.optional(),
  confidence: z.enum(['known', 'reviewed']),
  tags: z.array(words(40)).default([]),
  jurisdiction: z.string().optional(),
  classes: z.array(z.number().int().min(1).max(45)).optional(),
  sources: z.array(z.strictObject({ title: words(300), url: z.url().optional() })),
};

const asked = z.strictObject({ question: words(200), answer: words(1500) });
const quiz = z
  .array(
    z
      .strictObject({
        question: words(300),
        choices: z.array(words(200)).min(2).max(5),
        answer: z.number().int().min(0),
        why: words(500),
      })
      .refine(
        ({ choices, answer }) => answer < choices.length,
        'the answer is the place of a choice, from 0',
      ),
  )
  .max(5);

const schemaOf = (own) =>
  z
    .strictObject({ ...everywhere, ...own })
    .refine(
      ({ confidence, reviewed }) => (confidence === 'reviewed') === (reviewed !== undefined),
      'confidence: reviewed and the day of the review (reviewed:) belong together',
    );

const byTitle = (a, b) => a.title.localeCompare(b.title, a.locale);
const byTerm = (a, b) => (a.term ?? '').localeCompare(b.term ?? '', a.locale);
const byOrder = (a, b) => (a.order ?? 0) - (b.order ?? 0) || byTitle(a, b);
const newestFirst = (a, b) => b.date.localeCompare(a.date) || byTitle(a, b);

const questionsAndAnswers = (collection) => ({
  languages: ['en'],
  schema: schemaOf({ category: slug, answer: words(320), offices: z.array(z.string()).default([]) }),
  addressOf: ({ slug: name, category }) => `/${collection}/${category}/${name}`,
  base: `/${collection}`,
  listsOf: ({ category }) => [`/${collection}/${category}`],
  sort: byTitle,
});

const guides = (collection, own = {}) => ({
  languages: ['en'],
  schema: schemaOf({ lead: words(400), ...own }),
  addressOf: ({ slug: name }) => `/${collection}/${name}`,
  base: `/${collection}`,
  sort: byTitle,
});

/** Below it each platform has a landing of its own, listed there by category. */
const PLATFORMS = '/brand-protection';

const LEGAL_ADDRESSES = {
  cookies: '/cookies',
  gdpr: '/gdpr',
  'account-terms': '/account-terms-and-conditions',
};
const versioned = { version: z.string().regex(/^\d+\.\d+$/), validFrom: day };

/**
 * `base`: addresses below it are texts of the collection and nothing else. `listsOf`: pages that exist because a text is in them.
 * `sharesPage`: several texts are one page. `isTested`: tests check what they say, and nobody reviews it.
 * @typedef {{ languages: readonly string[], schema: import('zod').ZodType, addressOf: (text: any) => string | undefined, base?: string, listsOf?: (text: any) => readonly string[], sort: (a: any, b: any) => number, hasNoBody?: boolean, sharesPage?: boolean, isTested?: boolean }} Collection
 * @type {Readonly<Record<string, Collection>>}
 */
export const COLLECTIONS = {
  'trademark-dictionary': {
    languages: ['en'],
    schema: schemaOf({
      term: words(80),
      short: words(200),
      related: z.array(slug).min(2).max(5),
      aka: z.array(words(80)).optional(),
    }),
    addressOf: ({ slug: name }) => `/trademark-dictionary/${name}`,
    base: '/trademark-dictionary',
    sort: byTerm,
  },
  'trademark-questions-and-answers': questionsAndAnswers('trademark-questions-and-answers'),
  'brand-protection-questions-and-answers': questionsAndAnswers('brand-protection-questions-and-answers'),
  'trademark-academy': {
    languages: ['en'],
    schema: schemaOf({
      stage: z.enum(['before-filing', 'filing', 'after-filing', 'enforcing']),
      order: z.number().int(),
      lead: words(400),
      quiz: quiz.optional(),
    }),
    addressOf: ({ slug: name }) => `/trademark-academy/article/${name}`,
    base: '/trademark-academy/article',
    sort: byOrder,
  },
  blog: {
    languages: ['en'],
    schema: schemaOf({ category: slug, topic: slug, lead: words(400) }),
    addressOf: ({ slug: name }) => `/blog/${name}`,
    base: '/blog',
    listsOf: ({ category, topic }) => [`/blog/category/${category}`, `/blog/topic/${topic}`],
    sort: newestFirst,
  },
  'country-guide': guides('country-guide', { jurisdiction: z.string() }),
  'brand-protection-guide': guides('brand-protection-guide'),
  landing: {
    languages: LANGUAGES,
    schema: schemaOf({
      path: address,
      category: z.enum(['marketplaces', 'social', 'app-stores', 'ads', 'registers']).optional(),
      lead: words(400),
      action: z.strictObject({ label: words(40), to: target }),
      steps: z.array(z.strictObject({ title: words(80), text: words(500) })).min(2),
      questions: z.array(asked),
    }).refine(
      ({ path, category }) => path.startsWith(`${PLATFORMS}/`) === (category !== undefined),
      `a text below ${PLATFORMS} has a category, and no other landing has one`,
    ),
    // The page looks for its text by the name of its address, whose parts a hyphen joins.
    addressOf: ({ slug: name, path }) => (path.slice(1).replaceAll('/', '-') === name ? path : undefined),
    base: PLATFORMS,
    sort: byTitle,
  },
  faq: {
    languages: LANGUAGES,
    schema: schemaOf({
      order: z.number().int(),
      questions: z.array(asked.extend({ id: slug })).min(1),
    }),
    addressOf: () => '/faq',
    sort: byOrder,
    hasNoBody: true,
    sharesPage: true,
  },
  company: {
    languages: LANGUAGES,
    schema: schemaOf({ version: versioned.version.optional(), validFrom: day.optional() }),
    addressOf: ({ slug: name }) => (name === 'about-us' ? '/about-us' : undefined),
    sort: byTitle,
  },
  developers: {
    languages: LANGUAGES,
    // Of programs: tests run the examples, and there is nothing of the law in it for a lawyer to check.
    schema: schemaOf({ confidence: z.literal('tested'), order: z.number().int(), lead: words(400) }),
    addressOf: ({ slug: name }) => (name === 'start' ? '/developers' : `/developers/${name}`),
    base: '/developers',
    isTested: true,
    sort: byOrder,
  },
  legal: {
    languages: LANGUAGES,
    schema: schemaOf(versioned),
    addressOf: ({ slug: name }) => LEGAL_ADDRESSES[name],
    sort: byTitle,
  },
};

/** Languages a text has to exist in: those of its collection, or English alone where its address has no others. */
export const languagesOf = (collection, path, isEnglishOnly) =>
  isEnglishOnly(path) ? ['en'] : COLLECTIONS[collection].languages;

export const isLanguage = (text) => LANGUAGES.includes(text);
