/** What one customer knows of a counterparty. */
export interface KnownSide {
  readonly primaryName: string;
  readonly aliases: readonly string[];
  readonly websites: readonly string[];
}

const SHORTEST_NAME = 4;
/** Legal forms at the end of a name; the same seller is entered with and without. */
const LEGAL_FORM =
  /[\s,]+(?:ltd|limited|llc|inc|corp|co|plc|gmbh|ag|kg|ug|s ?r ?o|a ?s|k ?s|s ?l|s ?l ?u|s ?a|s ?r ?l|s ?p ?a|b ?v|n ?v|oy|ab|aps|kft|zrt|sp z o ?o)$/;
/** Words that name nobody. */
const NOBODY: ReadonlySet<string> = new Set([
  'shop',
  'store',
  'seller',
  'online',
  'unknown',
  'company',
  'nobody',
]);
/** Many sellers share these hosts: a page there is one seller's only with its path. */
const SHARED_HOST =
  /(?:^|\.)(?:amazon|ebay|etsy|aliexpress|alibaba|temu|walmart|facebook|instagram|tiktok|youtube|twitter|x|linkedin|pinterest|apple|google)\.[a-z.]+$/;
const SELLER_SEGMENTS = 2;

/** By what a counterparty is known again in the files of another customer: its names without legal form, case and accents, and its own sites. */
export function opponentKeys({ primaryName, aliases, websites }: KnownSide): ReadonlySet<string> {
  const names = [primaryName, ...aliases].map(foldedName).filter((name) => name !== undefined);
  const sites = websites.map(ownSite).filter((site) => site !== undefined);
  return new Set([...names.map((name) => `name ${name}`), ...sites.map((site) => `site ${site}`)]);
}

function foldedName(name: string): string | undefined {
  const folded = name
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim()
    .replace(LEGAL_FORM, '');
  return folded.length < SHORTEST_NAME || NOBODY.has(folded) ? undefined : folded;
}

function ownSite(website: string): string | undefined {
  if (!URL.canParse(website)) return undefined;
  const { hostname, pathname } = new URL(website);
  const host = hostname.toLowerCase().replace(/^www\./, '');
  if (!SHARED_HOST.test(host)) return host;
  const seller = pathname
    .split('/')
    .filter((segment) => segment !== '')
    .slice(0, SELLER_SEGMENTS);
  return seller.length === 0 ? undefined : `${host}/${seller.join('/').toLowerCase()}`;
}
