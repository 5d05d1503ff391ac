import { defineCommand } from '@cotta/kit/model/decider/decider.js';
import type { Refusal } from '@cotta/kit/model/words/refusal.js';
import type { RegistrationRequestEvent } from '../events.js';
import { no } from '../../refusals.js';
import { isAnswered } from '../registration-request.js';
import { registrationRequest } from '../registration-request.aggregate.js';
import { isTheirs } from '../may-touch.js';

const DAY_MS = 86_400_000;

export const markVerificationResultViewed = defineCommand({
  name: 'MarkVerificationResultViewed',
  doc: 'The client has opened the report; reminders about it stop. Further views are kept once a day: what has changed in the registers since is looked up again.',
  aggregate: registrationRequest,
  stream: 'existing',
  allowed: ['visitor', 'customer'],
  input: {},
  mayTouch: isTheirs('verification-summary'),
  decide: (state, _, { now }): readonly RegistrationRequestEvent[] | Refusal => {
    if (!isAnswered(state)) return no('NOT_ANSWERED');
    const data = { about: state.about, openedAt: now.toISOString() };
    if (!state.viewed) return [{ type: 'VerificationResultViewed', data }];
    const isNew = state.openedAt === undefined || now.getTime() - Date.parse(state.openedAt) > DAY_MS;
    return isNew ? [{ type: 'ReportOpened', data }] : [];
  },
});
