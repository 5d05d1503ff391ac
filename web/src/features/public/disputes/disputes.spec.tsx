import { afterEach, describe, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { isRouteErrorResponse, useRouteError, type LoaderFunctionArgs } from 'react-router';
import { renderPage } from '../../../../testing/render-page.js';
import { siteRecords } from '../../../../testing/site-records.js';
import { Component as CasePage, loader as caseLoader } from './case.screen.js';
import { Component as DisputesPage, loader as disputesLoader } from './disputes.screen.js';
import { Component as ValuePage, loader as valueLoader } from './value.screen.js';
import { Component as ValuesPage, loader as valuesLoader } from './values.screen.js';

afterEach(cleanup);

function Failed() {
  const error = useRouteError();
  return <h1>{isRouteErrorResponse(error) ? `Status ${error.status}` : 'Another failure'}</h1>;
}
type Loader = (args: LoaderFunctionArgs) => unknown;
const route = (path: string, Component: ComponentType, loader: unknown) => ({
  path,
  Component,
  loader: (args: LoaderFunctionArgs) => (loader as Loader)({ ...args, context: { records: siteRecords } }),
  ErrorBoundary: Failed,
  HydrateFallback: () => null,
  handle: { index: true },
});
const open = (at: string) =>
  renderPage(
    [
      route('/trademark-disputes', DisputesPage, disputesLoader),
      route('/trademark-disputes/case/:id', CasePage, caseLoader),
      route('/trademark-disputes/:axis', ValuesPage, valuesLoader),
      route('/trademark-disputes/:axis/:value', ValuePage, valueLoader),
    ],
    { at },
  );
const rows = () => screen.getAllByRole('row').slice(1);
const isListed = () => document.querySelector('meta[name=robots]') === null;

describe('the list of disputes', () => {
  it('shows the newest first, twenty-five a page, and leads on', async () => {
    open('/trademark-disputes');
    expect(await screen.findByText('346 decisions')).toBeInTheDocument();
    expect(rows()).toHaveLength(25);
    expect(isListed()).toBe(true);
    expect(screen.queryByRole('link', { name: 'Page before' })).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'Next page' }));
    expect(await screen.findByText('Page 2 of 14')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Page before' })).toHaveAttribute('href', '/trademark-disputes');
  });

  it('is narrowed by its form, and is then one of countless lists that are not listed', async () => {
    open('/trademark-disputes');
    await userEvent.selectOptions(await screen.findByLabelText('Jurisdiction'), 'us');
    await userEvent.type(screen.getByLabelText('Party'), 'starbucks');
    await userEvent.click(screen.getByRole('button', { name: 'Show' }));
    expect(await screen.findByText('1 decision')).toBeInTheDocument();
    expect(rows()).toHaveLength(1);
    expect(
      within(rows()[0] as HTMLElement).getByRole('link', {
        name: 'Starbucks Corp. v Wolfe’s Borough Coffee Inc.',
      }),
    ).toHaveAttribute('href', '/trademark-disputes/case/charbucks');
    expect(screen.getByLabelText('Jurisdiction')).toHaveValue('us');
    expect(isListed()).toBe(false);
  });

  it('keeps filters in the address of further pages', async () => {
    open('/trademark-disputes?jurisdiction=eu&order=oldest');
    expect(await screen.findByRole('link', { name: 'Next page' })).toHaveAttribute(
      'href',
      '/trademark-disputes?jurisdiction=eu&order=oldest&page=2',
    );
  });

  it('without results says which filter to drop', async () => {
    open('/trademark-disputes?jurisdiction=us&party=Ferrero');
    expect(await screen.findByText('0 decisions')).toBeInTheDocument();
    expect(screen.queryByRole('table')).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: /^Without “Jurisdiction”: \d+ decision/ }));
    expect(await screen.findByRole('table')).toBeInTheDocument();
    expect(screen.getByLabelText('Party')).toHaveValue('Ferrero');
  });
});

