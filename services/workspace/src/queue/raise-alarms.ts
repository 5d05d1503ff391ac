import { queryRows } from '@cotta/kit/model/rows/sql.js';
import { inTransaction } from '@cotta/kit/runtime/database/transaction.js';
import { handleCommand, type CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import type { QueueState } from '@cotta/kit/runtime/jobs/queue-watch.js';
import { systemViewer } from '@cotta/kit/model/words/viewer.js';
import { hoursNow } from '../staff/firm-hours/hours-in-force.js';
import { openTask } from '../task/open-task.js';
import { promisedFor } from '../work/promised-for.js';
import type { Work } from '../work/works.js';
import { LATE_AFTER_S, tickAge, type ReadQueues } from './work-queues.js';

interface Alarm {
  /** The same alarm again is no second task. */
  readonly key: string;
  readonly work: Work;
  readonly title: string;
  readonly subjectType: string;
  readonly subjectId: string;
}

/** A round that does not come and letters without a good end become tasks, each once. @returns how many alarms stand. */
export async function raiseAlarms(runtime: CommandRuntime, readQueues: ReadQueues): Promise<number> {
  const now = runtime.clock.now();
  const late = (await readQueues()).filter((queue) => (tickAge(queue, now) ?? 0) > LATE_AFTER_S);
  const alarms = [...late.map(lateRound), ...(await lostLetters(runtime)), ...(await lostTexts(runtime))];
  const hours = await inTransaction(runtime.db, hoursNow);
  for (const { key, ...about } of alarms) {
    const streamId = nameBasedId('alarm', key);
    await handleCommand(runtime, {
      command: openTask,
      streamId,
      input: {
        ...about,
        publicId: '',
        mark: '',
        jurisdictions: [],
        dueAt: promisedFor(about.work, now, hours)?.toISOString() ?? null,
        clientId: null,
      },
      viewer: systemViewer,
      commandId: streamId,
    });
  }
  return alarms.length;
}

/** One task an interruption: the last round before it names it. */
function lateRound({ name, lastTickAt }: QueueState): Alarm {
  const since = lastTickAt?.toISOString() ?? '';
  return {
    key: `round ${name} ${since}`,
    work: 'queue',
    title: `${name}: no round of the worker since ${since}`,
    subjectType: 'work_queue',
    subjectId: nameBasedId('work queue', name),
  };
}

interface LostLetter {
  readonly id: string;
  readonly template: string;
  readonly state: 'failed' | 'unknown' | 'bounced';
}

const letterEndings = {
  failed: 'could not be delivered',
  unknown: 'nobody knows whether it arrived',
  bounced: 'came back',
} as const;

/** What the mail server said may name the addressee and stays with the letter. Of those without a task yet, so that a mended letter that was lost again years ago is not looked at each minute. */
// A letter to an other side that did not arrive is a task of its case.
async function lostLetters({ db }: Pick<CommandRuntime, 'db'>): Promise<Alarm[]> {
  const letters = await inTransaction(db, (tx) =>
    queryRows<LostLetter>(
      tx,
      `select m.id, m.template, m.state from outgoing_mail m
     where (m.state in ('failed', 'unknown') or (m.state = 'bounced' and m.legal))
       and m.template <> 'letter-to-other-side' and not exists (select from task t where t.subject_type = 'letter' and t.subject_id = m.id) order by m.id limit 100`,
    ),
  );
  return letters.map(({ id, template, state }) => ({
    key: `letter ${id}`,
    work: 'letter',
    title: `${template}: ${letterEndings[state]}`,
    subjectType: 'letter',
    subjectId: id,
  }));
}

const endings = {
  failed: 'could not be sent',
  undelivered: 'did not reach the phone',
  unknown: 'nobody knows whether it was sent',
} as const;

interface LostText extends Pick<LostLetter, 'id' | 'template'> {
  readonly state: keyof typeof endings;
}

/** A report may still say what came of one. */
const TEXT_SETTLES_MS = 10 * 60_000;

/** The same of text messages. Whoever wanted no more is no alarm. */
async function lostTexts({ db, clock }: Pick<CommandRuntime, 'db' | 'clock'>): Promise<Alarm[]> {
  const texts = await inTransaction(db, (tx) =>
    queryRows<LostText>(
      tx,
      `select m.id, m.template, m.state from outgoing_sms m
     where m.state = any($1) and m.updated_at < $2 and not exists (select from task t where t.subject_type = 'text_message' and t.subject_id = m.id) order by m.id limit 100`,
      [Object.keys(endings), new Date(clock.now().getTime() - TEXT_SETTLES_MS)],
    ),
  );
  return texts.map(({ id, template, state }) => ({
    key: `text message ${id}`,
    work: 'letter',
    title: `${template}: ${endings[state]}`,
    subjectType: 'text_message',
    subjectId: id,
  }));
}
