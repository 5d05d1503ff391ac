import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { freshDatabase, type FreshDatabase } from '@cotta/kit/testing/postgres.js';
import { until } from '@cotta/kit/testing/until.js';
import {
  byService,
  newSecret,
  newSigningKey,
  type StartedGateway,
  startGateway,
} from '@cotta/gateway/testing.js';
import { fillRegister, RemoteIndex, trademarksService } from '@cotta/trademarks/testing.js';
import { objectStoreEnvironment } from '../../infra/simulators/addresses.mjs';
import { startSimulators } from '../../infra/simulators/simulators.mjs';
import { builtProgram, serviceProgram, type ServiceProgram } from './service-program.js';
import { report } from './fault-fixture.js';
import { ADD, SEARCH } from './search-questions.js';

// Real processes on a machine that others use as well.
jest.setTimeout(300_000);

const TIMEOUT_MS = 2_000;
const NAMES = [
  'NORDHAVEN',
  'VELUMORA',
  'ZIRH',
  'X-SEED',
  'Blue Harbour',
  'SOL',
  'AQUA PHARMA',
  'QUILLBROOKE',
];

const home = mkdtempSync(join(tmpdir(), 'cotta-search-away-'));
const registers = join(home, 'registers');
const viewer = newSigningKey('viewer');
const key = newSecret();

let simulators: Awaited<ReturnType<typeof startSimulators>>;
let database: FreshDatabase;
let api: ServiceProgram;
let first: ServiceProgram;
let second: ServiceProgram;
let gateway: StartedGateway;

beforeAll(async () => {
  const definition = trademarksService({ linkKey: '' });
  [simulators, database] = await Promise.all([
    startSimulators({ port: 0 }),
    freshDatabase({
      service: 'trademarks',
      migrations: definition.migrations,
      resources: definition.resources,
      ...(definition.views === undefined ? {} : { views: definition.views }),
    }),
    fillRegister(registers),
  ]);
  first = await searchProgram({ REGISTER_STATE: registers });
  await first.start();
  const keys = join(home, 'viewer.json');
  writeFileSync(keys, JSON.stringify(viewer.keys));
  api = await serviceProgram('trademarks', 'main', {
    DATABASE_URL: database.url,
    VIEWER_JWKS_FILE: keys,
    LINK_TOKEN_KEY: key,
    SEAL_KEY: newSecret(),
    SEARCH_URL: first.url,
    SEARCH_IMPORTS_MS: '200',
    SEARCH_TIMEOUT_MS: String(TIMEOUT_MS),
    // It holds no index, whatever lies there.
    REGISTER_STATE: registers,
  });
  await api.start();
  await Promise.all([api.ready(), first.ready()]);
  gateway = await startGateway(
    {
      services: { ...byService(() => 'http://127.0.0.1:1'), trademarks: api.url },
      viewerKey: viewer.privateKey,
      viewerKeys: viewer.keys,
      adhoc: true,
    },
    { rest: false },
  );
});
afterAll(async () => {
  await gateway.close();
  await Promise.all([api.kill(), first.kill(), second?.kill()]);
  await database.drop();
  await simulators.stop();
  rmSync(home, { recursive: true });
});

const searchProgram = (own: Readonly<Record<string, string>>): Promise<ServiceProgram> =>
  builtProgram('services/trademarks/dist/search-main.js', {
    DATABASE_URL: database.url,
    LINK_TOKEN_KEY: key,
    SEARCH_FOLLOW_MS: '200',
    ...own,
  });

/** The command of the job, as the cluster gives it. */
async function writeSnapshot(): Promise<string> {
  const command = fileURLToPath(
    new URL('../../services/trademarks/dist/search-snapshot-command.js', import.meta.url),
  );
  const { NODE_OPTIONS: _forTheRunner, ...outer } = process.env;
  const env = {
    ...outer,
    ...objectStoreEnvironment(simulators.url),
    DATABASE_URL: database.url,
    REGISTER_STATE: registers,
  };
  return (await promisify(execFile)(process.execPath, [command], { env })).stdout;
}

