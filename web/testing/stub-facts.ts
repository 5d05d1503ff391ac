// What the fixtures share: offices, ids, links and the clock.
import { readFileSync } from 'node:fs';

/** Code, part of the address, short name of the office, member of Madrid, months from and to. */
type Office = readonly [string, string, string, boolean, number | null, number | null];

export const offices: readonly Office[] = JSON.parse(
  readFileSync(new URL('./offices.json', import.meta.url), 'utf8'),
);
export const jurisdictionList = offices.map(([code, slug, short, madridMember, min, max]) => ({
  code,
  slug,
  madridMember,
  office: { short, full: short },
  typicalMonths: min === null || max === null ? null : { min, max },
}));

export const hours = (count: number): string => new Date(Date.now() + count * 3_600_000).toISOString();
export const inDays = (count: number): string => hours(24 * count).slice(0, 10);
export const page = <Row>(items: readonly Row[]) => ({ items, totalCount: items.length, hasNextPage: false });

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

/** What a service says instead of doing what it was asked. */
export const refusal = (code: string, message = code) => ({
  __typename: 'Refusal' as const,
  code,
  message,
  params: [],
  fields: [],
});

/** The readable part of a link token for one of the ids above; expires in the year 2080. */
export function linkTo(id: string, expiry = '1lepuo0'): string {
  return `vs.${Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url')}.1.${expiry}.0123456789abcdefghijkl`;
}

export const lawyer = {
  __typename: 'User' as const,
  id: '0190a000-0000-7000-8000-0000000000a1',
  displayName: 'Lena Lawyer',
  email: 'lena@example.com',
};
