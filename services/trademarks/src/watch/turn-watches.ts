import { handleCommand, type CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { systemViewer } from '@cotta/kit/model/words/viewer.js';
import { completeTrademarkWatch, remindOfWatchEnd, reportQuietWatch } from './ordered-watch.js';
import { QUIET_DAYS, reminderDue } from './watch-year.js';

interface PaidWatch {
  readonly id: string;
  readonly dateEnd: string;
  readonly endReminder: number | null;
  readonly markName: string;
}

/** Watches whose last day is near or over, and of which that was not said yet. A month is the longest reminder; whoever has paid the next year needs none. */
const ENDING = `
select w.id, w.date_end::text as "dateEnd", w.end_reminder as "endReminder", t.name as "markName"
from trademark_watch_subscription w join trademark t on t.id = w.trademark_id
where w.work_released_at is not null and w.reported_on is null and w.date_end <= $1::date + 30
  and w.date_start <= $1::date
  and (w.date_end < $1::date or not exists (select from trademark_watch_subscription next where next.trademark_id = w.trademark_id
    and next.work_released_at is not null and next.date_start > w.date_end and next.jurisdictions && w.jurisdictions))
order by w.id`;

/** Reminds of paid watches that end soon and closes those whose year is over: the same from however many processes.
 *  @returns how many steps were taken */
export async function turnWatches(runtime: CommandRuntime): Promise<number> {
  const today = runtime.clock.today('UTC');
  const ending: PaidWatch[] = await runtime.db.query(ENDING, [today]);
  let taken = 0;
  for (const { id, dateEnd, endReminder, markName } of ending) {
    const due = reminderDue(dateEnd, today);
    if (due !== undefined && endReminder === due) continue;
    const call = { streamId: id, viewer: systemViewer };
    const outcome =
      due === undefined
        ? await handleCommand(runtime, {
            ...call,
            command: completeTrademarkWatch,
            commandId: nameBasedId('watch completed', id, dateEnd),
            input: {},
          })
        : await handleCommand(runtime, {
            ...call,
            command: remindOfWatchEnd,
            commandId: nameBasedId('watch ends', id, dateEnd, String(due)),
            input: { markName },
          });
    if (!('refusal' in outcome) && !outcome.replayed) taken += 1;
  }
  return taken + (await reportQuiet(runtime, today));
}

/** Watches that were searched for a month, and of which their owner heard nothing meanwhile. */
const QUIET = `
select w.id, t.name as "markName", run.last::text as "searchedOn", coalesce(w.quiet_on, w.date_start)::text as "since"
from trademark_watch_subscription w join trademark t on t.id = w.trademark_id
join lateral (select max(r.ran_on) as last from trademark_watch_run r where r.watch_subscription_id = w.id) run on run.last is not null
where w.user_id is not null and (w.service_request_id is null or w.work_released_at is not null) and w.reported_on is null
  and w.date_start <= $1::date and (w.date_end is null or w.date_end >= $1::date)
  and coalesce(w.quiet_on, w.date_start) + $2::integer <= $1::date
  and not exists (select from trademark_monitoring_result r where r.watch_subscription_id = w.id
    and (not r.is_judged or r.told_on > $1::date - $2::integer)) order by w.id`;

interface QuietWatch {
  readonly id: string;
  readonly markName: string;
  readonly searchedOn: string;
  readonly since: string;
}

async function reportQuiet(runtime: CommandRuntime, today: string): Promise<number> {
  const quiet: QuietWatch[] = await runtime.db.query(QUIET, [today, QUIET_DAYS]);
  let taken = 0;
  for (const { id, markName, searchedOn, since } of quiet) {
    const outcome = await handleCommand(runtime, {
      command: reportQuietWatch,
      streamId: id,
      viewer: systemViewer,
      commandId: nameBasedId('watch quiet', id, since),
      input: { markName, searchedOn },
    });
    if (!('refusal' in outcome) && !outcome.replayed) taken += 1;
  }
  return taken;
}
