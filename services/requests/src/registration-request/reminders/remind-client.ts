import { defineCommand } from '@cotta/kit/model/decider/decider.js';
import type { Refusal } from '@cotta/kit/model/words/refusal.js';
import { f } from '@cotta/kit/model/field/field.js';
import type { RegistrationRequestEvent } from '../events.js';
import { no } from '../../refusals.js';
import { DRAFT_SMS, stillWanted } from './reminder-schedule.js';
import { registrationRequest } from '../registration-request.aggregate.js';

export const remindClient = defineCommand({
  name: 'RemindClient',
  doc: 'A reminder fell due. Looks again whether it is still wanted.',
  aggregate: registrationRequest,
  stream: 'existing',
  allowed: ['system'],
  input: {
    reminder: f.text('Name of the reminder.', { max: 60 }),
    step: f.integer('1 for the first.', { min: 1 }),
    dueOn: f.calendarDate('Day it fell due, zone of the addressee.'),
  },
  decide: (state, { reminder, step, dueOn }): readonly RegistrationRequestEvent[] | Refusal => {
    if (!stillWanted(reminder, state)) return no('REMINDER_NOT_WANTED');
    return [
      {
        type: 'ClientReminded',
        data: {
          about: state.about,
          reminder,
          step,
          dueOn,
          ...(reminder === DRAFT_SMS ? { country: state.country } : {}),
        },
      },
    ];
  },
});
