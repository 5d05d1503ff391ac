import { publicPage, stillPage, type PageSpec } from './page-kinds.js';

/** Words of a page with texts: its own frame, names of offices and classes, and the lines of a price. */
const WORDS = ['content', 'offices', 'classes', 'order'];
const LIST = ['content', 'offices'];

/** Reads the same on the site of every country. */
const text = (path: string, screen: string): PageSpec =>
  stillPage(path, screen, { ns: WORDS, needsText: true, sameEverywhere: true });
const list = (path: string, screen: string): PageSpec =>
  stillPage(path, screen, { ns: LIST, sameEverywhere: true });
/** Offers a service at the prices of the country. */
const landing = (path: string, screen: string): PageSpec =>
  stillPage(path, screen, { ns: WORDS, needsText: true });
/** With questions for offices above the text, and what they cost. */
const pricedText = (path: string, screen: string): PageSpec =>
  publicPage(path, screen, { ns: [...WORDS, 'pricelist', 'strategy'], needsText: true });

const QUESTIONS = ['/trademark-questions-and-answers', '/brand-protection-questions-and-answers'];
/** All articles, those of a trade, and those on a topic. */
const BLOG = ['/blog', '/blog/category/:industry', '/blog/topic/:topic'];
const LANDINGS = [
  '/trademark-registration-with-trama',
  '/amazon-brand-registry',
  '/declaration-of-use-in-us',
  '/statement-of-use-in-us',
  '/brand-protection/:platform',
];

const RECORD_WORDS = ['records', 'content', 'offices'];
const DISPUTE_AXES = ['jurisdiction', 'industry', 'subject-matter', 'judicial-party'];

const record = (path: string, screen: string): PageSpec =>
  stillPage(path, screen, { ns: RECORD_WORDS, sameEverywhere: true });

/** Decisions, famous marks and specimens: facts of `web/content/records`, in English alone. */
const factPages: readonly PageSpec[] = [
  record('/trademark-disputes', 'disputes/disputes'),
  ...DISPUTE_AXES.flatMap((axis) => [
    record(`/trademark-disputes/${axis}`, 'disputes/values'),
    record(`/trademark-disputes/${axis}/:value`, 'disputes/value'),
  ]),
  record('/trademark-disputes/case/:id', 'disputes/case'),
  record('/trademark-hall-of-fame', 'hall-of-fame/hall-of-fame'),
  record('/trademark-hall-of-fame/:slug', 'hall-of-fame/famous-mark'),
  record('/specimen-guide', 'specimen-guide/specimen-guide'),
  record('/specimen-guide/trademark-class/:class', 'specimen-guide/specimen-class'),
  record('/specimen-guide/sector/:sector', 'specimen-guide/specimen-sector'),
];

/** Pages whose words are files of `web/content`. */
export const contentPages: readonly PageSpec[] = [
  list('/trademark-dictionary', 'dictionary/dictionary'),
  text('/trademark-dictionary/:term', 'dictionary/term'),
  ...QUESTIONS.flatMap((path) => [
    list(path, 'questions/questions'),
    list(`${path}/:category`, 'questions/category'),
    text(`${path}/:category/:question`, 'questions/question'),
  ]),
  publicPage('/trademark-academy', 'academy/academy', { sameEverywhere: true, ns: LIST }),
  publicPage('/trademark-academy/article/:slug', 'academy/lesson', {
    ns: [...WORDS, 'quiz'],
    needsText: true,
    sameEverywhere: true,
  }),
  ...BLOG.flatMap((path) => [list(path, 'blog/blog'), text(`${path}/:article`, 'blog/post')]),
  list('/country-guide', 'guides/country-guides'),
  stillPage('/country-guide/:x', 'guides/country-guide', {
    sameEverywhere: true,
    ns: [...WORDS, 'country-guide'],
  }),
  publicPage('/country/:slug', 'country/country', { ns: [...WORDS, 'country'] }),
  list('/brand-protection-guide', 'guides/protection-guides'),
  text('/brand-protection-guide/:x', 'guides/protection-guide'),
  ...LANDINGS.map((path) => landing(path, 'landing/landing')),
  publicPage('/brand-protection', 'landing/protection', {
    ns: [...WORDS, 'brand-monitoring', 'free-scan', 'asked-support'],
    needsText: true,
  }),
  pricedText('/international-trademark', 'international/international'),
  pricedText('/trademark-strategy', 'strategy/strategy'),
  list('/faq', 'faq/faq'),
  stillPage('/about-us', 'company/about', {
    sameEverywhere: true,
    ns: [...WORDS, 'company'],
    needsText: true,
  }),
  ...['/developers', '/developers/:page'].map((path) =>
    stillPage(path, 'developers/developers', {
      ns: [...WORDS, 'developers'],
      needsText: true,
      sameEverywhere: true,
    }),
  ),
  stillPage('/about-us/:member', 'company/member', { sameEverywhere: true, ns: ['content', 'company'] }),
  stillPage('/industry-case-study/:id', 'company/case-study', {
    sameEverywhere: true,
    ns: ['content', 'company'],
  }),
  publicPage('/cookies', 'legal/legal-text', { ns: WORDS, needsText: true, sameEverywhere: true }),
  ...['/gdpr', '/account-terms-and-conditions'].map((path) => text(path, 'legal/legal-text')),
  ...factPages,
  publicPage('/search', 'content-search/content-search', { ns: LIST, cache: false, index: false }),
];
