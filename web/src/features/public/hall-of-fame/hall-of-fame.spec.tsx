import { afterEach, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { isRouteErrorResponse, useRouteError, type LoaderFunctionArgs } from 'react-router';
import { renderPage } from '../../../../testing/render-page.js';
import { siteRecords } from '../../../../testing/site-records.js';
import { Component as MarkPage, loader as markLoader } from './famous-mark.screen.js';
import { Component as HallPage, loader as hallLoader } from './hall-of-fame.screen.js';

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
      route('/trademark-hall-of-fame', HallPage, hallLoader),
      route('/trademark-hall-of-fame/:slug', MarkPage, markLoader),
    ],
    { at },
  );
const isListed = () => document.querySelector('meta[name=robots]') === null;

it('shows all famous marks, and those of a kind, trade and country', async () => {
  open('/trademark-hall-of-fame');
  expect(await screen.findByText('79 marks')).toBeInTheDocument();
  expect(isListed()).toBe(true);
  await userEvent.selectOptions(screen.getByLabelText('Kind'), 'sound');
  await userEvent.selectOptions(screen.getByLabelText('Country'), 'US');
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  expect(await screen.findByText('4 marks')).toBeInTheDocument();
  expect(isListed()).toBe(false);
  expect(screen.getByLabelText('Kind')).toHaveValue('sound');
});

it('leads back to all when nothing has what was asked for', async () => {
  open('/trademark-hall-of-fame?kind=sound&country=CZ');
  expect(await screen.findByText('0 marks')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: /Show all of them/ }));
  expect(await screen.findByText('79 marks')).toBeInTheDocument();
});

it('names the country of a British mark, which offices call UK', async () => {
  open('/trademark-hall-of-fame?country=UK');
  await screen.findByRole('heading', { level: 1 });
  expect(screen.getAllByText(/· United Kingdom/).length).toBeGreaterThan(0);
});

it('tells the story of a mark with one registration and what courts said, and that nobody has checked it', async () => {
  open('/trademark-hall-of-fame/coca-cola');
  expect(await screen.findByRole('heading', { level: 1, name: 'Coca-Cola' })).toBeInTheDocument();
  expect(screen.getByText(/^Not yet checked against a source/)).toBeInTheDocument();
  expect(isListed()).toBe(false);
  expect(screen.getByText('United States, No. 22406, not yet looked up in the register')).toBeInTheDocument();
  const courts = within(screen.getByRole('table', { name: 'What courts said' }));
  expect(courts.getAllByRole('row')).toHaveLength(5);
});

it('names an unusual kind by its own name', async () => {
  open('/trademark-hall-of-fame/feta');
  expect((await screen.findAllByText('Other: protected designation')).length).toBeGreaterThan(0);
});

it('does not find a mark that is not there', async () => {
  open('/trademark-hall-of-fame/nothing');
  expect(await screen.findByRole('heading', { name: 'Status 404' })).toBeInTheDocument();
});

it.each(['/trademark-hall-of-fame', '/trademark-hall-of-fame/coca-cola'])(
  '%s leads on to the reader’s own name and to a guide',
  async (at) => {
    open(at);
    const next = within(await screen.findByRole('region', { name: 'Have your own name checked' }));
    expect(next.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/verification',
      '/book-a-free-consultation',
      '/trademark-academy/article/choosing-a-strong-name',
    ]);
  },
);
