import * as oauth from 'openid-client';
import { openRevocationFeed } from '@cotta/kit/edge/subgraph/revocation-feed.js';
import { nameBasedId, systemIds } from '@cotta/kit/model/words/ids.js';
import { silentLog } from '@cotta/kit/runtime/process/log.js';
import type { ServiceDefinition } from '@cotta/kit/edge/service/service-definition.js';
import { insertRow, sampleRow } from '@cotta/kit/testing/sample-row.js';
import { accountsService, openAuthorizationServer } from '@cotta/accounts/testing.js';
import { newSigningKey } from '@cotta/gateway/testing.js';
import { openJoinedStack, type Asking, type JoinedStack } from '../testkit/joined-stack.js';
import { allServices, testKey } from '../testkit/services.js';

/** Where the site of the test says it stands; calls to it go to the gateway of the test. */
export const site = 'https://cotta.test';
const redisUrl = process.env['REDIS_URL'] ?? '';

/** What a client reads of `addPartnerSecret` and `createPartnerClient`. */
export interface Program {
  readonly id: string;
  readonly secretId: string;
  readonly secret: string;
}

export interface ProgramStack extends JoinedStack {
  readonly accounts: ServiceDefinition;
  /** A row of a resource as it is declared, `values` replacing those that are made up. */
  fill(
    service: string,
    resource: string,
    name: string,
    values: Readonly<Record<string, unknown>>,
  ): Promise<string>;
  /** An active account of a client. */
  account(name: string): Promise<Asking>;
  /** A program of the account with its first secret, made the way its owner makes it. */
  program(owner: Asking, scopes: readonly string[]): Promise<Program>;
  addSecret(owner: Asking, id: string): Promise<Program>;
  /** A library of OAuth clients, set up for the program from what the server says of itself. */
  client(id: string, secret: string, how?: oauth.ClientAuth): Promise<oauth.Configuration>;
  token(program: Pick<Program, 'id' | 'secret'>, scope?: string): Promise<string>;
  get(
    path: string,
    token: string,
    more?: RequestInit,
  ): Promise<{ readonly status: number; readonly headers: Headers; readonly body: Record<string, unknown> }>;
}

/** Accounts with its authorisation server, and the services programs read, behind the gateway. */
export async function openProgramStack(): Promise<ProgramStack> {
  const key = newSigningKey('programs');
  const feed = openRevocationFeed(redisUrl, silentLog);
  const accounts = accountsService({
    encryptionKey: testKey,
    sessionKey: testKey,
    feed,
    publicOrigins: [site],
    staffSecondFactor: 'optional',
    authorizationServer: openAuthorizationServer({
      origin: site,
      key: key.privateKey as Parameters<typeof openAuthorizationServer>[0]['key'],
      log: silentLog,
    }),
  });
  const services = [accounts, ...allServices.filter(({ name }) => name !== 'accounts')];
  const stack = await openJoinedStack(services, { rest: true, publicOrigins: [site], partnerKeys: key.keys });
  const fill: ProgramStack['fill'] = async (service, resource, name, values) => {
    const fixture = stack.fixtures[service];
    const declared = services
      .find((one) => one.name === service)
      ?.resources.find((one) => one.name === resource);
    if (fixture === undefined || declared === undefined) throw new Error(`no ${resource}`);
    const row = sampleRow(declared, name, values);
    await insertRow(fixture.db, declared, row);
    return row.id;
  };
  const atGateway: oauth.CustomFetch = (url, options) =>
    fetch(url.replace(site, stack.origin), options as RequestInit);
  const addSecret: ProgramStack['addSecret'] = async (owner, id) => {
    const { body } = await stack.ask(
      owner,
      'mutation ($id: ID!) { addPartnerSecret(id: $id) { ... on PartnerSecretMade { secret client { liveSecretIds } } ... on Refusal { code } } }',
      { id },
    );
    const { secret, client } = body.data.addPartnerSecret;
    if (secret === undefined) throw new Error(JSON.stringify(body));
    return { id, secret, secretId: client.liveSecretIds.at(-1) };
  };
  const client: ProgramStack['client'] = (id, secret, how) =>
    oauth.discovery(new URL(site), id, secret, how, {
      algorithm: 'oauth2',
      [oauth.customFetch]: atGateway,
    });
  return {
    ...stack,
    accounts,
    fill,
    account: async (name) => {
      const userId = nameBasedId('account of a program', name);
      await fill('accounts', 'User', name, {
        id: userId,
        role: 'customer',
        status: 'Active',
        mergedIntoId: null,
      });
      return { role: 'customer', userId };
    },
    program: async (owner, scopes) => {
      const { body } = await stack.ask(
        owner,
        'mutation ($input: CreatePartnerClientInput!) { createPartnerClient(input: $input) { ... on PartnerClient { id } ... on Refusal { code } } }',
        { input: { name: `Program ${systemIds.next()}`.slice(0, 60), scopes } },
      );
      const { id } = body.data?.createPartnerClient ?? {};
      if (id === undefined) throw new Error(JSON.stringify(body));
      return addSecret(owner, id as string);
    },
    addSecret,
    client,
    token: async ({ id, secret }, scope) => {
      const given = await oauth.clientCredentialsGrant(
        await client(id, secret),
        scope === undefined ? {} : { scope },
      );
      return given.access_token;
    },
    get: async (path, token, more = {}) => {
      const answer = await fetch(`${stack.origin}${path}`, {
        ...more,
        headers: { authorization: `Bearer ${token}`, ...(more.headers as Record<string, string>) },
      });
      return {
        status: answer.status,
        headers: answer.headers,
        body: (await answer.json()) as Record<string, unknown>,
      };
    },
    close: async () => {
      await stack.close();
      await feed.close();
    },
  };
}
