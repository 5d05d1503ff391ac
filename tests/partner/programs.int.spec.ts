import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as oauth from 'openid-client';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import { nameBasedId, systemIds } from '@cotta/kit/model/words/ids.js';
import { consumerOf, deliver } from '@cotta/kit/testing/deliver.js';
import { until } from '@cotta/kit/testing/until.js';
import { partnerScopes, sandboxScope } from '@cotta/reference/partner-scopes.js';
import {
  PartnerClientChangedSchema,
  PartnerClientEvent,
} from '@cotta/proto/cotta/accounts/v1/entities_pb.js';
import { UserDeactivatedSchema } from '@cotta/proto/cotta/accounts/v1/events_pb.js';
import type { Asking } from '../testkit/joined-stack.js';
import { openProgramStack, site, type Program, type ProgramStack } from './program-stack.js';

const ALL = ['TRADEMARKS_READ', 'DEADLINES_READ', 'ORDERS_READ', 'DOCUMENTS_READ', 'INVOICES_READ'];

let stack: ProgramStack;
let jana: Asking;
let eva: Asking;
let all: string;

beforeAll(async () => {
  stack = await openProgramStack();
  await until(
    'the services answer',
    async () =>
      (
        await stack.ask(
          { role: 'admin', userId: systemIds.next() },
          'query { trademarkList(limit: 1) { items { id } } registrationRequestList(limit: 1) { items { id } } documentList(limit: 1) { items { id } } invoiceList(limit: 1) { items { id } } partnerClientList(limit: 1) { items { id } } }',
        )
      ).body.errors === undefined,
  );
  jana = await stack.account('jana');
  eva = await stack.account('eva');
  for (const [name, { userId }] of [
    ['jana 1', jana],
    ['jana 2', jana],
    ['eva 1', eva],
  ] as const) {
    await stack.fill('trademarks', 'Trademark', name, { userId });
    await stack.fill('trademarks', 'TrademarkDeadline', name, { userId, nominalDate: '2027-03-01' });
    await stack.fill('requests', 'RegistrationRequest', name, {
      userId,
      publicId: name,
      orderedAt: new Date('2026-05-01T10:00:00Z'),
    });
    await stack.fill('workspace', 'Document', name, { userId });
    await stack.fill('invoicing', 'Invoice', name, { userId });
  }
  all = await stack.token(await stack.program(jana, ALL));
});
afterAll(() => stack.close());

const ended = (message: { readonly entityId: string; readonly event: PartnerClientEvent }) => {
  const { runtime } = stack.fixtures['accounts'] ?? {};
  if (runtime === undefined) throw new Error('no accounts');
  return deliver(runtime, consumerOf(stack.accounts, 'partner-clients'), {
    schema: PartnerClientChangedSchema,
    message,
    source: 'accounts',
    streamId: message.entityId,
  });
};
const refused = (token: string) =>
  until(
    'the token opens nothing',
    async () => (await stack.get('/api/partner/trademarks', token)).status === 401,
  );
const denied = (program: Pick<Program, 'id' | 'secret'>, scope?: string) =>
  stack.token(program, scope).then(
    () => 'given',
    (error: unknown) => (error instanceof oauth.ResponseBodyError ? error.error : String(error)),
  );

