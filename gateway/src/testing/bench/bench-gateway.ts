import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parse } from 'graphql';
import { Pool } from 'undici';
import { mintAccessToken } from '../../access-token.js';
import { composeContract } from '../../compose/contracts.js';
import { serviceNames, type ServiceName } from '../../service-names.js';
import { withTypenames } from '../../documents/assemble.js';
import { planDocuments } from '../../documents/plans.js';
import type { GatewayEnv } from '../../env.js';
import { hashText } from '../../plan-file.js';
import { newSecret, newSigningKey } from '../fixture-keys.js';
import { jana } from '../fixture-resolvers.js';
import { benchServices, joinedQuery, startCannedService } from './bench-graph.js';
import type { CandidateMessage, CandidateSetUp } from './candidate.js';

export interface BenchResult {
  readonly name: 'ours' | 'stock';
  /** CPU time of the gateway's process for one request, microseconds. */
  readonly cpuMicrosPerRequest: number;
  readonly requestsPerSecond: number;
  readonly errors: number;
}

export interface GatewayBench {
  readonly ours: BenchResult;
  readonly stock: BenchResult;
  /** How many times less CPU ours takes. */
  readonly ratio: number;
}

const CONCURRENCY = 10;
const WARM_UP = 1_500;

/** Joined query over canned services: our gateway with every check on, against the engine as its manual sets it up. Both in processes of their own, in one run. */
export async function benchGateway({ requests = 2_000 } = {}): Promise<GatewayBench> {
  const canned = await Promise.all(
    serviceNames.map(async (name) => [name, await startCannedService(name)] as const),
  );
  const services = Object.fromEntries(canned.map(([name, { url }]) => [name, url])) as Record<
    ServiceName,
    string
  >;
  const setUp = prepare(services);
  try {
    const stock = await measure('stock', setUp, requests);
    const ours = await measure('ours', setUp, requests);
    return { ours, stock, ratio: stock.cpuMicrosPerRequest / ours.cpuMicrosPerRequest };
  } finally {
    for (const [, { server }] of canned) {
      server.close();
      server.closeAllConnections();
    }
  }
}

function prepare(services: Readonly<Record<ServiceName, string>>): CandidateSetUp {
  const { supergraphSdl, apiSdl } = composeContract(benchServices, 'admin');
  const document = withTypenames(parse(joinedQuery, { noLocation: true }));
  const [definition] = document.definitions;
  if (definition?.kind !== 'OperationDefinition') throw new Error('the bench has one operation');
  const id = hashText(joinedQuery);
  const source = { path: '', name: 'Joined', audience: 'customer', client: 'web', definition } as const;
  const plans = planDocuments(supergraphSdl, [
    { source, document: parse(joinedQuery), text: joinedQuery, id },
  ]);
  const access = newSigningKey('access');
  const viewer = newSigningKey('viewer');
  const env: GatewayEnv = {
    production: true,
    host: '127.0.0.1',
    port: 0,
    logLevel: 'silent',
    redisUrl: process.env['REDIS_URL'] ?? 'redis://127.0.0.1:1',
    services,
    publicOrigins: ['http://localhost'],
    viewerKey: viewer.privateKey,
    viewerKeys: viewer.keys,
    accessKey: access.privateKey,
    accessKeys: access.keys,
    linkKey: newSecret(),
    sessionKey: newSecret(),
    trustedProxies: ['127.0.0.0/8'],
    adhoc: false,
    introspection: false,
    devRoutes: false,
    metricsPort: 0,
    drainMs: 0,
    graphEngine: 'compiled',
    redisAnswerMs: 500,
  };
  return {
    env,
    graph: { supergraphSdl, apiSdl, plans },
    documents: { [id]: joinedQuery },
    services,
    accessKey: access.privateKey,
  };
}

async function measure(
  name: BenchResult['name'],
  setUp: CandidateSetUp,
  requests: number,
): Promise<BenchResult> {
  const child = fork(fileURLToPath(new URL(`./${name}.js`, import.meta.url)), {
    env: { ...process.env, NODE_ENV: 'production', APOLLO_TELEMETRY_DISABLED: '1' },
  });
  try {
    child.send(setUp);
    const port = await heard(child, (message) => ('listening' in message ? message.listening : undefined));
    const pool = new Pool(`http://127.0.0.1:${port}`, { connections: CONCURRENCY });
    const send = sender(pool, name === 'ours' ? setUp : undefined);
    await load(send, WARM_UP);
    const before = await cpuOf(child);
    const started = performance.now();
    const errors = await load(send, requests);
    const seconds = (performance.now() - started) / 1_000;
    const used = (await cpuOf(child)) - before;
    await pool.destroy();
    return { name, cpuMicrosPerRequest: used / requests, requestsPerSecond: requests / seconds, errors };
  } finally {
    child.kill();
  }
}

type Send = (index: number) => Promise<boolean>;

/** People change every 400 requests, so that nobody meets his limit and signatures are paid for. */
function sender(pool: Pool, ours: CandidateSetUp | undefined): Send {
  const tokens = new Map<number, Promise<string>>();
  const tokenOf = (person: number): Promise<string> => {
    const known =
      tokens.get(person) ??
      mintAccessToken(
        {
          userId: `${jana.slice(0, -6)}${String(person).padStart(6, '0')}`,
          role: 'customer',
          sessionId: `s${person}`,
          audience: 'customer',
        },
        { key: (ours as CandidateSetUp).accessKey, now: new Date(), until: new Date(Date.now() + 600_000) },
      ).then(({ token }) => token);
    tokens.set(person, known);
    return known;
  };
  const body =
    ours === undefined
      ? JSON.stringify({ query: joinedQuery, operationName: 'Joined' })
      : JSON.stringify({
          operationName: 'Joined',
          variables: {},
          extensions: { persistedQuery: { version: 1, sha256Hash: hashText(joinedQuery) } },
        });
  let sent = 0;
  return async () => {
    const headers: Record<string, string> = { 'content-type': 'application/json' };
    if (ours !== undefined)
      headers['authorization'] = `Bearer ${await tokenOf(Math.floor((sent += 1) / 400))}`;
    const answer = await pool.request({ path: '/graphql', method: 'POST', headers, body });
    const text = await answer.body.text();
    return answer.statusCode === 200 && !text.includes('"errors"') && text.length > 6_000;
  };
}

async function load(send: Send, requests: number): Promise<number> {
  let next = 0;
  let errors = 0;
  const worker = async (): Promise<void> => {
    while (next < requests) if (!(await send((next += 1)))) errors += 1;
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
  return errors;
}

function cpuOf(child: ChildProcess): Promise<number> {
  child.send('cpu');
  return heard(child, (message) => ('cpuMicros' in message ? message.cpuMicros : undefined));
}

function heard(
  child: ChildProcess,
  read: (message: CandidateMessage) => number | undefined,
): Promise<number> {
  return new Promise((done, fail) => {
    const listen = (message: CandidateMessage): void => {
      const value = read(message);
      if (value === undefined) return;
      child.off('message', listen);
      done(value);
    };
    child.on('message', listen);
    child.once('exit', (code) => fail(new Error(`a candidate stopped (${code})`)));
  });
}
