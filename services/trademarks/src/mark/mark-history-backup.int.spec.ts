import { expect, it } from '@jest/globals';
import pg from 'pg';
import { loadMany, playStory } from '@cotta/kit/edge/programs/demo-story.js';
import { columnName } from '@cotta/kit/model/field/names.js';
import { foldToDay } from '@cotta/kit/runtime/history/fold-to-day.js';
import { readStreams } from '@cotta/kit/runtime/event-store/read-stream.js';
import { inTransaction } from '@cotta/kit/runtime/database/transaction.js';
import { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import { copyDatabase } from '@cotta/kit/testing/postgres.js';
import { openServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import { calendarDate } from '@cotta/kit/model/time/clock.js';
import { officeZone } from '@cotta/reference/renewal-window.js';
import { demoMarks } from '../demo-marks.js';
import { demoStory } from '../demo-story.js';
import { lawyer } from '../testing/people.js';
import { definition } from '../testing/trademarks-fixture.js';
import { trademarkResource } from './trademark.resource.js';
import { trademarkEntity } from './trademark.work-item.js';

const DAY_MS = 86_400_000;
const BACKUP_DAYS_AGO = 100;
const workedOut = Object.entries(trademarkResource.fields)
  .filter(([, field]) => field.workedOut === true)
  .map(([key]) => columnName(key));

/** A row as JSON, of what events tell. */
const asJson = `to_jsonb(t) - array[${workedOut.map((column) => `'${column}'`).join(', ')}]`;

it('is on the day of a backup, row by row, what the backup holds', async () => {
  const history = trademarkEntity.history;
  if (history === undefined) throw new Error('marks have no history');
  const clock = new FakeClock('2026-11-30T15:00:00Z');
  const fixture = await openServiceFixture(definition, clock);
  const story = demoStory
    .filter(({ on }) => /^(mark|action)-/.test(on))
    .toSorted((one, two) => (two.daysAgo ?? 0) - (one.daysAgo ?? 0));
  const until = story.findIndex(({ daysAgo = 0 }) => daysAgo < BACKUP_DAYS_AGO);
  await playStory(definition, fixture.runtime, story.slice(0, until));
  const backup = await copyDatabase(fixture.url);
  const restored = new pg.Client({ connectionString: backup.url });
  await restored.connect();
  try {
    // Told from its beginning again; what is there already stays.
    await playStory(definition, fixture.runtime, story);
    const { rows } = await restored.query<{ id: string; jurisdiction: string; row: object }>(
      `select id, jurisdiction, ${asJson} as row from trademark t order by id`,
    );
    expect(rows.length).toBeGreaterThan(3);
    const streams = await inTransaction(fixture.db, (tx) =>
      readStreams(
        tx,
        rows.map(({ id }) => ({ streamId: id, shapes: history.aggregate })),
      ),
    );
    const moment = new Date(Date.parse('2026-11-30T12:00:00Z') - BACKUP_DAYS_AGO * DAY_MS);
    let changedSince = 0;
    for (const { id, jurisdiction, row } of rows) {
      const zone = officeZone(jurisdiction);
      const day = calendarDate(moment, zone);
      const then = foldToDay(history, streams.get(id) ?? [], { day, knownOn: day }, zone);
      const columns = {
        id,
        version: then?.version,
        created_at: then?.createdAt,
        updated_at: then?.updatedAt,
        ...Object.fromEntries(
          Object.entries(then?.fields ?? {}).map(([key, value]) => [columnName(key), value]),
        ),
      };
      const folded = await restored.query<{ row: object }>(
        `select ${asJson} as row from jsonb_populate_record(null::trademark, $1) t`,
        [JSON.stringify(columns)],
      );
      expect(folded.rows[0]?.row).toEqual(row);
      if ((streams.get(id)?.length ?? 0) > (then?.version ?? 0)) changedSince += 1;
    }
    // The story went on with some of them, or nothing would have been proved.
    expect(changedSince).toBeGreaterThan(0);
  } finally {
    await restored.end();
    await fixture.close();
    await backup.drop();
  }
});

/** A question of each mark for itself would make it hundreds. */
const MOST_TIMES_TODAY = 60;

/** Milliseconds of the fastest of nine turns of each, one after the other in turn: whatever else the machine does slows both. */
async function fastestOf<Name extends string>(
  turns: Readonly<Record<Name, () => Promise<void>>>,
): Promise<Record<Name, number>> {
  const names = Object.keys(turns) as Name[];
  const fastest = Object.fromEntries(names.map((name) => [name, Infinity])) as Record<Name, number>;
  for (let times = 0; times < 9; times += 1)
    for (const name of names) {
      const from = performance.now();
      await turns[name]();
      fastest[name] = Math.min(fastest[name], performance.now() - from);
    }
  return fastest;
}

it('is said of a thousand marks, and of one, in a small multiple of the time in which they are read as they stand today', async () => {
  const clock = new FakeClock('2026-11-30T12:00:00Z');
  const fixture = await openServiceFixture(definition, clock);
  try {
    await loadMany(fixture.runtime, demoMarks(1000), () => undefined);
    // Seven more facts in each history, as a mark has that was filed, published and registered with us.
    await fixture.db.query(
      `select append_events(t.id, 'trademark', 1, jsonb_build_object('actorKind', 'lawyer', 'correlationId', t.id, 'occurredAt', '2026-11-30T12:00:00Z'::timestamptz),
         (select jsonb_agg(jsonb_build_object('eventId', gen_random_uuid(), 'type', 'TrademarkAmended', 'schemaVersion', 1, 'data', jsonb_build_object('alias', 'name ' || n)))
            from generate_series(1, 7) as n where t.id is not null)) from trademark t`,
    );
    const [one] = await fixture.db.query<{ id: string }[]>('select id from trademark limit 1');
    const times = await fastestOf({
      listToday: async () => {
        const { data } = await fixture.ask(
          lawyer,
          '{ trademarkList(limit: 500) { totalCount items { name alias status number registrationDate } } }',
        );
        expect(data.trademarkList).toMatchObject({ totalCount: 1000 });
      },
      markToday: async () => {
        const { data } = await fixture.ask(
          lawyer,
          'query ($id: ID!) { trademark(id: $id) { name status nextDate tracking(limit: 20) { items { label } } } }',
          { id: one?.id },
        );
        expect(data.trademark).toMatchObject({ name: expect.any(String) });
      },
      list: async () => {
        const { data } = await fixture.ask(
          lawyer,
          '{ trademarkListOnDay(day: "2026-11-30", limit: 500) { totalCount items { name alias status number registrationDate } } }',
        );
        expect(data.trademarkListOnDay).toMatchObject({ totalCount: 1000 });
      },
      mark: async () => {
        const { data } = await fixture.ask(
          lawyer,
          'query ($id: ID!) { trademarkOnDay(id: $id, day: "2026-11-30") { known name status nextDate history { label day } } }',
          { id: one?.id },
        );
        expect(data.trademarkOnDay).toMatchObject({ known: true });
      },
    });
    process.stdout.write(
      `a thousand marks on a day: ${times.list.toFixed(0)} ms (500 of today: ${times.listToday.toFixed(0)} ms); one: ${times.mark.toFixed(1)} ms (of today: ${times.markToday.toFixed(1)} ms)\n`,
    );
    expect(times.list).toBeLessThan(MOST_TIMES_TODAY * times.listToday);
    expect(times.mark).toBeLessThan(MOST_TIMES_TODAY * times.markToday);
  } finally {
    await fixture.close();
  }
});
