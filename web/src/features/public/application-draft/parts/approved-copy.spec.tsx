import { afterEach, beforeEach, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, screen } from '@testing-library/react';
import { renderPage } from '../../../../../testing/render-page.js';
import type { DraftRequest } from '../use-draft.js';
import { ApprovedCopy } from './approved-copy.js';

const digest = 'ab'.repeat(32);
const request = {
  id: 'r',
  status: 'FILED',
  approvedAt: '2026-11-30T10:00:00Z',
  logo: null,
  timeline: [],
} as unknown as DraftRequest;
const real = globalThis.fetch;
let sealedAt: string | null = null;

beforeEach(() => {
  document.documentElement.lang = 'en';
  const session = {
    user: { id: 'u', name: 'Eva', email: 'eva@example.com' },
    expires: '2099-01-01T00:00:00Z',
    accessToken: 'token',
  };
  globalThis.fetch = (async (address: string) => {
    const body = address.includes('/api/auth/session')
      ? session
      : { data: { filingCopy: { digest, sealedAt, offices: [] } } };
    return new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });
  }) as never;
});
afterEach(() => {
  cleanup();
  globalThis.fetch = real;
});

const show = () =>
  renderPage([{ path: '/', Component: () => <ApprovedCopy request={request} offices={[]} /> }]);

it('what was approved leads to its place in the chain of issued documents', async () => {
  sealedAt = '2026-11-30T10:00:00.000Z';
  show();
  expect(await screen.findByRole('link', { name: /approval was noted/ })).toHaveAttribute(
    'href',
    `/verify?fingerprint=${digest}`,
  );
});
