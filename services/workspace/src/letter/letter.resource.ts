import { f } from '@cotta/kit/model/field/field.js';
import { defineResource, everyRow } from '@cotta/kit/model/resource/define.js';

export const letterStates = [
  'queued',
  'sending',
  'sent',
  'failed',
  'unknown',
  'bounced',
  'unwanted',
] as const;

export const letterResource = defineResource({
  name: 'Letter',
  table: 'outgoing_mail',
  doc: 'A letter that was or will be sent. Who it goes to is sealed.',
  tier: 'reference',
  readableBy: ['lawyer', 'admin'],
  rows: { admin: everyRow, lawyer: everyRow },
  fields: {
    businessKey: f.text('What makes it this letter and no other.', { max: 200, filterable: true }),
    template: f.text('Which letter.', { max: 60, filterable: true }),
    locale: f.code('LanguageCode', 'Language.'),
    subjectType: f.text('Kind of record it is about.', { max: 60 }),
    subjectId: f.id('Which of those records.', { filterable: true }),
    legal: f.boolean('A duty to inform: sent again when its fate is not known.'),
    state: f.enumeration('How far it is.', { name: 'LetterState', values: letterStates, filterable: true }),
    attempts: f.integer('Tries so far.', { min: 0 }),
    messageId: f.text('Message-ID, fixed from the start.', { max: 200 }),
    lastError: f.text('What the mail server said last.', { max: 2000, optional: true }),
    nextAttemptAt: f.instant('While it waits: it does not go out before then.'),
    sentAt: f.instant('When the mail server took it.', { optional: true }),
  },
});
