import type { Content } from '../src/data/content-source.js';
import type { SuggestedPage } from '../src/kit/problem/page-problem.js';
import type { NearAddresses } from './near-addresses.js';

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

interface Looked {
  /** Pages whose address or title is spelt like the one that was asked for. */
  readonly near: NearAddresses;
  /** Texts that speak of it. */
  readonly search: Content['search'];
}

/** What somebody may have meant by an address where nothing is: pages that are spelt like it, then texts that say its words, in the language that both read. */
export async function suggestedPages(
  { near, search }: Looked,
  path: string,
): Promise<readonly SuggestedPage[]> {
  const spelt = near(path).slice(0, MOST);
  const hits = spelt.length === MOST ? [] : await search(wordsOfAddress(path));
  const found = [...spelt, ...hits.map(({ path: to, title, locale }) => ({ to, title, locale }))];
  // Several texts may be one page; the first name of it counts.
  const pages = new Map(found.toReversed().map((page) => [page.to, page]));
  return found.filter((page) => pages.get(page.to) === page).slice(0, MOST);
}
