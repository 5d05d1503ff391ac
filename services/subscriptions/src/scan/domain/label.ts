/** A name as the label of a domain: letters of one word, in lower case. With accents, and without. */
export function labelsOf(name: string): readonly string[] {
  const plain = name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s_]+/gu, '');
  const kept = plain.replaceAll(/[^\p{L}\p{N}-]/gu, '').replaceAll(/^-+|-+$/g, '');
  const folded = kept
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll('ł', 'l')
    .replaceAll('đ', 'd')
    .replaceAll('ø', 'o');
  return [...new Set([kept, folded])].filter((label) => label.length > 0 && label.length <= 63);
}

/** Ends under which names are given to the public below a second level. */
const SECOND_LEVEL = ['co.uk', 'org.uk', 'com.pl', 'com.tr', 'com.au', 'co.nz', 'com.br', 'co.at', 'or.at'];

/** The part of a host that is registered: `shop.acme.co.uk` → `acme.co.uk`. */
export function registrable(host: string): string {
  const parts = host.toLowerCase().replace(/\.$/, '').split('.');
  const second = parts.slice(-2).join('.');
  return parts.slice(SECOND_LEVEL.includes(second) ? -3 : -2).join('.');
}

/** The label that people read of a registrable name: `acme-shop.com` → `acme-shop`. */
export const ownLabel = (host: string): string => registrable(host).split('.')[0] ?? '';

/** A host in the form of DNS; undefined where it is none. */
export function asciiHost(host: string): string | undefined {
  try {
    return new URL(`http://${host}`).hostname;
  } catch {
    return undefined;
  }
}
