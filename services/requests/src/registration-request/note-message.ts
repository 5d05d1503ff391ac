import { defineCommand } from '@cotta/kit/model/decider/decider.js';
import { f } from '@cotta/kit/model/field/field.js';
import type { RegistrationRequestEvent } from './events.js';
import { registrationRequest } from './registration-request.aggregate.js';

export const noteMessage = defineCommand({
  name: 'NoteMessage',
  doc: 'Client or lawyer wrote a line that the other reads: the order tells those who wait for it.',
  aggregate: registrationRequest,
  stream: 'existing',
  allowed: ['system'],
  input: {
    comment: f.id('The line.'),
    author: f.id('Who wrote it; absent: whoever asked for the check, without an account.', {
      optional: true,
    }),
    fromClient: f.boolean('Whether the client wrote it.'),
  },
  decide: (state, { comment, author, fromClient }): readonly RegistrationRequestEvent[] => [
    {
      type: 'MessageWritten',
      data: { about: state.about, commentId: comment, authorId: author ?? '', fromClient },
    },
  ],
});
