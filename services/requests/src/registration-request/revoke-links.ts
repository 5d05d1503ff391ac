import { defineCommand } from '@cotta/kit/model/decider/decider.js';
import type { RegistrationRequestEvent } from './events.js';
import { registrationRequest } from './registration-request.aggregate.js';

export const revokeLinks = defineCommand({
  name: 'RevokeLinks',
  doc: 'Makes every link to this request worthless that was ever sent or shared.',
  aggregate: registrationRequest,
  stream: 'existing',
  allowed: ['lawyer', 'admin'],
  input: {},
  decide: (state): readonly RegistrationRequestEvent[] => [
    { type: 'LinksRevoked', data: { linkRevision: state.about.linkRevision + 1 } },
  ],
});
