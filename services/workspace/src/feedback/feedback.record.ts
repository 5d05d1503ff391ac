import type { EntityManager } from 'typeorm';
import { f } from '@cotta/kit/model/field/field.js';
import { recordDecider } from '@cotta/kit/model/decider/record-decider.js';
import { defineResource, everyRow } from '@cotta/kit/model/resource/define.js';
import { recordEntity, type Entity } from '@cotta/kit/edge/service/entity.js';
import { queryRow } from '@cotta/kit/model/rows/sql.js';
import { staff, type Viewer } from '@cotta/kit/model/words/viewer.js';
import { no } from '../refusals.js';
import { askedLetter } from './asked-letter.js';
import { feedbackRatings } from './feedback-rating.js';

export const feedbackResource = defineResource({
  name: 'Feedback',
  table: 'feedback',
  doc: 'How a client answers the letter that asks how we did: once a letter, with words where they add some.',
  tier: 'record',
  readableBy: staff,
  rows: { admin: everyRow, lawyer: everyRow },
  defaultOrder: [{ field: 'createdAt', direction: 'DESC' }],
  fields: {
    letterId: f.id('The letter that asked.', { filterable: true }),
    userId: f.ref('User', 'Who answers.', { as: 'user', optional: true, filterable: true, published: true }),
    subjectType: f.text('Kind of record it is about.', { max: 60, filterable: true }),
    subjectId: f.id('Which of those records.', { filterable: true }),
    about: f.text('The words of the mark, or the number of the order.', { max: 200 }),
    rating: f.enumeration('Content or not.', {
      name: 'FeedbackRating',
      values: feedbackRatings,
      filterable: true,
    }),
    words: f.longText('What they add.', { max: 4000, optional: true, personal: true }),
  },
});

/** The letter itself is locked, so that of two clicks at once one is the first. */
async function lockLetter(tx: EntityManager, letterId: string): Promise<boolean> {
  await tx.query('select id from outgoing_mail where id = $1 for update', [letterId]);
  return (await queryRow(tx, 'select id from feedback where letter_id = $1', [letterId])) === undefined;
}

const holdsLetter = ({ letterId }: { readonly letterId?: string }, { link }: Viewer): boolean =>
  link?.purpose === 'feedback' && link.subjectId === letterId;

/** Said by whoever holds the link of that very letter, signed in or not; by nobody else. */
export const feedback = recordDecider(
  feedbackResource,
  { added: 'FeedbackGiven', amended: 'FeedbackExplained', removed: 'FeedbackRemoved' },
  {
    writable: ['rating', 'words'],
    fixed: ['rating'],
    create: ['visitor', 'customer'],
    update: ['visitor', 'customer'],
    remove: [],
    // What is not said stands in the letter.
    fill: () => ({}),
    preload: async (tx, _, { viewer: { link } }) => {
      const asked = await askedLetter(tx, link);
      if (asked === undefined) return no('LINK_NEEDED.feedback');
      return (await lockLetter(tx, asked.letterId)) ? { ...asked } : no('FEEDBACK_GIVEN');
    },
    mayTouch: holdsLetter,
    subject: ({ userId }) => userId ?? undefined,
  },
);

const standard = recordEntity(feedbackResource, feedback);
const receipt = {
  typeName: 'FeedbackReceipt',
  resolve: ({ streamId }: { readonly streamId: string }) => Promise.resolve({ feedbackId: streamId }),
};

/** Whoever holds a link reads what they said themselves, and no rows of ours. */
export const feedbackEntity: Entity = {
  ...standard,
  commands: [
    { command: feedback.create, result: receipt },
    { command: feedback.update, result: receipt },
  ],
};
