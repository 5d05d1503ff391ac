import { addressesIn, addressesInStyle, readPage, type ReadPage } from './read-page.js';

/** What one address of a site answered. */
export interface Visited {
  /** Path and query. */
  readonly address: string;
  /** Where a link to it stands first. */
  readonly from: string;
  readonly status: number;
  /** Whoever asks is sent to another address. */
  readonly isSentOn: boolean;
  readonly mediaType: string;
  /** Of a page that answered 200 itself. */
  readonly page: ReadPage | undefined;
}

export interface Anchor {
  readonly from: string;
  readonly to: string;
  readonly id: string;
}

export interface Crawled {
  readonly visited: ReadonlyMap<string, Visited>;
  readonly anchors: readonly Anchor[];
  /** Links seen, to this site. */
  readonly links: number;
}

export interface CrawlOrder {
  /** Origin of the site. */
  readonly base: string;
  /** Addresses to begin with. */
  readonly begin: readonly string[];
  /** One for all addresses that are drawn alike but for what is in their paths: of those with a query one of each kind is asked for. */
  readonly kindOf: (path: string) => string;
  /** Of files that are drawn when they are asked for, all in one way, this many are. */
  readonly sampled: { readonly under: string; readonly most: number };
}

/** Areas of their own: whether their address answers is looked at, not what they link to. */
export const OWN_AREA = /^\/(?:portal|admin)(?:\/|$)/;
const AT_ONCE = 8;
/** Says which language a reader came from: the page is the same with a line above it. */
const CAME_FROM = 'from';

const pathOf = (address: string): string => address.split('?')[0] ?? '';

/** Which addresses are asked for. */
class Frontier {
  readonly waiting: { readonly address: string; readonly from: string }[] = [];
  readonly anchors = new Map<string, Anchor>();
  links = 0;
  private readonly seen = new Set<string>();
  /** How much each counts, as it is written: nothing where it leads to another site. */
  private readonly written = new Map<string, 0 | 1>();
  private sampled = 0;
  constructor(private readonly order: CrawlOrder) {}

  note(from: string, written: string): void {
    const { base } = this.order;
    // The same menu stands on every page: what is rooted leads to one place from wherever it stands.
    if (/^(?:\/|https?:)/.test(written)) {
      if (this.written.has(written)) return void (this.links += this.written.get(written) ?? 0);
      this.written.set(written, 0);
    }
    if (!URL.canParse(written, `${base}${from}`)) return;
    const { origin, pathname, searchParams, hash } = new URL(written, `${base}${from}`);
    if (origin !== base) return;
    this.links += 1;
    if (this.written.has(written)) this.written.set(written, 1);
    const names = [...new Set(searchParams.keys())].toSorted().join('&');
    const whole = searchParams.size === 0 ? pathname : `${pathname}?${searchParams.toString()}`;
    // A place in a page is where it is in the page itself.
    const holder = names === CAME_FROM ? pathname : whole;
    if (hash.length > 1) {
      const id = decodeURIComponent(hash.slice(1));
      const key = `${holder}#${id}`;
      if (!this.anchors.has(key)) this.anchors.set(key, { from, to: holder, id });
    }
    const kind = `${this.order.kindOf(pathname)}?${names}`;
    this.add(from, holder, holder === pathname ? pathname : kind);
    if (whole !== holder) this.add(from, whole, kind);
  }

  /** Asks for an address, unless one of the same kind is asked for. */
  private add(from: string, address: string, kind: string): void {
    const { under, most } = this.order.sampled;
    if (this.seen.has(kind)) return;
    this.seen.add(kind);
    if (address.startsWith(under) && (this.sampled += 1) > most) return;
    this.waiting.push({ address, from });
  }
}

/** Asks for one address and reads what it answers. The answer is taken as it is: packing it costs more than reading it. */
async function visit(base: string, address: string, from: string): Promise<[Visited, readonly string[]]> {
  const answer = await fetch(`${base}${address}`, { headers: { 'accept-encoding': 'identity' } });
  const mediaType = (answer.headers.get('content-type') ?? '').split(';')[0] ?? '';
  const text = /html|xml|css/.test(mediaType) ? await answer.text() : (await answer.arrayBuffer(), '');
  const isHtml = mediaType === 'text/html';
  const isOwn = answer.status === 200 && !answer.redirected;
  const page = isOwn && isHtml ? readPage(text) : undefined;
  const inFile = mediaType === 'text/css' ? addressesInStyle : addressesIn;
  const sentTo = answer.redirected ? [answer.url] : [];
  const named = page?.addresses ?? (isOwn && !isHtml ? inFile(text) : sentTo);
  return [{ address, from, status: answer.status, isSentOn: answer.redirected, mediaType, page }, named];
}

/** Reads a site as far as links lead: pages, alternates in other languages, pictures, scripts, feeds and maps of the site. Other sites are not asked. */
export async function crawl(order: CrawlOrder): Promise<Crawled> {
  const frontier = new Frontier(order);
  const visited = new Map<string, Visited>();
  for (const address of order.begin) frontier.note('/', address);
  const worker = async (): Promise<void> => {
    for (let next = frontier.waiting.shift(); next !== undefined; next = frontier.waiting.shift()) {
      const [seen, addresses] = await visit(order.base, next.address, next.from);
      visited.set(next.address, seen);
      // What a filter leads to are more filters; who is signed in has pages of their own.
      const isEnd = next.address.includes('?') || OWN_AREA.test(pathOf(next.address));
      if (!isEnd) for (const address of addresses) frontier.note(next.address, address);
    }
  };
  // A worker that finds nothing to do may be early: what the others read may lead on.
  while (frontier.waiting.length > 0) await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return { visited, anchors: [...frontier.anchors.values()], links: frontier.links };
}
