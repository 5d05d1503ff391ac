import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parse } from 'graphql';
import { composeContract } from '../../compose/contracts.js';
import { withTypenames } from '../../documents/assemble.js';
import { planDocuments } from '../../documents/plans.js';
import type { GatewayEnv } from '../../env.js';
import { hashText } from '../../plan-file.js';
import { serviceNames, type ServiceName } from '../../service-names.js';
import { newSecret, newSigningKey } from '../fixture-keys.js';
import { benchServices, joinedQuery, smallQuery, startCannedService } from './bench-graph.js';
import type { CandidateMessage, CandidateSetUp } from './candidate.js';
import { loadOf, type Load, type Question } from './load.js';

export const candidates = ['stock', 'peer', 'ours'] as const;
export type CandidateName = (typeof candidates)[number];

export interface BenchResult {
  readonly candidate: CandidateName;
  readonly question: string;
  /** CPU time of the gateway's process for one request, microseconds. */
  readonly cpuMicrosPerRequest: number;
  readonly requestsPerSecond: number;
  readonly errors: number;
}

export interface BenchSettings {
  readonly names: readonly CandidateName[];
  /** Requests of one turn. */
  readonly requests: number;
  readonly turns: number;
  /** Where profiles of the processes are written, if anywhere. */
  readonly profileDir: string | undefined;
}

const questions: readonly Question[] = [
  { name: 'joined', operationName: 'Joined', query: joinedQuery, leastChars: 6_000 },
  { name: 'small', operationName: 'Small', query: smallQuery, leastChars: 60 },
];
const WARM_UP = 2_000;

/** Both questions over canned services: our gateway with every check on, the engine as its manual sets it up, and a peer. Each in a process of its own;
 *  they take turns, so that a neighbour of this machine slows all of them. */
export async function benchGateway(settings: BenchSettings): Promise<readonly BenchResult[]> {
  const canned = await Promise.all(
    serviceNames.map(async (name) => [name, await startCannedService(name)] as const),
  );
  const services = Object.fromEntries(canned.map(([name, { url }]) => [name, url])) as Record<
    ServiceName,
    string
  >;
  const setUp = prepare(services);
  const running = await Promise.all(settings.names.map((name) => start(name, setUp, settings.profileDir)));
  try {
    const results: BenchResult[] = [];
    for (const question of questions) results.push(...(await measure(running, question, settings)));
    return results;
  } finally {
    await Promise.all(running.map((one) => one.stop()));
    for (const [, { server }] of canned) {
      server.close();
      server.closeAllConnections();
    }
  }
}

async function measure(
  running: readonly Candidate[],
  question: Question,
  { requests, turns }: BenchSettings,
): Promise<readonly BenchResult[]> {
  const sums = new Map(running.map(({ name }) => [name, { cpu: 0, seconds: 0, errors: 0 }]));
  for (const { load } of running) await load.ask(question, WARM_UP);
  for (let turn = 0; turn < turns; turn += 1)
    for (const { name, load, child } of running) {
      const before = await cpuOf(child);
      const started = performance.now();
      const errors = await load.ask(question, requests);
      const sum = sums.get(name);
      if (sum === undefined) continue;
      sum.seconds += (performance.now() - started) / 1_000;
      sum.cpu += (await cpuOf(child)) - before;
      sum.errors += errors;
    }
  const asked = requests * turns;
  return [...sums].map(([candidate, { cpu, seconds, errors }]) => ({
    candidate,
    question: question.name,
    cpuMicrosPerRequest: cpu / asked,
    requestsPerSecond: asked / seconds,
    errors,
  }));
}

function prepare(services: Readonly<Record<ServiceName, string>>): CandidateSetUp {
  const { supergraphSdl, apiSdl } = composeContract(benchServices, 'admin');
  const plans = planDocuments(
    supergraphSdl,
    questions.map(({ query, operationName: name }) => {
      const [definition] = withTypenames(parse(query, { noLocation: true })).definitions;
      if (definition?.kind !== 'OperationDefinition') throw new Error('a question is one operation');
      const source = { path: '', name, audience: 'customer', client: 'web', definition } as const;
      return { source, document: parse(query), text: query, id: hashText(query) };
    }),
  );
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
    documents: Object.fromEntries(questions.map(({ query }) => [hashText(query), query])),
    services,
    accessKey: access.privateKey,
  };
}

interface Candidate {
  readonly name: CandidateName;
  readonly child: ChildProcess;
  readonly load: Load;
  stop(): Promise<void>;
}

/** The peer has packages of its own, which are no part of the product. */
const PROGRAMS: Readonly<Record<CandidateName, URL>> = {
  stock: new URL('./stock.js', import.meta.url),
  peer: new URL('../../../bench-peer/candidate.mjs', import.meta.url),
  ours: new URL('./ours.js', import.meta.url),
};

async function start(
  name: CandidateName,
  setUp: CandidateSetUp,
  profileDir: string | undefined,
): Promise<Candidate> {
  const child = fork(fileURLToPath(PROGRAMS[name]), {
    env: { ...process.env, NODE_ENV: 'production', APOLLO_TELEMETRY_DISABLED: '1' },
    execArgv:
      profileDir === undefined
        ? []
        : ['--cpu-prof', `--cpu-prof-dir=${profileDir}`, `--cpu-prof-name=${name}.cpuprofile`],
  });
  child.send(setUp);
  const port = await heard(child, (message) => ('listening' in message ? message.listening : undefined));
  const load = loadOf(port, name === 'ours' ? { accessKey: setUp.accessKey } : undefined);
  return {
    name,
    child,
    load,
    stop: async () => {
      await load.close();
      // A profile is written when the process ends by itself.
      const gone = new Promise((done) => child.once('exit', done));
      child.disconnect();
      await gone;
    },
  };
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
    const stopped = (code: number | null): void => fail(new Error(`a candidate stopped (${code})`));
    const listen = (message: CandidateMessage): void => {
      const value = read(message);
      if (value === undefined) return;
      child.off('message', listen).off('exit', stopped);
      done(value);
    };
    child.on('message', listen).once('exit', stopped);
  });
}
