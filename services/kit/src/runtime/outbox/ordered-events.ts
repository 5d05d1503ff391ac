import { eventColumns, type EventRow } from '../event-store/event-row.js';
import type { RowChange } from '../personal-data/encryption.js';

/** `changes`: what happened to which rows, null when to none. */
export type OrderedRow = EventRow & {
  readonly position: string;
  readonly changes: readonly RowChange[] | null;
};

/** The events after position `$1`, in their order, at most `$2`. */
export const orderedEvents = `select o.position, ${eventColumns},
  (select jsonb_agg(jsonb_build_object('entity', c.entity, 'id', c.entity_id, 'before', c.before, 'after', c.after, 'trademarkId', c.trademark_id, 'userId', c.user_id))
     from row_change c where c.event_id = e.event_id) as changes
  from event_order o join tracking_event e using (stream_id, version) join stream s using (stream_id)
 where o.position > $1 order by o.position limit $2`;
