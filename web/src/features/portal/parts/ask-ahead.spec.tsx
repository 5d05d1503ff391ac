import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { ApolloProvider } from '@apollo/client/react';
import { parse } from 'graphql';
import { Link, Outlet } from 'react-router';
import { createPortalClient } from '../../../data/apollo.js';
import { renderPage } from '../../../../testing/render-page.js';
import { portalAnswer } from '../../../../testing/stub-portal.js';
import type { Variables } from '../../../../testing/answers-to.js';
import { asksAhead, useAskingAhead } from './ask-ahead.js';
import { Loaded } from './page.js';
import { PortalUnreadDocument, PortalUnreadNode } from './portal-parts.graphql.js';
import { useBrandChoice } from './use-brand-choice.js';
import { useCommand } from './use-command.js';
import { usePortalQuery } from './use-portal-query.js';

const question = () => [PortalUnreadDocument, PortalUnreadNode, {}] as const;

/** A screen of one figure. */
const tickets = {
  ahead: asksAhead(() => [question()]),
  Component: () => (
    <Loaded answer={usePortalQuery(...question())}>
      {({ unreadTickets }) => <h1>{unreadTickets} new answers</h1>}
    </Loaded>
  ),
};

const BRANDS = {
  brandList: { __typename: 'BrandPage', items: [] },
  unassignedBrand: { __typename: 'UnassignedBrand', name: 'Without a brand' },
  unassignedRequests: { __typename: 'UnassignedRequests', registrationRequests: 0, serviceRequests: 0 },
  unassignedMarks: 1,
  unassignedCases: 0,
};

const real = globalThis.fetch;
let asked: { readonly name: string; readonly variables: Variables }[] = [];

beforeEach(() => {
  asked = [];
  localStorage.clear();
  globalThis.fetch = (async (_address: string, request?: RequestInit) => {
    const { operationName: name, variables } = JSON.parse(String(request?.body)) as {
      operationName: string;
      variables: Variables;
    };
    asked.push({ name, variables });
    const data =
      {
        BrandChoice: BRANDS,
        PortalUnread: { unreadTickets: 2, unseenNotifications: 0 },
        ReadAll: { readAll: null },
      }[name] ?? portalAnswer(name, variables);
    return new Response(JSON.stringify({ data }), {
      headers: { 'content-type': 'application/json' },
    });
  }) as never;
});
afterEach(() => {
  cleanup();
  globalThis.fetch = real;
});

const readAll = parse('mutation ReadAll { readAll { id } }');

function ReadAll() {
  const { run } = useCommand({ id: 'read-all', name: 'ReadAll' }, readAll);
  return (
    <button type="button" onClick={() => void run({})}>
      Read all
    </button>
  );
}

function Brands() {
  return <p>{useBrandChoice().ready ? 'brands are known' : 'brands are asked for'}</p>;
}

/** The frame of the portal over made-up answers, at its first page. */
async function openPortal(): Promise<void> {
  const client = createPortalClient({ token: () => 'test', onSignedOut: () => undefined });
  const Frame = () => {
    useAskingAhead(client);
    return (
      <ApolloProvider client={client}>
        <Brands />
        <ReadAll />
        <Link to="/portal/support">To the answers</Link>
        <Outlet />
      </ApolloProvider>
    );
  };
  renderPage(
    [
      {
        path: '/portal',
        Component: Frame,
        children: [
          { index: true, Component: () => <h1>Start</h1> },
          { path: 'support', Component: tickets.Component },
        ],
      },
    ],
    { at: '/portal' },
  );
  await screen.findByText('brands are known');
}

const times = (name: string): number => asked.filter((one) => one.name === name).length;
const place = (query = '') => ({ params: {}, query: new URLSearchParams(query) });

describe('a page that somebody is about to open', () => {
  it('has its rows in the turn in which it is opened, asked once', async () => {
    await openPortal();
    await act(async () => {
      await Promise.all([tickets.ahead(place()), tickets.ahead(place())]);
    });
    expect(times('PortalUnread')).toBe(1);
    fireEvent.click(screen.getByRole('link', { name: 'To the answers' }));
    expect(screen.getByRole('heading', { name: '2 new answers' })).toBeInTheDocument();
    await act(async () => undefined);
    expect(times('PortalUnread')).toBe(1);
  });

  it('is asked for anew where something was changed meanwhile', async () => {
    await openPortal();
    await act(() => tickets.ahead(place()));
    const before = times('PortalUnread');
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Read all' })));
    await waitFor(() => expect(times('ReadAll')).toBe(1));
    fireEvent.click(screen.getByRole('link', { name: 'To the answers' }));
    await waitFor(() => expect(times('PortalUnread')).toBe(before + 1));
  });

  it('is not asked for once the frame has gone', async () => {
    await openPortal();
    cleanup();
    await tickets.ahead(place());
    expect(times('PortalUnread')).toBe(0);
  });

  it('waits for its rows where nobody asked ahead, and then asks by itself', async () => {
    await openPortal();
    fireEvent.click(screen.getByRole('link', { name: 'To the answers' }));
    expect(screen.getByRole('status', { name: 'Loading' })).toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: '2 new answers' })).toBeInTheDocument();
  });
});
