import { accessTokens } from './access-token.js';
import { restApp } from './app.js';
import { accountsClient } from './auth/accounts-client.js';
import { callers as openCallers } from './caller.js';
import { clientAddress } from './client-address.js';
import { SubgraphSource } from './data-source.js';
import { plannerHere, type Planner } from './engine/planner.js';
import type { GatewayEnv } from './env.js';
import { front } from './front.js';
import type { GatewayFiles } from './graph-files.js';
import { watchHealth, type Health } from './health.js';
import { openHintFeed } from './hints/hint-feed.js';
import { graphqlHandler } from './http-graphql.js';
import { serveHttp } from './http-server.js';
import { observeKeyAges } from '@cotta/kit/runtime/process/key-ages.js';
import type { Log } from '@cotta/kit/runtime/process/log.js';
import { openMetrics, type Metrics } from './metrics.js';
import { openGraphs, schemasOf } from './open-graphs.js';
import { openRedis } from './open-redis.js';
import { operationGuard } from './operation-guard.js';
import { rateLimiter } from './rate-limit.js';
import { openDoors } from './rest/doors.js';
import { withoutSandbox } from './rest/partner/describe-partner.js';
import { partnerCallers } from './rest/partner/partner-caller.js';
import { partnerTokens } from './rest/partner/partner-token.js';
import { answeredKeys } from './rest/sandbox/answered-keys.js';
import { sandboxDoor, type SandboxSettings } from './rest/sandbox/sandbox-door.js';
import { revocations as openRevocations } from './revocations.js';
import { operationRunner } from './run-operation.js';
import { serviceNames } from './service-names.js';

export interface GatewayWorld {
  readonly env: GatewayEnv;
  readonly files: GatewayFiles;
  readonly log: Log;
  readonly now?: () => Date;
  /** Who plans what nobody stored. @defaultValue this process, which does nothing else meanwhile */
  readonly plannerFor?: (supergraphSdl: string) => Planner;
  /** The facade needs its stored operations; without them only the graph is served. */
  readonly rest?: boolean;
}

export interface Gateway {
  readonly port: number;
  readonly health: Health;
  /** Stops taking requests, lets the running ones finish, closes everything. */
  close(): Promise<void>;
}

/** Starts a whole gateway on the port of its settings (0: any free one). */
export async function openGateway(world: GatewayWorld): Promise<Gateway> {
  const { env, log, files } = world;
  const now = world.now ?? (() => new Date());
  const metrics = openMetrics();
  observeKeyAges(env.keyDays ?? {}, { registry: metrics.registry });
  const { redis, hints, revocations, callers, programs, limiter, disconnect } = openEdge(env, { log, now });
  const { schemas, graphs, close: closeGraphs } = await openJoinedGraphs(world, metrics);
  const guard = operationGuard({
    documents: files.documents,
    schemas,
    adhoc: env.adhoc,
    introspection: env.introspection,
  });
  const accounts = accountsClient(env.services.accounts, callers.systemToken);
  const run = operationRunner({ graphs, log, metrics, note: accounts.noteReads });
  const doors = openDoors(env.services, { callers, limiter, programs, now, ended: hints.ended });
  const health = watchHealth({ redis, services: env.services, log });
  const asked = { callers, programs, origin: env.publicOrigins[0] ?? '', guard, limiter, run, log };
  const app = restApp({
    ...asked,
    now,
    documents: files.documents,
    ...doors,
    hints,
    ...sandboxParts(world, { ...asked, now, documents: files.documents, keys: answeredKeys(redis) }),
    devRoutes: env.devRoutes,
    facade: world.rest ?? true,
    auth: {
      accounts,
      callers,
      limiter,
      revocations,
      accessKey: env.accessKey,
      sessionKey: env.sessionKey,
      publicOrigins: env.publicOrigins,
      now,
    },
  });
  const graphql = graphqlHandler({
    ...asked,
    adhoc: env.adhoc,
    publicOrigins: env.publicOrigins,
    metrics,
  });
  const http = await serveHttp(
    front({ graphql, app, health, metrics, onlyHttps: env.publicOrigins[0]?.startsWith('https:') === true }),
    { env, metrics },
  );
  return {
    port: http.port,
    health,
    async close() {
      health.stop();
      hints.close();
      await http.close();
      await Promise.all([closeGraphs(), accounts.close(), doors.close()]);
      disconnect();
    },
  };
}

/** The doors of a sandbox; where it is none, nothing of them is served or described. */
function sandboxParts({ env, files }: Pick<GatewayWorld, 'env' | 'files'>, settings: SandboxSettings) {
  const isSandbox = env.sandbox === true;
  return {
    isSandbox,
    sandbox: sandboxDoor(settings),
    openApi: isSandbox ? files.openApi : withoutSandbox(files.openApi),
  };
}

/** Who calls, and what they may still spend: all gateways read it from one Redis. */
function openEdge(env: GatewayEnv, { log, now }: { readonly log: Log; readonly now: () => Date }) {
  const redis = openRedis(env.redisUrl, log, { commandTimeout: env.redisAnswerMs });
  // A subscription waits for its connection, however long that takes.
  const subscriber = openRedis(env.redisUrl, log, { enableOfflineQueue: true, maxRetriesPerRequest: null });
  // So does who follows the hints, for as long as none comes.
  const reading = openRedis(env.redisUrl, log, { enableOfflineQueue: true, maxRetriesPerRequest: null });
  const tokens = accessTokens(env.accessKeys, now);
  const revocations = openRevocations(redis, subscriber, { tokens, log, now });
  const callers = openCallers({
    tokens,
    revocations,
    addressOf: clientAddress(env.trustedProxies, env.viewerKeys),
    viewerKey: env.viewerKey,
    linkKey: env.linkKey,
    sessionKey: env.sessionKey,
    now,
  });
  return {
    redis,
    hints: openHintFeed({ reading, asking: redis, log }),
    revocations,
    callers,
    programs: partnerCallers({
      tokens: partnerTokens(env.partnerKeys, { origin: env.publicOrigins[0] ?? '', now }),
      revocations,
      vouch: callers.vouch,
    }),
    limiter: rateLimiter(redis, () => now().getTime()),
    disconnect: (): void => {
      redis.disconnect();
      subscriber.disconnect();
    },
  };
}

/** What each audience may ask, joined of every service's subgraph at its address. */
async function openJoinedGraphs(
  { env, files, log, plannerFor = plannerHere }: GatewayWorld,
  metrics: Metrics,
) {
  const sources: ReadonlyMap<string, SubgraphSource> = new Map(
    serviceNames.map((name) => [
      name,
      new SubgraphSource({
        name,
        url: env.services[name],
        replicas: env.replicas?.[name] ?? [],
        log,
        metrics,
      }),
    ]),
  );
  const schemas = schemasOf(files);
  const { graphEngine: engine, adhoc } = env;
  const graphs = await openGraphs(files, { sources, schemas, engine, plannerFor, adhoc, log, metrics });
  return {
    schemas,
    graphs,
    close: async (): Promise<void> => {
      await Promise.all([
        graphs.customer.stop(),
        graphs.admin.stop(),
        ...[...sources.values()].map((source) => source.close()),
      ]);
    },
  };
}
