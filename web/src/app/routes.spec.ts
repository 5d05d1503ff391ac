import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { matchRoutes, type RouteObject } from 'react-router';
import { portalMissing, portalPages } from './portal-pages.js';
import { staffPages } from './staff-pages.js';

type Routes = typeof import('./routes.js');
let routes: Routes;

// Each document has its own tables.
beforeEach(async () => {
  jest.resetModules();
  // Their frames are no matter of these.
  jest.unstable_mockModule('./portal-area.js', () => ({ pages: [...portalPages, portalMissing] }));
  jest.unstable_mockModule('./staff-area.js', () => ({ pages: staffPages }));
  routes = await import('./routes.js');
});

const ADDRESSES = [
  '/faq',
  '/country/austria',
  '/portal/login',
  '/admin/login',
  '/portal/orders',
  '/trademark/5/show',
];
const found = (tree: RouteObject[]): string[] =>
  ADDRESSES.filter(
    (path) => !['*', '/portal/*'].includes(matchRoutes(tree, path)?.at(-1)?.route.path ?? '*'),
  );

describe('the tree that a document begins with', () => {
  it.each([
    ['portal/orders/orders', ['/portal/orders']],
    ['admin/my-day/my-day', ['/trademark/5/show']],
    ['public/home/home', ADDRESSES.slice(0, 4)],
    ['account/login/login', ADDRESSES.slice(0, 4)],
    [undefined, ADDRESSES.slice(0, 4)],
  ])('that shows %s has the pages of its area', async (screen, expected) => {
    expect(found(await routes.routesFor(screen))).toEqual(expected);
  });
});

describe('an address that is followed', () => {
  const graftedAt = async (path: string, basename = '/'): Promise<(readonly [string | null, boolean])[]> => {
    const grafted: (readonly [string | null, boolean])[] = [];
    await routes.graftFor(basename)({
      path,
      matches: [],
      signal: new AbortController().signal,
      fetcherKey: undefined,
      patch: (frame, children) => {
        grafted.push([frame, matchRoutes(children as RouteObject[], path, basename) !== null]);
      },
    });
    return grafted;
  };
  const OPEN = ['public-layout', 'staff-door'];

  it.each([
    ['portal/orders/orders', '/trademark/5/show', ['admin-layout']],
    ['public/home/home', '/portal/orders', ['portal-layout']],
    ['account/login/login', '/portal/nothing', ['portal-layout']],
    ['public/home/home', '/trademark/5/show', ['admin-layout']],
    ['portal/orders/orders', '/faq', OPEN],
    ['portal/orders/orders', '/portal/login', OPEN],
    ['admin/my-day/my-day', '/portal/orders', ['portal-layout']],
    ['admin/my-day/my-day', '/admin/login', OPEN],
  ])('from %s to %s brings the pages of %s, its own among them, once', async (screen, path, frames) => {
    await routes.routesFor(screen);
    const grafted = await graftedAt(path);
    expect(grafted.map(([frame]) => frame)).toEqual(frames);
    expect(grafted.filter(([, isIn]) => isIn)).toHaveLength(1);
    expect(await graftedAt(path)).toEqual([]);
  });

  it.each([
    ['public/home/home', '/country/austria'],
    ['portal/orders/orders', '/portal/order/5'],
    ['admin/my-day/my-day', '/trademark/5/show'],
  ])('from %s to %s brings nothing: it is there', async (screen, path) => {
    await routes.routesFor(screen);
    expect(await graftedAt(path)).toEqual([]);
  });

  it('of nothing brings what might have had it, and not again', async () => {
    await routes.routesFor('public/home/home');
    expect(await graftedAt('/nothing')).toEqual([['admin-layout', false]]);
    expect(await graftedAt('/nothing')).toEqual([]);
  });

  it('stands under its language', async () => {
    await routes.routesFor('public/home/home');
    expect(await graftedAt('/cs/faq', '/cs')).toEqual([]);
    expect((await graftedAt('/cs/portal/orders', '/cs')).map(([frame]) => frame)).toEqual(['portal-layout']);
  });
});
