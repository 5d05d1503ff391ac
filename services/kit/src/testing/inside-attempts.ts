import { addressProblem } from '../model/public-link/public-address.js';
import { readPublicLink } from '../model/public-link/public-link.js';
import type { PublicNetwork } from '../runtime/public-fetch/public-network.js';

/** One way to get from a link to what lies inside. */
export interface InsideAttempt {
  readonly what: string;
  readonly link: string;
  /** Nothing of its text is wrong: only whoever resolves and fetches it can see where it leads. */
  readonly seenByFetch?: true;
}

/** Every spelling of a host that leads inside, by what it is. */
const HOSTS: readonly (readonly [what: string, host: string])[] = [
  ['this machine', '127.0.0.1'],
  ['two numbers', '127.1'],
  ['three numbers', '127.0.1'],
  ['the end of the block', '127.255.255.254'],
  ['one decimal number', '2130706433'],
  ['one hexadecimal number', '0x7f000001'],
  ['hexadecimal parts', '0x7f.0.0.0x1'],
  ['one octal number', '017700000001'],
  ['octal parts', '0177.0.0.01'],
  ['a mixture', '0x7f.1'],
  ['a dot at the end', '127.0.0.1.'],
  ['nothing', '0'],
  ['any address', '0.0.0.0'],
  ['full-width digits', '１２７.０.０.１'],
  ['digits in circles', '①②⑦.⓪.⓪.①'],
  ['ideographic dots', '127。0。0。1'],
  ['half-width dots', '127｡0｡0｡1'],
  ['percent signs', '%31%32%37%2e0%2e0%2e1'],
  ['IPv6 of this machine', '[::1]'],
  ['the same in full', '[0000:0000:0000:0000:0000:0000:0000:0001]'],
  ['any address of IPv6', '[::]'],
  ['IPv4 mapped', '[::ffff:127.0.0.1]'],
  ['IPv4 mapped, hexadecimal', '[::ffff:7f00:1]'],
  ['IPv4 compatible', '[::127.0.0.1]'],
  ['NAT64', '[64:ff9b::7f00:1]'],
  ['6to4', '[2002:7f00:1::]'],
  ['Teredo', '[2001::7f00:1]'],
  ['link-local', '[fe80::1]'],
  ['site-local', '[fec0::1]'],
  ['unique local', '[fc00::1]'],
  ['metadata by IPv6', '[fd00:ec2::254]'],
  ['multicast of IPv6', '[ff02::1]'],
  ['metadata', '169.254.169.254'],
  ['metadata, hexadecimal', '0xa9fea9fe'],
  ['metadata, mapped', '[::ffff:a9fe:a9fe]'],
  ['metadata of another cloud', '192.0.0.192'],
  ['a private network', '10.0.0.5'],
  ['another one', '172.16.0.1'],
  ['a third one', '192.168.0.1'],
  ['a carrier’s own', '100.64.0.1'],
  ['a bench network', '198.18.0.1'],
  ['multicast', '224.0.0.1'],
  ['everybody', '255.255.255.255'],
  ['localhost', 'localhost'],
  ['localhost in capitals', 'LOCALHOST'],
  ['localhost with a dot', 'localhost.'],
  ['localhost, full-width', 'ｌｏｃａｌｈｏｓｔ'],
  ['below localhost', 'db.localhost'],
  ['metadata by name', 'metadata.google.internal'],
  ['metadata by another name', 'metadata.azure.com'],
  ['a short name', 'instance-data'],
  ['a name of this network', 'printer.local'],
  ['a router', 'router.home.arpa'],
  ['an echo of its address', '127.0.0.1.nip.io'],
  ['another echo', 'localtest.me'],
];

/** Public names that a resolver leads inside; of `mixed.com` one answer is public. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  'private.com': ['10.0.0.5'],
  'loop.com': ['127.0.0.1'],
  'loop6.com': ['::1'],
  'mapped.com': ['::ffff:127.0.0.1'],
  'unspecified.com': ['0.0.0.0'],
  'mixed.com': ['8.8.8.8', '127.0.0.1'],
};

const PORTS = [0, 22, 25, 5432, 6379];

/** Every attempt, at a port on which something inside would answer. */
export function insideAttempts(port: number): readonly InsideAttempt[] {
  return [
    ...HOSTS.map(([what, host]) => ({ what, link: `http://${host}:${port}/` })),
    { what: 'a file', link: 'file:///etc/passwd' },
    { what: 'FTP', link: `ftp://127.0.0.1:${port}/` },
    { what: 'Gopher', link: `gopher://127.0.0.1:${port}/_x` },
    { what: 'DICT', link: `dict://127.0.0.1:${port}/x` },
    { what: 'LDAP', link: `ldap://127.0.0.1:${port}/` },
    { what: 'a script', link: 'javascript:fetch("http://127.0.0.1/")' },
    { what: 'a page in the link', link: 'data:text/html,x' },
    { what: 'a host as a user', link: `http://shop.com@127.0.0.1:${port}/` },
    { what: 'a user with a word', link: `http://user:word@127.0.0.1:${port}/` },
    { what: 'backslashes', link: `http:\\\\127.0.0.1:${port}\\` },
    ...Object.keys(NAMES).map((name) => ({
      what: `a name that is ${NAMES[name]?.join(' and ')}`,
      link: `http://${name}:${port}/`,
      seenByFetch: true as const,
    })),
    ...PORTS.map((other) => ({
      what: `port ${other}`,
      link: `http://shop.com:${other}/`,
      seenByFetch: true as const,
    })),
  ];
}

/** The rules of production with a resolver of its own; `shop.com` is a site on this machine that alone counts as public, at its port. `inside`: asked for in vain. */
export function trappedNetwork({
  site,
  inside,
}: {
  readonly site: number;
  readonly inside: number;
}): PublicNetwork {
  return {
    read: (link) => readPublicLink(link, { morePorts: [site, inside] }),
    resolve: async (host) => (host === 'shop.com' ? ['127.0.0.1'] : (NAMES[host] ?? [])),
    addressProblem: (address, at) =>
      address === '127.0.0.1' && at === site ? undefined : addressProblem(address),
  };
}
