import { deskOf } from '@cotta/kit/model/decider/desk.js';
import { partnerWebhookResource } from './partner-webhook.resource.js';

/** How colleagues speak of an address that a client has events sent to. What is done with it is the client's. */
export const partnerWebhookDesk = deskOf(partnerWebhookResource, {
  states: {
    Enabled: { word: 'Sends', waitsFor: 'nobody' },
    Disabled: { word: 'Sends nothing', waitsFor: 'client' },
  },
  steps: {},
});
