import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { openDatabase } from '@cotta/kit/runtime/database/open.js';
import { freshDatabase, type FreshDatabase } from '@cotta/kit/testing/postgres.js';
import { until } from '@cotta/kit/testing/until.js';
import {
  byService,
  newSecret,
  newSigningKey,
  type StartedGateway,
  startGateway,
} from '@cotta/gateway/testing.js';
import { fillRegister, trademarksService } from '@cotta/trademarks/testing.js';
import { startOpenSearch } from '../../infra/local/opensearch.mjs';
import { ownPorts } from './own-ports.js';
import { serviceProgram, type ServiceProgram } from './service-program.js';
import { report } from './fault-fixture.js';
import { ADD, SEARCH } from './search-questions.js';

// A real node of OpenSearch, and real processes, on a machine that others use as well.
jest.setTimeout(600_000);

const home = mkdtempSync(join(tmpdir(), 'cotta-opensearch-'));
const registers = join(home, 'registers');
const noRegisters = join(home, 'none');
const viewer = newSigningKey('viewer');
const NAMES = [
  'NORDHAVEN',
  'VELUMORA',
  'ZIRH',
  'X-SEED',
  'Blue Harbour',
  'SOL',
  'WOLF',
  'AQUA PHARMA',
  '24',
  'Bank',
];

type Node = Awaited<ReturnType<typeof startOpenSearch>>;
interface Copy {
  readonly program: ServiceProgram;
  readonly gateway: StartedGateway;
}

let ports: number;
let node: Node;
let database: FreshDatabase;
let settings: Record<string, string>;
/** Candidates from the cluster, and no registers of its own. */
let far: Copy;
/** The same with registers of its own behind it. */
let both: Copy;
/** As it always was. */
let near: Copy;

const startNode = () =>
  startOpenSearch({ port: ports, transportPort: ports + 1, dir: join(home, 'node'), heapMB: 384 });

beforeAll(async () => {
  const definition = trademarksService({ linkKey: '' });
  ports = await ownPorts(2);
  mkdirSync(noRegisters);
  [node, database] = await Promise.all([
    startNode(),
    freshDatabase({
      service: 'trademarks',
      migrations: definition.migrations,
      resources: definition.resources,
      ...(definition.views === undefined ? {} : { views: definition.views }),
    }),
    fillRegister(registers),
  ]);
  const keys = join(home, 'viewer.json');
  writeFileSync(keys, JSON.stringify(viewer.keys));
  settings = {
    DATABASE_URL: database.url,
    VIEWER_JWKS_FILE: keys,
    LINK_TOKEN_KEY: newSecret(),
    SEAL_KEY: newSecret(),
    SEARCH_IMPORTS_MS: '200',
    SEARCH_FOLLOW_MS: '200',
    SEARCH_TIMEOUT_MS: '10000',
  };
  const cluster = { SEARCH_CANDIDATES: 'opensearch', OPENSEARCH_URL: node.url };
  [far, both, near] = await Promise.all([
    open({ ...cluster, REGISTER_STATE: noRegisters }),
    open({ ...cluster, REGISTER_STATE: registers }),
    open({ REGISTER_STATE: registers }),
  ]);
});
afterAll(async () => {
  for (const { gateway, program } of [far, both, near]) {
    await gateway.close();
    await program.kill();
  }
  await node.stop();
  await database.drop();
  rmSync(home, { recursive: true });
});

async function open(own: Readonly<Record<string, string>>): Promise<Copy> {
  const program = await serviceProgram('trademarks', 'main', { ...settings, ...own });
  await program.start();
  await program.ready();
  const gateway = await startGateway(
    {
      services: { ...byService(() => 'http://127.0.0.1:1'), trademarks: program.url },
      viewerKey: viewer.privateKey,
      viewerKeys: viewer.keys,
      adhoc: true,
    },
    { rest: false },
  );
  return { program, gateway };
}

interface Found {
  readonly degraded: boolean;
  readonly dataAsOf: readonly { readonly jurisdiction: string }[];
  readonly items: readonly { readonly id: string; readonly name: string }[];
}

