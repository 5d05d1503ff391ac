import { DISPUTE_AXES, type DisputeAxis } from './dispute.js';

/** Filters by their names in the address: the axes by exact value, `party` and `q` by what was typed. */
export const DISPUTE_FILTERS = [...DISPUTE_AXES, 'party', 'q'] as const;
export type DisputeFilter = (typeof DISPUTE_FILTERS)[number];

export interface AskedDisputes {
  /** Only what was filled in. */
  readonly filters: Readonly<Partial<Record<DisputeFilter, string>>>;
  readonly isOldestFirst: boolean;
  /** From 1. */
  readonly page: number;
}

const LONGEST = 100;

/** What an address asks for; what makes no sense is as if it were not there. */
export function askedDisputes(params: URLSearchParams): AskedDisputes {
  const filled = DISPUTE_FILTERS.map((name) => [name, (params.get(name) ?? '').trim().slice(0, LONGEST)]);
  const page = Number(params.get('page') ?? '1');
  return {
    filters: Object.fromEntries(filled.filter(([, value]) => value !== '')),
    isOldestFirst: params.get('order') === 'oldest',
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** The query that asks for it, beginning with `?`, or nothing; what is as usual is left out, so that one list has one address. */
export function disputesQuery({ filters, isOldestFirst, page }: AskedDisputes): string {
  const params = new URLSearchParams(filters);
  if (isOldestFirst) params.set('order', 'oldest');
  if (page > 1) params.set('page', String(page));
  return params.size === 0 ? '' : `?${params.toString()}`;
}

/** A list of one value of an axis: its page and order come from the address, the value from the path. */
export const askedOfValue = (params: URLSearchParams, axis: DisputeAxis, slug: string): AskedDisputes => ({
  ...askedDisputes(params),
  filters: { [axis]: slug },
});
