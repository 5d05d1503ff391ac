import { defineCommand } from '@cotta/kit/model/decider/decider.js';
import { f } from '@cotta/kit/model/field/field.js';
import { officeToday } from '../deadlines/office-day.js';
import { no } from '../refusals.js';
import {
  monitoringResultEvents,
  trademarkMonitoringResult,
  trademarkMonitoringResultResource,
} from './trademark-monitoring-result.record.js';
import { isForThem } from './whose-result.js';

/** The other answer beside an order: the reminders of its last day end. */
export const dismissMonitoringResult = defineCommand({
  name: 'DismissMonitoringResult',
  doc: 'The customer leaves a later mark alone: no reminder of its last day follows. Can be taken back.',
  aggregate: trademarkMonitoringResult.aggregate,
  stream: 'existing',
  input: {
    dismissed: f.boolean('False takes it back.'),
    dismissReason: trademarkMonitoringResultResource.fields.dismissReason,
  },
  allowed: ['visitor', 'customer'],
  mayTouch: isForThem,
  decide: ({ fields }, { dismissed, dismissReason }, { now }) => {
    const { userId, orderedOn, dismissedOn, jurisdiction = '' } = fields;
    if (orderedOn) return no('ALREADY_ORDERED');
    if (!dismissedOn === !dismissed) return [];
    return [
      {
        type: monitoringResultEvents.amended,
        data: {
          dismissedOn: dismissed ? officeToday(jurisdiction, now) : null,
          // What was said before goes with it.
          ...(dismissReason || fields.dismissReason
            ? { dismissReason: dismissed ? dismissReason : null }
            : {}),
        },
        ...(userId ? { subjectId: userId } : {}),
      },
    ];
  },
});
