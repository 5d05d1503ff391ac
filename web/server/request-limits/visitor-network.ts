import { isIP } from 'node:net';

/** Whoever is no address of a network at all. */
const NOWHERE = 'nowhere';
const MAPPED = 0xffff;

/** The eight groups of an IPv6 address without a zone. */
function groupsOf(address: string): readonly number[] {
  const [left = '', right] = address.split('::');
  const numbers = (text: string): number[] =>
    text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16));
  const [head, tail] = [numbers(left), numbers(right ?? '')];
  return [...head, ...Array<number>(8 - head.length - tail.length).fill(0), ...tail];
}

/** What counts as one visitor: an IPv4 address, in whatever form it is written, or of IPv6 the first half, because whoever has one address of it has 2^64. */
export function visitorNetwork(address: string): string {
  const version = isIP(address);
  if (version === 4) return address;
  if (version === 0) return NOWHERE;
  const bare = address.replace(/%.*$/, '');
  if (bare.includes('.')) return bare.slice(bare.lastIndexOf(':') + 1);
  const groups = groupsOf(bare);
  const [high = 0, low = 0] = groups.slice(6);
  if (groups[5] === MAPPED && groups.slice(0, 5).every((group) => group === 0))
    return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  return groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':');
}
