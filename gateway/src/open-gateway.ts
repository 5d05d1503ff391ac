import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import { buildSchema, type GraphQLSchema } from 'graphql';
import { Redis } from 'ioredis';
import { accessTokens } from './access-token.js';
import { restApp } from './app.js';
import { accountsClient } from './auth/accounts-client.js';
import { callers as openCallers } from './caller.js';
import { clientAddress } from './client-address.js';
import { audiences, type Audience } from './audience.js';
import { SubgraphSource } from './data-source.js';
import type { PlanFile } from './plan-file.js';
import type { GatewayEnv } from './env.js';
import { openGraph, type Graph } from './graph.js';
import { watchHealth, type Health } from './health.js';
import { graphqlHandler } from './http-graphql.js';
import type { Log } from './log.js';
import { openMetrics, type Metrics } from './metrics.js';
import { operationGuard } from './operation-guard.js';
import { PlanCache } from './plan-cache.js';
import { rateLimiter } from './rate-limit.js';
import { fileRoutes } from './rest/files.js';
import { dataCopyDoor } from './rest/packages/data-copy.js';
import { staffPackages } from './rest/packages/staff-packages.js';
import { partnerInterface } from './rest/partner-interface.js';
import { streamsOf } from './rest/service-streams.js';
import { webhooks } from './rest/webhooks.js';
import { revocations as openRevocations } from './revocations.js';
import { operationRunner } from './run-operation.js';
import { byService, serviceNames } from './service-names.js';
import type { TrustedDocuments } from './trusted-documents.js';

/** What the build made for one audience. */
export interface GraphFiles {
  readonly supergraphSdl: string;
  readonly apiSdl: string;
  readonly plans?: PlanFile;
}

export interface GatewayFiles {
  readonly graphs: Readonly<Record<Audience, GraphFiles>>;
  readonly documents: TrustedDocuments;
  readonly openApi: object;
}

export interface GatewayWorld {
  readonly env: GatewayEnv;
  readonly files: GatewayFiles;
  readonly log: Log;
  readonly now?: () => Date;
  /** The facade needs its stored operations; without them only the graph is served. */
  readonly rest?: boolean;
}

export interface Gateway {
  readonly port: number;
  readonly health: Health;
  /** Stops taking requests, lets the running ones finish, closes everything. */
  close(): Promise<void>;
}

/** @throws Error when a file of the build is missing */
export function readGraphFiles(root: string): Readonly<Record<Audience, GraphFiles>> {
  const read = (name: string): string => readFileSync(resolve(root, name), 'utf8');
  const graphFiles = (audience: Audience): GraphFiles => ({
    supergraphSdl: read(`supergraph.${audience}.graphql`),
    apiSdl: read(`api.${audience}.graphql`),
    plans: JSON.parse(read(`plans.${audience}.json`)) as PlanFile,
  });
  return { customer: graphFiles('customer'), admin: graphFiles('admin') };
}

