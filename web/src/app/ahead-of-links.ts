import { matchRoutes, type RouteObject } from 'react-router';
import { watchIntent } from '../kit/link/intent.js';
import type { PageSpec } from './page-kinds.js';
import { screenOf } from './routes.js';

/** Where the document is: its tree as far as it is there, and the language before its addresses. */
interface Here {
  readonly routes: () => RouteObject[];
  readonly basename: string;
}

/** Fetches what the page of an address is drawn by, and has it ask what it will ask. */
async function prepareFor({ pathname, searchParams }: URL, { routes, basename }: Here): Promise<void> {
  const match = matchRoutes(routes(), pathname, basename)?.at(-1);
  const page = match?.route.handle as PageSpec | undefined;
  if (match === undefined || page === undefined) return;
  const { ahead } = await screenOf(page);
  await ahead?.({ params: match.params, query: searchParams });
}

/** From now on a page is made ready when somebody is about to follow a link to it. What cannot be had then is asked for by the page itself. */
export const preparePagesAhead = (here: Here): void =>
  void watchIntent((to) => void prepareFor(to, here).catch(() => undefined));
