import { createHash } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { queryRows } from '@cotta/kit/model/rows/sql.js';
import { refuseFields, type Refusal } from '@cotta/kit/model/words/refusal.js';
import { bookable, SLOT_MS, slotsOf, speakers, type Adviser } from './adviser-slots.js';
import { firmHoursNow, readAdvisers } from './read-advisers.js';

export interface WantedSlot {
  /** When the talk shall begin. */
  readonly eventTimestamp: string;
  readonly language: string;
  /** Token of the place that is kept for whoever asks. */
  readonly hold?: string | null | undefined;
  /** Who advises so far, and goes on where that is possible. */
  readonly adviserId?: string | null | undefined;
  /** The talk that shall begin then; none while it is booked. */
  readonly talkId?: string;
}

/** What is kept of a token: nobody who reads the row can use it. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

const refused = (code: string, message: string): Refusal =>
  refuseFields([{ path: ['eventTimestamp'], code, message }]);

/** Whoever advises at that time: first whose place is kept, then who advises so far, else who speaks the language and has the fewest talks before them. Refused at the field, with why. One after the other: what is free here
 *  is free until the transaction ends. */
export async function giveSlot(
  tx: EntityManager,
  wanted: WantedSlot,
  now: Date,
): Promise<{ readonly assignedAdminId: string } | Refusal> {
  const at = Date.parse(wanted.eventTimestamp);
  await lock(tx, 'consultation slots');
  const firm = await firmHoursNow(tx);
  const span = bookable(now, firm);
  const problem = timeProblem(at, { now, ...span });
  if (problem !== undefined) return problem;
  const ownHold = wanted.hold == null ? undefined : hashOf(wanted.hold);
  const just = { from: new Date(at), until: new Date(at + 1) };
  const advisers = await readAdvisers(tx, just, { now, ownHold, talkId: wanted.talkId });
  const free = advisers.filter((adviser) => slotsOf(adviser, just, firm).length > 0);
  for (const { userId } of await ranked(tx, free, { ...wanted, ownHold, at, now })) {
    // Staff date talks under the lock of the colleague alone.
    await lock(tx, userId);
    if (!(await hasTalkAt(tx, userId, { at, talkId: wanted.talkId }))) return { assignedAdminId: userId };
  }
  return refused('SLOT_TAKEN', 'This time is taken by now: choose another one.');
}

const lock = (tx: EntityManager, what: string) =>
  tx.query('select pg_advisory_xact_lock(hashtextextended($1, 7))', [what]);

function timeProblem(at: number, { now, from, until }: { now: Date; from: Date; until: Date }) {
  if (at <= now.getTime()) return refused('IN_PAST', 'Choose a time in the future.');
  if (at % SLOT_MS !== 0) return refused('NO_SLOT', 'Talks begin on the hour or the half hour.');
  if (at < from.getTime())
    return refused('TOO_SOON', 'A lawyer needs three working hours to prepare: choose a later time.');
  return at >= until.getTime()
    ? refused('TOO_FAR', 'Talks are booked up to thirty days ahead: choose an earlier time.')
    : undefined;
}

interface Ranking extends WantedSlot {
  readonly ownHold: string | undefined;
  readonly at: number;
  readonly now: Date;
}

async function ranked(
  tx: EntityManager,
  free: readonly Adviser[],
  { ownHold, at, now, adviserId, language }: Ranking,
): Promise<readonly Adviser[]> {
  const [held] =
    ownHold === undefined
      ? []
      : await queryRows<{ userId: string }>(
          tx,
          'select adviser_id as "userId" from consultation_hold where token_hash = $1 and slot_at = $2 and held_until > $3',
          [ownHold, new Date(at), now],
        );
  const loads = await queryRows<{ userId: string; talks: number }>(
    tx,
    'select assigned_admin_id as "userId", count(*)::int as talks from consultation where event_timestamp > $1 group by 1',
    [now],
  );
  const load = ({ userId }: Adviser): number => loads.find((one) => one.userId === userId)?.talks ?? 0;
  const first = [held?.userId, adviserId].filter((id) => id != null);
  const rank = ({ userId }: Adviser): number =>
    first.includes(userId) ? first.indexOf(userId) : first.length;
  const named = free.filter(({ userId }) => first.includes(userId)).toSorted((a, b) => rank(a) - rank(b));
  const others = free.filter(({ userId }) => !first.includes(userId));
  const speaking = speakers(others, language).advisers.toSorted((a, b) => load(a) - load(b));
  return [...named, ...speaking, ...others.filter((one) => !speaking.includes(one))];
}

async function hasTalkAt(
  tx: EntityManager,
  adviserId: string,
  { at, talkId }: { readonly at: number; readonly talkId: string | undefined },
): Promise<boolean> {
  const rows = await queryRows<{ id: string }>(
    tx,
    'select id from consultation where assigned_admin_id = $1 and event_timestamp = $2 and id is distinct from $3',
    [adviserId, new Date(at), talkId ?? null],
  );
  return rows.length > 0;
}
