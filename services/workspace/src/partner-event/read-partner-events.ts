import { byItself } from '@cotta/kit/runtime/database/by-itself.js';
import { queryRows } from '@cotta/kit/model/rows/sql.js';
import type { DataSource } from 'typeorm';
import type { PartnerCursor } from './partner-cursor.js';
import type { PartnerEventRow } from './partner-event.js';
import type { PartnerEventScope } from '@cotta/reference/partner-event-types.js';

/** Whose events, and which of them somebody may hear. */
export interface PartnerReader {
  readonly userId: string;
  readonly scopes: readonly PartnerEventScope[];
}

/** Events after a place. `next`: where to go on; nothing of this reader lies between the last of them and it. `more`: there is more at once. */
export interface PartnerEventPage {
  readonly rows: readonly PartnerEventRow[];
  readonly next: PartnerCursor;
  readonly more: boolean;
}

/** Why a place is no place to go on from: of another history, or older than what is kept. */
export type LostPlace = 'OTHER_HISTORY' | 'NO_LONGER_KEPT';

interface StateRow {
  readonly epoch: number;
  readonly last: string;
  readonly pruned: string;
}

/** In one statement, so that the state of the log and the rows are of one moment: whatever has a position up to its last one is seen. */
const PAGE = `select s.log_epoch as epoch, l.last_position as last, l.pruned_through as pruned, e.position, e.id, e.type, e.type_version as "typeVersion",
    e.record_type as "recordType", e.record_id as "recordId", e.record_version as "recordVersion", e.occurred_at as "occurredAt", e.data
  from partner_event_log l cross join relay_state s
  left join lateral (
    select * from partner_event where user_id = $1 and scope = any($2) and position > $3 order by position limit $4) e on true
 where s.name = 'main' order by e.position`;

/** The next events of a reader. `after` undefined: from the first that is kept. */
export async function readPartnerEvents(
  db: DataSource,
  { userId, scopes }: PartnerReader,
  { after, limit }: { readonly after: PartnerCursor | undefined; readonly limit: number },
): Promise<PartnerEventPage | LostPlace> {
  const position = after?.position ?? 0n;
  const found = await byItself(db, (connection) =>
    queryRows<StateRow & PartnerEventRow>(connection, PAGE, [userId, scopes, position.toString(), limit + 1]),
  );
  const { epoch = 1, last = '0', pruned = '0' } = found[0] ?? {};
  if (after !== undefined) {
    if (after.epoch !== epoch || after.position > BigInt(last)) return 'OTHER_HISTORY';
    if (after.position < BigInt(pruned)) return 'NO_LONGER_KEPT';
  }
  // Where there are none, the one row is the state alone.
  const rows = found.filter((row) => row.position !== null);
  const more = rows.length > limit;
  const page = rows.slice(0, limit);
  const end = more ? page.at(-1)?.position : last;
  return { rows: page, next: { epoch, position: BigInt(end ?? last) }, more };
}
