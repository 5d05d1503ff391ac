import { afterEach, describe, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { isRouteErrorResponse, useRouteError, type LoaderFunctionArgs } from 'react-router';
import { renderPage } from '../../../../testing/render-page.js';
import { siteRecords } from '../../../../testing/site-records.js';
import { thingCalled, thingOfClass } from './parts/things.js';
import { Component as ClassPage, loader as classLoader } from './specimen-class.screen.js';
import { Component as GuidePage, loader as guideLoader } from './specimen-guide.screen.js';
import { Component as SectorPage, loader as sectorLoader } from './specimen-sector.screen.js';

afterEach(cleanup);

function Failed() {
  const error = useRouteError();
  return <h1>{isRouteErrorResponse(error) ? `Status ${error.status}` : 'Another failure'}</h1>;
}
const route = (path: string, Component: ComponentType, loader: unknown) => ({
  path,
  Component,
  loader: (args: LoaderFunctionArgs) =>
    (loader as (args: LoaderFunctionArgs) => unknown)({ ...args, context: { records: siteRecords } }),
  ErrorBoundary: Failed,
  HydrateFallback: () => null,
  handle: { index: true },
});
const open = (at: string) =>
  renderPage(
    [
      route('/specimen-guide', GuidePage, guideLoader),
      route('/specimen-guide/trademark-class/:class', ClassPage, classLoader),
      route('/specimen-guide/sector/:sector', SectorPage, sectorLoader),
    ],
    { at },
  );
const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');
const drawings = () =>
  [...document.querySelectorAll('[data-drawing]')].map((drawing) => drawing.getAttribute('data-drawing'));

describe('the specimen guide', () => {
  it('leads to every class and trade, to the declaration and to the classes', async () => {
    open('/specimen-guide');
    await screen.findByRole('heading', { level: 1, name: 'Specimen guide' });
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
    expect(hrefs.filter((href) => href.startsWith('/specimen-guide/trademark-class/'))).toHaveLength(45);
    expect(hrefs.filter((href) => href.startsWith('/specimen-guide/sector/'))).toHaveLength(20);
    expect(hrefs).toEqual(expect.arrayContaining(['/declaration-of-use-in-us', '/class-assist']));
  });

  it('of a class of goods shows what passes and what does not, and looks for goods alone', async () => {
    open('/specimen-guide/trademark-class/25');
    expect(await screen.findByRole('heading', { level: 1, name: /^Specimens for class 25: / })).toBeVisible();
    expect(drawings()).toEqual(['tag', 'undated', 'mock-up']);
    expect(screen.getByText(/^Goods: they can be seen/)).toBeInTheDocument();
    expect(screen.queryByText(/^Services: words beside the mark/)).toBeNull();
    expect(hrefOf('Clothing')).toBe('/specimen-guide/sector/clothing');
    expect(hrefOf('Terms of class 25')).toBe('/class-assist/trademark-class/25');
  });

  it('of a class of services asks for the service', async () => {
    open('/specimen-guide/trademark-class/43');
    await screen.findByRole('heading', { level: 1 });
    expect(drawings()).toEqual(['service', 'undated', 'advert']);
    expect(screen.getByText(/^Services: words beside the mark/)).toBeInTheDocument();
  });

  it.each([
    [3, 'perfume'],
    [12, 'bicycle'],
    [25, 'shirt'],
    [33, 'wine'],
    [36, 'bank'],
    [45, 'scales'],
  ])('of class %i draws what belongs to it: %s', async (number, thing) => {
    open(`/specimen-guide/trademark-class/${number}`);
    await screen.findByRole('heading', { level: 1 });
    const drawn = [...document.querySelectorAll('[data-drawing]')];
    expect(drawn.map((drawing) => drawing.getAttribute('data-thing'))).toEqual([thing, thing, thing]);
  });

  it('draws something of its own for every class', () => {
    const drawn = Array.from({ length: 45 }, (_, index) => thingOfClass(index + 1));
    expect(new Set(drawn).size).toBe(45);
    expect(new Set(drawn.map((name) => thingCalled(name).d)).size).toBe(45);
  });

  it('of a trade says what to photograph, with three examples and the reason why two are not good', async () => {
    open('/specimen-guide/sector/clothing');
    await screen.findByRole('heading', { level: 1, name: 'Specimens: Clothing' });
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Good',
      'Weak',
      'Refused',
    ]);
    expect(within(screen.getAllByRole('figure')[1] as HTMLElement).getByText(/ornamental/)).toBeVisible();
    expect(hrefOf(/^25 /)).toBe('/specimen-guide/trademark-class/25');
  });

  it.each(['trademark-class/46', 'trademark-class/x', 'sector/nothing'])(
    'has nothing at %s',
    async (path) => {
      open(`/specimen-guide/${path}`);
      expect(await screen.findByRole('heading', { name: 'Status 404' })).toBeInTheDocument();
    },
  );
});
