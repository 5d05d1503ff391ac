import { defineCommand } from '@cotta/kit/model/decider/decider.js';
import { addressee, type UserEvent } from './user.js';
import { user } from './user.aggregate.js';

export const noteNewBrowser = defineCommand({
  name: 'NoteNewBrowser',
  doc: 'Somebody signed in from a browser that was not seen before; the owner of the account is told.',
  aggregate: user,
  stream: 'existing',
  allowed: ['system'],
  input: {},
  decide: (state): readonly UserEvent[] => [
    { type: 'NewBrowserSeen', data: { addressee: addressee(state) } },
  ],
});
