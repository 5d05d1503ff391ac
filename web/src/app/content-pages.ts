import { publicPage, type PageSpec } from './page-kinds.js';

/** Words of a page with texts: its own frame, names of offices and classes, and the lines of a price. */
const WORDS = ['content', 'offices', 'classes', 'order'];
const LIST = ['content', 'offices'];

const text = (path: string, screen: string): PageSpec => publicPage(path, screen, { ns: WORDS });
const list = (path: string, screen: string): PageSpec => publicPage(path, screen, { ns: LIST });

const QUESTIONS = ['/trademark-questions-and-answers', '/brand-protection-questions-and-answers'];
const LANDINGS = [
  '/international-trademark',
  '/trademark-registration-with-trama',
  '/amazon-brand-registry',
  '/declaration-of-use-in-us',
  '/statement-of-use-in-us',
  '/trademark-strategy',
  '/brand-protection',
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
  list('/trademark-academy', 'academy/academy'),
  text('/trademark-academy/article/:slug', 'academy/lesson'),
  list('/blog', 'blog/blog'),
  list('/blog/category/:industry', 'blog/blog'),
  list('/blog/topic/:topic', 'blog/blog'),
  text('/blog/:article', 'blog/post'),
  text('/blog/category/:industry/:article', 'blog/post'),
  text('/blog/topic/:topic/:article', 'blog/post'),
  list('/country-guide', 'guides/country-guides'),
  publicPage('/country-guide/:x', 'guides/country-guide', { ns: [...WORDS, 'country-guide'] }),
  publicPage('/country/:slug', 'country/country', { ns: [...WORDS, 'country'] }),
  list('/brand-protection-guide', 'guides/protection-guides'),
  text('/brand-protection-guide/:x', 'guides/protection-guide'),
  ...LANDINGS.map((path) => text(path, 'landing/landing')),
  list('/faq', 'faq/faq'),
  text('/about-us', 'company/about'),
  ...['/cookies', '/gdpr', '/account-terms-and-conditions'].map((path) => text(path, 'legal/legal-text')),
  publicPage('/search', 'content-search/content-search', { ns: LIST, cache: false, index: false }),
];