describe('the authorisation server', () => {
  it('says of itself what is so, to a library that wants it exact', async () => {
    const program = await stack.program(jana, ['TRADEMARKS_READ']);
    const metadata = (await stack.client(program.id, program.secret)).serverMetadata();
    expect(metadata).toMatchObject({
      issuer: site,
      token_endpoint: `${site}/oauth/token`,
      jwks_uri: `${site}/oauth/jwks`,
      grant_types_supported: ['client_credentials'],
      token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post'],
    });
    expect(metadata).not.toHaveProperty('authorization_endpoint');
    expect(metadata.scopes_supported).toEqual(partnerScopes.filter((scope) => scope !== sandboxScope));
  });

  it.each([
    ['HTTP Basic', oauth.ClientSecretBasic()],
    ['the form', oauth.ClientSecretPost()],
  ])(
    'gives an access token for what is shown by %s: for this interface, for a quarter of an hour',
    async (_, how) => {
      const { id, secret, secretId } = await stack.program(jana, ['TRADEMARKS_READ', 'ORDERS_READ']);
      const given = await oauth.clientCredentialsGrant(await stack.client(id, secret, how), {
        scope: 'trademarks:read',
      });
      expect(given).toMatchObject({ token_type: 'bearer', expires_in: 900, scope: 'trademarks:read' });
      expect(decodeProtectedHeader(given.access_token)).toMatchObject({ alg: 'ES256', typ: 'at+jwt' });
      expect(decodeJwt(given.access_token)).toMatchObject({
        iss: site,
        aud: `${site}/api/partner`,
        sub: id,
        client_id: id,
        account_id: jana.userId,
        secret_id: secretId,
        scope: 'trademarks:read',
      });
    },
  );

  it('gives all that the program may when it is asked for nothing, and never more', async () => {
    const program = await stack.program(jana, ['TRADEMARKS_READ', 'ORDERS_READ']);
    const { scope } = decodeJwt(await stack.token(program));
    expect(scope).toBe('trademarks:read orders:read');
    expect(await denied(program, 'invoices:read')).toBe('invalid_scope');
    expect(decodeJwt(await stack.token(program, 'orders:read everything')).scope).toBe('orders:read');
  });

  it('gives nothing for another secret, another program’s, no program, or another way of asking', async () => {
    const one = await stack.program(jana, ['TRADEMARKS_READ']);
    const other = await stack.program(eva, ['TRADEMARKS_READ']);
    expect(one.secret).toMatch(/^cotta_sk_[A-Za-z0-9_-]{43}$/);
    expect(await denied({ id: one.id, secret: other.secret })).toBe('invalid_client');
    expect(await denied({ id: one.id, secret: 'kept as a hash' })).toBe('invalid_client');
    expect(await denied({ id: systemIds.next(), secret: one.secret })).toBe('invalid_client');
    expect(await denied({ id: "' or 1=1 --", secret: one.secret })).toBe('invalid_client');
    const asked = (grant: string) =>
      fetch(`${stack.origin}/oauth/token`, {
        method: 'POST',
        headers: { authorization: `Basic ${btoa(`${one.id}:${one.secret}`)}` },
        body: new URLSearchParams({ grant_type: grant }),
      }).then(async (answer) => [answer.status, ((await answer.json()) as { error: string }).error]);
    expect(await asked('password')).toEqual([400, 'unsupported_grant_type']);
    expect(await asked('authorization_code')).toEqual([400, 'unsupported_grant_type']);
    const elsewhere = await fetch(`${stack.origin}/oauth/token`, {
      method: 'POST',
      headers: { authorization: `Basic ${btoa(`${one.id}:${one.secret}`)}` },
      body: new URLSearchParams({ grant_type: 'client_credentials', resource: 'https://bank.test/api' }),
    });
    expect([elsewhere.status, await elsewhere.json()]).toMatchObject([400, { error: 'invalid_target' }]);
    for (const path of ['/auth', '/me', '/token', '/oauth/introspect', '/internal/oauth/token'])
      expect([path, (await fetch(`${stack.origin}${path}`)).status]).toEqual([path, 404]);
  });
});

