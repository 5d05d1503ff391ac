import { defineCommand, type DomainEvent } from '@cotta/kit/model/decider/decider.js';
import type { Refusal } from '@cotta/kit/model/words/refusal.js';
import { f } from '@cotta/kit/model/field/field.js';
import { readByIds } from '@cotta/kit/runtime/reading/read.js';
import type { ExposedCommand } from '@cotta/kit/edge/call/exposed-command.js';
import { no } from '../../refusals.js';
import { threadComment } from '../thread-comment.record.js';
import { registrationRequestResource } from '../registration-request.resource.js';

/** Questions of one order within a day, from whoever holds its link. */
const MOST_A_DAY = 10;

interface Preloaded {
  /** Undefined: the link opens no such order, or was taken back. */
  readonly userId?: string | null;
  readonly asked: number;
}

/** Whoever asked for a check need not have an account to ask back: the link of the order says that they may, and the answer goes to the address of the order, never to one that is typed here. */
const askLawyer = defineCommand({
  name: 'AskLawyer',
  doc: 'Asks the lawyer about a check, without an account.',
  aggregate: threadComment.aggregate,
  stream: 'new',
  allowed: ['visitor'],
  input: {
    requestId: f.id('The order; the link in hand opens it.'),
    text: f.longText('The question.', { min: 10, max: 2_100, personal: true }),
  },
  preload: async (tx, { input: { requestId }, context: { viewer, now } }): Promise<Preloaded> => {
    // An order that is shared may be looked at, and nothing more.
    const [request] =
      viewer.link?.purpose === 'order-share'
        ? []
        : await readByIds(tx, registrationRequestResource, viewer, [requestId]);
    if (request === undefined) return { asked: 0 };
    const [row]: { asked: number }[] = await tx.query(
      "select count(*)::integer as asked from thread_comment where subject_id = $1 and author_id is null and created_at > $2::timestamptz - interval '1 day'",
      [requestId, now],
    );
    return { userId: request.userId ?? null, asked: row?.asked ?? 0 };
  },
  decide: (_, { requestId, text }, { preloaded }): readonly DomainEvent[] | Refusal => {
    const { userId, asked } = preloaded as Preloaded;
    if (userId === undefined) return no('NOT_FOUND.link');
    if (asked >= MOST_A_DAY) return no('TOO_MANY_QUESTIONS', { limit: MOST_A_DAY });
    return [
      {
        type: threadComment.events.added,
        data: {
          subjectType: 'registration_request',
          subjectId: requestId,
          userId,
          authorId: null,
          text,
          visibleToCustomer: true,
        },
      },
    ];
  },
});

export const questionToLawyer: ExposedCommand = {
  command: askLawyer,
  result: { typeName: 'QuestionAsked', resolve: async ({ streamId }) => ({ messageId: streamId }) },
};
