/** Number of the version of a report that an address asks for, as its last part (`/verification-summary/{link}/2`) or as `?version=2`; null is the newest. */
export function askedVersion(query: URLSearchParams, part: string | undefined): number | null {
  const asked = Number(part ?? query.get('version'));
  return Number.isInteger(asked) && asked > 0 ? asked : null;
}
