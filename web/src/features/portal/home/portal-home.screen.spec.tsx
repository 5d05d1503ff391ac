import { afterEach, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, configure, screen, waitFor } from '@testing-library/react';
import { renderPortalPage } from '../../../../testing/portal-page.js';
// @ts-expect-error no types
import { portalAnswer } from '../../../../testing/stub-portal.mjs';
import { Component } from './portal-home.screen.js';

configure({ asyncUtilTimeout: 20_000 });
afterEach(cleanup);

const full = portalAnswer('PortalHome', {});
const nothing = { ...full, live: 0, pending: 0, registrationRequestList: { ...full.registrationRequestList, items: [], totalCount: 0 } };
const page = (query = '') => ({ path: '/portal', at: `/portal${query}`, Component });

it('shows what was ordered as soon as it reaches an account that was just opened', async () => {
  let asked = 0;
  renderPortalPage(page('?opened'), { PortalHome: () => (asked++ < 2 ? nothing : full) });
  expect(await screen.findByText(/on its way here/)).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText(/on its way here/)).toBeNull());
  expect(await screen.findByText(/See .*orders?/)).toBeInTheDocument();
  expect(asked).toBeGreaterThan(2);
});

it('tells an account without orders how one begins', async () => {
  renderPortalPage(page(), { PortalHome: () => nothing });
  expect(await screen.findByText(/An order starts with a free check/)).toBeInTheDocument();
});
