/** A page as whoever comes by a link, and a search engine, has to find it. */
export interface ReadPage {
  readonly language: string;
  readonly title: string;
  readonly description: string;
  readonly headings: number;
  /** No search engine is asked to pass over it. */
  readonly isListed: boolean;
  readonly canonical: string | undefined;
  /** By language, `x-default` too: whole addresses. */
  readonly alternates: ReadonlyMap<string, string>;
  /** Of all its elements. */
  readonly ids: ReadonlySet<string>;
  /** Every address in it, as it is written. */
  readonly addresses: readonly string[];
  /** What is wrong with its structured data. */
  readonly wrongData: readonly string[];
  readonly dataBlocks: number;
}

/** A form that is sent as a body has no page at its address. */
const SENT = /<form\s[^>]*method="post"[^>]*>/gi;
const ADDRESS =
  /\s(?:href|src|action)="([^"]+)"|\s(?:srcset|imagesrcset)="([^"]+)"|\scontent="(https?:[^"]+)"|<(?:loc|guid|link)>([^<]+)</gi;
const IN_STYLE = /url\(["']?([^"')]+)["']?\)/g;
const SCRIPT = /<script([^>]*)>([\s\S]*?)<\/script>/g;

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  quot: '"',
  lt: '<',
  gt: '>',
  '#x27': "'",
  '#39': "'",
};
const plain = (text: string): string =>
  text.replaceAll(/&(amp|quot|lt|gt|#x27|#39);/g, (whole, name: string) => ENTITIES[name] ?? whole);

const attribute = (markup: string, name: string): string =>
  plain(new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(markup)?.[1] ?? '');

const meta = (head: readonly string[], name: string): string =>
  attribute(head.find((tag) => attribute(tag, 'name') === name) ?? '', 'content');

/** Addresses that a style sheet names. */
export const addressesInStyle = (css: string): readonly string[] =>
  [...css.matchAll(IN_STYLE)].map(([, address = '']) => address);

/** Addresses that markup names: pages, feeds and maps of a site. */
export function addressesIn(markup: string): readonly string[] {
  const named = [...markup.replaceAll(SENT, '').matchAll(ADDRESS)].flatMap(
    ([, one, several, content, text]) =>
      several === undefined
        ? [one ?? content ?? text ?? '']
        : several.split(',').map((choice) => choice.trim().split(/\s/)[0] ?? ''),
  );
  return [...named, ...addressesInStyle(markup)].map((address) => plain(address).trim());
}

/** Every text in a value of JSON. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

interface Data {
  readonly wrong?: string;
  readonly addresses: readonly string[];
}

const isTyped = (node: unknown): boolean =>
  typeof node === 'object' && node !== null && '@type' in node && String(node['@type']) !== '';

/** Structured data: what kind of thing it is about, in which vocabulary, and the addresses in it without their parts. */
function readData(json: string): Data {
  let data: unknown;
  try {
    data = JSON.parse(json);
  } catch {
    return { wrong: 'structured data that is no JSON', addresses: [] };
  }
  const addresses = textsIn(data)
    .filter((text) => /^https?:\/\/\S+$/.test(text))
    .map((text) => text.split('#')[0] ?? '');
  if (typeof data !== 'object' || data === null || !('@context' in data))
    return { wrong: 'structured data without @context', addresses };
  const nodes = '@graph' in data && Array.isArray(data['@graph']) ? data['@graph'] : [data];
  return nodes.length > 0 && nodes.every(isTyped)
    ? { addresses }
    : { wrong: 'structured data without @type', addresses };
}

/** Reads a page as it was sent, by its markup alone: what this server writes is always closed and quoted alike. */
export function readPage(html: string): ReadPage {
  const data: Data[] = [];
  const markup = html.replaceAll(SCRIPT, (_whole, attributes: string, text: string) => {
    if (attributes.includes('application/ld+json')) data.push(readData(text));
    return `<script${attributes}></script>`;
  });
  const tags = markup.match(/<(?:link|meta)\s[^>]*>/g) ?? [];
  const links = tags.filter((tag) => tag.startsWith('<link'));
  const alternates = links.filter((tag) => attribute(tag, 'rel') === 'alternate' && /hreflang=/i.test(tag));
  const canonical = links.find((tag) => attribute(tag, 'rel') === 'canonical');
  return {
    language: attribute(/<html[^>]*>/.exec(markup)?.[0] ?? '', 'lang'),
    title: plain(/<title[^>]*>([^<]*)<\/title>/.exec(markup)?.[1] ?? '').trim(),
    description: meta(tags, 'description').trim(),
    headings: markup.match(/<h1[\s>]/g)?.length ?? 0,
    isListed: canonical !== undefined && !meta(tags, 'robots').includes('noindex'),
    canonical: canonical === undefined ? undefined : attribute(canonical, 'href'),
    alternates: new Map(alternates.map((tag) => [attribute(tag, 'hreflang'), attribute(tag, 'href')])),
    ids: new Set([...markup.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => plain(id))),
    addresses: [...addressesIn(markup), ...data.flatMap(({ addresses }) => addresses)],
    wrongData: data.flatMap(({ wrong }) => wrong ?? []),
    dataBlocks: data.length,
  };
}