describe('what a program reads', () => {
  it.each([
    ['trademarks', 'Trademark', 2],
    ['deadlines', 'TrademarkDeadline', 2],
    ['orders', 'RegistrationRequest', 2],
    ['checks', 'RegistrationRequest', 2],
    ['documents', 'Document', 2],
    ['invoices', 'Invoice', 2],
  ])('/%s: what is its account’s, page by page, and nobody else’s', async (path, resource, count) => {
    const found: string[] = [];
    let address: string | undefined = `/api/partner/${path}?limit=1`;
    while (address !== undefined) {
      const { status, body, headers } = await stack.get(address, all);
      expect([status, body['detail']]).toEqual([200, undefined]);
      found.push(...(body['items'] as { id: string }[]).map(({ id }) => id));
      address = /^<(.+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1];
      expect(address === undefined).toBe(body['next'] === null);
    }
    expect(found.toSorted()).toEqual(
      ['jana 1', 'jana 2'].map((name) => nameBasedId(resource, name)).toSorted(),
    );
    expect(found).toHaveLength(count);
    if (path === 'deadlines') return;
    expect((await stack.get(`/api/partner/${path}/${nameBasedId(resource, 'jana 1')}`, all)).status).toBe(
      200,
    );
    const strange = await stack.get(`/api/partner/${path}/${nameBasedId(resource, 'eva 1')}`, all);
    expect([strange.status, strange.body['type']]).toEqual([404, '/problems/not-found']);
  });

  it('refuses what it cannot read of a question, and says which part', async () => {
    for (const [path, words] of [
      ['/api/partner/trademarks?limit=1000', /limit/],
      ['/api/partner/trademarks?limit=some', /limit/],
      ['/api/partner/trademarks?after=nowhere', /after|cursor/i],
      ['/api/partner/trademarks?user_id=1', /user_id/],
      ['/api/partner/deadlines?from=tomorrow', /from|date|day/i],
    ] as const) {
      const { status, body } = await stack.get(path, all);
      expect([path, status]).toEqual([path, 400]);
      expect(String(body['detail'])).toMatch(words);
    }
  });
});

describe('a secret', () => {
  it('is replaced while both work; an ended one opens nothing, nor does what was asked for with it', async () => {
    const first = await stack.program(jana, ['TRADEMARKS_READ']);
    const before = await stack.token(first);
    const second = await stack.addSecret(jana, first.id);
    const after = await stack.token(second);
    expect(await denied(first)).toBe('given');
    for (const token of [before, after])
      expect((await stack.get('/api/partner/trademarks', token)).status).toBe(200);

    const third = await stack.ask(
      jana,
      'mutation ($id: ID!) { addPartnerSecret(id: $id) { ... on Refusal { code } } }',
      { id: first.id },
    );
    expect(third.body.data.addPartnerSecret).toEqual({ code: 'TWO_SECRETS' });

    const end =
      'mutation ($id: ID!, $input: EndPartnerSecretInput!) { endPartnerSecret(id: $id, input: $input) { ... on PartnerClient { secrets { id hint lastUsedAt } } ... on Refusal { code } } }';
    const { body } = await stack.ask(jana, end, { id: first.id, input: { secretId: first.secretId } });
    expect(body.data.endPartnerSecret.secrets).toEqual([
      { id: second.secretId, hint: second.secret.slice(-4), lastUsedAt: expect.any(String) },
    ]);
    expect(await denied(first)).toBe('invalid_client');
    await ended({ entityId: first.id, event: PartnerClientEvent.PARTNER_SECRET_ENDED });
    await refused(before);
    expect((await stack.get('/api/partner/trademarks', after)).status).toBe(200);
    expect(await denied(second)).toBe('given');
  });

  it('is shown once: no repeat of the same press, no list and no event tells it', async () => {
    const { id, secret } = await stack.program(jana, ['TRADEMARKS_READ']);
    const { db } = stack.fixtures['accounts'] ?? {};
    const rows: { text: string }[] = (await db?.query(
      `select data::text as text from tracking_event where stream_id = $1 union all select s::text from partner_secret s where client_id = $1 union all select c::text from partner_client c where id = $1`,
      [id],
    )) as never;
    expect(rows.length).toBeGreaterThan(3);
    expect(rows.filter(({ text }) => text.includes(secret) || text.includes(secret.slice(9)))).toEqual([]);
    const { body } = await stack.ask(
      jana,
      'query ($id: ID!) { partnerClient(id: $id) { secrets { hint lastUsedAt } } }',
      { id },
    );
    expect(body.data.partnerClient.secrets).toEqual([{ hint: secret.slice(-4), lastUsedAt: null }]);
  });
});