interface Found {
  readonly degraded: boolean;
  readonly items: readonly { readonly name: string }[];
}

async function ask(query: string, variables: object) {
  const token = await gateway.tokenOf({
    userId: nameBasedId('lawyer'),
    role: 'lawyer',
    sessionId: 'session',
    audience: 'admin',
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

async function search(query: string): Promise<Found> {
  const { data, errors } = await ask(SEARCH, { input: { query, limit: 10 } });
  if (data?.trademarkSearch === undefined) throw new Error(JSON.stringify(errors));
  return data.trademarkSearch;
}

const ownAmong = ({ items }: Found): string[] =>
  items.map(({ name }) => name).filter((name) => name === 'QUILLBROOKE');

const inFull = async (): Promise<boolean> => !(await search('NORDHAVEN')).degraded;

/** A mark in our care that an office has, one in each office on the same day: nothing but what they are tells them apart. */
async function addMark(jurisdiction: string): Promise<void> {
  const { data } = await ask(ADD, {
    input: {
      name: 'QUILLBROOKE',
      jurisdiction,
      type: 'WORD',
      status: 'UNDER_EXAMINATION',
      number: '018000771',
      filingDate: '2026-02-01',
      goodsAndServices: [{ class: 9, terms: ['Software'] }],
    },
  });
  expect(data?.createTrademark?.id).toEqual(expect.any(String));
}

/** What a program that searches answers itself. */
async function answersOf({ url }: ServiceProgram) {
  const index = new RemoteIndex({ url, key, timeoutMs: 10_000 });
  const answers = [];
  for (const query of NAMES)
    answers.push((await index.search({ query, limit: 20, offset: 0, inOurCare: true })).answer);
  return answers;
}

it('asks the program that searches, which finds a mark a moment after it was filed', async () => {
  await until('it is asked', inFull);
  expect((await search('NORDHAVEN')).items.length).toBeGreaterThan(0);
  for (const jurisdiction of ['US', 'EU', 'UK']) await addMark(jurisdiction);
  await until('all are found', async () => ownAmong(await search('QUILLBROOKE')).length === 3);
});

it('gets the same answers of a program that began with a snapshot and followed from there', async () => {
  expect(await writeSnapshot()).toContain(' was written: ');
  expect(await writeSnapshot()).toContain('Nothing was written: ');
  await addMark('SK');
  await until('it is found', async () => ownAmong(await search('QUILLBROOKE')).length === 4);
  second = await searchProgram({
    // As in the cluster, by a key that puts and removes nothing.
    ...objectStoreEnvironment(simulators.url, {}, { readsOnly: true }),
    REGISTER_STATE: join(home, 'nothing'),
    SEARCH_SCRATCH: join(home, 'scratch'),
  });
  await second.start();
  await second.ready();
  const answers = await answersOf(second);
  expect(answers).toEqual(await answersOf(first));
  expect(answers.flatMap(({ items }) => items).length).toBeGreaterThan(NAMES.length);
});

it('answers in the same form from the database within the time limit while that program is away, and in full when it is back', async () => {
  const before = await search('QUILLBROOKE');
  await first.kill();
  const begun = performance.now();
  const less = await search('QUILLBROOKE');
  const ms = Math.round(performance.now() - begun);
  expect(less.degraded).toBe(true);
  expect(Object.keys(less)).toEqual(Object.keys(before));
  expect(less.items.map(({ name }) => name)).toEqual(ownAmong(before));
  expect(ms).toBeLessThan(TIMEOUT_MS + 1_000);
  await first.start();
  await first.ready();
  await until('it is asked again', inFull);
  expect(await search('QUILLBROOKE')).toEqual(before);
  report('search, its program killed', { 'first answer ms': ms });
});
