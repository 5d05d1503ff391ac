import { defineCommand } from '@cotta/kit/model/decider/decider.js';
import { f } from '@cotta/kit/model/field/field.js';
import { monitoringResultEvents, trademarkMonitoringResult } from './trademark-monitoring-result.record.js';
import { isForThem } from './whose-result.js';

/** The one thing a customer changes of a result: that it was looked at, or that it should count as new again. */
export const markMonitoringResultSeen = defineCommand({
  name: 'MarkMonitoringResultSeen',
  doc: 'Notes that the customer has looked at a result.',
  aggregate: trademarkMonitoringResult.aggregate,
  stream: 'existing',
  input: { seen: f.boolean('False makes it new again.') },
  allowed: ['visitor', 'customer'],
  mayTouch: isForThem,
  decide: ({ fields }, { seen }) => {
    if (fields.seen === seen) return [];
    const { userId } = fields;
    return [
      { type: monitoringResultEvents.amended, data: { seen }, ...(userId ? { subjectId: userId } : {}) },
    ];
  },
});
