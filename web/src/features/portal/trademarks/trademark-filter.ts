export const GROUPS = ['ACTION_NEEDED', 'PENDING', 'LIVE', 'DEAD'] as const;
export const ORDERS = ['expiry', 'due', 'newest'] as const;

const FIELDS = {
  expiry: { field: 'EXPIRATION_DATE', direction: 'ASC' },
  due: { field: 'OFFICE_DUE_DATE', direction: 'ASC' },
  newest: { field: 'CREATED_AT', direction: 'DESC' },
} as const;

/** The address as a filter of the graph; what is not known is left out. */
export function filterOf(query: URLSearchParams): Record<string, unknown> | null {
  const group = GROUPS.find((known) => known === query.get('group'));
  const brand = query.get('brand');
  const office = query.get('office');
  const filter = {
    ...(group === undefined ? {} : { statusGroup: { eq: group } }),
    ...(brand === null || brand === 'all'
      ? {}
      : { brandId: brand === 'none' ? { isNull: true } : { eq: brand } }),
    ...(office === null || !/^[A-Z]{2,5}$/.test(office) ? {} : { jurisdiction: { eq: office } }),
  };
  return Object.keys(filter).length === 0 ? null : filter;
}

export function orderOf(query: URLSearchParams): {
  readonly field: string;
  readonly direction: 'ASC' | 'DESC';
} {
  const order = ORDERS.find((known) => known === query.get('order'));
  return order === undefined ? { field: 'NAME', direction: 'ASC' } : FIELDS[order];
}
