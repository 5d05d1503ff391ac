// Reminders: how long one tick of the worker takes when nothing is due, among 1,000,000 planned reminders and the
// deadlines of 100,000 marks, on a Monday, when it also looks for weekly lists. Gate: 100 ms.
// Needs POSTGRES_ADMIN_URL (npm run bench gives it). The rows are made up.
import { performance } from 'node:perf_hooks';
import pg from 'pg';
import { inTransaction } from '@cotta/kit/runtime/database/transaction.js';
import { openServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import { deadlineReminders } from '../../services/trademarks/dist/docketing/notices/issue-reminder.js';
import { takeClockSteps } from '../../services/trademarks/dist/docketing/clock-steps/take-clock-steps.js';
import { trademarksService } from '../../services/trademarks/dist/service.js';
import { publishWeek } from '../../services/trademarks/dist/docketing/week-of-dates/weekly-round.js';

const ROWS = 1_000_000;
const MARKS = 100_000;
const DEADLINES = 300_000;
const GATE_MS = 100;
const TICKS = 20;

/** As the owner of the tables: the service's own role may not, and without figures the planner guesses. In life autovacuum does this. */
async function analyze() {
  const [{ name }] = await fixture.db.query('select current_database() as name');
  const url = new URL(process.env['POSTGRES_ADMIN_URL'] ?? '');
  url.pathname = `/${name}`;
  const owner = new pg.Client({ connectionString: url.href });
  await owner.connect();
  await owner.query('analyze');
  await owner.end();
}

const fixture = await openServiceFixture(
  trademarksService({ linkKey: '' }),
  new FakeClock('2026-06-15T10:00:00Z'),
);
try {
  await inTransaction(fixture.db, async (db) => {
    await db.query('set local statement_timeout = 0');
    await db.query(
      `insert into trademark (id, version, created_at, updated_at, name, jurisdiction, type, status, status_group, goods_and_services, classes, expiration_date)
       select md5('mark ' || n)::uuid, 1, now(), now(), 'Mark ' || n, (array['EU', 'UK', 'US', 'CH'])[1 + n % 4], 'WORD', 'Trademark registered', 'live', '[]', '{9}', date '2028-01-01' + n % 3000
       from generate_series(1, $1::integer) as n`,
      [MARKS],
    );
    await db.query(
      `insert into trademark_deadline (id, version, created_at, updated_at, trademark_id, jurisdiction, key, kind, name, actor, nominal_date, legal_date, safe_date, opens_date, grace_date, last_chance_date, rule_id, rule_version,
         citation, confidence, trigger_event, trigger_date, calendar_office, calendar_confirmed, disputed, consequence, reason, phases)
       select md5('deadline ' || n)::uuid, 1, now(), now(), md5('mark ' || (1 + n % $2::integer))::uuid, (array['EU', 'UK', 'US', 'CH'])[1 + (1 + n % $2::integer) % 4], 'k', (array['renewal', 'maintenance', 'non-use', 'opposition'])[1 + n % 4], 'Deadline', 'owner',
         d, d, d - 7, d - 180, d + 180, d + 180, (array['EU.renewal', 'US.section-8', 'EU.use', 'EU.opposition'])[1 + n % 4], 1, '', 'known', 'filing', date '2017-01-01', 'EU', true, false, '', '', '[]'
       from (select n, date '2028-01-01' + n % 3000 as d from generate_series(1, $1::integer) as n) as x`,
      [DEADLINES, MARKS],
    );
    await db.query(
      `insert into reminder (kind, subject_id, step, due_on, zone, due_at, state)
       select 'renewal', md5('deadline ' || n)::uuid, 1, date '2026-07-01' + n % 3000, 'UTC', date '2026-07-01' + n % 3000, 'planned' from generate_series(1, $1::integer) as n`,
      [ROWS],
    );
  });
  await analyze();
  const scanner = deadlineReminders(fixture.runtime);
  /** @type {number[]} */
  const times = [];
  for (let tick = 0; tick < TICKS; tick += 1) {
    const from = performance.now();
    const { issued, failed } = await scanner.scan();
    const steps = await takeClockSteps(fixture.runtime);
    const weeks = await publishWeek(fixture.runtime);
    times.push(performance.now() - from);
    if (issued + failed + weeks + Object.keys(steps).length > 0)
      throw new Error(`something was due: ${JSON.stringify({ issued, failed, weeks, steps })}`);
  }
  times.sort((a, b) => a - b);
  const median = times[TICKS / 2] ?? 0;
  console.log(
    `a tick with nothing due among ${ROWS.toLocaleString('en')} reminders and ${DEADLINES.toLocaleString('en')} deadlines: median ${median.toFixed(1)} ms, slowest ${(times.at(-1) ?? 0).toFixed(1)} ms (gate ${GATE_MS} ms)`,
  );
  if (median > GATE_MS) process.exitCode = 1;
} finally {
  await fixture.close();
}
