import { createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, SocketAddress } from 'node:net';
import { presentKey } from '@cotta/kit/model/words/key-ring.js';
import { createLocalJWKSet, jwtVerify, type JSONWebKeySet } from 'jose';

/** Whose request it is, as far as the network tells. */
export type AddressOf = (request: IncomingMessage) => Promise<string>;

/** The nearest address that is not one of our proxies; a page rendered on the server counts for its visitor, when our web server signed for him. */
export function clientAddress(trusted: readonly string[], webKeys: JSONWebKeySet): AddressOf {
  const proxies = blockList(trusted);
  const keys = createLocalJWKSet(webKeys);
  return async (request) => {
    const signed = request.headers['x-web-visitor'];
    const visitor = typeof signed === 'string' && signed !== '' ? await readSigned(signed, keys) : undefined;
    return visitor ?? forwardedAddress(request, proxies);
  };
}

function forwardedAddress(request: IncomingMessage, proxies: BlockList): string {
  const forwarded = request.headers['x-forwarded-for'];
  const hops = (typeof forwarded === 'string' ? forwarded.split(',') : []).map((hop) => plain(hop.trim()));
  let address = plain(request.socket.remoteAddress ?? '');
  while (isTrusted(address, proxies)) {
    const next = hops.pop();
    if (next === undefined || isIP(next) === 0) break;
    address = next;
  }
  return address;
}

async function readSigned(
  token: string,
  keys: ReturnType<typeof createLocalJWKSet>,
): Promise<string | undefined> {
  const payload = await jwtVerify(token, keys, {
    algorithms: ['ES256'],
    audience: 'gateway',
    issuer: 'web',
    maxTokenAge: 60,
  }).then(
    (verified) => verified.payload,
    () => undefined,
  );
  const address = payload?.['address'];
  return typeof address === 'string' && isIP(plain(address)) !== 0 ? plain(address) : undefined;
}

/** IPv4 inside IPv6 is the same client. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}

function isTrusted(address: string, proxies: BlockList): boolean {
  const version = isIP(address);
  return version !== 0 && proxies.check(address, version === 6 ? 'ipv6' : 'ipv4');
}

function blockList(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', prefix] = network.split('/');
    const version = isIP(address);
    if (version === 0) throw new Error(`not a network: ${network}`);
    list.addSubnet(
      address,
      prefix === undefined ? (version === 6 ? 128 : 32) : Number(prefix),
      version === 6 ? 'ipv6' : 'ipv4',
    );
  }
  return list;
}

/** Enough to count by for a day, too little to find the person. */
export function addressKey(address: string, secret: string, now: Date): string {
  return createHmac('sha256', presentKey(secret))
    .update(`${now.toISOString().slice(0, 10)} ${networkOf(address)}`)
    .digest('base64url')
    .slice(0, 22);
}

/** Of IPv6 the network, because whoever has one address of it has 2^64; IPv4 inside IPv6 is IPv4. The whole address is needed before, to know our proxies. */
function networkOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const shortest = new SocketAddress({ family: 'ipv6', address: address.replace(/%.*$/, '') }).address;
  const inside = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(shortest)?.[1];
  if (inside !== undefined) return inside;
  const [left = [], right = []] = shortest.split('::').map((half) => (half === '' ? [] : half.split(':')));
  const groups = [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right];
  return `${groups.slice(0, 4).join(':')}::/64`;
}
