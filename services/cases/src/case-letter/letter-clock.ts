import { queryRows } from '@cotta/kit/model/rows/sql.js';
import { addDays } from '@cotta/kit/model/time/calendar-days.js';
import { calendarDate } from '@cotta/kit/model/time/clock.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { systemViewer } from '@cotta/kit/model/words/viewer.js';
import { handleCommand, type CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import { inTransaction } from '@cotta/kit/runtime/database/transaction.js';
import { FIRM_ZONE } from '@cotta/reference/working-time.js';
import { REMINDER_DAYS, SILENCE_DAYS } from './case-letter-rules.js';
import { UNANSWERED as OWED } from '../case/other-side-waits.js';
import { caseLetter } from './case-letter.work-item.js';

const AT_ONCE = 500;
const DAY_MS = 86_400_000;

interface Due {
  readonly id: string;
  /** Which one it is, of the draft or the letter. */
  readonly key: string;
}

/** Clients who said nothing to a letter are reminded, and letters that nobody answered are looked at. @returns how many of both */
export async function keepLetterClock(runtime: CommandRuntime): Promise<number> {
  const now = runtime.clock.now();
  const today = calendarDate(now, FIRM_ZONE);
  const { remindCaseLetterClient, noteCaseLetterSilence } = caseLetter.steps;
  const [firstReminder, secondReminder] = REMINDER_DAYS.map(
    (days) => new Date(now.getTime() - days * DAY_MS),
  );
  const [firstSilence, secondSilence] = SILENCE_DAYS.map((days) => addDays(today, -days));
  const unread = await due(runtime, UNREAD, [firstReminder, secondReminder, AT_ONCE]);
  const unanswered = await due(runtime, UNANSWERED, [firstSilence, secondSilence, AT_ONCE]);
  return (
    (await runAll(runtime, remindCaseLetterClient, unread)) +
    (await runAll(runtime, noteCaseLetterSilence, unanswered))
  );
}

const UNREAD = `
select id, draft_number || '.' || coalesce(reminders_sent, 0) as key from case_letter
where status = 'With client' and coalesce(reminders_sent, 0) < 2
  and offered_at <= case coalesce(reminders_sent, 0) when 0 then $1::timestamptz else $2::timestamptz end
order by offered_at, id limit $3`;

/** Nobody looks for an answer while we owe one, and for a week after we gave it. */
const UNANSWERED = `
select id, coalesce(silences_noted, 0)::text as key from case_letter l
where status = 'Sent' and coalesce(silences_noted, 0) < 2
  and sent_on <= case coalesce(silences_noted, 0) when 0 then $1::date else $2::date end
  and not exists (select from case_objection o where o.case_id = l.case_id and (o.status in ${OWED} or o.answered_at::date > $1::date))
order by sent_on, id limit $3`;

function due(runtime: CommandRuntime, sql: string, values: readonly unknown[]): Promise<readonly Due[]> {
  return inTransaction(runtime.db, (tx) => queryRows<Due>(tx, sql, [...values]));
}

type ClockStep =
  | typeof caseLetter.steps.remindCaseLetterClient
  | typeof caseLetter.steps.noteCaseLetterSilence;

async function runAll(runtime: CommandRuntime, command: ClockStep, letters: readonly Due[]): Promise<number> {
  let count = 0;
  for (const { id, key } of letters) {
    const outcome = await handleCommand(runtime, {
      command,
      streamId: id,
      input: {},
      viewer: systemViewer,
      commandId: nameBasedId(command.name, id, key),
    });
    if (!('refusal' in outcome)) count += 1;
  }
  return count;
}
