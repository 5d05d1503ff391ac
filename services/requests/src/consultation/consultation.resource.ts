import { f } from '@cotta/kit/model/field/field.js';
import { defineResource, everyRow } from '@cotta/kit/model/resource/define.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import { consultationStatuses } from './consultation-status.js';

export const consultationResource = defineResource({
  name: 'Consultation',
  table: 'consultation',
  doc: 'A talk with a lawyer, from the wish to the letter about its outcome.',
  tier: 'aggregate',
  readableBy: ['customer', ...staff],
  rows: { admin: everyRow, lawyer: everyRow, customer: (viewer) => ({ userId: viewer.userId }) },
  // Two talks of one lawyer cannot begin at the same time: slots begin on the half hour.
  unique: [['assignedAdminId', 'eventTimestamp']],
  fields: {
    userId: f.ref('User', 'Who is advised.', {
      as: 'user',
      many: 'consultations',
      optional: true,
      filterable: true,
    }),
    contactEmail: f.email('Where to write to, for who has no account.', {
      optional: true,
      filterable: true,
      personal: true,
    }),
    contactName: f.text('Who asks, for who has no account.', { max: 200, optional: true, personal: true }),
    language: f.code('LanguageCode', 'In which who has no account asked and is written to.', {
      optional: true,
    }),
    requestId: f.ref('RegistrationRequest', 'The order it is about.', {
      as: 'request',
      many: 'consultations',
      optional: true,
      filterable: true,
    }),
    status: f.enumeration('How far it is.', {
      name: 'ConsultationStatus',
      values: consultationStatuses,
      filterable: true,
      sortable: true,
    }),
    eventTimestamp: f.instant('When it takes place; none until a slot was chosen.', {
      optional: true,
      filterable: true,
      sortable: true,
    }),
    description: f.longText('What it shall be about.', { max: 10_000, optional: true, personal: true }),
    outcome: f.longText('What came of it; the customer reads it.', {
      max: 10_000,
      optional: true,
      personal: true,
    }),
    questionsAndAnswers: f.list(
      f.object('ConsultationAnswer', 'A question asked before the talk, and its answer.', {
        question: f.text('The question.', { max: 500 }),
        answer: f.longText('The answer.', { max: 5000, optional: true }),
      }),
      { max: 50, personal: true },
    ),
    resolution: f.longText('What is to be done next.', { max: 5000, optional: true, personal: true }),
    location: f.text('Where: a link, a phone number, a place.', { max: 500, optional: true, personal: true }),
    missedCount: f.integer('How often the customer was not there.', { min: 0, visibleTo: staff }),
    assignedAdminId: f.ref('User', 'Who advises.', {
      as: 'assignedAdmin',
      optional: true,
      visibleTo: staff,
      filterable: true,
    }),
  },
});
