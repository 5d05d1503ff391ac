import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { rebuildApply } from '@cotta/kit/runtime/rebuild/rebuild.js';
import { eventColumns, toRecordedEvent, type EventRow } from '@cotta/kit/runtime/event-store/event-row.js';
import { queryRows } from '@cotta/kit/model/rows/sql.js';
import { inTransaction } from '@cotta/kit/runtime/database/transaction.js';
import { openServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import { allServices } from '../testkit/services.js';

type Row = Readonly<Record<string, unknown>>;

/** One stream of each kind with every fact it can hold, as the release of November 2026 stored them, and the rows that release made of
 *  them. Never rewritten: stores out there hold such facts. One order is older still and is read through its upcaster. */
interface StoredEvents {
  /** Columns of `tracking_event`, and the category of its stream; in the order in which they were written. */
  readonly events: readonly (Row & { readonly stream_id: string; readonly category: string })[];
  readonly rows: Readonly<Record<string, readonly Row[]>>;
}

function storedEventsOf(service: string): StoredEvents {
  const file = new URL(`data/stored-events/${service}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as StoredEvents;
}

/** As the owner of the tables, past every rule of today: what is in a store was written long ago. */
async function store(url: string, { events }: StoredEvents): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const { category, ...event } of events) {
      const at = event['recorded_at'];
      await client.query(
        `insert into stream (stream_id, category, version, opened_at, touched_at) values ($1, $2, $3, $4, $4)
         on conflict (stream_id) do update set version = excluded.version, touched_at = excluded.touched_at`,
        [event.stream_id, category, event['version'], at],
      );
      const columns = Object.entries(event);
      await client.query(
        `insert into tracking_event (${columns.map(([name]) => name).join(', ')}) values (${columns.map((_, i) => `$${i + 1}`).join(', ')})`,
        columns.map(([name, value]) => (name === 'data' ? JSON.stringify(value) : value)),
      );
      await client.query('insert into event_order (stream_id, version) values ($1, $2)', [
        event.stream_id,
        event['version'],
      ]);
    }
  } finally {
    await client.end();
  }
}

const EVENTS = `select ${eventColumns} from event_order o join tracking_event e using (stream_id, version)
  join stream s using (stream_id) order by o.seq`;

/** Rows of today as the release of then would show them: columns that came since are left out. */
function inOrder(rows: readonly Row[], then: readonly Row[]): string[] {
  const columns = Object.keys(then[0] ?? {});
  return rows.map((row) => JSON.stringify(columns.map((column) => [column, row[column]]))).sort();
}

describe.each(allServices.map((definition) => [definition.name, definition] as const))(
  'what the release before stored in %s',
  (name, definition) => {
    const stored = storedEventsOf(name);
    const asRead = (row: EventRow) =>
      toRecordedEvent(
        row,
        definition.aggregates.find(({ category }) => category === row.category),
      );

    it('is read, can still be published, and gives the rows it gave', async () => {
      const fixture = await openServiceFixture(definition);
      try {
        await store(new URL(new URL(fixture.url).pathname, process.env['POSTGRES_ADMIN_URL']).href, stored);
        const { events } = await rebuildApply(fixture.db, definition.aggregates);
        expect(events).toBe(stored.events.length);
        await inTransaction(fixture.db, async (tx) => {
          await tx.query("set local timezone = 'UTC'");
          for (const row of await queryRows<EventRow>(tx, EVENTS)) fixture.runtime.publishable(asRead(row));
          for (const [table, then] of Object.entries(stored.rows)) {
            const now = await queryRows<{ row: Row }>(tx, `select to_jsonb(x) as row from "${table}" x`);
            expect({
              table,
              rows: inOrder(
                now.map(({ row }) => row),
                then,
              ),
            }).toEqual({
              table,
              rows: inOrder(then, then),
            });
          }
        });
      } finally {
        await fixture.close();
      }
    });
  },
);

it('holds facts of an older shape as well, which are read through their upcaster', () => {
  const older = allServices.flatMap(({ name, aggregates }) =>
    storedEventsOf(name).events.filter(({ category, ...event }) => {
      const versions = aggregates.find((aggregate) => aggregate.category === category)?.versions ?? {};
      return Number(event['schema_version']) < (versions[String(event['type'])] ?? 1);
    }),
  );
  expect(older.map((event) => event['type'])).toEqual(
    expect.arrayContaining(['VerificationResultSaved', 'VerificationApproved']),
  );
});
