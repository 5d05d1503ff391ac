import type { EntityManager } from 'typeorm';
import { timestampDate } from '@bufbuild/protobuf/wkt';
import { queryRow } from '@cotta/kit/model/rows/sql.js';
import { defineConsumer, on, type Consumer } from '@cotta/kit/runtime/inbox/consumer.js';
import { encrypt } from '@cotta/kit/runtime/personal-data/encryption.js';
import {
  SupportTicketChangedSchema,
  SupportTicketEvent,
} from '@cotta/proto/cotta/workspace/v1/entities_pb.js';
import { answeredBy } from '../support-ticket/answered-by.js';
import { messageId } from '../support-ticket/support-message.projection.js';
import { TicketTopic } from '../support-ticket/ticket-topic.js';
import { LAPSE_DAYS } from '../support-ticket/support-ticket-rules.js';
import { WORDS_PURPOSE } from './words-purpose.js';
import { letterWriter } from './drafts/letter-writer.js';
import type { LetterDraft } from './drafts/letter-draft.js';
import type { LettersConsumerParts } from './letters-consumer-parts.js';
import { sendingTime } from './sending-time.js';
import { readerOfTicket, type TicketLinks, type TicketReader } from './ticket-reader.js';

const DAY_MS = 86_400_000;

interface Ticket {
  readonly id: string;
  readonly userId: string | null;
  readonly contactEmail: string | null;
  readonly contactName: string | null;
  readonly language: string | null;
  readonly createdByUserId: string | null;
  readonly description: string;
  readonly waitingSince: Date | null;
  readonly linkRevision: number | null;
  readonly topic: string | null;
}

/** What a letter is about: the ticket, and the event that asks for it. */
interface Cause {
  readonly ticket: Ticket;
  readonly at: Date;
  readonly streamVersion: number;
  readonly solved: boolean;
}

type Words = Pick<LetterDraft, 'params' | 'legal'> & {
  /** Goes in, and stays encrypted in the row. */
  readonly text?: string;
  /** Nobody is woken for it. */
  readonly inDaytime?: true;
};

type Compose = (tx: EntityManager, cause: Cause) => Promise<Words | undefined>;

const answer: Compose = async (tx, { ticket, streamVersion, solved }) => {
  const text = await ourWords(tx, { ticketId: ticket.id, lineId: messageId(ticket.id, streamVersion) });
  // An internal line is no answer.
  return text === undefined ? undefined : { params: { solved }, text, legal: true };
};

const received: Compose = async (tx, { ticket, at }) => {
  // What colleagues wrote down for a client on the phone was not asked by letter.
  const { createdByUserId, userId } = ticket;
  if (createdByUserId !== null && createdByUserId !== userId) return undefined;
  const by = await answeredBy(tx, at, 'first');
  // Whoever has no account wrote to an address that nobody proved: it gets no words of a stranger's.
  return {
    params: { at: by.toISOString(), quotes: userId !== null },
    legal: true,
    ...(userId === null ? {} : { text: ticket.description }),
  };
};

const reopened: Compose = async (tx, { at }) => {
  const by = await answeredBy(tx, at, 'later');
  return { params: { at: by.toISOString() }, legal: true };
};

const reminder: Compose = async (tx, { ticket, at }) => {
  const since = ticket.waitingSince ?? at;
  const text = await ourWords(tx, { ticketId: ticket.id });
  const params = {
    at: new Date(since.getTime() + LAPSE_DAYS * DAY_MS).toISOString(),
    quotes: text !== undefined,
  };
  return {
    params,
    legal: false,
    inDaytime: true,
    ...(text === undefined ? {} : { text }),
  };
};

const settled: Compose = () => Promise.resolve({ params: {}, legal: true, inDaytime: true });

const letters: Readonly<
  Partial<
    Record<
      SupportTicketEvent,
      {
        readonly template: string;
        readonly ofTopic?: Readonly<Record<string, string>>;
        readonly compose: Compose;
      }
    >
  >
