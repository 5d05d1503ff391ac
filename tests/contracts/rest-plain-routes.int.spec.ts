import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  type Documentation,
  type FixtureGateway,
  mockedId,
  plainRoutes,
  startFixtureGateway,
} from '@cotta/gateway/testing.js';
import { restCaller, type RestCaller } from './rest-caller.js';

let gateway: FixtureGateway;
let rest: RestCaller;
beforeAll(async () => {
  gateway = await startFixtureGateway({ devRoutes: true });
  rest = await restCaller(gateway);
});
afterAll(() => gateway.close());

const described = (needs: readonly Documentation['needs'][]) =>
  plainRoutes.flatMap(({ method, path, about }) =>
    'undocumented' in about || !needs.includes(about.needs)
      ? []
      : [[`${method} ${path}`, method, path.replaceAll(/\{\w+\}/g, mockedId)] as const],
  );

/** Where people and programs come for a token, and what everybody reads before: keys and descriptions, the same for all. */
const LOOKS_AT_NO_TOKEN = /\/auth\/|\/oauth\/|\/\.well-known\/|\/openapi\.json$/;

describe('a route of its own is closed as its description says', () => {
  it.each(described(['session', 'staff']))('%s to whoever did not sign in', async (_, method, path) => {
    expect((await rest.call(method, path)).status).toBe(401);
  });

  it.each(described(['staff']))('%s to clients', async (_, method, path) => {
    expect((await rest.call(method, path, { as: 'customer' })).status).toBe(403);
  });

  it.each(
    described(['session', 'staff', 'link', 'anyone']).filter(([name]) => !LOOKS_AT_NO_TOKEN.test(name)),
  )('%s to a token that is not good', async (_, method, path) => {
    expect((await rest.call(method, path, { headers: { authorization: 'Bearer x' } })).status).toBe(401);
  });

  it('and to forms that do not carry the token of the page', async () => {
    const form = (path: string) =>
      rest.call('post', path, {
        body: 'email=a&password=b',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
    expect([(await form('/api/auth/signin')).status, (await form('/api/auth/signout')).status]).toEqual([
      403, 403,
    ]);
    expect((await rest.call('post', '/api/auth/signin', { body: {} })).status).toBe(415);
  });

  it('a partner’s path that nobody declared is not there', async () => {
    expect(
      (await rest.call('post', `/api/partner/filing-instructions/${mockedId}/files`, { body: {} })).status,
    ).toBe(404);
    expect((await rest.call('get', `/api/partner/filing-instructions/${mockedId}/rejection`)).status).toBe(
      404,
    );
  });
});
