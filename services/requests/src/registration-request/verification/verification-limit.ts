import type { EntityManager } from 'typeorm';
import { handleCommand, type CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { systemViewer } from '@cotta/kit/model/words/viewer.js';
import type { Guard } from '@cotta/kit/edge/service/service-definition.js';
import { no } from '../../refusals.js';
import { noteTooManyVerifications } from './note-too-many-verifications.js';
import { emailKey, type OrderAnswers } from '../order/order-answers.js';

/** @source docs/adr/0008, 0042: free checks within a day per e-mail address and network address together, per network address, per e-mail address from anywhere, and per account */
export const MOST_PER_EMAIL = 5;
export const MOST_PER_ADDRESS = 10;
const MOST_PER_EMAIL_ANYWHERE = 20;
const MOST_PER_CUSTOMER = 10;
const MOST: Readonly<Record<Reached, number>> = {
  email: MOST_PER_EMAIL,
  address: MOST_PER_ADDRESS,
  anywhere: MOST_PER_EMAIL_ANYWHERE,
  customer: MOST_PER_CUSTOMER,
};

type Reached = 'email' | 'address' | 'anywhere' | 'customer';

const WINDOW_MS = 86_400_000;

/** Limits span requests, so they are looked up before the command decides. Staff enter checks for clients without a limit.
 *  Two at the same instant may both pass; the limit protects lawyers' time, not a right. */
export const verificationGuard: Guard = async (manager, request, runtime) => {
  if (request.viewer.role === 'lawyer' || request.viewer.role === 'admin') return undefined;
  // The edge: this guard stands before commands that begin an order only, whose fields parsed the input.
  const input = request.input as OrderAnswers;
  const now = runtime.clock.now();
  const { viewer, commandId } = request;
  const limit = await limitReached(manager, {
    email: emailKey(input.contact.email),
    address: viewer.addressKey,
    userId: viewer.userId,
    commandId,
    now,
  });
  if (limit === undefined) return undefined;
  if (limit !== 'customer')
    await note(runtime, input, { limit: limit === 'address' ? 'address' : 'email', now });
  return no('TOO_MANY_VERIFICATIONS', { limit: MOST[limit], hours: 24 });
};

/** Whoever is signed in is counted by the account, so that no stranger uses up what is theirs by writing their mail address; a visitor's five are those from
 *  where he is, and a mail address hears no more of us than twenty times a day whoever writes it. */
async function limitReached(
  manager: EntityManager,
  asked: {
    email: string;
    address: string | undefined;
    userId: string | undefined;
    commandId: string;
    now: Date;
  },
): Promise<Reached | undefined> {
  const since = new Date(asked.now.getTime() - WINDOW_MS);
  // A repeat of a command that was carried out is answered from the log, whatever the limit says by now.
  const rows: {
    by_email: string;
    by_address: string;
    by_user: string;
    anywhere: string;
    repeated: boolean;
  }[] = await manager.query(
    `select (select count(*) from registration_request where email_key = $1 and address_key is not distinct from $2 and created_at > $3) as by_email,
            (select count(*) from registration_request where email_key = $1 and user_id is null and created_at > $3) as anywhere,
            (select count(*) from registration_request where address_key = $2 and created_at > $3) as by_address,
            (select count(*) from registration_request where user_id = $5 and created_at > $3) as by_user,
            exists (select 1 from command_log where command_id = $4) as repeated`,
    [asked.email, asked.address ?? null, since, asked.commandId, asked.userId ?? null],
  );
  const [row] = rows;
  if (row === undefined || row.repeated) return undefined;
  if (asked.userId !== undefined) return Number(row.by_user) >= MOST_PER_CUSTOMER ? 'customer' : undefined;
  if (Number(row.by_email) >= MOST_PER_EMAIL) return 'email';
  if (Number(row.anywhere) >= MOST_PER_EMAIL_ANYWHERE) return 'anywhere';
  return Number(row.by_address) >= MOST_PER_ADDRESS ? 'address' : undefined;
}

/** Once per address and day, so that the person gets one letter. */
async function note(
  runtime: CommandRuntime,
  input: OrderAnswers,
  { limit, now }: { limit: string; now: Date },
): Promise<void> {
  const streamId = nameBasedId(
    'verification_limit',
    emailKey(input.contact.email),
    now.toISOString().slice(0, 10),
  );
  const { email, firstName, lastName, phone } = input.contact;
  await handleCommand(runtime, {
    command: noteTooManyVerifications,
    streamId,
    viewer: systemViewer,
    commandId: streamId,
    input: { contact: { email, firstName, lastName, phone: phone ?? '', language: input.language }, limit },
  });
}
