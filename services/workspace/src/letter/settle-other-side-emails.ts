import { queryRows } from '@cotta/kit/model/rows/sql.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { systemViewer } from '@cotta/kit/model/words/viewer.js';
import { handleCommand, type CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import { byItself } from '@cotta/kit/runtime/database/by-itself.js';
import { settleOtherSideEmail } from './other-side-email.aggregate.js';

/** Mail servers give up long before. */
const LONGEST_MS = 60 * 86_400_000;

interface Settled {
  readonly id: string;
  readonly caseLetterId: string;
  readonly emailNumber: number;
  readonly accepted: boolean;
  readonly stopped: boolean;
  readonly at: Date;
  readonly trouble: string;
}

const SETTLED = `
select id, subject_id as "caseLetterId", (params->>'emailNumber')::integer as "emailNumber", state = 'sent' as accepted, state = 'unwanted' as stopped,
  case when state = 'sent' then sent_at else updated_at end as at, coalesce(last_error, '') as trouble
from outgoing_mail
where template = 'letter-to-other-side' and created_at > $1 and state in ('sent', 'failed', 'unknown', 'bounced', 'unwanted')
order by created_at, id`;

const fateOf = ({ id, accepted }: Settled): string =>
  nameBasedId('fate of e-mail to other side', id, String(accepted));

/** Says what became of e-mails to other sides, so that a letter counts as sent once a mail server took it, and no longer once it came back. @returns of how many */
export async function settleOtherSideEmails(runtime: CommandRuntime): Promise<number> {
  const since = new Date(runtime.clock.now().getTime() - LONGEST_MS);
  const news = await byItself(runtime.db, async (tx) => {
    const rows = await queryRows<Settled>(tx, SETTLED, [since]);
    if (rows.length === 0) return rows;
    const said = await queryRows<{ id: string }>(
      tx,
      'select stream_id as id from tracking_event where stream_id = any($1) and version = 1',
      [rows.map(fateOf)],
    );
    const known = new Set(said.map(({ id }) => id));
    return rows.filter((row) => !known.has(fateOf(row)));
  });
  for (const row of news) {
    const { id: _, at, ...settled } = row;
    await handleCommand(runtime, {
      command: settleOtherSideEmail,
      streamId: fateOf(row),
      input: { ...settled, at: at.toISOString() },
      viewer: systemViewer,
      commandId: fateOf(row),
    });
  }
  return news.length;
}
