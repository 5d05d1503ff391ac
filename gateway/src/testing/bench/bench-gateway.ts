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
import type { CandidateSetUp } from './candidate.js';
import { loadOf, type Load, type Question } from './load.js';
import type { MeasureQuestion } from './measured.js';
import type { CpuProfile } from './profile.js';

export const candidates = ['stock', 'peer', 'bare', 'ours'] as const;
export type CandidateName = (typeof candidates)[number];

export interface BenchResult {
  readonly candidate: CandidateName;
  readonly question: string;
  /** CPU time of the gateway's process for one request, microseconds. */
  readonly cpuMicrosPerRequest: number;
  readonly requestsPerSecond: number;
  readonly errors: number;
  /** Where it went, of requests of their own: looking costs time too. */
  readonly profile?: CpuProfile;
}

export interface BenchSettings {
  readonly names: readonly CandidateName[];
  /** Requests of one turn. */
  readonly requests: number;
  readonly turns: number;
  readonly questions: readonly Question[];
  readonly profiled: boolean;
}

export const questions: readonly Question[] = [
  { name: 'joined', operationName: 'Joined', query: joinedQuery, leastChars: 6_000 },
  { name: 'small', operationName: 'Small', query: smallQuery, leastChars: 60 },
];
/** Until every function that a request passes through was compiled by what runs it. */
const WARM_UP = 6_000;

/** What each of them does with a request. */
export const doesWhat: Readonly<Record<CandidateName, string>> = {
  stock:
    'Express, Apollo Server and Apollo Gateway as their manual sets them up; nobody is identified, nothing is limited, counted or logged',
  peer: 'node:http and Hive Gateway with its planner in Rust; nobody is identified, nothing is limited, counted or logged',
  bare: 'node:http and our HTTP to services; answers are put together by hand for these two questions: what is left to nobody',
  ours: 'the whole gateway: signature and end of the session, stored documents, cost, limits counted in Redis, deadlines, figures; no traces and no log, as the others',
};

/** The questions over canned services. Each candidate is a process of its own; they take turns, so that a neighbour of this machine slows all of
 *  them. `heard`: hears of each question once it is measured. */
export async function benchGateway(
  settings: BenchSettings,
  heard: (results: readonly BenchResult[]) => void,
): Promise<void> {
  const canned = await Promise.all(
    serviceNames.map(async (name) => [name, await startCannedService(name)] as const),
  );
  const services = Object.fromEntries(canned.map(([name, { url }]) => [name, url])) as Record<
    ServiceName,
    string
  >;
  const setUp = prepare(services);
  const running = await Promise.all(settings.names.map((name) => start(name, setUp)));
  try {
    for (const question of settings.questions) heard(await measure(running, question, settings));
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
  { requests, turns, profiled }: BenchSettings,
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
  const profiles = new Map<CandidateName, CpuProfile>();
  if (profiled)
    for (const one of running) profiles.set(one.name, await profileOf(one, question, requests * turns));
  return [...sums].map(([candidate, { cpu, seconds, errors }]) => {
    const profile = profiles.get(candidate);
    return {
      candidate,
      question: question.name,
      cpuMicrosPerRequest: cpu / asked,
      requestsPerSecond: asked / seconds,
      errors,
      ...(profile === undefined ? {} : { profile }),
    };
  });
}

async function profileOf(
  { child, load }: Candidate,
  question: Question,
  requests: number,
): Promise<CpuProfile> {
  await answerTo(child, 'profile', ({ profiling }) => profiling);
  await load.ask(question, requests);
  return answerTo(child, 'profiled', ({ profile }) => profile);
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
    partnerKeys: newSigningKey('partner').keys,
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
  bare: new URL('./bare.js', import.meta.url),
  ours: new URL('./ours.js', import.meta.url),
};

const MEASURED = new URL('./measured.js', import.meta.url).href;

async function start(name: CandidateName, setUp: CandidateSetUp): Promise<Candidate> {
  const child = fork(fileURLToPath(PROGRAMS[name]), {
    env: { ...process.env, NODE_ENV: 'production', APOLLO_TELEMETRY_DISABLED: '1' },
    execArgv: [`--import=${MEASURED}`],
  });
  await heardFrom(child, ({ hearing }) => hearing);
  const port = await answerTo(child, setUp, ({ listening }) => listening);
  const load = loadOf(port, name === 'ours' ? { accessKey: setUp.accessKey } : undefined);
  return {
    name,
    child,
    load,
    stop: async () => {
      await load.close();
      const gone = new Promise((done) => child.once('exit', done));
      child.disconnect();
      await gone;
    },
  };
}

const cpuOf = (child: ChildProcess): Promise<number> => answerTo(child, 'cpu', ({ cpuMicros }) => cpuMicros);

interface CandidateAnswer {
  readonly hearing?: true;
  readonly listening?: number;
  readonly cpuMicros?: number;
  readonly profiling?: true;
  readonly profile?: CpuProfile;
}

function answerTo<Read>(
  child: ChildProcess,
  message: CandidateSetUp | MeasureQuestion,
  read: (answer: CandidateAnswer) => Read | undefined,
): Promise<Read> {
  child.send(message);
  return heardFrom(child, read);
}

function heardFrom<Read>(
  child: ChildProcess,
  read: (answer: CandidateAnswer) => Read | undefined,
): Promise<Read> {
  return new Promise((done, fail) => {
    const stopped = (code: number | null): void => fail(new Error(`a candidate stopped (${code})`));
    const listen = (answer: CandidateAnswer): void => {
      const value = read(answer);
      if (value === undefined) return;
      child.off('message', listen).off('exit', stopped);
      done(value);
    };
    child.on('message', listen).once('exit', stopped);
  });
}
