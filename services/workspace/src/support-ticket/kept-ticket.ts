import type { EntityManager } from 'typeorm';
import { queryRow } from '@cotta/kit/model/rows/sql.js';

/** More in a row are not merged by hand. */
const MOST = 20;

export interface KeptTicket {
  readonly id: string;
  readonly userId: string | null;
  readonly linkRevision: number | null;
}

/** The question in which one that was merged goes on, also where that one was merged in its turn; undefined: it was not merged. */
export function keptTicket(tx: EntityManager, ticketId: string): Promise<KeptTicket | undefined> {
  return queryRow<KeptTicket>(
    tx,
    `with recursive kept as (
       select id, merged_into_id, user_id, link_revision, 0 as depth from support_ticket where id = $1
       union all
       select t.id, t.merged_into_id, t.user_id, t.link_revision, kept.depth + 1
       from support_ticket t join kept on t.id = kept.merged_into_id where kept.depth < $2)
     select id, user_id as "userId", link_revision as "linkRevision" from kept where depth > 0 order by depth desc limit 1`,
    [ticketId, MOST],
  );
}
