import type { PatchRoutesOnNavigationFunction, RouteObject } from 'react-router';
import { linkProblemOf } from '../kit/link/cut-link.js';
import { linkProblem } from '../kit/problem/page-problem.js';
import { leavingPrograms } from '../kit/third-party/leave-programs.js';
import { areaMissingAt, areaOf, pagesIn } from './area-pages.js';
import { ErrorPage } from './error-page.js';
import { Root } from './root.js';
import type { ScreenModule } from './screen-module.js';
import type { PageSpec } from './page-kinds.js';
import { StaffDoor } from './staff-door.js';

/** The browser's start sets this; on the server all texts are there already. */
export const screenHooks: { loadTexts: (namespaces: readonly string[]) => Promise<void> } = {
  loadTexts: () => Promise.resolve(),
};

/** By area: where all of its screens are. Fetched by whoever goes to another page than the one of the document. */
const SCREENS = {
  public: () => import('./open-screens.js'),
  account: () => import('./open-screens.js'),
  portal: () => import('./portal-screens.js'),
  admin: () => import('./staff-screens.js'),
};
/** Frames of what is behind a sign-in, of which only the one of the area that is open is fetched. */
const FRAMES = {
  portal: () => import('./portal-area.js'),
  admin: () => import('./staff-area.js'),
};

/** By name: addresses of scripts that a document named itself. */
const named = new Map<string, string>();

/** From now on this screen is fetched from where its document says that it is, without a look into the list of all. */
export const screenIsAt = (screen: string, file: string): void => void named.set(screen, file);

async function fetched({ area, screen }: PageSpec): Promise<ScreenModule> {
  const file = named.get(screen);
  if (file !== undefined) return (await import(/* @vite-ignore */ file)) as ScreenModule;
  const { screens } = await SCREENS[area]();
  const importer = screens[`../features/${screen}.screen.tsx`];
  if (importer === undefined) throw new Error(`There is no screen at features/${screen}.screen.tsx`);
  return importer();
}

/** What a page is drawn by, with its words. */
export async function screenOf(page: PageSpec): Promise<ScreenModule> {
  const [screen] = await Promise.all([fetched(page), screenHooks.loadTexts(page.ns)]);
  return screen;
}

async function load(page: PageSpec): Promise<Partial<RouteObject> & object> {
  const { Component, loader, action, prepare } = await screenOf(page);
  await prepare?.(page.path);
  return {
    Component,
    ...(loader && { loader: leavingPrograms(loader) }),
    ...(action && { action: leavingPrograms(action) }),
  } as Partial<RouteObject> & object;
}

function route(page: PageSpec): RouteObject {
  return {
    id: page.path,
    path: page.path,
    handle: page,
    ErrorBoundary: ErrorPage,
    lazy: () => load(page) as never,
  };
}

const isStaffDoor = ({ path }: PageSpec): boolean => path === '/admin/login';

function area(name: 'portal' | 'admin', children: RouteObject[]): RouteObject {
  return {
    id: `${name}-layout`,
    ErrorBoundary: ErrorPage,
    lazy: async () => ({ Component: (await (await FRAMES[name]()).layout()).Component ?? Root }) as never,
    children,
  };
}

const notFound: RouteObject = {
  id: 'not-found',
  path: '*',
  ErrorBoundary: ErrorPage,
  loader: ({ request }) => {
    const link = linkProblemOf(new URL(request.url).pathname);
    throw link === undefined ? new Response(null, { status: 404 }) : linkProblem(link);
  },
  Component: () => null,
};

/** The tree of the client with these pages in it; language prefixes are the router's basename and appear nowhere in it. */
export function routesOf(shown: readonly PageSpec[]): RouteObject[] {
  const inArea = (...areas: PageSpec['area'][]): RouteObject[] =>
    shown.filter((page) => areas.includes(page.area) && !isStaffDoor(page)).map(route);
  return [
    {
      id: 'root',
      Component: Root,
      ErrorBoundary: ErrorPage,
      children: [
        {
          id: 'public-layout',
          // Whoever works behind a sign-in does not carry the frame of the public pages.
          lazy: async () => ({ Component: (await import('./public-layout.js')).PublicLayout }),
          ErrorBoundary: ErrorPage,
          children: [...inArea('public', 'account'), notFound],
        },
        {
          id: 'staff-door',
          Component: StaffDoor,
          ErrorBoundary: ErrorPage,
          children: shown.filter(isStaffDoor).map(route),
        },
        area('portal', inArea('portal')),
        area('admin', inArea('admin')),
      ],
    },
  ];
}

/** The tree for a document that shows this screen: the pages of its area. */
export const routesFor = async (screen: string | undefined): Promise<RouteObject[]> =>
  routesOf(await pagesIn(areaOf(screen)));

/** Grafts on what an address needs that the tree of the router does not have yet. */
export const graftFor =
  (basename: string): PatchRoutesOnNavigationFunction =>
  async ({ path, patch }) => {
    const area = await areaMissingAt(path, basename);
    if (area === undefined) return;
    const pages = await pagesIn(area);
    if (area !== 'open') return patch(`${area}-layout`, pages.map(route));
    patch('public-layout', pages.filter((page) => !isStaffDoor(page)).map(route));
    patch('staff-door', pages.filter(isStaffDoor).map(route));
  };
