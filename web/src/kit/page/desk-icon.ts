import { useEffect } from 'react';

const ICON = '/desk.svg';

/** While the page is drawn, its tab carries the icon of the staff area: tabs of clients' pages are told from one's own. */
export function useDeskIcon(): void {
  useEffect(() => {
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=icon]')];
    const before = links.map((link) => link.getAttribute('href'));
    for (const link of links) link.setAttribute('href', ICON);
    return () => links.forEach((link, at) => link.setAttribute('href', before[at] ?? ''));
  }, []);
}
