import { defineCommand } from '@cotta/kit/model/decider/decider.js';
import type { Refusal } from '@cotta/kit/model/words/refusal.js';
import { f } from '@cotta/kit/model/field/field.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import type { RegistrationRequestEvent } from './events.js';
import { no } from '../refusals.js';
import { registrationRequest } from './registration-request.aggregate.js';

/** Documents are the workspace's: it looks whose they are, and names none that this client may not read. */
export const sendDocuments = defineCommand({
  name: 'SendDocuments',
  doc: 'Writes to the client which documents of the order wait in the account. Files never travel by mail. Refused while no account owns the order.',
  aggregate: registrationRequest,
  stream: 'existing',
  allowed: staff,
  input: {
    documentIds: f.list(f.id('A document of this client.'), { min: 1, max: 20 }),
    reason: f.longText('Why; staff read it in the history.', { max: 2000, min: 3 }),
  },
  decide: ({ about }, { documentIds, reason }): readonly RegistrationRequestEvent[] | Refusal =>
    about.userId === null
      ? no('NO_ACCOUNT.documents')
      : [{ type: 'DocumentsSent', data: { about, documentIds: [...new Set(documentIds)] }, reason }],
});
