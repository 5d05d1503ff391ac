import { queryRow } from '@cotta/kit/model/rows/sql.js';
import { defineCommand, type CommandContext } from '@cotta/kit/model/decider/decider.js';
import type { Refusal } from '@cotta/kit/model/words/refusal.js';
import { f } from '@cotta/kit/model/field/field.js';
import type { EntityManager } from 'typeorm';
import { erasureProgress } from './erasure-progress.js';
import { openMatters } from './open-matters.js';
import { no } from '../refusals.js';
import { addressee, type Addressee, type UserEvent, type UserState } from './user.js';
import { user } from './user.aggregate.js';

/** Days between the end of an account and its erasure, in which the person may come back. */
export const ERASURE_DAYS = 30;
const DAY_MS = 86_400_000;

const why = f.longText('Why at once; staff read it in the history.', { max: 2000, optional: true });

export const requestErasure = defineCommand({
  name: 'RequestErasure',
  doc: 'The person asks to be forgotten, with nothing left to pay, do or end: the account is closed at once, and erased after thirty days unless it is kept. What a law makes us keep stays; which that is, every service says afterwards.',
  aggregate: user,
  stream: 'existing',
  allowed: ['customer', 'admin'],
  stepUp: true,
  input: {
    sealedLink: f.text('The path that keeps the account, sealed.', { max: 400 }),
    until: f.text('Last day on which it can be kept.', { max: 10 }),
  },
  mayTouch: (_, viewer, userId) => viewer.userId === userId,
  preload: async (tx, { context }) => ({ open: (await openMatters(tx, context.streamId)).length }),
  decide: (state, { sealedLink, until }, { preloaded }): readonly UserEvent[] | Refusal => {
    if (state.status === 'Deleted') return no('ERASED');
    if (state.status === 'Merged') return no('MERGED');
    if (state.erasureRequested) return [];
    const { open } = (preloaded as { readonly open: number } | undefined) ?? { open: 0 };
    if (open > 0) return no('ERASURE_BLOCKED', { open });
    const asked: UserEvent = {
      type: 'UserErasureRequested',
      data: { addressee: addressee(state), sealedLink, until },
    };
    return state.status === 'Deactivated' ? [asked] : [asked, { type: 'UserDeactivated', data: {} }];
  },
});

export const keepAccount = defineCommand({
  name: 'KeepAccount',
  doc: 'Its owner thought better of it: the account is open again.',
  aggregate: user,
  stream: 'existing',
  allowed: ['system'],
  input: {},
  decide: ({ status, erasureRequested, proved }): readonly UserEvent[] | Refusal =>
    status === 'Deactivated' && erasureRequested
      ? [{ type: 'UserReactivated', data: { proved } }]
      : no('NOT_CLOSED'),
});

interface Closed {
  /** ISO 8601; null when the account is not closed. */
  readonly deactivatedAt: string | null;
}

async function lastClosed(
  tx: EntityManager,
  { context }: { readonly context: CommandContext },
): Promise<Closed> {
  const row = await queryRow<{ at: Date | null }>(
    tx,
    `select max(occurred_at) as at from tracking_event where stream_id = $1 and type = 'UserDeactivated'`,
    [context.streamId],
  );
  return { deactivatedAt: row?.at?.toISOString() ?? null };
}

export const approveErasure = defineCommand({
  name: 'ApproveErasure',
  doc: `Every service forgets the person: ${ERASURE_DAYS} days after the account was closed, or at once for a reason. It cannot be undone.`,
  aggregate: user,
  stream: 'existing',
  allowed: ['admin'],
  stepUp: true,
  input: { reason: why },
  preload: lastClosed,
  decide: erased,
});

export const deleteUser = defineCommand({
  name: 'DeleteUser',
  doc: 'The same as approving an erasure; an account that nobody has used yet goes at once.',
  aggregate: user,
  stream: 'existing',
  allowed: ['admin'],
  stepUp: true,
  input: { reason: why },
  preload: lastClosed,
  decide: (state, input, context): readonly UserEvent[] | Refusal =>
    isUnused(state) && context.viewer.userId !== context.streamId
      ? [approved(input.reason, undefined)]
      : erased(state, input, context),
});

function erased(
  state: UserState,
  { reason }: { readonly reason?: string | null },
  { now, preloaded, viewer, streamId }: CommandContext,
): readonly UserEvent[] | Refusal {
  if (viewer.userId === streamId) return no('OWN_ACCOUNT');
  if (state.status === 'Deleted') return [];
  if (state.status === 'Merged') return no('MERGED');
  if (state.status !== 'Deactivated') return no('NOT_DELETABLE');
  const { deactivatedAt } = (preloaded as Closed | undefined) ?? { deactivatedAt: null };
  const waited = deactivatedAt !== null && now.getTime() - Date.parse(deactivatedAt) >= ERASURE_DAYS * DAY_MS;
  return waited || reason
    ? [approved(reason, state.proved ? addressee(state) : undefined)]
    : no('WAIT_OR_REASON', { days: ERASURE_DAYS });
}

function isUnused({ status, proved }: UserState): boolean {
  return !proved && (status === 'Initiated' || status === 'Invited');
}

/** `last`: where the last letter goes; nobody is written to at an address that was never proved. */
function approved(reason: string | null | undefined, last: Addressee | undefined): UserEvent {
  return {
    type: 'UserErasureApproved',
    data: last === undefined ? {} : { addressee: last },
    ...(reason ? { reason } : {}),
  };
}

/** The account that stayed is written to; this one's address went with it. */
export const eraseMerged = defineCommand({
  name: 'EraseMerged',
  doc: 'The client is forgotten: so is the account that had become part of theirs.',
  aggregate: user,
  stream: 'existing',
  allowed: ['system'],
  input: {},
  decide: ({ status }): readonly UserEvent[] =>
    status === 'Merged' ? [{ type: 'UserErasureApproved', data: {} }] : [],
});

export const noteErasure = defineCommand({
  name: 'NoteErasure',
  doc: 'A service has forgotten the person.',
  aggregate: user,
  stream: 'existing',
  allowed: ['system'],
  input: erasureProgress,
  decide: (state, progress): readonly UserEvent[] =>
    state.erasedBy.includes(progress.service) ? [] : [{ type: 'UserErasureProgressed', data: progress }],
});
