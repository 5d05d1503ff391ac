import { matchRoutes } from 'react-router';
import type { PageSpec } from './page-kinds.js';

/** Whose pages: anybody's, the customers', those of staff. */
export type Area = 'open' | 'portal' | 'admin';

const TABLES: Readonly<Record<Area, () => Promise<readonly PageSpec[]>>> = {
  open: async () => (await import('./open-pages.js')).openPages,
  portal: async () => (await import('./portal-area.js')).pages,
  admin: async () => (await import('./staff-area.js')).pages,
};
const come = new Map<Area, readonly PageSpec[]>();

/** The pages of an area, fetched once. */
export async function pagesIn(area: Area): Promise<readonly PageSpec[]> {
  const pages = come.get(area) ?? (await TABLES[area]());
  come.set(area, pages);
  return pages;
}

/** Whose a screen is, by its name. Without one nothing is there, which is anybody's. */
export function areaOf(screen: string | undefined): Area {
  const [first = ''] = screen?.split('/') ?? [];
  return first === 'portal' || first === 'admin' ? first : 'open';
}

const pageAt = (pages: readonly PageSpec[], path: string, basename?: string): PageSpec | undefined =>
  matchRoutes(
    pages.map((page) => ({ path: page.path, handle: page })),
    path,
    basename,
  )?.at(-1)?.route.handle;

const ANYTHING_IN_PORTAL = '/portal/*';

/** The area whose pages an address needs and that have not come yet; undefined where its page is there. Whatever is neither anybody's nor the customers' may be of staff: their pages are named by tables. */
export async function areaMissingAt(path: string, basename: string): Promise<Area | undefined> {
  const found = pageAt([...come.values()].flat(), path, basename);
  if (found !== undefined && found.path !== ANYTHING_IN_PORTAL) return undefined;
  if (!come.has('open') && pageAt(await pagesIn('open'), path, basename) !== undefined) return 'open';
  const area = matchRoutes([{ path: ANYTHING_IN_PORTAL }], path, basename) === null ? 'admin' : 'portal';
  if (come.has(area)) return undefined;
  await pagesIn(area);
  return area;
}

/** An open page by its address without language, as far as their table has come; it is in every document of theirs. */
export const openPageAt = (path: string): PageSpec | undefined => pageAt(come.get('open') ?? [], path);
