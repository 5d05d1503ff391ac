import { defineCommand } from '@cotta/kit/model/decider/decider.js';
import { isOwner } from '@cotta/kit/model/decider/owned.js';
import { f } from '@cotta/kit/model/field/field.js';
import { officeToday } from '../deadlines/office-day.js';
import { no } from '../refusals.js';
import { monitoringResultEvents, trademarkMonitoringResult } from './trademark-monitoring-result.record.js';

/** The other answer beside an order: the reminders of its last day end. */
export const dismissMonitoringResult = defineCommand({
  name: 'DismissMonitoringResult',
  doc: 'The customer leaves a later mark alone: no reminder of its last day follows. Can be taken back.',
  aggregate: trademarkMonitoringResult.aggregate,
  stream: 'existing',
  input: { dismissed: f.boolean('False takes it back.') },
  allowed: ['customer'],
  mayTouch: ({ exists, fields }, viewer) => exists && fields.isJudged === true && isOwner(fields, viewer),
  decide: ({ fields }, { dismissed }, { now }) => {
    const { userId, orderedOn, dismissedOn, jurisdiction = '' } = fields;
    if (orderedOn) return no('ALREADY_ORDERED');
    if (!dismissedOn === !dismissed) return [];
    return [
      {
        type: monitoringResultEvents.amended,
        data: { dismissedOn: dismissed ? officeToday(jurisdiction, now) : null },
        ...(userId ? { subjectId: userId } : {}),
      },
    ];
  },
});
