import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { freshDatabase, type FreshDatabase } from '@cotta/kit/testing/postgres.js';
import { medianTime } from '@cotta/kit/testing/median-time.js';
import { until } from '@cotta/kit/testing/until.js';
import {
  byService,
  newSecret,
  newSigningKey,
  type StartedGateway,
  startGateway,
} from '@cotta/gateway/testing.js';
import { fillRegister, trademarksService } from '@cotta/trademarks/testing.js';
import { serviceProgram, type ServiceProgram } from './service-program.js';
import { report } from './fault-fixture.js';

// Real processes on a machine that others use as well.
jest.setTimeout(600_000);

const folder = mkdtempSync(join(tmpdir(), 'cotta-search-killed-'));
const viewer = newSigningKey('viewer');
const SEARCH =
  'query ($input: TrademarkSearchInput!) { trademarkSearch(input: $input) { degraded items { name } } }';
const ADD =
  'mutation ($input: CreateTrademarkInput!) { createTrademark(input: $input) { ... on Trademark { id } ... on Refusal { code message } } }';
const MARKS = ['BRIMWOODE', 'FENNGLOWE', 'OSTERQUAYE'];
const ASKERS = 4;
/** Nobody may ask more than his limit; there are many of them. */
const PEOPLE = 60;

let database: FreshDatabase;
let first: ServiceProgram;
let second: ServiceProgram;
let gateway: StartedGateway;

beforeAll(async () => {
  const definition = trademarksService({ linkKey: '' });
  database = await freshDatabase({
    service: 'trademarks',
    migrations: definition.migrations,
    resources: definition.resources,
    ...(definition.views === undefined ? {} : { views: definition.views }),
  });
  await fillRegister(folder);
  const keys = join(folder, 'viewer.json');
  writeFileSync(keys, JSON.stringify(viewer.keys));
  const settings = {
    DATABASE_URL: database.url,
    VIEWER_JWKS_FILE: keys,
    LINK_TOKEN_KEY: newSecret(),
    SEAL_KEY: newSecret(),
    REGISTER_STATE: folder,
  };
  [first, second] = [
    await serviceProgram('trademarks', 'main', settings),
    await serviceProgram('trademarks', 'main', settings),
  ];
  await Promise.all([first.start(), second.start()]);
  await Promise.all([first.ready(), second.ready()]);
  gateway = await startGateway(
    {
      services: { ...byService(() => 'http://127.0.0.1:1'), trademarks: first.url },
      replicas: { ...byService(() => []), trademarks: [second.url] },
      viewerKey: viewer.privateKey,
      viewerKeys: viewer.keys,
      adhoc: true,
    },
    { rest: false },
  );
});
afterAll(async () => {
  await gateway.close();
  await Promise.all([first.kill(), second.kill()]);
  await database.drop();
  rmSync(folder, { recursive: true });
});

const tokens = new Map<number, Promise<string>>();
function tokenOf(person: number): Promise<string> {
  const known =
    tokens.get(person) ??
    gateway.tokenOf({
      userId: nameBasedId(`asker ${person}`),
      role: 'lawyer',
      sessionId: `session-${person}`,
      audience: 'admin',
    });
  tokens.set(person, known);
  return known;
}

interface Answer {
  readonly data?: {
    trademarkSearch?: { degraded: boolean; items: { name: string }[] };
    createTrademark?: { id?: string };
  } | null;
  readonly errors?: unknown;
}

async function ask(query: string, variables: object, person = 0): Promise<Answer> {
  const headers = {
    'content-type': 'application/json',
    authorization: `Bearer ${await tokenOf(person)}`,
    'idempotency-key': crypto.randomUUID(),
  };
  const answer = await fetch(`${gateway.origin}/graphql`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ query, variables }),
  });
  return (await answer.json()) as Answer;
}

/** Asks without a pause until it is told to stop. */
function load() {
  const counts = { asked: 0, degraded: 0, errors: 0 };
  const wrong: unknown[] = [];
  let going = true;
  const names = ['NORDHAVEN', 'VELUMORA', 'ZIRH', 'X-SEED', 'Blue Harbour'];
  const asker = async (): Promise<void> => {
    while (going) {
      const answer = await ask(
        SEARCH,
        { input: { query: names[counts.asked % names.length], limit: 5 } },
        counts.asked % PEOPLE,
      ).catch((error: unknown): Answer => ({ errors: String(error) }));
      counts.asked += 1;
      const found = answer.data?.trademarkSearch;
      if (found === undefined || answer.errors !== undefined) {
        counts.errors += 1;
        wrong.push(answer.errors);
      } else if (found.degraded) counts.degraded += 1;
    }
  };
  const askers = Array.from({ length: ASKERS }, asker);
  return {
    counts,
    wrong,
    more: async (count: number) => {
      const from = counts.asked;
      await until(`${count} more answers`, () => counts.asked >= from + count);
    },
    stop: async () => {
      going = false;
      await Promise.all(askers);
    },
  };
}

const found = async (name: string, person: number): Promise<boolean> => {
  const answer = (await ask(SEARCH, { input: { query: name } }, person)).data?.trademarkSearch;
  return answer !== undefined && !answer.degraded && answer.items.some((item) => item.name === name);
};

it('finds a mark within five seconds after it was added', async () => {
  await until(
    'the index answers',
    () =>
      found('NORDHAVEN', 1)
        .then(() => ask(SEARCH, { input: { query: 'NORDHAVEN' } }, 1))
        .then(({ data }) => data?.trademarkSearch?.degraded === false),
    { everyMs: 200 },
  );
  const took = await medianTime(async (turn) => {
    const name = MARKS[turn] ?? '';
    const added = await ask(ADD, {
      input: {
        name,
        jurisdiction: 'EU',
        type: 'WORD',
        status: 'UNDER_EXAMINATION',
        number: `01800077${turn}`,
        filingDate: '2026-02-01',
        goodsAndServices: [{ class: 9, terms: ['Software'] }],
      },
    });
    expect(added.data?.createTrademark?.id).toEqual(expect.any(String));
    await until('the new mark is found', () => found(name, 2), { everyMs: 50 });
  });
  report('search, mark added by an event', { 'found after ms': Math.round(took) });
  expect(took).toBeLessThan(5_000);
});

it('has no error while a process is killed and started again under load, and less complete answers at most', async () => {
  const { counts, wrong, more, stop } = load();
  await more(100);
  // How long its index loads is the machine's affair, and the gateway tries it again each two seconds: killed until it was asked meanwhile.
  do {
    await first.kill();
    await more(200);
    await first.start();
    await first.ready();
    await more(400);
  } while (counts.degraded === 0);
  await until('the index answers again', async () => {
    const before = counts.degraded;
    await more(40);
    return counts.degraded === before;
  });
  await second.kill();
  await more(200);
  await stop();
  // The process that was started again is alone now: it has the registers and what was added before it was killed, not merely an index.
  await until('it finds a mark of the registers', () => found('CENTAURUS', 3), { everyMs: 200 });
  await until('it finds the mark that was added', () => found(MARKS[0] ?? '', 4), { everyMs: 200 });
  report('search, two of two processes killed in turn', counts);
  expect(wrong).toEqual([]);
  expect(counts.degraded).toBeGreaterThan(0);
});
