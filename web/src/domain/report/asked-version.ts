/** Number of the version in an address such as `?version=1`; null is the newest. */
export function askedVersion(query: URLSearchParams): number | null {
  const asked = Number(query.get('version'));
  return Number.isInteger(asked) && asked > 0 ? asked : null;
}
