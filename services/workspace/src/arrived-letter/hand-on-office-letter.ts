import { defineCommand } from '@cotta/kit/model/decider/decider.js';
import { f } from '@cotta/kit/model/field/field.js';
import type { Refusal } from '@cotta/kit/model/words/refusal.js';
import type { DocumentEvent } from '../document/document.js';
import { document } from '../document/document.aggregate.js';
import { no } from '../refusals.js';

export const handOnOfficeLetter = defineCommand({
  name: 'HandOnOfficeLetter',
  doc: 'A letter that came was docketed: from now on it lies with its office action, and its client reads it there. For the system alone.',
  aggregate: document,
  stream: 'existing',
  allowed: ['system'],
  input: {
    messageId: f.id('The message it came with.'),
    officeActionId: f.id('What it was docketed as.'),
    userId: f.id('Whose mark it is about.', { optional: true }),
  },
  decide: ({ subjectId }, { messageId, officeActionId, userId }): readonly DocumentEvent[] | Refusal => {
    if (subjectId === officeActionId) return [];
    if (subjectId !== messageId) return no('DOCUMENT_TAKEN');
    return [
      {
        type: 'DocumentAttached',
        data: {
          subjectType: 'office_action',
          subjectId: officeActionId,
          userId: userId ?? null,
          linkRevision: 1,
        },
      },
    ];
  },
});
