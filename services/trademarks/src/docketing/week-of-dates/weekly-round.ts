import { inTransaction } from '@cotta/kit/runtime/database/transaction.js';
import { handleCommandIn, type CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { systemViewer } from '@cotta/kit/model/words/viewer.js';
import { calendarDate } from '@cotta/kit/model/time/clock.js';
import { dayNumber, weekdayOf } from '@cotta/reference/holiday-calendar-day.js';
import { REMINDER_ZONE } from '../../deadlines/rows/mark-reminders.js';
import { datesOf, ownersWithDates } from './owners-dates.js';
import { publishWeekOfDates, weekOfDatesId } from '../../deadlines/week-of-dates/publish-week-of-dates.js';

const LAST_ZONE = 'Pacific/Pago_Pago';
const MONDAY = 1;
const TOGETHER = 200;
/** Owners told in one round: the worker has other work each minute. */
const MOST_AT_ONCE = 2_000;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/** The Monday that it is somewhere on earth; undefined on the other days of the week. */
export function mondayNow(now: Date): string | undefined {
  return [REMINDER_ZONE, LAST_ZONE]
    .map((zone) => calendarDate(now, zone))
    .find((date) => weekdayOf(dayNumber(date)) === MONDAY);
}

/** On Mondays tells every owner of marks what falls due within thirty days, once; whoever has nothing due is not written to. A Monday on which nothing ran is
 *  not caught up on: the next one lists what is still to come. @returns how many were told now. */
export async function publishWeek(runtime: CommandRuntime): Promise<number> {
  const monday = mondayNow(runtime.clock.now());
  if (monday === undefined) return 0;
  let published = 0;
  let after = FIRST_ID;
  while (published < MOST_AT_ONCE) {
    const owners = await inTransaction(runtime.db, (tx) =>
      ownersWithDates(tx, monday, { after, most: TOGETHER }),
    );
    published += await publishToOwners(runtime, owners, monday);
    const last = owners.at(-1);
    if (last === undefined || owners.length < TOGETHER) break;
    after = last;
  }
  if (published > 0) runtime.afterCommit();
  return published;
}

async function publishToOwners(
  runtime: CommandRuntime,
  owners: readonly string[],
  monday: string,
): Promise<number> {
  if (owners.length === 0) return 0;
  return inTransaction(runtime.db, async (tx) => {
    let published = 0;
    for (const [userId, dates] of await datesOf(tx, owners, monday)) {
      const streamId = weekOfDatesId(userId, monday);
      const outcome = await handleCommandIn(tx, runtime, {
        command: publishWeekOfDates,
        streamId,
        input: { userId, monday, dates },
        viewer: systemViewer,
        commandId: nameBasedId('tell', streamId),
      });
      if (!('refusal' in outcome) && !outcome.replayed) published += 1;
    }
    return published;
  });
}