describe('a program', () => {
  it('that was ended is given no token, and those it has open nothing', async () => {
    const program = await stack.program(jana, ['TRADEMARKS_READ']);
    const token = await stack.token(program);
    await stack.ask(
      jana,
      'mutation ($id: ID!) { deletePartnerClient(id: $id) { ... on PartnerClient { id } } }',
      {
        id: program.id,
      },
    );
    expect(await denied(program)).toBe('invalid_client');
    await ended({ entityId: program.id, event: PartnerClientEvent.PARTNER_CLIENT_REVOKED });
    await refused(token);
  });

  it('ends with its account', async () => {
    const gone = await stack.account('gone');
    const program = await stack.program(gone, ['TRADEMARKS_READ']);
    const { runtime, db } = stack.fixtures['accounts'] ?? {};
    if (runtime === undefined) throw new Error('no accounts');
    await deliver(runtime, consumerOf(stack.accounts, 'partner-clients'), {
      schema: UserDeactivatedSchema,
      message: { userId: gone.userId },
      source: 'accounts',
      streamId: gone.userId,
    });
    expect(await db?.query('select id from partner_client where user_id = $1', [gone.userId])).toEqual([]);
    expect(await denied(program)).toBe('invalid_client');
  });

  it('is made, read, given secrets and ended by its owner alone, with a fresh sign-in', async () => {
    const { id, secretId } = await stack.program(jana, ['TRADEMARKS_READ']);
    const staff = { role: 'lawyer', userId: systemIds.next() } as const;
    const create =
      'mutation ($input: CreatePartnerClientInput!) { createPartnerClient(input: $input) { ... on Refusal { code } } }';
    const input = { name: 'Mine', scopes: ['TRADEMARKS_READ'] };
    expect((await stack.ask(staff, create, { input })).body.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    const played = await stack.ask(jana, create, { input: { ...input, scopes: ['SANDBOX'] } });
    expect(played.body.data.createPartnerClient).toEqual({ code: 'NO_SANDBOX' });
    const none = await stack.ask(jana, create, { input: { ...input, scopes: [] } });
    expect(none.body.data.createPartnerClient).toEqual({ code: 'NO_SCOPE' });
    const stale = await stack.fixtures['accounts']?.ask(
      { role: 'customer', userId: jana.userId, locale: 'en', scopes: [], authTime: 1 },
      create,
      { input },
    );
    expect(stale?.data.createPartnerClient).toEqual({ code: 'STEP_UP_NEEDED' });
    for (const [field, type, given] of [
      ['addPartnerSecret', '', {}],
      ['endPartnerSecret', 'EndPartnerSecretInput', { secretId }],
      ['updatePartnerClient', 'UpdatePartnerClientInput', { name: 'Mine now' }],
      ['deletePartnerClient', '', {}],
    ] as const) {
      const [declared, passed] = type === '' ? ['', ''] : [`, $input: ${type}!`, ', input: $input'];
      const { body } = await stack.ask(
        eva,
        `mutation ($id: ID!${declared}) { ${field}(id: $id${passed}) { ... on Refusal { code } } }`,
        { id, ...(type === '' ? {} : { input: given }) },
      );
      expect([field, body.data?.[field]]).toEqual([field, { code: 'NOT_FOUND' }]);
    }
    const remove = 'mutation ($id: ID!) { deletePartnerClient(id: $id) { ... on PartnerClient { id } } }';
    expect((await stack.ask(staff, remove, { id })).body.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    const seen = await stack.ask(
      eva,
      'query ($id: ID!) { partnerClient(id: $id) { id } partnerClientList { items { userId } } }',
      { id },
    );
    expect(seen.body.data.partnerClient).toBeNull();
    expect(
      (seen.body.data.partnerClientList.items as { userId: string }[]).every(
        ({ userId }) => userId === eva.userId,
      ),
    ).toBe(true);
  });

  it('is ended by an admin when somebody found its secret', async () => {
    const { id, secret } = await stack.program(jana, ['TRADEMARKS_READ']);
    const admin = { role: 'admin', userId: systemIds.next() } as const;
    const { body } = await stack.ask(
      admin,
      'mutation ($id: ID!) { deletePartnerClient(id: $id) { ... on PartnerClient { id } ... on Refusal { code } } }',
      { id },
    );
    expect(body.data.deletePartnerClient).toEqual({ id });
    expect(await denied({ id, secret })).toBe('invalid_client');
  });

  it('is one of ten of its account', async () => {
    const many = await stack.account('many');
    for (let made = 0; made < 10; made += 1) await stack.program(many, ['TRADEMARKS_READ']);
    await expect(stack.program(many, ['TRADEMARKS_READ'])).rejects.toThrow('TOO_MANY_CLIENTS');
  });
});
