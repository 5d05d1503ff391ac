import { defineCommand } from '@cotta/kit/model/decider/decider.js';
import { eventOf, gone } from '@cotta/kit/model/decider/record-facts.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import { no } from '../refusals.js';
import { textReview } from './text-review.record.js';

export const withdrawTextReview = defineCommand({
  name: 'WithdrawTextReview',
  doc: 'Takes a reading back: its text is one that nobody has read, until it is read again.',
  aggregate: textReview.aggregate,
  stream: 'existing',
  allowed: staff,
  input: {},
  decide: ({ exists, fields }, _, { now, viewer }) => {
    if (!exists) return gone();
    if (fields.withdrawnAt != null) return no('NOTHING_CHANGED');
    const withdrawn = { withdrawnAt: now.toISOString(), withdrawnById: viewer.userId ?? null };
    return [eventOf(textReview.events.amended, withdrawn, undefined)];
  },
});
