import type { CommandContext } from '@cotta/kit/model/decider/decider.js';
import { refuseFields, type Refusal } from '@cotta/kit/model/words/refusal.js';
import { no } from '../refusals.js';

const MINUTE_MS = 60_000;
/** Slots begin on the hour and the half hour. */
const SLOT_MINUTES = 30;
/** A talk can be moved until this long before it. */
const MOVE_MINUTES = 120;
/** A lawyer waits this long before a customer counts as missing. */
const WAIT_MINUTES = 15;
/** After two missed talks a new one has to be asked for. */
export const MOST_MISSED = 2;

interface Talk {
  readonly eventTimestamp?: string | null;
  readonly missedCount?: number;
}

/** A talk begins later than now, on the hour or the half hour, and not after two that were missed. Refused with MISSED_TWICE, or at the field with
 *  IN_PAST or NO_SLOT. */
export function scheduleProblem(
  { missedCount = 0 }: Talk,
  { eventTimestamp }: { readonly eventTimestamp: string },
  { now }: CommandContext,
): Refusal | undefined {
  const at = Date.parse(eventTimestamp);
  if (missedCount >= MOST_MISSED) return no('MISSED_TWICE');
  if (at <= now.getTime())
    return refuseFields([
      { path: ['eventTimestamp'], code: 'IN_PAST', message: 'Choose a time in the future.' },
    ]);
  return at % (SLOT_MINUTES * MINUTE_MS) === 0
    ? undefined
    : refuseFields([
        { path: ['eventTimestamp'], code: 'NO_SLOT', message: 'Talks begin on the hour or the half hour.' },
      ]);
}

/** Staff may move a talk at any time: they call the customer. Where it moves to is judged as a first slot is. */
export function rescheduleProblem(
  talk: Talk,
  { eventTimestamp: to }: { readonly eventTimestamp?: string | null },
  context: CommandContext,
): Refusal | undefined {
  const { now, viewer } = context;
  if (isLate(talk, { viewer, now })) return no('TOO_LATE', { minutes: MOVE_MINUTES });
  return to == null ? undefined : scheduleProblem(talk, { eventTimestamp: to }, context);
}

/** Who is advised calls a talk off until two hours before it, staff at any time. Refused with TOO_LATE. */
export function cancelProblem(talk: Talk, _: unknown, context: CommandContext): Refusal | undefined {
  return isLate(talk, context) ? no('TOO_LATE', { minutes: MOVE_MINUTES }) : undefined;
}

function isLate({ eventTimestamp }: Talk, { viewer, now }: Pick<CommandContext, 'viewer' | 'now'>): boolean {
  const isAdvised = viewer.role === 'customer' || viewer.role === 'visitor';
  return isAdvised && eventTimestamp != null && minutesUntil(eventTimestamp, now) <= MOVE_MINUTES;
}

/** Nobody is reminded of a talk whose hour has come. Refused with REMINDER_NOT_WANTED. */
export function reminderProblem(
  { eventTimestamp }: Talk,
  _: unknown,
  { now }: CommandContext,
): Refusal | undefined {
  return minutesUntil(eventTimestamp, now) > 0 ? undefined : no('REMINDER_NOT_WANTED');
}

/** A talk that is somebody's stays theirs. Refused with CLAIMED_BEFORE or ALREADY_CLAIMED. */
export function claimProblem(
  { userId }: { readonly userId?: string | null },
  { userId: claimedBy }: { readonly userId: string },
): Refusal | undefined {
  if (!userId) return undefined;
  return userId === claimedBy ? no('CLAIMED_BEFORE') : no('ALREADY_CLAIMED.talk');
}

/** A customer counts as missing fifteen minutes after the talk was to begin. Refused with TOO_EARLY. */
export function missedProblem(
  { eventTimestamp }: Talk,
  _: unknown,
  { now }: CommandContext,
): Refusal | undefined {
  return minutesUntil(eventTimestamp, now) <= -WAIT_MINUTES
    ? undefined
    : no('TOO_EARLY', { minutes: WAIT_MINUTES });
}

function minutesUntil(eventTimestamp: string | null | undefined, now: Date): number {
  return typeof eventTimestamp === 'string' ? (Date.parse(eventTimestamp) - now.getTime()) / MINUTE_MS : 0;
}

/** A talk needs somebody who can be reached and something to talk about: an order, or words. */
export function emptyProblem({
  userId,
  contactEmail,
  requestId,
  description,
}: {
  readonly userId?: string | null;
  readonly contactEmail?: string | null;
  readonly requestId?: string | null;
  readonly description?: string | null;
}): Refusal | undefined {
  const missing = [
    ...(userId || contactEmail
      ? []
      : [{ path: ['userId'], message: 'Say who is advised: a client, or an e-mail address to write to.' }]),
    ...(requestId || description?.trim()
      ? []
      : [{ path: ['description'], message: 'Say what it shall be about, or which order it is about.' }]),
  ];
  return missing.length === 0
    ? undefined
    : refuseFields(missing.map((field) => ({ ...field, code: 'REQUIRED' })));
}
