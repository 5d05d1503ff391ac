import { addressProblem, bareAddress, isAddress } from './public-address.js';

/** Characters of the longest link that is taken. */
export const LONGEST_LINK = 2048;

/** Names that lead into a network, to a machine itself, or to what a cloud tells its machines. RFC 6761, 6762, 7686, 8375, 9476. */
const INSIDE_NAMES = ['localhost', 'local', 'internal', 'home.arpa', 'onion', 'alt'] as const;
/** Names that exist for tests and examples only: nothing is ever found there. RFC 6761. */
const NOWHERE_NAMES = ['test', 'invalid', 'example'] as const;
/** Metadata services of clouds that answer by a name outside of `internal`. */
const METADATA_NAMES = ['instance-data', 'metadata', 'metadata.azure.com', 'metadata.packet.net'] as const;
/** Public names that resolve to the address written in them, used to get around lists. */
const ECHO_NAMES = [
  'nip.io',
  'sslip.io',
  'xip.io',
  'localtest.me',
  'lvh.me',
  'vcap.me',
  'lacolhost.com',
] as const;

const PORTS: readonly string[] = ['', '80', '443'];

/** Which rule a link breaks. */
export type LinkProblem =
  | 'not a link'
  | 'too long'
  | 'scheme'
  | 'user info'
  | 'port'
  | 'name'
  | 'address'
  /** Our own host, or one of a vendor. */
  | 'own host';

/** A link that may be fetched as far as its text says; its name still has to resolve to public addresses. */
export interface PublicLink {
  /** As it is asked for: without the fragment. */
  readonly url: URL;
  /** Lower case, without the dot that may end a name; without brackets. */
  readonly host: string;
}

/** What else is refused, and on which further ports. */
export interface LinkRules {
  /** Hosts of this deployment and of its vendors, and everything below them. @defaultValue none */
  readonly ownHosts?: readonly string[];
  /** Besides 80 and 443, where a lawyer says so. @defaultValue none */
  readonly morePorts?: readonly number[];
}

/** Reads a link from outside by the WHATWG parser and checks what came of it, never the text: `127.1`, `0x7f.1` and full-width digits are addresses by then. */
export function readPublicLink(text: string, rules: LinkRules = {}): PublicLink | LinkProblem {
  if (text.length > LONGEST_LINK) return 'too long';
  if (!URL.canParse(text)) return 'not a link';
  const url = new URL(text);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return 'scheme';
  if (url.username !== '' || url.password !== '') return 'user info';
  if (![...PORTS, ...(rules.morePorts ?? []).map(String)].includes(url.port)) return 'port';
  url.hash = '';
  const host = bareAddress(plainHost(url.hostname));
  const problem = hostProblem(url.hostname);
  if (problem !== undefined) return problem;
  if (!isAddress(host) && NOWHERE_NAMES.some((name) => within(host, name))) return 'name';
  if ((rules.ownHosts ?? []).some((own) => within(host, own.toLowerCase()))) return 'own host';
  return { url, host };
}

/** Whether a host as the URL parser prints it lies inside: for places that keep a link without fetching it. Undefined: it does not. */
export function hostProblem(hostname: string): 'name' | 'address' | undefined {
  const host = bareAddress(plainHost(hostname));
  if (isAddress(host)) return addressProblem(host) === undefined ? undefined : 'address';
  const inside =
    !host.includes('.') ||
    host.length > 253 ||
    [...INSIDE_NAMES, ...METADATA_NAMES, ...ECHO_NAMES].some((name) => within(host, name));
  return inside ? 'name' : undefined;
}

function plainHost(hostname: string): string {
  return hostname.toLowerCase().replace(/\.+$/, '');
}

function within(host: string, name: string): boolean {
  return host === name || host.endsWith(`.${name}`);
}
