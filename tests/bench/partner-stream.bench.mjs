// Events for partners: ten of them read a stream each, in a process of their own, while this one reads the table, prints and
// sends: first 5,000 events a second as they are kept, then all that was kept before, from the first event on. What that takes
// of this process's processor is compared with a core; its peer sends the same bytes that stand ready in memory. Needs POSTGRES_ADMIN_URL (npm run bench gives it).
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer, get } from 'node:http';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import { inTransaction } from '@cotta/kit/runtime/database/transaction.js';
import { openServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import { partnerEventScopes } from '@cotta/reference/partner-event-types.js';
import { partnerOf, servePartnerEvents } from '../../services/workspace/dist/testing/partner-reader.js';
import { workspaceService } from '../../services/workspace/dist/service.js';

const PARTNERS = 10;
const EACH = 10_000;
const ACCOUNTS = Array.from({ length: PARTNERS }, (_, n) => nameBasedId('partner of the bench', String(n)));
/** Events a second that are kept while their readers listen, and for how long. */
const LIVE = 5_000;
const LIVE_SECONDS = 4;
const ROUNDS_A_SECOND = 10;
const GATE = 5_000;

const MARK = '\ndata: ';

/** A reader: settles when it has everything. */
async function readAll({ port, path, headers, expected }) {
  const [answer] = await once(get({ port, path, agent: false, headers }), 'response');
  if (answer.statusCode !== 200) throw new Error(`the stream answered ${answer.statusCode}`);
  let events = 0;
  let left = '';
  for await (const part of answer.setEncoding('latin1')) {
    const pieces = (left + part).split(MARK);
    events += pieces.length - 1;
    left = pieces.at(-1).slice(-MARK.length + 1);
    if (events >= expected) break;
  }
  answer.destroy();
}

/** What readers in a process of their own take of this one: events a second, and those of one core. `live`: so many are kept meanwhile, by that process. */
async function measured(asked, live) {
  const readers = fork(fileURLToPath(import.meta.url), { serialization: 'advanced' });
  await once(readers, 'message');
  const before = process.cpuUsage();
  const start = performance.now();
  readers.send({ asked, live });
  const [outcome] = await once(readers, 'message');
  const seconds = (performance.now() - start) / 1000;
  const { user, system } = process.cpuUsage(before);
  readers.kill();
  if (outcome !== 'read') throw new Error(String(outcome));
  const events = PARTNERS * asked[0].expected;
  return { rate: events / seconds, ofOneCore: events / ((user + system) / 1e6) };
}

/** As many a second, in their order, each round in a transaction of its own. */
async function keepEvents({ url, from }) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const round = LIVE / ROUNDS_A_SECOND;
  const start = performance.now();
  for (let n = 0; n < LIVE_SECONDS * ROUNDS_A_SECOND; n += 1) {
    await pause(Math.max(0, start + (n * 1000) / ROUNDS_A_SECOND - performance.now()));
    await client.query('begin');
    await client.query(KEEP, [ACCOUNTS, from + n * round, round]);
    await client.query('update partner_event_log set last_position = $1', [from + (n + 1) * round]);
    await client.query('commit');
  }
  await client.end();
}

/** `$1`: whose, in turn; `$2`: the last position before; `$3`: how many. */
const KEEP = `insert into partner_event (position, id, user_id, type, type_version, scope, record_type, record_id, record_version, occurred_at, data)
  select $2::bigint + i, gen_random_uuid(), ($1::uuid[])[1 + i % cardinality($1)], 'order.paid', 1, 'orders:read', 'order', gen_random_uuid(), 9, now(), '{"status":"Paid"}'
    from generate_series(1, $3::integer) as i`;

/** What happened to the orders of each partner, as it is kept. */
function fill(db) {
  return inTransaction(db, async (tx) => {
    await tx.query('set local statement_timeout = 0');
    await tx.query(KEEP, [ACCOUNTS, 0, PARTNERS * EACH]);
    await tx.query('update partner_event_log set last_position = $1', [PARTNERS * EACH]);
  });
}

/** The same bytes out of memory: what the machine and HTTP take. */
async function servePeer(text) {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.end(text);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

async function bench() {
  const clock = new FakeClock('2026-11-30T08:00:00Z');
  const fixture = await openServiceFixture(workspaceService({ linkKey: '', letters: [] }), clock);
  const serving = await servePartnerEvents(fixture, clock);
  try {
    await fill(fixture.db);
    const path = '/internal/partner/events';
    const asked = await Promise.all(
      ACCOUNTS.map(async (account) => ({
        port: serving.port,
        path,
        expected: EACH,
        headers: {
          accept: 'text/event-stream',
          'x-viewer': await serving.tokenOf(partnerOf(account, partnerEventScopes)),
        },
      })),
    );
    // Once for what is compiled and planned, then the figure.
    await measured(asked);
    const ours = await measured(asked);
    const events = await serving.readAll(partnerOf(ACCOUNTS[0], partnerEventScopes), '', 1_000);
    const text = events.map((event, i) => `id: 1-${i}\ndata: ${JSON.stringify(event)}\n\n`).join('');
    const server = await servePeer(text);
    const url = new URL(process.env['POSTGRES_ADMIN_URL'] ?? '');
    url.pathname = `/${(await fixture.db.query('select current_database() as name'))[0].name}`;
    const from = PARTNERS * EACH;
    const listening = asked.map((one) => ({
      ...one,
      expected: (LIVE * LIVE_SECONDS) / PARTNERS,
      headers: { ...one.headers, 'last-event-id': `1-${from}` },
    }));
    const live = await measured(listening, { url: url.href, from });
    const plain = asked.map((one) => ({ ...one, port: server.address().port }));
    await measured(plain);
    const peer = await measured(plain);
    server.close();
    const holds = live.ofOneCore >= GATE && live.rate >= 0.9 * LIVE;
    console.log(
      `${LIVE} events kept in a second, heard by ten partners: ${Math.round(live.rate)} /s, of one core ${Math.round(live.ofOneCore)} /s  (gate ${GATE}: ${holds ? 'holds' : 'MISSED'})`,
    );
    console.log(`what was kept before, read by ten partners, of one core: ${Math.round(ours.ofOneCore)} /s`);
    console.log(`the same bytes out of memory, of one core: ${Math.round(peer.ofOneCore)} /s`);
    console.log(
      `stream against bytes out of memory: ${(peer.ofOneCore / ours.ofOneCore).toFixed(1)} times the processor time`,
    );
    if (!holds) process.exitCode = 1;
  } finally {
    await serving.close();
    await fixture.close();
  }
}

if (process.send === undefined) await bench();
else {
  process.send('ready');
  const [{ asked, live }] = await once(process, 'message');
  await Promise.all([...asked.map(readAll), ...(live === undefined ? [] : [keepEvents(live)])]).then(
    () => process.send('read'),
    (error) => process.send(String(error)),
  );
}
