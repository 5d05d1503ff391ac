import type { EntityManager } from 'typeorm';
import { create } from '@bufbuild/protobuf';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { systemViewer } from '@cotta/kit/model/words/viewer.js';
import { queryRow } from '@cotta/kit/model/rows/sql.js';
import { handleCommand, type CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import { inTransaction } from '@cotta/kit/runtime/database/transaction.js';
import { decryptContact } from '@cotta/kit/runtime/personal-data/encryption.js';
import { SealedContactSchema } from '@cotta/proto/cotta/contact/v1/contact_pb.js';
import { defaultLanguage } from '@cotta/reference/languages.js';
import { addresseeOf } from '../letter/addressee.js';
import { repliedAt } from '../letter/reply-address.js';
import { TicketTopic } from '../support-ticket/ticket-topic.js';
import { answeredLetter, type AnsweredLetter } from './answered-letter.js';
import { keptTicket } from '../support-ticket/kept-ticket.js';
import { isOver } from '../support-ticket/support-ticket-rules.js';
import { supportTicket } from '../support-ticket/support-ticket.work-item.js';
import { isForOffice } from '../arrived-letter/letter-address.js';
import { takeInOfficeLetter } from '../arrived-letter/take-in-office-letter.js';
import { keepEmailFiles } from './keep-email-files.js';
import { noteBounce } from './note-bounce.js';
import { openEmailTicket } from './open-email-ticket.js';
import type { EmailDoor } from './email-door.js';
import type { IncomingEmail } from './read-email.js';

const { answerSupportTicket } = supportTicket.steps;

/** What became of a mail. */
export type EmailOutcome = 'known' | 'office letter' | 'bounce' | 'automatic' | 'answer' | 'ticket';

/** A mail once: a bounce marks its letter, what offices write is docketed, a program is not answered, a reply goes on in its question, and whatever else there is becomes a question for a person. */
export async function takeInEmail(door: EmailDoor, mail: IncomingEmail): Promise<EmailOutcome> {
  const { runtime } = door;
  if (await isKnown(runtime, mail.key)) return 'known';
  const { outcome, ticketId } = await outcomeOf(door, mail);
  await runtime.db.query(
    'insert into inbound_email (email_key, received_at, outcome, ticket_id) values ($1, $2, $3, $4) on conflict do nothing',
    [mail.key, runtime.clock.now(), outcome, ticketId ?? null],
  );
  return outcome;
}

async function isKnown({ db }: CommandRuntime, key: string): Promise<boolean> {
  const rows: unknown[] = await db.query('select 1 from inbound_email where email_key = $1', [key]);
  return rows.length > 0;
}

interface Taken {
  readonly outcome: EmailOutcome;
  readonly ticketId?: string;
}

async function outcomeOf(door: EmailDoor, mail: IncomingEmail): Promise<Taken> {
  const { bounce } = mail;
  if (bounce !== undefined) {
    await inTransaction(door.runtime.db, (tx) => noteBounce(tx, bounce, door.runtime.clock.now()));
    return { outcome: 'bounce' };
  }
  // Offices write by programs: that comes first.
  if (door.letterAddress !== undefined && isForOffice(mail.recipients, door.letterAddress)) {
    await takeInOfficeLetter(door, mail, door.letterAddress);
    return { outcome: 'office letter' };
  }
  if (mail.isAutomatic) return { outcome: 'automatic' };
  const replied = await repliedTicket(door, mail);
  if (replied?.isFromItsClient === true && replied.isOpen && (await answer(door, mail, replied.id)))
    return { outcome: 'answer', ticketId: replied.id };
  const letter = replied === undefined ? await answeredLetter(door, mail) : undefined;
  return { outcome: 'ticket', ticketId: await openTicket(door, mail, { replied, letter }) };
}

interface Replied {
  readonly id: string;
  readonly userId: string | null;
  readonly language: string | null;
  /** The case in which it is kept. */
  readonly caseId: string | null;
  /** The mail is from the address we write to; anybody may have got hold of the token. */
  readonly isFromItsClient: boolean;
  /** It goes on with a word of its client. */
  readonly isOpen: boolean;
}

interface Stored extends Pick<Replied, 'id' | 'userId' | 'language' | 'caseId'> {
  readonly contactEmail: string | null;
  readonly status: string;
  readonly resolvedAt: Date | null;
}

function isOpen({ status, resolvedAt }: Stored, now: Date): boolean {
  return (
    status !== 'Closed' &&
    (status !== 'Resolved' || !isOver({ resolvedAt: resolvedAt?.toISOString() ?? null }, now))
  );
}

async function repliedTicket(
  { runtime, linkKey, encryptionKey }: EmailDoor,
  { recipients, from }: IncomingEmail,
): Promise<Replied | undefined> {
  const addressed = repliedAt(recipients, linkKey);
  if (addressed?.to !== 'ticket') return undefined;
  return inTransaction(runtime.db, async (tx) => {
    const id = (await keptTicket(tx, addressed.id))?.id ?? addressed.id;
    const row = await queryRow<Stored>(
      tx,
      'select id, user_id as "userId", contact_email as "contactEmail", language, case_id as "caseId", status, resolved_at as "resolvedAt" from support_ticket where id = $1',
      [id],
    );
    if (row === undefined) return undefined;
    const { userId, language, caseId } = row;
    const address = userId === null ? row.contactEmail : await addressOf(tx, userId, encryptionKey);
    const isFromItsClient = from !== '' && address?.trim().toLowerCase() === from;
    return { id, userId, language, caseId, isFromItsClient, isOpen: isOpen(row, runtime.clock.now()) };
  });
}

async function addressOf(
  tx: EntityManager,
  userId: string,
  encryptionKey: string,
): Promise<string | undefined> {
  const addressee = await addresseeOf(tx, userId);
  if (addressee === undefined) return undefined;
  return decryptContact(create(SealedContactSchema, { sealed: addressee.sealedContact }), encryptionKey)
    .email;
}

const wordsOr = ({ words, subject }: IncomingEmail): string => words || subject || '—';

/** @returns whether the question took it; one that is over does not */
async function answer(door: EmailDoor, mail: IncomingEmail, ticketId: string): Promise<boolean> {
  const { documentIds, note } = await keepEmailFiles(door, mail, ticketId);
  const done = await handleCommand(door.runtime, {
    command: answerSupportTicket,
    streamId: ticketId,
    input: { text: wordsOr(mail), channel: 'e-mail', documentIds: [...documentIds] },
    viewer: systemViewer,
    commandId: nameBasedId('mail answer', mail.key),
  });
  if ('refusal' in done) return false;
  await note();
  return true;
}

const SHORTEST = 3;

async function openTicket(
  door: EmailDoor,
  mail: IncomingEmail,
  { replied, letter }: { readonly replied: Replied | undefined; readonly letter: AnsweredLetter | undefined },
): Promise<string> {
  const streamId = nameBasedId('mail ticket', mail.key);
  const words = [mail.subject, mail.words].filter((part) => part !== '').join('\n\n');
  const owner = replied?.isFromItsClient === true ? replied.userId : null;
  await handleCommand(door.runtime, {
    command: openEmailTicket,
    streamId,
    input: {
      contactEmail: owner === null && mail.from !== '' ? mail.from : null,
      contactName: owner === null && mail.fromName !== '' ? mail.fromName : null,
      description: words.length < SHORTEST ? `“${words}”` : words.slice(0, 10_000),
      userId: owner,
      language: replied?.language ?? letter?.language ?? defaultLanguage,
      earlierTicketId: replied?.id ?? null,
      ...(letter === undefined ? {} : { topic: TicketTopic.letterAnswer, caseLetterId: letter.id }),
      // Whoever is not known to be the one who wrote before gets into no case by a token alone.
      ...(replied?.isFromItsClient === true && replied.caseId !== null
        ? { topic: TicketTopic.letterAnswer, caseId: replied.caseId }
        : {}),
    },
    viewer: systemViewer,
    commandId: nameBasedId('open mail ticket', mail.key),
  });
  const { note } = await keepEmailFiles(door, mail, streamId);
  await note();
  return streamId;
}
