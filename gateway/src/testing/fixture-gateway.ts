import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { mintAccessToken } from '../access-token.js';
import type { Audience } from '../audience.js';
import { readServiceSdl } from '../compose/service-sdl.js';
import { byService, serviceNames, type ServiceName } from '../service-names.js';
import type { GatewayEnv } from '../env.js';
import type { Log } from '../log.js';
import { readGraphFiles } from '../graph-files.js';
import { openGateway, type Gateway } from '../open-gateway.js';
import { gatewayRoot } from '../paths.js';
import { readManifest, trustedDocuments } from '../trusted-documents.js';
import { newSecret, newSigningKey } from './fixture-keys.js';
import {
  accountsResolvers,
  jana,
  lawyer,
  requestsResolvers,
  workspaceResolvers,
} from './fixture-resolvers.js';
import { startFixtureSubgraph, type FixtureSubgraph } from './fixture-subgraph.js';

const noLog: Log = {
  debug: () => undefined,
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
};
/** A service without resolvers of its own answers nothing. */
const resolvers: Readonly<Partial<Record<ServiceName, object>>> = {
  accounts: accountsResolvers,
  requests: requestsResolvers,
  workspace: workspaceResolvers,
};

export interface FixtureGateway {
  readonly origin: string;
  readonly gateway: Gateway;
  readonly env: GatewayEnv;
  readonly subgraphs: Readonly<Record<ServiceName, FixtureSubgraph>>;
  token(person: 'customer' | 'staff', session?: string): Promise<string>;
  graphql(
    body: object,
    headers?: Record<string, string>,
  ): Promise<{
    status: number;
    headers: Headers;
    body: {
      data?: Record<string, unknown> | null;
      errors?: { message: string; path?: unknown; extensions: { code: string; [key: string]: unknown } }[];
    };
  }>;
  close(): Promise<void>;
}

interface Surroundings {
  readonly log?: Log;
  /** The services know no people and things, but answer everything by its type. */
  readonly mocked?: boolean;
}

/** The whole gateway over fixture services, on free ports. `settings` replace single settings. */
export async function startFixtureGateway(
  settings: Partial<GatewayEnv> = {},
  { log = noLog, mocked = false }: Surroundings = {},
): Promise<FixtureGateway> {
  const started = await Promise.all(
    readServiceSdl().map(
      async ({ name, sdl }) =>
        [
          name,
          await startFixtureSubgraph({
            sdl,
            mocked,
            resolvers: (mocked ? undefined : resolvers[name as ServiceName]) ?? {},
          }),
        ] as const,
    ),
  );
  const subgraphs = Object.fromEntries(started) as Record<ServiceName, FixtureSubgraph>;
  const env = { ...fixtureEnv(subgraphs), ...settings };
  const gateway = await openGateway({
    env,
    log,
    files: {
      graphs: readGraphFiles(gatewayRoot),
      documents: trustedDocuments([readManifest(resolve(gatewayRoot, 'documents.json'))]),
      openApi: JSON.parse(readFileSync(resolve(gatewayRoot, 'openapi.json'), 'utf8')) as object,
    },
  });
  const origin = `http://127.0.0.1:${gateway.port}`;
  return {
    origin,
    gateway,
    env,
    subgraphs,
    token: async (person, sessionId = `session-${person}`) => {
      const audience: Audience = person === 'staff' ? 'admin' : 'customer';
      const grant = {
        userId: person === 'staff' ? lawyer : jana,
        role: person === 'staff' ? 'lawyer' : 'customer',
        sessionId,
        audience,
      } as const;
      return (
        await mintAccessToken(grant, {
          key: env.accessKey,
          now: new Date(),
          until: new Date(Date.now() + 3_600_000),
        })
      ).token;
    },
    async graphql(body, headers = {}) {
      const answer = await fetch(`${origin}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      });
      return {
        status: answer.status,
        headers: answer.headers,
        body: (await answer.json()) as Awaited<ReturnType<FixtureGateway['graphql']>>['body'],
      };
    },
    async close() {
      await gateway.close();
      await Promise.all(serviceNames.map((name) => subgraphs[name].close()));
    },
  };
}

function fixtureEnv(subgraphs: Readonly<Record<ServiceName, FixtureSubgraph>>): GatewayEnv {
  const viewer = newSigningKey('viewer');
  const access = newSigningKey('access');
  return {
    production: true,
    host: '127.0.0.1',
    port: 0,
    logLevel: 'silent',
    // Nothing listens on port 1: without a server the gateway counts for itself.
    redisUrl: process.env['REDIS_URL'] ?? 'redis://127.0.0.1:1',
    services: byService((name) => subgraphs[name].url),
    publicOrigins: ['http://localhost:4300'],
    viewerKey: viewer.privateKey,
    viewerKeys: viewer.keys,
    accessKey: access.privateKey,
    accessKeys: access.keys,
    linkKey: newSecret(),
    sessionKey: newSecret(),
    trustedProxies: ['127.0.0.0/8', '::1/128'],
    adhoc: false,
    introspection: false,
    devRoutes: false,
    metricsPort: 0,
    drainMs: 0,
    // On a machine that stands still for a second Redis is slow, not away: sign-ins would be refused and limits counted by guess.
    redisAnswerMs: 60_000,
  };
}
