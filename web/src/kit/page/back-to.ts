/** Controls of an address that say what was chosen there; what is chosen now would lose against them. */
const CHOSEN = ['country', 'currency', 'origin', 'destination'];

/** Where a form that changes how pages are shown leads back to: a path of this site with its query, never another site's. */
export function backTo(asked: unknown): string {
  const text = typeof asked === 'string' ? asked : '';
  // A browser reads `//host` and `/\host` as another site.
  if (!/^\/(?![/\\])[^\\\s]*$/.test(text) || !URL.canParse(text, 'http://site')) return '/';
  const { pathname, search } = new URL(text, 'http://site');
  if (pathname.startsWith('//')) return '/';
  return `${pathname}${search}`;
}

/** The same address without what it says of country, currency and offices. */
export function withoutChoices(address: string): string {
  const { pathname, searchParams } = new URL(address, 'http://site');
  for (const name of CHOSEN) searchParams.delete(name);
  const query = searchParams.toString();
  return query === '' ? pathname : `${pathname}?${query}`;
}
