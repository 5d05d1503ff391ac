import { isIP, SocketAddress } from 'node:net';

/** What counts as one address: of IPv6 the network, because whoever has one address of it has 2^64. IPv4 inside IPv6 is IPv4. */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const shortest = new SocketAddress({ family: 'ipv6', address: address.replace(/%.*$/, '') }).address;
  const inside = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(shortest)?.[1];
  if (inside !== undefined) return inside;
  const [left = [], right = []] = shortest.split('::').map((half) => (half === '' ? [] : half.split(':')));
  const groups = [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right];
  return `${groups.slice(0, 4).join(':')}::/64`;
}
