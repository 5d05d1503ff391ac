import { queryRows } from '@cotta/kit/model/rows/sql.js';
import { defineCommand } from '@cotta/kit/model/decider/decider.js';
import type { Refusal } from '@cotta/kit/model/words/refusal.js';
import { f } from '@cotta/kit/model/field/field.js';
import type { EntityManager } from 'typeorm';
import { no } from '../refusals.js';
import {
  addressee,
  isStaff,
  type UserEvent,
  type UserRole,
  type UserState,
  type UserStatus,
} from './user.js';
import { user } from './user.aggregate.js';

/** The account that stays, as it is at the moment of the merge. */
export interface StayingAccount {
  readonly status: UserStatus;
  readonly role: UserRole;
  readonly erasureRequested: boolean;
}

export const mergeUser = defineCommand({
  name: 'MergeUser',
  doc: 'Two accounts of one client become one: everything of this one is the other’s from now on, in every service, and nobody signs in with it any more. Issued documents keep what they say. It cannot be undone.',
  aggregate: user,
  stream: 'existing',
  allowed: ['admin'],
  stepUp: true,
  input: {
    intoId: f.ref('User', 'The account that stays: the one the client signs in with.', { as: 'into' }),
    reason: f.longText('How you know that both are the same client; the history keeps it.', {
      min: 10,
      max: 2000,
    }),
  },
  preload: (tx, { input: { intoId }, context: { streamId } }) => stayingAccount(tx, streamId, intoId),
  decide: (state, { intoId, reason }, { streamId, preloaded }): readonly UserEvent[] | Refusal =>
    accountProblem(state) ??
    (intoId === streamId ? no('MERGE_INTO_ITSELF') : stayingProblem(preloaded as Preloaded)) ?? [
      { type: 'UserMerged', data: { intoId, addressee: addressee(state) }, reason },
    ],
});

interface Preloaded {
  readonly into: StayingAccount | null;
}

function accountProblem({ status, role, erasureRequested }: UserState): Refusal | undefined {
  if (isStaff(role) || role === 'partner') return no('MERGE_NOT_A_CUSTOMER');
  if (status === 'Merged') return no('MERGED');
  if (status === 'Deleted') return no('ERASED');
  return erasureRequested ? no('MERGE_ERASURE_OPEN') : undefined;
}

/** Only an account whose address was proved takes over another: nobody gets what is somebody's at an address that was only typed. */
function stayingProblem({ into }: Preloaded): Refusal | undefined {
  if (into === null) return no('MERGE_INTO_UNKNOWN');
  if (into.role !== 'customer') return no('MERGE_NOT_A_CUSTOMER');
  if (into.erasureRequested) return no('MERGE_ERASURE_OPEN');
  return into.status === 'Active' ? undefined : no('MERGE_INTO_NOT_ACTIVE');
}

/** Both rows are locked, the lower id first: of two merges at once, one into the other, the second sees what the first did. */
async function stayingAccount(tx: EntityManager, userId: string, intoId: string): Promise<Preloaded> {
  const rows = await queryRows<StayingAccount & { readonly id: string }>(
    tx,
    `select id, status, role, erasure_requested_at is not null as "erasureRequested" from "user" where id = any($1::uuid[]) order by id for update`,
    [[userId, intoId]],
  );
  const into = rows.find(({ id }) => id === intoId);
  return { into: into ?? null };
}
