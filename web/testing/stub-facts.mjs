// What the fixtures share: offices, ids, links and the clock.
import { readFileSync } from 'node:fs';

const offices = JSON.parse(readFileSync(new URL('./offices.json', import.meta.url), 'utf8'));
export const jurisdictionList = offices.map(([code, slug, short, madridMember, min, max]) => ({
  code,
  slug,
  madridMember,
  office: { short, full: short },
  typicalMonths: min === null ? null : { min, max },
}));

export const hours = (count) => new Date(Date.now() + count * 3_600_000).toISOString();
export const inDays = (count) => hours(24 * count).slice(0, 10);
export const page = (items, total = items.length) => ({ items, totalCount: total, hasNextPage: false });

export const ids = {
  approved: '0190a000-0000-7000-8000-000000000b01',
  working: '0190a000-0000-7000-8000-000000000b02',
  dismissed: '0190a000-0000-7000-8000-000000000b03',
  product: '0190a000-0000-7000-8000-0000000000f1',
  handPriced: '0190a000-0000-7000-8000-0000000000f3',
  /** Whoever asks for it asked too much; whoever asks for the other meets a service that is away. */
  busy: '0190a000-0000-7000-8000-000000000b29',
  away: '0190a000-0000-7000-8000-000000000b53',
};

/** The readable part of a link token for one of the ids above; expires in the year 2080. */
export function linkTo(id, expiry = '1lepuo0') {
  return `vs.${Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url')}.1.${expiry}.0123456789abcdefghijkl`;
}

export const lawyer = {
  __typename: 'User',
  id: '0190a000-0000-7000-8000-0000000000a1',
  displayName: 'Lena Lawyer',
  email: 'lena@example.com',
};
