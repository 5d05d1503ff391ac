import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { act, cleanup, screen } from '@testing-library/react';
import { renderPage } from '../../../testing/render-page.js';
import { ask } from './parts/admin-api.js';
import { Component } from './admin.layout.js';

const session = {
  user: { id: 'u', name: 'Lena', email: 'lena@example.com', role: 'LAWYER' },
  expires: '2099-01-01T00:00:00.000Z',
  accessToken: 'a',
  accessTokenAdminUser: 'b',
};
const json = (body: unknown): Response =>
  new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });
const real = globalThis.fetch;
let asked: string[] = [];
let lineIsDown = true;

beforeEach(() => {
  asked = [];
  lineIsDown = true;
  localStorage.clear();
  globalThis.fetch = (async (address: string) => {
    asked.push(address);
    if (lineIsDown) throw new TypeError('offline');
    return address.includes('/api/auth/session') ? json(session) : json({ data: {} });
  }) as never;
});
afterEach(() => {
  cleanup();
  globalThis.fetch = real;
});

describe('the staff area on a line that is down', () => {
  it('says so, signs nobody out, and goes on when the line is back', async () => {
    renderPage(
      [{ path: '/admin', Component, children: [{ index: true, Component: () => <h1>My day is here</h1> }] }],
      { at: '/admin' },
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('This could not be loaded.');
    await act(() => expect(ask({ id: 'x', name: 'X' }, {})).rejects.toThrow('offline'));
    lineIsDown = false;
    expect(await screen.findByRole('heading', { name: 'My day is here' })).toBeInTheDocument();
    expect(asked.filter((address) => /signout|csrf/.test(address))).toEqual([]);
  });
});
