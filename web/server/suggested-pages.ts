import type { Content } from '../src/data/content-source.js';
import type { SuggestedPage } from '../src/kit/problem/page-problem.js';

const MOST = 5;
/** Shorter ones are in every text. */
const SHORTEST_WORD = 3;

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** What somebody may have meant by an address: its words, without numbers and what looks like an id. */
export function wordsOfAddress(path: string): string {
  const words = decoded(path).split(/[^\p{L}\p{M}\p{N}]+/u);
  return words.filter((word) => word.length >= SHORTEST_WORD && !/\d/.test(word)).join(' ');
}

/** The texts nearest to an address where nothing is, in the language that `content` reads. */
export async function suggestedPages(
  content: Pick<Content, 'search'>,
  path: string,
): Promise<readonly SuggestedPage[]> {
  const hits = await content.search(wordsOfAddress(path));
  // Several texts may be one page.
  const pages = new Map(hits.map(({ path: to, title, locale }) => [to, { to, title, locale }]));
  return [...pages.values()].slice(0, MOST);
}
