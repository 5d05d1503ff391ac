import { defineCommand } from '@cotta/kit/model/decider/decider.js';
import { isOwner } from '@cotta/kit/model/decider/owned.js';
import { f } from '@cotta/kit/model/field/field.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import { officeToday } from '../deadlines/office-day.js';
import { no } from '../refusals.js';
import { OPPOSITION_ORDERED, trademarkMonitoringResult } from './trademark-monitoring-result.record.js';

/** A client wants something done against what a watch found. A lawyer answers with a price; nothing is charged here. */
export const orderOpposition = defineCommand({
  name: 'OrderOpposition',
  doc: 'Asks the lawyers to act against a later mark; they answer with what can be done and what it costs.',
  aggregate: trademarkMonitoringResult.aggregate,
  stream: 'existing',
  input: {
    note: f.longText('What the client wants the lawyer to know.', {
      max: 5000,
      optional: true,
      personal: true,
    }),
  },
  allowed: ['customer', ...staff],
  mayTouch: ({ exists, fields }, viewer) =>
    exists && (viewer.role !== 'customer' || (fields.isJudged === true && isOwner(fields, viewer))),
  decide: ({ fields }, { note }, { now }) => {
    const { markName = '', jurisdiction = '', oppositionEndDate, trademarkId, userId } = fields;
    const today = officeToday(jurisdiction, now);
    if (fields.orderedOn) return no('ALREADY_ORDERED');
    if (oppositionEndDate && oppositionEndDate < today) return no('TOO_LATE.opposition');
    const wanted = {
      trademarkId,
      userId: userId ?? null,
      markName,
      jurisdiction,
      oppositionEndDate: oppositionEndDate ?? null,
    };
    return [
      {
        type: OPPOSITION_ORDERED,
        data: { orderedOn: today, orderNote: note ?? null, wanted },
        ...(userId ? { subjectId: userId } : {}),
      },
    ];
  },
});
