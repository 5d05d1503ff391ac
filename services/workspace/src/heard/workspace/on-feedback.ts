import { defineConsumer, on } from '@cotta/kit/runtime/inbox/consumer.js';
import { queryRow } from '@cotta/kit/model/rows/sql.js';
import { eventType } from '@cotta/kit/runtime/outbox/event-names.js';
import {
  FeedbackChangedSchema,
  FeedbackEvent,
  FeedbackEventSchema,
} from '@cotta/proto/cotta/workspace/v1/entities_pb.js';
import type { FeedbackRating } from '../../feedback/feedback-rating.js';
import { tendWork, type EntityWork } from '../../task/entity-work.js';

const complaintWork: EntityWork<FeedbackEvent> = {
  opens: { [FeedbackEvent.FEEDBACK_GIVEN]: 'unhappy', [FeedbackEvent.FEEDBACK_EXPLAINED]: 'unhappy' },
  ends: {},
  drops: { [FeedbackEvent.FEEDBACK_REMOVED]: 'all' },
};

const LONGEST_WORDS = 200;

interface Said {
  readonly rating: FeedbackRating;
  readonly words: string | null;
  readonly about: string;
  readonly userId: string | null;
}

/** What the lead reads: what is wrong, in the client's own words where they say it. */
function detailOf({ words }: Said): string {
  const said = (words ?? '').replaceAll(/\s+/gu, ' ').trim();
  if (said === '') return 'Not content; no words so far';
  return `Not content: “${said.length > LONGEST_WORDS ? `${said.slice(0, LONGEST_WORDS)}…` : said}”`;
}

/** Whoever was not content is looked after by the lead: at once, and again with the words that come later. */
export const feedbackTasks = defineConsumer({
  name: 'feedback-tasks',
  sources: ['workspace'],
  mode: 'once',
  handlers: [
    on(FeedbackChangedSchema, async ({ message: { entityId, event }, envelope, tx, run }) => {
      const said = await queryRow<Said>(
        tx,
        'select rating, words, about, user_id as "userId" from feedback where id = $1',
        [entityId],
      );
      if (said === undefined || said.rating === 'good') return;
      await tendWork({ tx, run }, complaintWork, {
        event,
        outcome: eventType(FeedbackEventSchema, event),
        subject: { type: 'feedback', id: entityId },
        facts: { clientId: said.userId ?? undefined, mark: said.about },
        envelope,
        detail: detailOf(said),
      });
    }),
  ],
});