async function ask(
  { gateway }: Copy,
  query: string,
  variables: object,
  role: 'lawyer' | 'customer' = 'lawyer',
) {
  const token = await gateway.tokenOf({
    userId: nameBasedId(role),
    role,
    sessionId: 'session',
    audience: role === 'lawyer' ? 'admin' : 'customer',
  });
  const answer = await fetch(`${gateway.origin}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      'idempotency-key': crypto.randomUUID(),
    },
    body: JSON.stringify({ query, variables }),
  });
  return (await answer.json()) as {
    data?: { trademarkSearch?: Found; createTrademark?: { id?: string } } | null;
    errors?: unknown;
  };
}

/** Asks again where the machine was too busy to answer in time, as people do: what is tested is the answer. */
async function search(copy: Copy, input: object, role?: 'customer'): Promise<Found> {
  const { dataAsOf, ...answer } = await until('the search answers', async () => {
    const { data, errors } = await ask(copy, SEARCH, { input }, role);
    const said = JSON.stringify(errors);
    if (data?.trademarkSearch === undefined && !said.includes('DEADLINE_EXCEEDED')) throw new Error(said);
    return data?.trademarkSearch;
  });
  // Nobody promises in which order offices are named.
  return { ...answer, dataAsOf: dataAsOf.toSorted((a, b) => a.jurisdiction.localeCompare(b.jurisdiction)) };
}

const answersInFull = (copy: Copy) => async () => !(await search(copy, { query: 'NORDHAVEN' })).degraded;
const finds = (copy: Copy, name: string) => async () =>
  (await search(copy, { query: name })).items.some((item) => item.name === name);

/** The command of the import, as an operator gives it. */
function importAgain() {
  const command = fileURLToPath(
    new URL('../../services/trademarks/dist/register-import-command.js', import.meta.url),
  );
  const sample = fileURLToPath(
    new URL('../../services/trademarks/data/search/register-sample.csv.gz', import.meta.url),
  );
  const { NODE_OPTIONS: _forTheRunner, ...outer } = process.env;
  const env = {
    ...outer,
    SEARCH_CANDIDATES: 'opensearch',
    OPENSEARCH_URL: node.url,
    REGISTER_STATE: registers,
  };
  return spawnSync(process.execPath, [command, sample], { env, encoding: 'utf8' });
}

it('answers from the database, and says so, until registers were imported', async () => {
  expect(await search(far, { query: 'NORDHAVEN' })).toMatchObject({ degraded: true, items: [] });
  const first = importAgain();
  expect(first.stdout).toContain('OpenSearch searches them now.');
  expect(first.status).toBe(0);
  expect(importAgain().stdout).toContain('OpenSearch had them before.');
  await until('the registers are searched', answersInFull(far));
});

it('gives the answers of its own index, whatever is asked and narrowed', async () => {
  await until('all answer', async () => (await answersInFull(near)()) && (await answersInFull(both)()));
  const narrowed = [
    {},
    { jurisdictions: ['EU', 'US'], classes: [9, 25] },
    { liveOnly: true, since: '2015-01-01' },
  ];
  let shown = 0;
  for (const query of NAMES)
    for (const filter of narrowed) {
      const input = { query, limit: 10, ...filter };
      const answer = await search(far, input);
      expect(answer).toEqual(await search(near, input));
      shown += answer.items.length;
    }
  report('opensearch, the same answers', { questions: NAMES.length * narrowed.length, hits: shown });
  expect(shown).toBeGreaterThan(NAMES.length);
});

it('finds a mark in our care a moment after it was filed, for staff alone', async () => {
  const added = await ask(far, ADD, {
    input: {
      name: 'QUILLBROOKE',
      jurisdiction: 'EU',
      type: 'WORD',
      status: 'UNDER_EXAMINATION',
      number: '018000771',
      filingDate: '2026-02-01',
      goodsAndServices: [{ class: 9, terms: ['Software'] }],
    },
  });
  expect(added.data?.createTrademark?.id).toEqual(expect.any(String));
  await until('staff find it', finds(far, 'QUILLBROOKE'));
  const others = await search(far, { query: 'QUILLBROOKE' }, 'customer');
  expect(others.degraded).toBe(false);
  expect(others.items.map(({ name }) => name)).not.toContain('QUILLBROOKE');
});

it('brings all marks in our care again where the cluster lost them', async () => {
  const before = await search(far, { query: 'QUILLBROOKE' });
  const lost = await fetch(`${node.url}/_cat/indices/cotta-own-marks-*?format=json&h=index`);
  const [index] = (await lost.json()) as { index: string }[];
  expect((await fetch(`${node.url}/${index?.index}`, { method: 'DELETE' })).status).toBe(200);
  expect(await finds(far, 'QUILLBROOKE')()).toBe(false);
  await far.program.strike();
  await until('it is found again', finds(far, 'QUILLBROOKE'));
  expect(await search(far, { query: 'QUILLBROOKE' })).toEqual(before);
});

it('knows nothing of what came after the moment to which the database was put back', async () => {
  const input = {
    name: 'FENNGLOWE',
    jurisdiction: 'EU',
    type: 'WORD',
    status: 'UNDER_EXAMINATION',
    number: '018000772',
    filingDate: '2026-02-02',
    goodsAndServices: [{ class: 9, terms: ['Software'] }],
  };
  expect((await ask(far, ADD, { input })).data?.createTrademark?.id).toEqual(expect.any(String));
  await until('it is found', finds(far, 'FENNGLOWE'));
  // As after a restore: the mark was never there, the log begins another life, and comes as far as before.
  const owner = await openDatabase({ url: database.ownerUrl, applicationName: 'restored', poolSize: 1 });
  await owner.query("delete from trademark where name = 'FENNGLOWE'");
  await owner.query("update relay_state set log_epoch = log_epoch + 1 where name = 'main'");
  await owner.destroy();
  await until('it is found no more', async () => !(await finds(far, 'FENNGLOWE')()));
  await until('what the database has is found', finds(far, 'QUILLBROOKE'));
});

it('answers from its own registers while the cluster is away, or less from the database, and in full when it is back', async () => {
  await node.stop();
  expect(await search(both, { query: 'NORDHAVEN' })).toEqual(await search(near, { query: 'NORDHAVEN' }));
  const less = await search(far, { query: 'QUILLBROOKE' });
  expect(less.degraded).toBe(true);
  expect(less.items.map(({ name }) => name)).toEqual(['QUILLBROOKE']);
  node = await startNode();
  await until('the cluster is asked again', answersInFull(far), { withinMs: 300_000, everyMs: 500 });
  expect(await finds(far, 'QUILLBROOKE')()).toBe(true);
});
