import { expect, it } from '@jest/globals';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { SupportTicketEvent } from '@cotta/proto/cotta/workspace/v1/entities_pb.js';
import { messageId } from './support-message.projection.js';
import { TicketTopic } from './ticket-topic.js';
import { wordsToHandOn } from './words-to-hand-on.js';

const ticketId = nameBasedId('ticket');
const word = (id: string, text: string, day: number) => ({
  id,
  text,
  way: 'page',
  at: new Date(Date.UTC(2026, 5, day)),
});
const words = [
  word(ticketId, 'We have an agreement.', 1),
  word(messageId(ticketId, 2), 'Here it is.', 2),
  word(messageId(ticketId, 5), 'And this.', 3),
];
const at = new Date('2026-06-09T10:00:00Z');
const handedOn = (
  event: keyof typeof SupportTicketEvent,
  more: Partial<Parameters<typeof wordsToHandOn>[0]> = {},
) =>
  wordsToHandOn(
    {
      ticketId,
      event: SupportTicketEvent[event],
      version: 2,
      at,
      topic: TicketTopic.objection,
      caseId: nameBasedId('case'),
      ...more,
    },
    words,
  );

it('are the first ones of an objection, which look for their case, and none of a question', () => {
  expect(handedOn('SUPPORT_TICKET_CREATED', { caseId: null })).toEqual([words[0]]);
  expect(handedOn('SUPPORT_TICKET_CREATED', { topic: null })).toEqual([]);
});

it('are all of them where a colleague names the case, and what came while it was looked for where it is found', () => {
  expect(handedOn('SUPPORT_TICKET_ATTACHED_TO_CASE')).toEqual(words);
  expect(handedOn('SUPPORT_TICKET_KEPT_IN_CASE')).toEqual(words.slice(1));
});

it('is each new one from then on, and none of a ticket without a case', () => {
  expect(handedOn('SUPPORT_TICKET_ANSWERED')).toEqual([words[1]]);
  expect(handedOn('SUPPORT_TICKET_ANSWERED', { caseId: null })).toEqual([]);
});

it('is the last one again where they take it up again: the letter says that a person looks at it', () => {
  const [again, ...more] = handedOn('SUPPORT_TICKET_REOPENED', { version: 9 });
  expect(again).toMatchObject({ text: 'And this.', at });
  expect(words.map(({ id }) => id)).not.toContain(again?.id);
  expect(handedOn('SUPPORT_TICKET_REOPENED', { version: 12 })[0]?.id).not.toBe(again?.id);
  expect(more).toEqual([]);
  expect(handedOn('SUPPORT_TICKET_REOPENED', { caseId: null })).toEqual([]);
});
