import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, screen, within } from '@testing-library/react';
import { renderAdminPage, sentAs } from '../../../../testing/admin-page.js';
import { rowId } from '../../../../testing/stub-records.js';
import { Component as CaseFile } from './case-file.screen.js';
import { Component as OrderFile } from './order-file.screen.js';
import { Component as MarkHistory } from './mark-history.screen.js';
import { Component as PortfolioHistory } from './portfolio-history.screen.js';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const id = rowId('trademark', 0);
const client = rowId('user', 0);
const days = 'day=2026-05-05&known=2026-05-12&since=2026-05-01';
const asked = { day: '2026-05-05', knownOn: '2026-05-12', since: '2026-05-01', sinceKnownOn: '2026-05-12' };

describe('a mark on a day at the desk', () => {
  it('stands in the words of the desk, with what is different in sentences', async () => {
    const sent = await renderAdminPage({
      path: '/admin/history/:id',
      at: `/admin/history/${id}?${days}`,
      Component: MarkHistory,
    });
    const changes = await screen.findByRole('heading', { name: /^What is different from 1 May 2026/ });
    const said = within(changes.closest('section') as HTMLElement).getAllByRole('listitem');
    expect(said[0]).toHaveTextContent('3 May 2026: Trademark registered. We heard of it on 10 May 2026.');
    expect(said.at(-1)).toHaveTextContent('Registered: 3 May 2026. Nothing was known before.');
    expect(sentAs(sent, 'DeskMarkHistory')[0]?.variables).toEqual({ id, ...asked });
  });

  it('is refused in words for a day that has not come', async () => {
    const sent = await renderAdminPage({
      path: '/admin/history/:id',
      at: `/admin/history/${id}?day=2999-01-01`,
      Component: MarkHistory,
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('This day has not come yet');
    expect(sentAs(sent, 'DeskMarkHistory')).toEqual([]);
  });
});

describe('the marks of a client on a day', () => {
  it('are those of that client, each leading to its own page on the same days', async () => {
    const sent = await renderAdminPage({
      path: '/admin/history',
      at: `/admin/history?client=${client}&${days}`,
      Component: PortfolioHistory,
    });
    expect(await screen.findByText('1 mark')).toBeInTheDocument();
    const [link] = await screen.findAllByRole('link', { name: 'Lumora' });
    expect(link).toHaveAttribute('href', `/admin/history/${id}?${days}`);
    expect(sentAs(sent, 'DeskPortfolioHistory')[0]?.variables).toMatchObject({
      filter: { userId: { eq: client } },
      day: '2026-05-05',
    });
    expect(await screen.findByText('Registered: 3 May 2026. Nothing was known before.')).toBeInTheDocument();
  });

  it('are nobody’s where no client is named', async () => {
    const sent = await renderAdminPage({
      path: '/admin/history',
      at: '/admin/history',
      Component: PortfolioHistory,
    });
    expect(await screen.findByText('Choose a client first: their page leads here.')).toBeInTheDocument();
    expect(sentAs(sent, 'DeskPortfolioHistory')).toEqual([]);
  });
});

describe('a case file at the desk', () => {
  it('withholds nothing: who, why, and of which record', async () => {
    await renderAdminPage({
      path: '/admin/case-file/:id',
      at: `/admin/case-file/${id}`,
      Component: CaseFile,
    });
    expect(await screen.findByText('1 entry. All of them are shown.')).toBeInTheDocument();
    const line = (await screen.findByText('Assigned')).closest('li');
    expect(line).toHaveTextContent(
      /Assigned · letter of the office.*10 May 2026.* · Lena Demo.*She knows the office\./,
    );
  });

  it('has the order and its money, with who', async () => {
    await renderAdminPage({
      path: '/admin/order-file/:id',
      at: `/admin/order-file/${id}`,
      Component: OrderFile,
    });
    const line = (await screen.findByText('Invoice paid')).closest('li');
    expect(line).toHaveTextContent(/Invoice paid · invoice.*10 May 2026.* · Lena Demo/);
    expect(screen.getByRole('link', { name: 'Back to the order' })).toHaveAttribute(
      'href',
      `/registration_request/${id}/show`,
    );
  });
});
