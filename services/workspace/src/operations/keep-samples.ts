import { execute } from '@cotta/kit/model/rows/sql.js';
import type { EntityManager } from 'typeorm';
import type { Sample } from './look.js';

const DAY_MS = 86_400_000;
const KEPT_DAYS = 30;
/** From then on one figure in ten minutes is enough. */
const FINE_DAYS = 2;

/** Keeps the figures of one moment; the same moment again changes nothing. */
export async function keepSamples(tx: EntityManager, samples: readonly Sample[], at: Date): Promise<void> {
  await execute(
    tx,
    `insert into operations_sample (series, label, value, at)
     select series, label, value, $4 from unnest($1::text[], $2::text[], $3::float8[]) as sample (series, label, value)
     on conflict do nothing`,
    [
      samples.map(({ series }) => series),
      samples.map(({ label }) => label),
      samples.map(({ value }) => value),
      at,
    ],
  );
}

/** Takes away what is older than thirty days, and of what is older than two all but the first of each ten minutes. @returns how many figures */
export async function thinSamples(tx: EntityManager, now: Date): Promise<number> {
  const over = await execute(tx, 'delete from operations_sample where at < $1', [
    new Date(now.getTime() - KEPT_DAYS * DAY_MS),
  ]);
  const fine = new Date(now.getTime() - FINE_DAYS * DAY_MS);
  // A day's worth before the border: older ones were thinned by the rounds before.
  const thinned = await execute(
    tx,
    `delete from operations_sample s using (
       select series, label, at,
         row_number() over (partition by series, label, date_bin('10 minutes', at, timestamptz 'epoch') order by at) as place
       from operations_sample where at >= $1 and at < $2) as ranked
     where ranked.place > 1 and s.series = ranked.series and s.at = ranked.at and s.label = ranked.label`,
    [new Date(fine.getTime() - DAY_MS), fine],
  );
  return over + thinned;
}
