import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { until } from '@cotta/kit/testing/until.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { sandboxPath, sandboxPerson, type PartnerScope } from '@cotta/reference/partner-scopes.js';
import { decodeJwt } from 'jose';
import { startFixtureGateway, type FixtureGateway } from '../../testing/fixture-gateway.js';
import { jana } from '../../testing/fixture-resolvers.js';
import { mockedId, unknownId } from '../../testing/schema-mock.js';

let sandbox: FixtureGateway;
let real: FixtureGateway;
beforeAll(async () => {
  sandbox = await startFixtureGateway({ sandbox: true }, { mocked: true });
  real = await startFixtureGateway({}, { mocked: true });
  for (const { gateway } of [sandbox, real])
    await until('the gateway reaches Redis', () => !gateway.health.state().without.includes('redis'));
});
afterAll(async () => {
  await sandbox.close();
  await real.close();
});

const program = (...scopes: readonly PartnerScope[]) => ({
  userId: jana,
  clientId: randomUUID(),
  secretId: randomUUID(),
  scopes,
});
const office = (id: string) => `${sandboxPath}/trademarks/${id}/office`;

async function post(
  at: FixtureGateway,
  path: string,
  { token, body = {}, key = randomUUID() }: { token?: string; body?: object; key?: string | null },
) {
  const answer = await fetch(`${at.origin}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(key === null ? {} : { 'idempotency-key': key }),
    },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

/** Who asked the service of marks since the last look, as it was told. */
function askers(): readonly Record<string, unknown>[] {
  return sandbox.subgraphs.trademarks.seen
    .splice(0)
    .map(({ headers }) => decodeJwt(String(headers['x-viewer'])) as Record<string, unknown>);
}

describe('the doors of a sandbox', () => {
  it.each(['orders/x/pay', 'orders/x/approve', 'trademarks/x/office'])(
    '%s is not there, and not described, where offices are real',
    async (path) => {
      const token = await real.partnerToken(program('sandbox'));
      const at = `${sandboxPath}/${path.replace('x', mockedId)}`;
      expect((await post(real, at, { token })).status).toBe(404);
      for (const description of ['/api/openapi.json', '/api/partner/openapi.json'])
        expect(await (await fetch(`${real.origin}${description}`)).text()).not.toContain('sandbox');
      expect(await (await fetch(`${sandbox.origin}/api/partner/openapi.json`)).text()).toContain(
        `${sandboxPath}/${path.replace('x', '{id}')}`,
      );
    },
  );

  it('open by their scope alone, with a key of the wish', async () => {
    const body = { says: 'examines' };
    expect((await post(sandbox, office(mockedId), { body })).status).toBe(401);
    const session = await sandbox.token('staff');
    expect((await post(sandbox, office(mockedId), { body, token: session })).status).toBe(401);
    const other = await sandbox.partnerToken(program('orders:write', 'trademarks:read'));
    const denied = await post(sandbox, office(mockedId), { body, token: other });
    expect([denied.status, denied.body['type']]).toEqual([403, '/problems/insufficient-scope']);
    const token = await sandbox.partnerToken(program('sandbox'));
    const keyless = await post(sandbox, office(mockedId), { body, token, key: null });
    expect([keyless.status, keyless.body['type']]).toEqual([400, '/problems/idempotency-key-needed']);
    askers();
    expect((await post(sandbox, office(mockedId), { body, token })).status).toBe(200);
    expect(askers()).toContainEqual(
      expect.objectContaining({ role: 'lawyer', sub: nameBasedId('user', sandboxPerson.email) }),
    );
  });

  it('act for nobody about what is not the account’s own', async () => {
    const token = await sandbox.partnerToken(program('sandbox'));
    askers();
    const { status, body } = await post(sandbox, office(unknownId), { token, body: { says: 'examines' } });
    expect([status, body['type']]).toEqual([404, '/problems/not-found']);
    expect(askers().map(({ role }) => role)).toEqual(['customer']);
    for (const path of [`orders/${unknownId}/pay`, `orders/${unknownId}/approve`])
      expect((await post(sandbox, `${sandboxPath}/${path}`, { token })).status).toBe(404);
  });

  it.each([
    [{}, 'says'],
    [{ says: 'nothing' }, 'says'],
    [{ says: 'letter' }, 'due'],
    [{ says: 'received', on: 'yesterday' }, 'on'],
    [{ says: 'examines', on: '2026-01-01' }, ''],
  ])('refuse %j and say which field', async (body, field) => {
    const token = await sandbox.partnerToken(program('sandbox'));
    const refused = await post(sandbox, office(mockedId), { token, body });
    expect([refused.status, refused.body['type']]).toEqual([422, '/problems/bad-user-input']);
    const [error] = refused.body['errors'] as { path: string[] }[];
    expect(error?.path.join('.')).toBe(field);
  });

  it('answer a repeat as the first time, and refuse the key for something else', async () => {
    const token = await sandbox.partnerToken(program('sandbox'));
    const key = randomUUID();
    const asked = { token, key, body: { says: 'examines' } };
    const first = await post(sandbox, office(mockedId), asked);
    askers();
    expect(await post(sandbox, office(mockedId), asked)).toEqual(first);
    expect(askers()).toEqual([]);
    const other = await post(sandbox, office(mockedId), { ...asked, body: { says: 'refused' } });
    expect([other.status, other.body['type']]).toEqual([409, '/problems/key-reused']);
  });
});
