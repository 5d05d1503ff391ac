import { defineCommand } from '@cotta/kit/model/decider/decider.js';
import { f } from '@cotta/kit/model/field/field.js';
import type { RegistrationRequestEvent } from '../events.js';
import { registrationRequest } from '../registration-request.aggregate.js';

export const pauseReminders = defineCommand({
  name: 'PauseReminders',
  doc: 'Stops reminders of this request, or lets them go on; what fell due meanwhile becomes one letter, not several.',
  aggregate: registrationRequest,
  stream: 'existing',
  allowed: ['lawyer', 'admin'],
  input: { paused: f.boolean('Whether reminders rest.') },
  decide: (state, { paused }): readonly RegistrationRequestEvent[] =>
    state.remindersPaused === paused ? [] : [{ type: 'RemindersPaused', data: { paused } }],
});
