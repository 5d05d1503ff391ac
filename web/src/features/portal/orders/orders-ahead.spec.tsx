import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render } from '@testing-library/react';
import { createPortalClient } from '../../../data/apollo.js';
import { useAskingAhead } from '../parts/ask-ahead.js';
import { BrandChoiceNode } from '../parts/portal-parts.graphql.js';
import { ahead } from './orders.screen.js';

const real = globalThis.fetch;
afterEach(() => {
  cleanup();
  globalThis.fetch = real;
});

describe('the orders behind a link', () => {
  it('are asked for by tab and page of its address', async () => {
    const asked: unknown[] = [];
    globalThis.fetch = (async (_address: string, request?: RequestInit) => {
      asked.push((JSON.parse(String(request?.body)) as { variables: unknown }).variables);
      return new Response(JSON.stringify({ data: {} }), { headers: { 'content-type': 'application/json' } });
    }) as never;
    const client = createPortalClient({ token: () => 'test', onSignedOut: () => undefined });
    client.writeQuery({
      query: BrandChoiceNode,
      data: {
        brandList: { __typename: 'BrandPage', items: [] },
        unassignedBrand: { __typename: 'UnassignedBrand', name: 'Without a brand' },
        unassignedRequests: { __typename: 'UnassignedRequests', registrationRequests: 0, serviceRequests: 0 },
        unassignedMarks: 1,
        unassignedCases: 0,
      },
    });
    const Frame = () => {
      useAskingAhead(client);
      return null;
    };
    render(<Frame />);
    await ahead({ params: {}, query: new URLSearchParams('show=open&page=2') });
    expect(asked).toEqual([{ filter: { status: { eq: 'VERIFICATION_REQUESTED' } }, offset: 20 }]);
  });
});
