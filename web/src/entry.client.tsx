import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import './app/app.css';
import type { Boot } from './kit/page/boot.js';
import { Document } from './app/document.js';
import type { PageSpec } from './app/page-kinds.js';
import { Providers } from './app/providers.js';
import { graftFor, routesFor, screenHooks, screenIsAt } from './app/routes.js';
import { createTexts } from './i18n/create.js';
import { createTextLoader } from './i18n/load.js';
import { watchBrowserErrors } from './kit/log/browser-errors.js';
import { logToServer } from './kit/log/client-log.js';
import { watchPresses } from './kit/log/watch-presses.js';
import { askForPagesWhoseFilesAreGone } from './kit/page/missing-files.js';
import { rebuildErrors } from './kit/problem/page-problem.js';

/** The lazy parts of the first page must be there before the router starts, or its first paint is thrown away. */
async function resolveLazy(routes: RouteObject[], basename: string): Promise<void> {
  for (const match of matchRoutes(routes, window.location, basename) ?? []) {
    const { lazy } = match.route;
    if (typeof lazy !== 'function') continue;
    Object.assign(match.route, await lazy(), { lazy: undefined });
  }
}

/** Comes after the page: nobody follows a link in its first moment. */
async function prepareAhead(router: { readonly routes: RouteObject[] }, basename: string): Promise<void> {
  const { preparePagesAhead } = await import('./app/ahead-of-links.js');
  preparePagesAhead({ routes: () => router.routes, basename });
}

async function start(boot: Boot): Promise<void> {
  const basename = boot.locale === 'en' ? '/' : `/${boot.locale}`;
  const texts = createTexts({
    locale: boot.locale,
    resources: boot.i18n,
    onMissing: (key) => logToServer('warn', 'missing text', { key, locale: boot.locale }),
  });
  if (boot.screen !== undefined) screenIsAt(...boot.screen);
  const routes = await routesFor(boot.screen?.[0]);
  await resolveLazy(routes, basename);
  const loader = createTextLoader(texts, {
    fetch: (...request) => fetch(...request),
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    version: boot.localesVersion,
  });
  screenHooks.loadTexts = loader.load;
  const hydrationData = { ...boot.hydration, errors: rebuildErrors(boot.hydration.errors) } as never;
  const router = createBrowserRouter(routes, {
    basename,
    hydrationData,
    patchRoutesOnNavigation: graftFor(basename),
  });
  askForPagesWhoseFilesAreGone(router, (href) => window.location.assign(href));
  const areaNow = () => (router.state.matches.at(-1)?.route.handle as PageSpec | undefined)?.area ?? 'public';
  watchPresses(areaNow);
  void prepareAhead(router, basename);
  startTransition(() => {
    hydrateRoot(
      document,
      <Document locale={boot.locale} area={undefined}>
        <Providers boot={boot} texts={texts}>
          <RouterProvider router={router} />
        </Providers>
      </Document>,
    );
  });
}

watchBrowserErrors();
if (window.__boot !== undefined) void start(window.__boot);
