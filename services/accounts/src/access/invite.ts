import type { EntityManager } from 'typeorm';
import { handleCommandIn, type CommandOutcome, type CommandRuntime } from '@cotta/kit/decider/handle-command.js';
import { nameBasedId } from '@cotta/kit/ids/ids.js';
import { systemViewer } from '@cotta/kit/subgraph/viewer.js';
import type { UserRole } from '../domain/user.js';
import { initiateUser, inviteAgain } from '../slices/invite-user.js';
import { tieRequest } from '../slices/tie-request.js';
import { makeAccountLink } from './account-link.js';

export interface Invitation {
  readonly email: string;
  readonly role: UserRole;
  readonly firstname: string;
  readonly lastname: string;
  readonly language: string;
  readonly requestId: string | null;
  /** What led here; the same cause invites once. */
  readonly causeId: string;
}

export interface InviteDeps {
  readonly runtime: CommandRuntime;
  readonly sealKey: string;
}

interface KnownUser {
  readonly id: string;
  readonly status: string;
}

/** Opens an account for the address, or sends a fresh link to one that waits; an active one only gets the request.
 *  Runs in the caller's transaction, so that the link row and the event stand or fall together. */
export async function invite(tx: EntityManager, { runtime, sealKey }: InviteDeps, invitation: Invitation): Promise<CommandOutcome> {
  const { email, requestId, causeId } = invitation;
  const known = await findUser(tx, email);
  const system = { viewer: systemViewer, commandId: nameBasedId(causeId, 'invite', email) };
  if (known?.status === 'Active' && requestId !== null) {
    return handleCommandIn(tx, runtime, { ...system, command: tieRequest, streamId: known.id, input: { requestId } });
  }
  const streamId = known?.id ?? userIdOf(email);
  const sealedLink = await makeAccountLink(tx, { userId: streamId, purpose: 'activate', now: runtime.clock.now(), sealKey });
  if (known !== undefined) return handleCommandIn(tx, runtime, { ...system, command: inviteAgain, streamId, input: { sealedLink, requestId } });
  const { role, firstname, lastname, language } = invitation;
  return handleCommandIn(tx, runtime, { ...system, command: initiateUser, streamId, input: { email, role, firstname, lastname, language, sealedLink, requestId } });
}

export async function findUser(tx: EntityManager, email: string): Promise<KnownUser | undefined> {
  const rows: KnownUser[] = await tx.query('select id, status from "user" where lower(email) = $1', [email.trim().toLowerCase()]);
  return rows[0];
}

/** The same address is the same stream: two invitations at once conflict instead of making two accounts. */
export function userIdOf(email: string): string {
  return nameBasedId('user', email.trim().toLowerCase());
}
