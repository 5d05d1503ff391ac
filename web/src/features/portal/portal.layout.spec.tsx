import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, screen } from '@testing-library/react';
import { renderPage } from '../../../testing/render-page.js';
import { sessionStore } from '../../kit/session/use-session.js';
import { portalAnswer } from '../../../testing/stub-portal.js';
import type { Variables } from '../../../testing/answers-to.js';
import { Component } from './portal.layout.js';

const real = globalThis.fetch;
let asked: string[] = [];

async function signedInAs(
  role: string,
  answers: Readonly<Record<string, object>> = {},
  more: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  asked = [];
  const session = {
    ...more,
    user: { id: 'u', name: 'Lena', email: 'lena@example.com', role },
    expires: '2099-01-01T00:00:00.000Z',
    accessToken: 'a',
  };
  globalThis.fetch = (async (address: string, request?: RequestInit) => {
    asked.push(address);
    const { operationName, variables } = JSON.parse(String(request?.body ?? '{}')) as {
      operationName?: string;
      variables?: Variables;
    };
    return new Response(
      JSON.stringify(
        operationName === undefined
          ? session
          : { data: answers[operationName] ?? portalAnswer(operationName, variables ?? {}) },
      ),
      { headers: { 'content-type': 'application/json' } },
    );
  }) as never;
  await sessionStore().refresh();
}
const draw = () =>
  renderPage(
    [{ path: '/portal', Component, children: [{ index: true, Component: () => <h1>Waiting for you</h1> }] }],
    { at: '/portal' },
  );

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  globalThis.fetch = real;
});

describe('the customers’ area', () => {
  it.each(['lawyer', 'ADMIN'])(
    'shows a colleague (%s) whose it is and the way to the staff area, and asks for nothing',
    async (role) => {
      await signedInAs(role);
      draw();
      expect(await screen.findByRole('heading', { name: 'This is the customers’ area' })).toBeInTheDocument();
      expect(screen.getByRole('link', { name: 'To the staff area' })).toHaveAttribute('href', '/admin');
      expect(screen.queryByRole('heading', { name: 'Waiting for you' })).toBeNull();
      expect(asked.filter((address) => address.includes('graphql'))).toEqual([]);
    },
  );

  it('counts the questions with a new answer where they are, also behind «More»', async () => {
    await signedInAs('customer', { PortalUnread: { unreadTickets: 2, unseenNotifications: 1 } });
    draw();
    const [side, sheet] = await screen.findAllByRole('link', {
      name: 'Questions 2 questions with a new answer',
      hidden: true,
    });
    expect([side, sheet].map((link) => link?.getAttribute('href'))).toEqual([
      '/portal/support',
      '/portal/support',
    ]);
    expect(screen.getByText('More')).toHaveTextContent(
      'More2 questions with a new answer1 unread line of news',
    );
    expect(screen.getAllByRole('link', { name: 'News 1 unread line of news', hidden: true })).toHaveLength(2);
  });

  it('counts nothing where nothing is new', async () => {
    await signedInAs('customer', { PortalUnread: { unreadTickets: 0, unseenNotifications: 0 } });
    draw();
    await screen.findByRole('heading', { name: 'Waiting for you' });
    expect(screen.queryByText('questions with a new answer')).toBeNull();
    expect(screen.queryByText('unread lines of news')).toBeNull();
  });

  it('asks who has to add a second step for it, and for nothing else', async () => {
    await signedInAs('customer', {}, { mustAddSecondStep: true });
    draw();
    expect(await screen.findByRole('heading', { level: 1, name: 'Add a second step' })).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Waiting for you' })).toBeNull();
    expect(asked.filter((address) => address.includes('graphql'))).toEqual([]);
  });

  it('is drawn for a customer', async () => {
    await signedInAs('customer');
    draw();
    expect(await screen.findByRole('heading', { name: 'Waiting for you' })).toBeInTheDocument();
  });
});
