import { queryRows } from '@cotta/kit/model/rows/sql.js';
import { addDays } from '@cotta/kit/model/time/calendar-days.js';
import { calendarDate } from '@cotta/kit/model/time/clock.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { systemViewer } from '@cotta/kit/model/words/viewer.js';
import { handleCommand, type CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import { inTransaction } from '@cotta/kit/runtime/database/transaction.js';
import { FIRM_ZONE } from '@cotta/reference/working-time.js';
import { FOLLOW_UP_DAYS } from './platform-report-rules.js';
import { platformReport } from './platform-report.work-item.js';

const AT_ONCE = 500;

/** Reports that a platform has not answered for a week are noted as such, and again every week. @returns how many */
export async function followUpReports(runtime: CommandRuntime): Promise<number> {
  const today = calendarDate(runtime.clock.now(), FIRM_ZONE);
  const due = await inTransaction(runtime.db, (tx) =>
    queryRows<{ id: string }>(
      tx,
      `select id from case_platform_report
       where status = 'Filed' and filed_on <= $1 and (overdue_at is null or (overdue_at at time zone $2)::date <= $1::date)
       order by filed_on, id limit $3`,
      [addDays(today, -FOLLOW_UP_DAYS), FIRM_ZONE, AT_ONCE],
    ),
  );
  let count = 0;
  for (const { id } of due) {
    const outcome = await handleCommand(runtime, {
      command: platformReport.steps.noteCasePlatformSilence,
      streamId: id,
      input: {},
      viewer: systemViewer,
      commandId: nameBasedId('platform silence', id, today),
    });
    if (!('refusal' in outcome)) count += 1;
  }
  return count;
}
