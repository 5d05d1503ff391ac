import type { EntityManager } from 'typeorm';
import { execute, queryRows } from '@cotta/kit/model/rows/sql.js';
import { isRefusal, type Refusal } from '@cotta/kit/model/words/refusal.js';
import { randomToken } from '@cotta/kit/model/words/ids.js';
import type { Viewer } from '@cotta/kit/model/words/viewer.js';
import { no } from '../../refusals.js';
import { giveSlot, hashOf } from './give-slot.js';

const HELD_MS = 10 * 60_000;
/** Places one visitor's address or one account keeps at once; a family or an office shares an address. */
const MOST_HELD = 5;

export interface SlotToHold {
  readonly eventTimestamp: string;
  readonly language: string;
  /** Token of a place that is given back for it. */
  readonly hold?: string | null | undefined;
}

export interface HeldSlot {
  readonly hold: string;
  readonly eventTimestamp: string;
  readonly heldUntil: Date;
}

/** Keeps one place for ten minutes. Nobody is written to and nothing of it stays, so it is a row and no fact. Refused as a booking is, and with TOO_MANY_HELD. */
export async function holdSlot(
  tx: EntityManager,
  { eventTimestamp, language, hold }: SlotToHold,
  { viewer, now }: { readonly viewer: Viewer; readonly now: Date },
): Promise<HeldSlot | Refusal> {
  const given = await giveSlot(tx, { eventTimestamp, language, hold }, now);
  if (isRefusal(given)) return given;
  await execute(tx, 'delete from consultation_hold where held_until <= $1 or token_hash = $2', [
    now,
    hold == null ? '' : hashOf(hold),
  ]);
  const holder = viewer.userId ?? viewer.addressKey ?? 'visitor';
  const held = await queryRows<{ count: number }>(
    tx,
    'select count(*)::int as count from consultation_hold where holder = $1',
    [holder],
  );
  if ((held[0]?.count ?? 0) >= MOST_HELD) return no('TOO_MANY_HELD', { limit: MOST_HELD });
  const token = randomToken();
  const heldUntil = new Date(now.getTime() + HELD_MS);
  await execute(
    tx,
    'insert into consultation_hold (adviser_id, slot_at, token_hash, held_until, holder) values ($1, $2, $3, $4, $5)',
    [given.assignedAdminId, eventTimestamp, hashOf(token), heldUntil, holder],
  );
  return { hold: token, eventTimestamp, heldUntil };
}