> = {
  [SupportTicketEvent.SUPPORT_TICKET_CREATED]: {
    template: 'support-received',
    ofTopic: {
      [TicketTopic.freeScan]: 'free-scan-received',
      [TicketTopic.objection]: 'objection-received',
      [TicketTopic.letterAnswer]: 'letter-answer-received',
    },
    compose: received,
  },
  [SupportTicketEvent.SUPPORT_TICKET_OTHER_SIDE_ANSWERED]: { template: 'other-side-answer', compose: answer },
  [SupportTicketEvent.SUPPORT_TICKET_REPLIED]: { template: 'support-answer', compose: answer },
  [SupportTicketEvent.SUPPORT_TICKET_RESOLVED]: { template: 'support-answer', compose: answer },
  [SupportTicketEvent.SUPPORT_TICKET_REOPENED]: { template: 'support-reopened', compose: reopened },
  [SupportTicketEvent.SUPPORT_TICKET_REMINDED]: { template: 'support-reminder', compose: reminder },
  [SupportTicketEvent.SUPPORT_TICKET_REMINDED_AGAIN]: { template: 'support-reminder', compose: reminder },
  [SupportTicketEvent.SUPPORT_TICKET_LAPSED]: { template: 'support-resolved', compose: settled },
};

/** What whoever asked is written: that it came, each answer of ours, that they have the word, what became of it. Rows keep the words encrypted. */
export function supportLettersConsumer(
  parts: LettersConsumerParts & TicketLinks & { readonly encryptionKey: string },
): Consumer {
  const write = letterWriter(parts);
  return defineConsumer({
    name: 'support-letters',
    sources: ['workspace'],
    mode: 'once',
    handlers: [
      on(SupportTicketChangedSchema, async ({ message: { entityId, event, facts }, envelope, tx }) => {
        const letter = letters[event];
        if (letter === undefined) return;
        const ticket = await ticketOf(tx, entityId);
        const reader = ticket && (await readerOfTicket(tx, ticket, { ...parts, now: parts.clock.now() }));
        // Forgotten meanwhile, or asked by somebody who left no address: what was said stands in the ticket.
        if (ticket === undefined || reader === undefined) return;
        const at = envelope.occurredAt === undefined ? parts.clock.now() : timestampDate(envelope.occurredAt);
        const { streamVersion } = envelope;
        const words = await letter.compose(tx, {
          ticket,
          at,
          streamVersion,
          solved: facts?.status === 'Resolved',
        });
        if (words === undefined || words.text === '') return;
        await write(
          tx,
          letterOf(words, reader, {
            ticket,
            template: letter.ofTopic?.[ticket.topic ?? ''] ?? letter.template,
            businessKey: envelope.eventId,
            ...parts,
          }),
        );
      }),
    ],
  });
}

function letterOf(
  { params, text, legal, inDaytime }: Words,
  { contact, language, zone, ...about }: TicketReader,
  {
    ticket,
    template,
    businessKey,
    encryptionKey,
    clock,
  }: {
    readonly ticket: Ticket;
    readonly template: string;
    readonly businessKey: string;
    readonly encryptionKey: string;
  } & Pick<LettersConsumerParts, 'clock'>,
): LetterDraft {
  const closed = text === undefined ? undefined : encrypt(Buffer.from(text), encryptionKey, WORDS_PURPOSE);
  const now = clock.now();
  const from = sendingTime(now, zone);
  return {
    contact,
    language,
    businessKey,
    template,
    subjectType: 'support_ticket',
    subjectId: ticket.id,
    params: {
      ...about,
      ...params,
      zone,
      ...(closed === undefined ? {} : { encryptedText: Buffer.from(closed).toString('base64') }),
    },
    legal,
    ...(inDaytime === true && from > now ? { notBefore: from } : {}),
  };
}

function ticketOf(tx: EntityManager, id: string): Promise<Ticket | undefined> {
  return queryRow<Ticket>(
    tx,
    `select id, user_id as "userId", contact_email as "contactEmail", contact_name as "contactName", language,
       created_by_user_id as "createdByUserId", description, waiting_since as "waitingSince", link_revision as "linkRevision", topic
     from support_ticket where id = $1`,
    [id],
  );
}

/** Words of ours: those of this line, or else the newest in the conversation; undefined: there are none that leave the house. */
async function ourWords(
  tx: EntityManager,
  { ticketId, lineId = null }: { readonly ticketId: string; readonly lineId?: string | null },
): Promise<string | undefined> {
  const row = await queryRow<{ text: string }>(
    tx,
    `select text from support_message where ticket_id = $1 and id = coalesce($2, id) and side = 'firm' and not internal and text <> ''
     order by created_at desc, id desc limit 1`,
    [ticketId, lineId],
  );
  return row?.text;
}