/** Starts a whole gateway on the port of its settings (0: any free one). */
export async function openGateway(world: GatewayWorld): Promise<Gateway> {
  const { env, log, files } = world;
  const now = world.now ?? (() => new Date());
  const metrics = openMetrics();
  const redis = openRedis(env.redisUrl, log, { commandTimeout: env.redisAnswerMs });
  // A subscription waits for its connection, however long that takes.
  const subscriber = openRedis(env.redisUrl, log, { enableOfflineQueue: true, maxRetriesPerRequest: null });
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
  const sources = new Map<string, SubgraphSource>(
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
  const graphs = await openGraphs(files, { sources, log, metrics });
  const guard = operationGuard({
    documents: files.documents,
    schemas: schemasOf(files),
    adhoc: env.adhoc,
    introspection: env.introspection,
  });
  const limiter = rateLimiter(redis, () => now().getTime());
  const accounts = accountsClient(env.services.accounts, callers.systemToken);
  const run = operationRunner({ graphs, log, metrics, note: accounts.noteReads });
  const fileStreams = fileRoutes(env.services, { callers, limiter });
  const told = webhooks(env.services, callers.systemToken);
  const fileServices = {
    trademarks: streamsOf(env.services.trademarks),
    workspace: streamsOf(env.services.workspace),
    systemToken: callers.systemToken,
  };
  const copyStreams = byService((name) => streamsOf(env.services[name]));
  const dataCopy = dataCopyDoor(
    { streams: copyStreams, systemToken: callers.systemToken },
    { callers, limiter },
  );
  const partners = partnerInterface(env.services.trademarks, { callers, limiter, files: fileServices });
  const health = watchHealth({ redis, services: env.services, log });
  const app = restApp({
    callers,
    guard,
    limiter,
    run,
    log,
    now,
    documents: files.documents,
    files: fileStreams,
    packages: staffPackages(fileServices, { callers, limiter }),
    dataCopy,
    partners,
    webhooks: told,
    openApi: files.openApi,
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
    callers,
    guard,
    limiter,
    run,
    adhoc: env.adhoc,
    publicOrigins: env.publicOrigins,
    log,
    metrics,
  });
  const server = createServer(
    { requestTimeout: 30_000, headersTimeout: 10_000, keepAliveTimeout: 65_000, maxHeaderSize: 16 * 1024 },
    front({ graphql, app, health, onlyHttps: env.publicOrigins[0]?.startsWith('https:') === true }),
  );
  await listen(server, env);
  const measured =
    env.metricsPort === 0
      ? undefined
      : await serveMetrics(metrics, { host: env.host, port: env.metricsPort });
  return {
    port: portOf(server),
    health,
    async close() {
      health.stop();
      await Promise.all(
        [server, measured].map((open) => (open === undefined ? undefined : closeServer(open))),
      );
      await Promise.all([
        graphs.customer.stop(),
        graphs.admin.stop(),
        accounts.close(),
        fileStreams.close(),
        ...Object.values(told).map((webhook) => webhook.close()),
        partners.close(),
        fileServices.trademarks.close(),
        fileServices.workspace.close(),
        ...Object.values(copyStreams).map((streams) => streams.close()),
        ...[...sources.values()].map((source) => source.close()),
      ]);
      redis.disconnect();
      subscriber.disconnect();
    },
  };
}

type Front = {
  graphql: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  app: (request: IncomingMessage, response: ServerResponse) => void;
  health: Health;
  /** Whether the public reaches us by https. */ onlyHttps: boolean;
};

/** `/graphql` does not pass through Express: that took a quarter of a joined query. */
function front({
  graphql,
  app,
  health,
  onlyHttps,
}: Front): (request: IncomingMessage, response: ServerResponse) => void {
  return (request, response) => {
    if (onlyHttps) response.setHeader('strict-transport-security', 'max-age=63072000');
    const state = health.state();
    if (state.waitingFor.includes('draining')) response.setHeader('connection', 'close');
    const path = (request.url ?? '/').split('?', 1)[0];
    if (path === '/graphql') void graphql(request, response);
    else if (path === '/livez') answer(response, { status: 200, body: { live: true } });
    else if (path === '/readyz') answer(response, { status: state.ready ? 200 : 503, body: state });
    else app(request, response);
  };
}

function answer(response: ServerResponse, { status, body }: { status: number; body: object }): void {
  response
    .writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
    .end(JSON.stringify(body));
}

async function openGraphs(
  files: GatewayFiles,
  at: { sources: ReadonlyMap<string, SubgraphSource>; log: Log; metrics: Metrics },
): Promise<Record<Audience, Graph>> {
  const sourceOf = (name: string): SubgraphSource => {
    const source = at.sources.get(name);
    if (source === undefined) throw new Error(`the supergraph names a service without address: ${name}`);
    return source;
  };
  const open = (audience: Audience): Promise<Graph> => {
    const { supergraphSdl, plans } = files.graphs[audience];
    return openGraph({
      supergraphSdl,
      plans: new PlanCache(supergraphSdl, plans, at.metrics.planMissed),
      sourceOf,
      log: at.log,
    });
  };
  return { customer: await open('customer'), admin: await open('admin') };
}

function schemasOf(files: GatewayFiles): Readonly<Record<Audience, GraphQLSchema>> {
  return Object.fromEntries(
    audiences.map((audience) => [
      audience,
      buildSchema(files.graphs[audience].apiSdl, { assumeValidSDL: true }),
    ]),
  ) as Record<Audience, GraphQLSchema>;
}

function openRedis(
  url: string,
  log: Log,
  options: { enableOfflineQueue?: boolean; commandTimeout?: number; maxRetriesPerRequest?: null },
): Redis {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    connectTimeout: 2_000,
    retryStrategy: (attempt) => Math.min(attempt * 200, 2_000),
    ...options,
  });
  let said = false;
  redis.on('error', (error: Error) => {
    if (!said) log.warn({ err: error }, 'Redis does not answer');
    said = true;
  });
  redis.on('ready', () => {
    said = false;
  });
  return redis;
}

function listen(server: Server, { host, port }: Pick<GatewayEnv, 'host' | 'port'>): Promise<void> {
  return new Promise((done, fail) => {
    server.once('error', fail);
    server.listen(port, host, done);
  });
}

/** On a port of its own, which no balancer leads to: what is measured tells of operations, their cost and our services. */
async function serveMetrics(metrics: Metrics, at: Pick<GatewayEnv, 'host' | 'port'>): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    void metrics
      .print()
      .then((text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text));
  });
  await listen(server, at);
  return server;
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

function closeServer(server: Server): Promise<void> {
  return new Promise((done) => {
    server.close(() => done());
    server.closeIdleConnections();
  });
}
