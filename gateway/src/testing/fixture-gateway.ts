import { readServiceSdl } from '../compose/service-sdl.js';
import { byService, serviceNames, type ServiceName } from '../service-names.js';
import type { GatewayEnv } from '../env.js';
import type { Log } from '@cotta/kit/runtime/process/log.js';
import {
  accountsResolvers,
  jana,
  lawyer,
  requestsResolvers,
  workspaceResolvers,
} from './fixture-resolvers.js';
import { startFixtureSubgraph, type FixtureSubgraph } from './fixture-subgraph.js';
import { startGateway, type StartedGateway } from './started-gateway.js';

/** A service without resolvers of its own answers nothing. */
const resolvers: Readonly<Partial<Record<ServiceName, object>>> = {
  accounts: accountsResolvers,
  requests: requestsResolvers,
  workspace: workspaceResolvers,
};

export interface FixtureGateway extends Pick<
  StartedGateway,
  'origin' | 'gateway' | 'env' | 'tokenOf' | 'partnerToken'
> {
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
  { log, mocked = false }: Surroundings = {},
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
  const { origin, gateway, env, tokenOf, partnerToken } = await startGateway(
    { services: byService((name) => subgraphs[name].url), ...settings },
    log === undefined ? {} : { log },
  );
  return {
    origin,
    gateway,
    env,
    tokenOf,
    partnerToken,
    subgraphs,
    token: (person, sessionId = `session-${person}`) =>
      tokenOf({
        userId: person === 'staff' ? lawyer : jana,
        role: person === 'staff' ? 'lawyer' : 'customer',
        sessionId,
        audience: person === 'staff' ? 'admin' : 'customer',
      }),
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
