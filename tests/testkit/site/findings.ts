import { OWN_AREA, type Crawled, type Visited } from './crawl.js';
import type { ReadPage } from './read-page.js';

/** Each as a line that says where it stands; none where nothing is wrong. */
export interface Findings {
  /** Addresses that do not answer: pages, pictures, scripts, feeds, maps of the site. */
  readonly dead: readonly string[];
  /** Places in pages that are not there. */
  readonly places: readonly string[];
  readonly alternates: readonly string[];
  readonly structuredData: readonly string[];
  /** Headings, titles and descriptions. */
  readonly pages: readonly string[];
}

type Shown = Visited & { readonly page: ReadPage };

const isPublic = ({ address }: Visited): boolean => !OWN_AREA.test(address) && !address.includes('?');

/** Pages of the public site, each under its one address. */
export const publicPages = ({ visited }: Crawled): readonly Shown[] =>
  [...visited.values()].filter((one): one is Shown => one.page !== undefined && isPublic(one));

const deadIn = ({ visited }: Crawled): readonly string[] =>
  [...visited.values()]
    .filter(({ status }) => status !== 200)
    .map(({ from, address, status }) => `${from} → ${address}: ${status}`);

const missingPlaces = ({ visited, anchors }: Crawled): readonly string[] =>
  anchors
    .filter(({ to, id }) => visited.get(to)?.page?.ids.has(id) === false)
    .map(({ from, to, id }) => `${from} → ${to}#${id}`);

/** What is wrong with one alternate of a page: whoever is led to another language finds that page, and is led back. */
function wrongAlternate(
  base: string,
  { visited }: Crawled,
  { address, page }: Shown,
  [language, href]: readonly [string, string],
): string | undefined {
  const where = `${address} (${language}) → ${href}`;
  if (!href.startsWith(base)) return `${where}: of another site`;
  const found = visited.get(href.slice(base.length) || '/');
  if (found?.status !== 200 || found.isSentOn) return `${where}: ${found?.status ?? 'not asked'}`;
  if (found.page === undefined) return `${where}: no page`;
  if (language !== 'x-default' && found.page.language !== language)
    return `${where}: in ${found.page.language}`;
  const back = found.page.alternates.get(page.language);
  return back === `${base}${address}` ? undefined : `${where}: leads back to ${back ?? 'nothing'}`;
}

const wrongAlternatesOf = (base: string, crawled: Crawled, shown: Shown): readonly string[] => {
  const { alternates, isListed, canonical } = shown.page;
  const { address } = shown;
  if (!isListed) return alternates.size === 0 ? [] : [`${address}: not listed, and has alternates`];
  return [
    ...(canonical === `${base}${address}` ? [] : [`${address}: listed as ${canonical ?? 'nothing'}`]),
    ...(alternates.get(shown.page.language) === `${base}${address}`
      ? []
      : [`${address}: no alternate for itself`]),
    ...(alternates.has('x-default') ? [] : [`${address}: no x-default`]),
    ...[...alternates].flatMap((one) => wrongAlternate(base, crawled, shown, one) ?? []),
  ];
};

function wrongWords({ address, page }: Shown): readonly string[] {
  return [
    ...(page.headings === 1 ? [] : [`${address}: ${page.headings} main headings`]),
    ...(page.title === '' ? [`${address}: no title`] : []),
    ...(page.description === '' ? [`${address}: no description`] : []),
  ];
}

/** Search engines show titles: two of one language that are alike are one page too many there. */
function sharedTitles(pages: readonly Shown[]): readonly string[] {
  const byTitle = new Map<string, string[]>();
  for (const { address, page } of pages.filter((one) => one.page.isListed)) {
    const key = `${page.language} “${page.title}”`;
    byTitle.set(key, [...(byTitle.get(key) ?? []), address]);
  }
  return [...byTitle]
    .filter(([, addresses]) => addresses.length > 1)
    .map(([title, addresses]) => `${title}: ${addresses.toSorted().join(', ')}`);
}

/** @param base origin of the site */
export function findingsOf(base: string, crawled: Crawled): Findings {
  const pages = publicPages(crawled);
  return {
    dead: deadIn(crawled),
    places: missingPlaces(crawled),
    alternates: pages.flatMap((one) => wrongAlternatesOf(base, crawled, one)),
    structuredData: pages.flatMap(({ address, page }) =>
      page.wrongData.map((wrong) => `${address}: ${wrong}`),
    ),
    pages: [...pages.flatMap(wrongWords), ...sharedTitles(pages)],
  };
}
