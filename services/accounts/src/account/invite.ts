import type { EntityManager } from 'typeorm';
import { retryTroubles } from '@cotta/kit/runtime/database/retry.js';
import { inTransaction } from '@cotta/kit/runtime/database/transaction.js';
import {
  handleCommandIn,
  type CommandOutcome,
  type CommandRuntime,
} from '@cotta/kit/runtime/commands/handle-command.js';
import { askAtDoor, type Asked } from '@cotta/kit/runtime/door-asks/door-asks.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { systemViewer, type Viewer } from '@cotta/kit/model/words/viewer.js';
import type { UserRole } from '../user/user.js';
import { initiateUser, inviteAgain } from '../user/invite-user.js';
import { tieRequest } from '../user/tie-request.js';
import { draftAccountLink, keepAccountLink } from '../user/account-link.js';
import { keyOf } from '../sign-in/sign-in.js';

export interface Invitation {
  readonly email: string;
  readonly role: UserRole;
  readonly firstname: string;
  readonly lastname: string;
  readonly language: string;
  readonly requestId: string | null;
  /** Of the order in the portal: where an account that is there already is pointed to. */
  readonly path?: string;
  /** What led here; the same cause invites once. */
  readonly causeId: string;
}

export type SelfInvitation = Pick<Invitation, 'email' | 'firstname' | 'lastname' | 'language'>;

export interface InviteDeps {
  readonly runtime: CommandRuntime;
  readonly encryptionKey: string;
}

interface KnownUser {
  readonly id: string;
  readonly role: UserRole;
  readonly status: string;
}

/** One transaction of its own; two invitations to one address at once end as one account. */
export async function sendInvitation(deps: InviteDeps, invitation: Invitation): Promise<CommandOutcome> {
  const outcome = await retryTroubles(() =>
    inTransaction(deps.runtime.db, (tx) => invite(tx, deps, invitation)),
  );
  deps.runtime.afterCommit();
  return outcome;
}

/** Somebody invites himself; what becomes of it does not show. `id`: the same wish once. */
export function askForInvitation(deps: InviteDeps, person: SelfInvitation, id: string): Promise<Asked> {
  return askAtDoor(
    deps,
    { id, kind: 'sign-up', emailKey: keyOf(person.email), request: person },
    sendOwnInvitation(deps),
  );
}

export function sendOwnInvitation(deps: InviteDeps) {
  return async (tx: EntityManager, person: SelfInvitation, causeId: string): Promise<void> => {
    await invite(tx, deps, { ...person, role: 'customer', requestId: null, causeId });
  };
}

/** The account is there: whoever opened it has not come back yet. */
export async function inviteWaiting(
  tx: EntityManager,
  deps: InviteDeps,
  { userId, causeId, viewer = systemViewer }: { userId: string; causeId: string; viewer?: Viewer },
): Promise<CommandOutcome> {
  const { token, sealedLink } = draftAccountLink('activate', deps.encryptionKey);
  const request = {
    viewer,
    streamId: userId,
    commandId: nameBasedId(causeId, 'invite', 'again', userId),
    command: inviteAgain,
    input: { sealedLink, requestId: null },
  };
  return withLink(tx, deps, { token, outcome: await handleCommandIn(tx, deps.runtime, request) });
}

/** Opens an account for the address, or sends a fresh link to one that waits; an active one gets the request and is told so.
 *  Runs in the caller's transaction, so that the link row and the event stand or fall together. */
export async function invite(
  tx: EntityManager,
  deps: InviteDeps,
  invitation: Invitation,
): Promise<CommandOutcome> {
  const { email, role, firstname, lastname, language, requestId, path = null } = invitation;
  const system = systemRequest(invitation, await streamOf(tx, email));
  const { token, sealedLink } = draftAccountLink('activate', deps.encryptionKey);
  const input = { email, role, firstname, lastname, language, sealedLink, requestId };
  const opened = await handleCommandIn(tx, deps.runtime, { ...system('open'), command: initiateUser, input });
  if (!existedBefore(opened)) return withLink(tx, deps, { token, outcome: opened });
  const known = await findUser(tx, email);
  if (known?.status === 'Active' && requestId !== null) {
    return handleCommandIn(tx, deps.runtime, {
      ...system('tie'),
      command: tieRequest,
      input: { requestId, path },
    });
  }
  const again = await handleCommandIn(tx, deps.runtime, {
    ...system('again'),
    command: inviteAgain,
    input: { sealedLink, requestId },
  });
  return withLink(tx, deps, { token, outcome: again });
}

function systemRequest({ causeId }: Invitation, streamId: string) {
  return (step: string) => ({
    viewer: systemViewer,
    streamId,
    commandId: nameBasedId(causeId, 'invite', step, streamId),
  });
}

/** The account that has this address now; else the stream made from the address, unless its owner has gone to another address. One statement:
 *  between two of them another invitation may open the account. */
async function streamOf(tx: EntityManager, email: string): Promise<string> {
  const [address, usual] = [email.trim().toLowerCase(), userIdOf(email)];
  const rows: { id: string; email: string }[] = await tx.query(
    'select id, lower(email) as email from "user" where lower(email) = $1 or id = $2',
    [address, usual],
  );
  const known = rows.find((row) => row.email === address);
  if (known !== undefined) return known.id;
  const [gone] = rows;
  return gone === undefined ? usual : nameBasedId('user', address, 'after', gone.email);
}

function existedBefore(outcome: CommandOutcome): boolean {
  return 'refusal' in outcome && outcome.refusal.refused === 'ALREADY_EXISTS';
}

/** A refused or repeated invitation sends no letter, so the link of the letter before has to stay good. */
async function withLink(
  tx: EntityManager,
  { runtime }: InviteDeps,
  { token, outcome }: { token: string; outcome: CommandOutcome },
): Promise<CommandOutcome> {
  if ('refusal' in outcome || outcome.replayed) return outcome;
  await keepAccountLink(tx, {
    token,
    userId: outcome.streamId,
    purpose: 'activate',
    now: runtime.clock.now(),
  });
  return outcome;
}

export async function findUser(tx: EntityManager, email: string): Promise<KnownUser | undefined> {
  const rows: KnownUser[] = await tx.query('select id, status, role from "user" where lower(email) = $1', [
    email.trim().toLowerCase(),
  ]);
  return rows[0];
}

/** The same address is the same stream: two invitations at once conflict instead of making two accounts. */
export function userIdOf(email: string): string {
  return nameBasedId('user', email.trim().toLowerCase());
}
