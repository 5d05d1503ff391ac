import DataLoader from 'dataloader';
import type { RequestContext } from '@cotta/kit/edge/call/context.js';
import { staff, type Role } from '@cotta/kit/model/words/viewer.js';
import { timelineLabels, type TimelineLabel } from './timeline.js';
import type { RegistrationRequestEventType } from './events.js';
import { staffNameOf } from './staff-name.js';

export interface TimelineEntry {
  readonly id: string;
  readonly label: string;
  readonly type: string;
  readonly occurredAt: Date;
  readonly actorKind: string;
  /** Staff only. */
  readonly actorId: string | null;
  readonly by: 'US' | 'YOU' | 'OFFICE';
  readonly reason: string | null;
  /** Our people by name; nobody else. */
  readonly actorName: string | null;
  readonly reminder: string | null;
  readonly audience: string;
}

interface EventRow {
  readonly event_id: string;
  readonly stream_id: string;
  readonly type: string;
  readonly actor_kind: string;
  readonly actor_id: string | null;
  readonly reason: string | null;
  readonly occurred_at: Date;
  readonly reminder: string | null;
  readonly step: string | null;
  readonly author_id: string | null;
  readonly from_client: boolean | null;
}

/** What its client wrote to us with a step. */
const OWN_WORDS: readonly string[] = ['ChangesRequested', 'EndAsked'];

const loaders = new WeakMap<RequestContext, DataLoader<string, TimelineEntry[]>>();

/** The facts of a request, oldest first. Who may see the request was decided before; here, which facts and which columns. */
export function timelineOf(requestId: string, context: RequestContext): Promise<TimelineEntry[]> {
  let loader = loaders.get(context);
  if (loader === undefined) {
    loader = new DataLoader((ids: readonly string[]) => load(ids, context));
    loaders.set(context, loader);
  }
  return loader.load(requestId);
}

async function load(ids: readonly string[], context: RequestContext): Promise<TimelineEntry[][]> {
  const { manager, viewer } = context;
  const rows: EventRow[] = await manager.query(
    `select event_id, stream_id, type, actor_kind, actor_id, reason, occurred_at, data ->> 'reminder' as reminder, data ->> 'step' as step, data ->> 'authorId' as author_id, (data ->> 'fromClient')::boolean as from_client from tracking_event
     where stream_id = any($1::uuid[]) order by stream_id, version`,
    [ids],
  );
  const sees = staff.includes(viewer.role);
  // Whether the address of an order has an account is not told to whoever typed it.
  const shows = ({ type }: EventRow, { audience }: TimelineLabel): boolean =>
    sees || (audience === 'customer' && (viewer.role !== 'visitor' || type !== 'RequestClaimed'));
  const entries = new Map<string, TimelineEntry[]>(ids.map((id) => [id, []]));
  for (const row of rows) {
    const known = label(row.type);
    if (known !== undefined && shows(row, known))
      entries
        .get(row.stream_id)
        ?.push({ ...entry(row, known, viewer.role), actorName: await nameOf(row, context) });
  }
  return ids.map((id) => entries.get(id) ?? []);
}

function label(type: string): TimelineLabel | undefined {
  return timelineLabels[type as RegistrationRequestEventType];
}

/** Who of the firm did it; what the system notes of a message was done by its author. */
function nameOf(
  { actor_kind: kind, actor_id: actor, author_id: author, from_client: fromClient }: EventRow,
  context: RequestContext,
): Promise<string | null> {
  const who = fromClient === false ? author : kind === 'lawyer' || kind === 'admin' ? actor : null;
  return who === null ? Promise.resolve(null) : staffNameOf(who, context);
}

/** A program acts for its client. */
const ofClient = ['visitor', 'customer', 'partner'];

function entry(
  row: EventRow,
  { label: plain, variants, audience }: TimelineLabel,
  role: Role,
): Omit<TimelineEntry, 'actorName'> {
  const sees = staff.includes(role);
  const theirs = row.from_client ?? ofClient.includes(row.actor_kind);
  return {
    id: row.event_id,
    label: variants?.labels[`${row.reminder ?? ''}/${row.step ?? ''}`] ?? plain,
    type: row.type,
    occurredAt: row.occurred_at,
    actorKind: row.actor_kind,
    actorId: sees ? row.actor_id : null,
    by: theirs ? 'YOU' : 'US',
    // The reason of a dismissal is written to the client, and their own words are theirs; any other reason is internal.
    reminder: row.reminder,
    reason:
      sees ||
      row.type === 'VerificationDismissed' ||
      (role === 'customer' && theirs && OWN_WORDS.includes(row.type))
        ? row.reason
        : null,
    audience,
  };
}
