import { defineCommand, type DomainEvent } from '@cotta/kit/model/decider/decider.js';
import type { Refusal } from '@cotta/kit/model/words/refusal.js';
import { spokenId } from '@cotta/kit/model/words/ids.js';
import { f } from '@cotta/kit/model/field/field.js';
import type { ExposedCommand } from '@cotta/kit/edge/call/exposed-command.js';
import type { EntityManager } from 'typeorm';
import { Fault } from '@cotta/kit/model/words/fault.js';
import { answeredBy } from './answered-by.js';
import { no } from '../refusals.js';
import { FIRST_LINK_REVISION } from './support-link.js';
import { supportTicketResource } from './support-ticket.resource.js';
import { supportTicket } from './support-ticket.work-item.js';
import { TicketTopic } from './ticket-topic.js';

/** From one mail address: whoever writes in somebody else's name fills neither our desk nor that inbox. */
const MOST_PER_HOUR = 3;
const HOUR_MS = 3_600_000;

/** The public form: no account, so an address is needed, and the answer shows no more than that it has arrived. */
export const askSupport = defineCommand({
  name: 'AskSupport',
  doc: 'Asks a question without an account.',
  aggregate: supportTicket.aggregate,
  stream: 'new',
  allowed: ['visitor'],
  input: {
    contactEmail: f.email('Where to write to.', { personal: true }),
    contactName: f.text('Who asks.', { max: 200, min: 1, personal: true }),
    description: supportTicketResource.fields.description,
    topic: f.enumeration('What it is where it is no question.', {
      name: 'AskedTopic',
      values: [TicketTopic.freeScan, TicketTopic.objection],
      optional: true,
    }),
    reported: f.text('Of an objection, what was reported: a page, or the number of the report.', {
      max: 2000,
      optional: true,
    }),
  },
  preload: async (tx, { input: { contactEmail }, context: { now } }) => {
    // Two at once are counted one after the other.
    await tx.query('select pg_advisory_xact_lock(hashtextextended(lower($1), 5))', [contactEmail]);
    const [row]: { n: number }[] = await tx.query(
      'select count(*)::integer as n from support_ticket where lower(contact_email) = lower($1) and created_at > $2',
      [contactEmail, new Date(now.getTime() - HOUR_MS)],
    );
    return { asked: row?.n ?? 0 };
  },
  decide: (_, input, { preloaded, viewer, streamId }): readonly DomainEvent[] | Refusal =>
    ((preloaded as { readonly asked: number } | undefined)?.asked ?? 0) >= MOST_PER_HOUR
      ? no('TOO_MANY_QUESTIONS')
      : [
          {
            type: supportTicket.events.added,
            data: {
              ...input,
              userId: null,
              createdByUserId: null,
              language: viewer.locale,
              status: 'Created',
              publicId: spokenId('Q', streamId),
              linkRevision: FIRST_LINK_REVISION,
            },
          },
        ],
});

export const supportQuestion: ExposedCommand = {
  command: askSupport,
  result: {
    typeName: 'SupportReceipt',
    resolve: async ({ streamId }, { manager }) => ({
      ticketId: streamId,
      publicId: spokenId('Q', streamId),
      answerBy: await answerByOf(manager, streamId),
    }),
  },
};

/** The time that is promised counts from when the question came, also where it is sent once more. */
async function answerByOf(manager: EntityManager, ticketId: string): Promise<Date> {
  const [row]: { at: Date }[] = await manager.query(
    'select created_at as at from support_ticket where id = $1',
    [ticketId],
  );
  if (row === undefined) throw new Fault('a question that was asked is not there');
  return answeredBy(manager, row.at, 'first');
}
