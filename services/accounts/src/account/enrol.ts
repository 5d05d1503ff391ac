import { silentFeed } from '@cotta/kit/edge/subgraph/revocation-feed.js';
import { isRefusal } from '@cotta/kit/model/words/refusal.js';
import type { CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import { decrypt } from '@cotta/kit/runtime/personal-data/encryption.js';
import { LINK_PURPOSE } from '../user/account-link.js';
import type { UserRole } from '../user/user.js';
import { findUser, sendInvitation } from './invite.js';
import { setPasswordByLink } from './set-password.js';

/** An invented person with an account that is in use. */
export interface Enrolled {
  readonly email: string;
  readonly role: UserRole;
  readonly firstname: string;
  readonly lastname: string;
  readonly language: string;
  readonly password: string;
}

/** Invites somebody and follows the link of the invitation, as a real person does. Whoever is there already stays as he is. @throws Error when a step is refused */
export async function enrol(
  { runtime, encryptionKey }: { readonly runtime: CommandRuntime; readonly encryptionKey: string },
  { password, ...person }: Enrolled,
): Promise<void> {
  if ((await findUser(runtime.db.manager, person.email)) !== undefined) return;
  const outcome = await sendInvitation(
    { runtime, encryptionKey },
    { ...person, requestId: null, causeId: person.email },
  );
  if ('refusal' in outcome) throw new Error(`${person.email}: ${outcome.refusal.refused}`);
  const rows: { link: string }[] = await runtime.db.query(
    `select data->>'sealedLink' as link from tracking_event where stream_id = $1 and type = 'UserInvited'`,
    [outcome.streamId],
  );
  const path = Buffer.from(
    decrypt(Buffer.from(rows[0]?.link ?? '', 'base64url'), encryptionKey, LINK_PURPOSE),
  ).toString();
  const done = await setPasswordByLink(
    { runtime, encryptionKey, feed: silentFeed },
    { token: path.split('/').at(-1) ?? '', password, purpose: 'activate' },
  );
  if (isRefusal(done)) throw new Error(`${person.email}: ${done.refused}`);
}
