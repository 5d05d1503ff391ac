import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isDeepStrictEqual } from 'node:util';
import { Supergraph } from '@apollo/federation-internals';
import { getOperationAST, parse } from 'graphql';
import { silentLog } from '@cotta/kit/runtime/process/log.js';
import type { Viewer } from '@cotta/kit/model/words/viewer.js';
import { SubgraphSource } from '../../data-source.js';
import { plannerHere } from '../../engine/planner.js';
import type { Graph, GraphEngine } from '../../graph.js';
import { openMetrics } from '../../metrics.js';
import { openGraph } from '../../open-graph.js';
import { PlanCache } from '../../plan-cache.js';
import { RequestEnd } from '../../request-end.js';
import { newRequestIds } from '../../request-ids.js';
import { operationRunner, type GraphAnswer } from '../../run-operation.js';

/** One question of the audit with what it expects. */
interface AuditTest {
  readonly query: string;
  readonly expected: { readonly data?: unknown; readonly errors?: boolean };
}

export interface SuiteResult {
  readonly suite: string;
  readonly passed: number;
  /** Numbers of those that were answered otherwise, from 0. */
  readonly failed: readonly number[];
}

/** Answers every question of the audit at `origin` by one engine. @throws Error where the audit does not answer */
export async function auditEngine(engine: GraphEngine, origin: string): Promise<readonly SuiteResult[]> {
  const passage = await openPassage(origin);
  try {
    const results: SuiteResult[] = [];
    for (const suite of await read<readonly string[]>(`${origin}/ids`))
      results.push(await auditSuite(suite, { engine, origin, servicesAt: passage.origin }));
    return results;
  } finally {
    passage.server.close();
    passage.server.closeAllConnections();
  }
}

interface SuiteSettings {
  readonly engine: GraphEngine;
  readonly origin: string;
  readonly servicesAt: string;
}

async function auditSuite(suite: string, settings: SuiteSettings): Promise<SuiteResult> {
  const { engine, origin, servicesAt } = settings;
  const tests = await read<readonly AuditTest[]>(`${origin}/${suite}/tests`);
  const supergraphSdl = await (await fetch(`${origin}/${suite}/supergraph`)).text();
  const metrics = openMetrics();
  const sources = new Map<string, SubgraphSource>();
  for (const [, name = '', url = ''] of supergraphSdl.matchAll(
    /@join__graph\(name: "([^"]*)", url: "([^"]*)"\)/g,
  ))
    sources.set(
      name,
      new SubgraphSource({ name, url: servicesAt + new URL(url).pathname, log: silentLog, metrics }),
    );
  const graph = await openGraph(
    {
      supergraphSdl,
      apiSchema: Supergraph.build(supergraphSdl).apiSchema().toGraphQLJSSchema(),
      plans: new PlanCache(supergraphSdl, undefined, () => undefined),
      planner: plannerHere(supergraphSdl),
      sourceOf: (name) => {
        const source = sources.get(name);
        if (source === undefined) throw new Error(`${suite} has no service ${name}`);
        return source;
      },
      log: silentLog,
    },
    engine,
  );
  const failed: number[] = [];
  for (const [number, test] of tests.entries())
    if (!isAsExpected(await answer(graph, test.query), test)) failed.push(number);
  await graph.stop();
  for (const source of sources.values()) await source.close();
  return { suite, passed: tests.length - failed.length, failed };
}

/** As the audit itself compares. */
function isAsExpected({ data, errors }: GraphAnswer, { expected }: AuditTest): boolean {
  const isRight = isDeepStrictEqual(JSON.parse(JSON.stringify(data ?? null)), expected.data ?? null);
  const hasErrors = (errors ?? []).length > 0;
  return isRight && (expected.errors === undefined || expected.errors === hasErrors);
}

const anybody: Viewer = { role: 'visitor', locale: 'en', scopes: [] };

function answer(graph: Graph, text: string): Promise<GraphAnswer> {
  const run = operationRunner({
    graphs: { customer: graph, admin: graph },
    log: silentLog,
    metrics: openMetrics(),
    note: () => Promise.resolve(),
  });
  return run({
    caller: { viewer: anybody, viewerToken: 'nobody', audience: 'customer', limitKey: 'nobody' },
    operation: {
      text,
      name: '',
      variables: {},
      isMutation: getOperationAST(parse(text))?.operation === 'mutation',
      cost: 1,
      isSearch: false,
      letters: [],
      sensitive: [],
      isNew: true,
    },
    ids: newRequestIds(),
    end: new RequestEnd(),
  });
}

/** Our services answer under `/graphql`, those of the audit without it. */
async function openPassage(origin: string): Promise<{ readonly origin: string; readonly server: Server }> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const path = (request.url ?? '').replace(/\/graphql$/, '');
      const asked = {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: Buffer.concat(chunks),
      };
      fetch(origin + path, asked)
        .then(async (answered) => response.writeHead(answered.status).end(await answered.text()))
        .catch(() => response.writeHead(502).end());
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}

async function read<Read>(url: string): Promise<Read> {
  const answered = await fetch(url);
  if (!answered.ok) throw new Error(`the audit answered ${answered.status} to ${url}`);
  return (await answered.json()) as Read;
}
