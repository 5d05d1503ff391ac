/** A tab or a line's end inside an address is dropped by browsers, and a backslash read as a slash: neither stands in an address of ours. */
const PLAIN = /^[!-[\]-~\u00A0-\u{10FFFF}]+$/u;

/** The address as a path of this very site, whatever tricks it is written with. @returns `otherwise` for every other site and for what is no address */
export function ownPath(address: string, otherwise: string): string {
  if (!PLAIN.test(address)) return otherwise;
  // On the server there is no page yet, and no other site is taken for ours.
  const origin = typeof window === 'undefined' ? 'https://here.invalid' : window.location.origin;
  const url = URL.canParse(address, origin) ? new URL(address, origin) : undefined;
  if (url === undefined || url.origin !== origin || url.username !== '' || url.password !== '')
    return otherwise;
  // "/.//elsewhere" is of this site, but what is left of it when it is shortened is not.
  if (url.pathname.startsWith('//')) return otherwise;
  // "/x" and our own origin before it, but not "x", which would depend on the page that it stands on.
  return address.startsWith('/') || address.startsWith(`${origin}/`)
    ? `${url.pathname}${url.search}${url.hash}`
    : otherwise;
}

/** A new document: nothing of the page before stays in memory. */
export function goTo(path: string): void {
  window.location.assign(path);
}
