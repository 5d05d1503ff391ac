import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { serverAudits } from 'graphql-http';
import { type FixtureGateway, startFixtureGateway } from '@cotta/gateway/testing.js';

// The audits need a schema to ask for, so they come as staff, to a gateway that tells it.
let gateway: FixtureGateway;
let token: string;
const audits = serverAudits({
  url: () => `${gateway.origin}/graphql`,
  fetchFn: (url: string, init: { headers?: Record<string, string> } = {}) =>
    fetch(url, {
      ...init,
      headers: { ...init.headers, authorization: `Bearer ${token}`, 'apollo-require-preflight': '1' },
    }),
});

beforeAll(async () => {
  gateway = await startFixtureGateway({ adhoc: true, introspection: true });
  token = await gateway.token('staff');
});
afterAll(() => gateway.close());

describe('the gateway speaks GraphQL over HTTP', () => {
  it('is asked by the whole public list', () => expect(audits.length).toBeGreaterThan(55));

  it.each(audits.map((audit) => [`${audit.id} ${audit.name}`, audit] as const))(
    '%s',
    async (_name, audit) => {
      const result = await audit.fn();
      expect('reason' in result ? result.reason : result.status).toBe('ok');
    },
  );
});
