import { defineCommand } from '@cotta/kit/model/decider/decider.js';
import type { Refusal } from '@cotta/kit/model/words/refusal.js';
import { f } from '@cotta/kit/model/field/field.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import type { RegistrationRequestEvent } from './events.js';
import { no } from '../refusals.js';
import { registrationRequest } from './registration-request.aggregate.js';

export const sendViolationLink = defineCommand({
  name: 'SendViolationLink',
  doc: 'Sends the client the way to report a violation of the mark that was ordered. Refused while no account owns the order.',
  aggregate: registrationRequest,
  stream: 'existing',
  allowed: staff,
  input: { reason: f.longText('Why; staff read it in the history.', { max: 2000, min: 3 }) },
  decide: ({ about }, { reason }): readonly RegistrationRequestEvent[] | Refusal =>
    about.userId === null
      ? no('NO_ACCOUNT.reports')
      : [{ type: 'ViolationLinkSent', data: { about }, reason }],
});
