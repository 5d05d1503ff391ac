const PAGE = 1;
/** A search of texts, a choice, a form or a report of an error. */
const DEAR = 5;
/** A picture that is drawn, or prices of all offices that are asked for. */
const DEAREST = 10;

const SEARCHES: ReadonlySet<string> = new Set([
  '/content/search.json',
  '/search',
  '/cs/search',
  '/sk/search',
  '/es/search',
]);

/** What a page that was left says of itself: whoever reads pages can afford it. */
const CHEAP_FORM = '/presses';

/** How many tokens an answer costs its visitor; a page is one. What is stored costs as much as what is drawn: a visitor cannot know. */
export function doorPrice(method: string, path: string): number {
  if (method !== 'GET' && method !== 'HEAD') return path === CHEAP_FORM ? PAGE : DEAR;
  if (path.startsWith('/og/') || path.endsWith('.csv')) return DEAREST;
  return SEARCHES.has(path) ? DEAR : PAGE;
}
