import { recordDecider, type RecordFields } from '@cotta/kit/model/decider/record-decider.js';
import { f } from '@cotta/kit/model/field/field.js';
import { defineResource, everyRow } from '@cotta/kit/model/resource/define.js';
import { refuseFields, type Refusal } from '@cotta/kit/model/words/refusal.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import { no } from '../refusals.js';
import { isTextDigest, isTextKey } from './text-key.js';

/** What somebody who read it found. Stored: never renamed. */
export const textVerdicts = ['reviewed', 'needs-work'] as const;

export const textReviewResource = defineResource({
  name: 'TextReview',
  table: 'text_review',
  doc: 'Somebody of the firm read a text or a record of the public site. Each entry is one reading, and the entries are the history of the text: the newest counts, for exactly the words that were read.',
  tier: 'record',
  readableBy: staff,
  rows: { admin: everyRow, lawyer: everyRow },
  fields: {
    text: f.text('Which text: blog/en/a-name; of records: records/disputes/orange.', {
      max: 200,
      min: 1,
      filterable: true,
      sortable: true,
    }),
    digest: f.text('What was read: the SHA-256 of the text as the build made it.', {
      max: 64,
      min: 1,
      filterable: true,
    }),
    verdict: f.enumeration('What came of it.', {
      name: 'TextVerdict',
      values: textVerdicts,
      filterable: true,
    }),
    note: f.longText('What has to be changed, or what was looked at.', { max: 4000, optional: true }),
    reviewedById: f.ref('User', 'Who read it.', { as: 'reviewedBy', filterable: true }),
    withdrawnAt: f.instant('When it was taken back: from then on the text is one that nobody has read.', {
      optional: true,
      filterable: true,
    }),
    withdrawnById: f.ref('User', 'Who took it back.', {
      as: 'withdrawnBy',
      optional: true,
      filterable: true,
    }),
  },
});

type Review = RecordFields<typeof textReviewResource.fields>;

function reviewProblem({ text = '', digest = '', verdict, note }: Review): Refusal | undefined {
  if (!isTextKey(text)) return no('UNKNOWN_TEXT');
  if (!isTextDigest(digest)) return no('UNKNOWN_TEXT.version');
  if (verdict === 'needs-work' && (note ?? '').trim() === '')
    return refuseFields([
      { path: ['note'], code: 'REQUIRED', message: 'Say what has to be changed in this text.' },
    ]);
  return undefined;
}

/** A reading is never changed, only taken back or followed by another one. */
export const textReview = recordDecider(
  textReviewResource,
  { added: 'TextReviewed', amended: 'TextReviewWithdrawn', removed: 'TextReviewRemoved' },
  {
    writable: ['text', 'digest', 'verdict', 'note'],
    create: staff,
    update: [],
    remove: [],
    fill: (_, { viewer }) => ({ reviewedById: viewer.userId ?? null }),
    check: reviewProblem,
  },
);
