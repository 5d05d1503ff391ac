import { registrable } from './domain/label.js';

const FORMS =
  /\b(?:s\s*r\s*o|spol|a\s*s|k\s*s|v\s*o\s*s|ltd|limited|llc|inc|gmbh|ag|kg|sl|sa|srl|bv|plc|llp|co|company|corp)\b/g;

/** One word for one seller, however the sources spell it: `ACME Shop, s.r.o.` and `acme_shop` are the same. Empty where nothing is left. */
export function opponentKey(seller: string): string {
  const words = seller
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[._-]+/g, ' ')
    .replaceAll(/[^\p{L}\p{N} ]/gu, ' ');
  const bare = words.replaceAll(FORMS, ' ');
  const kept = (bare.trim() === '' ? words : bare).replaceAll(/\s+/g, '');
  return kept.slice(0, 200);
}

/** A rule of a brand that something is its own or a partner's. */
export interface WhitelistRule {
  readonly id: string;
  readonly kind: 'seller' | 'site';
  readonly value: string;
  readonly source: string | null;
}

/** The rule that dismisses a hit: its seller by any spelling, or a site with everything under it. */
export function ruleFor(
  rules: readonly WhitelistRule[],
  hit: { readonly source: string; readonly seller: string | null; readonly url: string },
): WhitelistRule | undefined {
  const host = URL.canParse(hit.url) ? new URL(hit.url).hostname : '';
  const key = hit.seller === null ? '' : opponentKey(hit.seller);
  return rules.find(({ kind, value, source }) => {
    if (source !== null && source !== '' && source !== hit.source) return false;
    if (kind === 'seller') return key !== '' && opponentKey(value) === key;
    return isUnder(host, hostIn(value));
  });
}

/** Whether a host is another one, or under it. */
export const isUnder = (host: string, parent: string): boolean =>
  parent !== '' && (host === parent || host.endsWith(`.${parent}`));

/** The host of an address, or of what people write for one. */
export function hostIn(text: string): string {
  const address = text.includes('://') ? text : `https://${text}`;
  return URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : '';
}

/** Who a site belongs to where no seller is named: the name that was registered. */
export const siteKey = (url: string): string => (URL.canParse(url) ? registrable(new URL(url).hostname) : '');
