import { describe, expect, it, jest } from '@jest/globals';
import { matchRoutes, type RouteObject } from 'react-router';
import { portalMissing, portalPages } from './portal-pages.js';
import { staffPages } from './staff-pages.js';

// Their frames are no matter of these.
jest.unstable_mockModule('./portal-area.js', () => ({ pages: [...portalPages, portalMissing] }));
jest.unstable_mockModule('./staff-area.js', () => ({ pages: staffPages }));
const { graftFor, routesAt } = await import('./routes.js');

const pathAt = (routes: RouteObject[], path: string): string | undefined =>
  matchRoutes(routes, path)?.at(-1)?.route.path;

describe('the tree that a browser begins with', () => {
  it.each([
    ['/portal/orders', '/portal/orders', '*'],
    ['/portal/nothing', '/portal/orders', '*'],
    ['/trademark/5/show', '*', '/trademark/:id/show'],
    ['/admin', '*', '/trademark/:id/show'],
    ['/faq', '*', '*'],
    ['/portal/login', '*', '*'],
    ['/admin/login', '*', '*'],
  ])('at %s has the open pages, and those of its area alone', async (at, orders, mark) => {
    const routes = await routesAt(at, '/');
    const paths = [
      '/portal/orders',
      '/trademark/5/show',
      '/faq',
      '/portal/login',
      '/admin/login',
      '/country/austria',
    ];
    expect(paths.map((path) => pathAt(routes, path))).toEqual([
      orders,
      mark,
      '/faq',
      '/portal/login',
      '/admin/login',
      '/country/:slug',
    ]);
  });

  it('finds what stands under a language', async () => {
    const routes = await routesAt('/cs/portal/nothing', '/cs');
    expect(matchRoutes(routes, '/cs/portal/nothing', '/cs')?.at(-1)?.route.path).toBe('/portal/*');
  });
});

describe('an address that is followed', () => {
  const graftedAt = async (path: string): Promise<[string | null, number][]> => {
    const grafted: [string | null, number][] = [];
    await graftFor('/')({
      path,
      matches: [],
      signal: new AbortController().signal,
      fetcherKey: undefined,
      patch: (frame, children) => void grafted.push([frame, children.length]),
    });
    return grafted;
  };
  it.each([
    ['/portal/orders', 'portal-layout'],
    ['/trademark/5/show', 'admin-layout'],
  ])('of %s brings the pages of %s', async (path, frame) => {
    expect(await graftedAt(path)).toEqual([[frame, expect.any(Number)]]);
  });

  it.each(['/', '/country/austria', '/portal/login'])('of %s brings nothing: it is open', async (path) => {
    expect(await graftedAt(path)).toEqual([]);
  });
});
