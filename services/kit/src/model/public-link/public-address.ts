import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** What an IPv4 address is not public for (IANA special-purpose registry, RFC 6890), by block. */
const NOT_PUBLIC_V4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
] as const;

/** What is given out to the public of IPv6; whatever lies outside is private, local or reserved. */
const PUBLIC_V6 = '2000::/3';
/** Of it not public: protocol assignments with Teredo, documentation, and IPv4 in disguise (6to4). */
const NOT_PUBLIC_V6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'] as const;
/** IPv6 forms that reach the IPv4 address in their last four bytes: mapped (RFC 4291) and NAT64 (RFC 6052). */
const WRAPPED_V4 = ['::ffff:0:0/96', '64:ff9b::/96'] as const;

const v4 = (block: string) => ipaddr.IPv4.parseCIDR(block);
const v6 = (block: string) => ipaddr.IPv6.parseCIDR(block);

/**
 * Why nothing may be fetched from an address: the block it lies in, or `not an address`. Undefined: it is public.
 * IPv4 inside of IPv6 is judged as the IPv4 address it reaches.
 */
export function addressProblem(address: string): string | undefined {
  // The zone behind a % names an interface of this machine.
  if (address.includes('%') || isIP(address) === 0) return 'not an address';
  if (isIP(address) === 4) return problemOfV4(ipaddr.IPv4.parse(address));
  // The URL parser prints every form of IPv6 in the one that is read here: IPv4 in its end as digits too.
  const six = ipaddr.IPv6.parse(bareAddress(new URL(`http://[${address}]/`).hostname));
  if (WRAPPED_V4.some((block) => six.match(v6(block))))
    return problemOfV4(new ipaddr.IPv4(six.toByteArray().slice(12)));
  if (!six.match(v6(PUBLIC_V6))) return `outside of ${PUBLIC_V6}`;
  return NOT_PUBLIC_V6.find((block) => six.match(v6(block)));
}

function problemOfV4(four: ipaddr.IPv4): string | undefined {
  return NOT_PUBLIC_V4.find((block) => four.match(v4(block)));
}

/** Whether a host, as the URL parser prints it, is an address and no name. IPv6 stands in brackets. */
export function isAddress(host: string): boolean {
  return isIP(bareAddress(host)) !== 0;
}

/** An address without the brackets that a URL puts around IPv6. */
export function bareAddress(host: string): string {
  return host.startsWith('[') && host.endsWith(']') ? host.slice(1, -1) : host;
}
