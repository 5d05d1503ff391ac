import { Resolver } from 'node:dns/promises';
import { addressProblem, isAddress } from '../../model/public-link/public-address.js';
import { readPublicLink, type LinkRules, type PublicLink } from '../../model/public-link/public-link.js';

/** How names become addresses, and which of them may be asked: the internet as far as it is public. Specs give one of their own. */
export interface PublicNetwork {
  readonly read: (link: string) => PublicLink | string;
  /** Every address of a name, of both families. @throws where there is none */
  readonly resolve: (host: string) => Promise<readonly string[]>;
  /** Why an address may not be asked; undefined: it may. `port`: of the link. */
  readonly addressProblem: (address: string, port: number) => string | undefined;
}

/** Where a link leads, or which rule refused it. */
export type Route =
  | { readonly allowed: true; readonly link: PublicLink; readonly address: string; readonly port: number }
  | { readonly allowed: false; readonly rule: string; readonly addresses: readonly string[] }
  | {
      readonly allowed: false;
      readonly unknown: true;
      readonly rule: string;
      readonly addresses: readonly [];
    };

const RESOLVE_MS = 5000;

/** The network of production: the rules of links, and names resolved by DNS alone, never by the hosts file of this machine. */
export function openPublicNetwork(rules: LinkRules = {}): PublicNetwork {
  const resolver = new Resolver({ timeout: RESOLVE_MS / 2, tries: 2 });
  return {
    read: (link) => readPublicLink(link, rules),
    resolve: async (host) => {
      const answers = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
      return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
    },
    addressProblem,
  };
}

/** Reads, resolves and checks a link. Every answer must be public: of a name with one private address the whole name is refused. */
export async function routeTo(network: PublicNetwork, text: string): Promise<Route> {
  const link = network.read(text);
  if (typeof link === 'string') return { allowed: false, rule: link, addresses: [] };
  const port = Number(link.url.port) || (link.url.protocol === 'https:' ? 443 : 80);
  const addresses = isAddress(link.host)
    ? [link.host]
    : await network.resolve(link.host).catch((): readonly string[] => []);
  const [address] = addresses;
  if (address === undefined)
    return { allowed: false, unknown: true, rule: 'no address of the name', addresses: [] };
  for (const each of addresses) {
    const problem = network.addressProblem(each, port);
    if (problem !== undefined) return { allowed: false, rule: `address in ${problem}`, addresses };
  }
  return { allowed: true, link, address, port };
}
