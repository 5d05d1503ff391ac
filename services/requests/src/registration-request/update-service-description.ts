import { defineCommand } from '@cotta/kit/model/decider/decider.js';
import type { Refusal } from '@cotta/kit/model/words/refusal.js';
import { askedOfMark } from './verification/mark-fields.js';
import type { RegistrationRequestEvent } from './events.js';
import { no } from '../refusals.js';
import { registrationRequest } from './registration-request.aggregate.js';
import { isTheirs } from './may-touch.js';

export const updateServiceDescription = defineCommand({
  name: 'UpdateServiceDescription',
  doc: 'The client adds facts while the check is in work, or the application is being drafted.',
  aggregate: registrationRequest,
  stream: 'existing',
  allowed: ['visitor', 'customer'],
  input: { businessDescription: askedOfMark.businessDescription, websites: askedOfMark.websites },
  mayTouch: isTheirs('verification-receipt', 'verification-summary'),
  decide: (state, { businessDescription, websites }): readonly RegistrationRequestEvent[] | Refusal => {
    if (state.status !== 'Verification requested' && state.status !== 'Ready for drafting')
      return no('ALREADY_ANSWERED');
    const { mark } = state;
    if (mark.businessDescription === businessDescription && mark.websites.join() === websites.join())
      return [];
    return [
      {
        type: 'ServiceDescriptionUpdatedByUser',
        data: { about: state.about, businessDescription, websites },
      },
    ];
  },
});
