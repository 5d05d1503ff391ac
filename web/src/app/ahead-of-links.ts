import { matchRoutes } from 'react-router';
import { watchIntent } from '../kit/link/intent.js';
import type { PageSpec } from './page-kinds.js';
import { portalPages } from './portal-pages.js';
import { screenOf } from './routes.js';

const portal = portalPages.map((page) => ({ path: page.path, handle: page }));

/** Fetches what the page of an address is drawn by, and has it ask what it will ask. */
async function prepareFor({ pathname, searchParams }: URL, basename: string): Promise<void> {
  const match = matchRoutes(portal, pathname, basename)?.at(-1);
  if (match === undefined) return;
  const { ahead } = await screenOf(match.route.handle as PageSpec);
  await ahead?.({ params: match.params, query: searchParams });
}

/** From now on a page of the portal is made ready when somebody is about to follow a link to it. What cannot be had then is asked for by the page itself. */
export const preparePagesAhead = (basename: string): void =>
  void watchIntent((to) => void prepareFor(to, basename).catch(() => undefined));