describe('disputes from one side', () => {
  it('lists the values that have decisions, parties from A to Z', async () => {
    open('/trademark-disputes/jurisdiction');
    expect(await screen.findByRole('link', { name: 'European Union' })).toHaveAttribute(
      'href',
      '/trademark-disputes/jurisdiction/eu',
    );
    expect(screen.getByRole('link', { name: 'Domain names (UDRP)' })).toBeInTheDocument();
    cleanup();
    open('/trademark-disputes/judicial-party');
    await screen.findByRole('heading', { level: 1, name: 'Disputes by party' });
    expect(screen.getByRole('link', { name: 'EUIPO' })).toHaveAttribute(
      'href',
      '/trademark-disputes/judicial-party/euipo',
    );
  });

  it('lists the decisions of a value', async () => {
    open('/trademark-disputes/industry/software');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Trademark disputes: Software' }),
    ).toBeInTheDocument();
    expect(rows()).toHaveLength(6);
    expect(isListed()).toBe(true);
  });

  it('pages within a value by its own address', async () => {
    open('/trademark-disputes/jurisdiction/us?page=2');
    expect(await screen.findByRole('link', { name: 'Next page' })).toHaveAttribute(
      'href',
      '/trademark-disputes/jurisdiction/us?page=3',
    );
    expect(isListed()).toBe(false);
  });

  it.each(['industry/nothing', 'jurisdiction/fr', 'court', 'court/x', 'case/nothing'])(
    'that is not there is not found: %s',
    async (path) => {
      open(`/trademark-disputes/${path}`);
      expect(await screen.findByRole('heading', { name: 'Status 404' })).toBeInTheDocument();
    },
  );
});

it.each([
  '/trademark-disputes',
  '/trademark-disputes/jurisdiction',
  '/trademark-disputes/jurisdiction/eu',
  '/trademark-disputes/case/charbucks',
])('%s leads on to the reader’s own name and to a guide', async (at) => {
  open(at);
  const next = within(await screen.findByRole('region', { name: 'Have your own name checked' }));
  expect(next.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/verification',
    '/book-a-free-consultation',
    '/trademark-academy/article/defending-an-opposition',
  ]);
});

describe('a decision', () => {
  it('that was not looked up says so, and is not listed', async () => {
    open('/trademark-disputes/case/charbucks');
    expect(await screen.findByText(/^Not yet checked against the decision/)).toBeInTheDocument();
    expect(isListed()).toBe(false);
  });

  it('shows both marks, who won, the year where no day is known, and similar cases', async () => {
    open('/trademark-disputes/case/charbucks');
    await screen.findByRole('heading', { level: 1 });
    const marks = within(screen.getByRole('region', { name: 'The marks' }));
    expect(marks.getAllByRole('figure').map(({ textContent }) => textContent)).toEqual([
      'Earlier markSTARBUCKS',
      'Contested markCHARBUCKS',
    ]);
    expect(screen.getByText('US Court of Appeals, Second Circuit, 2013')).toBeInTheDocument();
    expect(
      screen.getByText('Wolfe’s Borough Coffee Inc. won against Starbucks Corp. in this decision.'),
    ).toBeInTheDocument();
    expect(document.body).not.toHaveTextContent(/For the (?:respondent|claimant)/);
    expect(screen.getByText('736 F.3d 198 (2d Cir. 2013)')).toBeInTheDocument();
    expect(screen.getByRole('table', { name: 'Similar cases' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'class 30' })).toHaveAttribute(
      'href',
      '/class-assist/trademark-class/30',
    );
  });

  it.each([
    ['gluvita', 'Corn Products Refining Co. won against Shangrila Food Products Ltd in this decision.'],
    [
      'giorgio-beverly-hills',
      'OHIM and Giorgio Beverly Hills Inc. won against Laboratorios RTB SL in this decision.',
    ],
    [
      'abercrombie',
      'Each side won in part: Abercrombie & Fitch Co. and Hunting World Inc. each got some of what they wanted.',
    ],
    [
      'sabel-v-puma',
      'Nobody has won by this decision: it answers questions of a national court, which then decides between Puma AG Rudolf Dassler Sport and SABEL BV itself.',
    ],
  ])('says who won by their names: %s', async (id, sentence) => {
    open(`/trademark-disputes/case/${id}`);
    expect(await screen.findByText(sentence)).toBeInTheDocument();
  });

  it('that was looked up names where, and is listed', async () => {
    open('/trademark-disputes/case/krimko-veep');
    expect(await screen.findByText(/^Looked up: /)).toBeInTheDocument();
    expect(isListed()).toBe(true);
    expect(screen.getByRole('link', { name: /in the hall of fame$/ })).toHaveAttribute(
      'href',
      '/trademark-hall-of-fame/coca-cola',
    );
  });
});
