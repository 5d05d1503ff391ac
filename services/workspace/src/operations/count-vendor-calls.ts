import { execute } from '@cotta/kit/model/rows/sql.js';
import type { EntityManager } from 'typeorm';
import type { Sample } from './look.js';

const KEPT_DAYS = 400;

/** Adds what was called since the look before to the calls of the day. `seconds`: between the two looks. */
export async function countVendorCalls(
  tx: EntityManager,
  samples: readonly Sample[],
  { at, seconds }: { readonly at: Date; readonly seconds: number },
): Promise<void> {
  const calls = new Map<string, number>();
  for (const { series, label, value } of samples) {
    // The label ends with what came of the call.
    const vendor = label.split(' ')[0] ?? '';
    if (series === 'vendor calls' && value > 0) calls.set(vendor, (calls.get(vendor) ?? 0) + value * seconds);
  }
  if (calls.size === 0) return;
  await execute(
    tx,
    `insert into vendor_calls (day, vendor, calls) select $1::date, vendor, calls from unnest($2::text[], $3::float8[]) as said (vendor, calls)
     on conflict (day, vendor) do update set calls = vendor_calls.calls + excluded.calls`,
    [at.toISOString().slice(0, 10), [...calls.keys()], [...calls.values()]],
  );
}

/** Forgets days that nobody asks for any more. */
export async function forgetVendorCalls(tx: EntityManager, now: Date): Promise<void> {
  await execute(tx, `delete from vendor_calls where day < $1::date - ${KEPT_DAYS}`, [now.toISOString()]);
}
