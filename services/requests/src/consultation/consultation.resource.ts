import { f } from '@cotta/kit/model/field/field.js';
import { defineResource, everyRow, noRow } from '@cotta/kit/model/resource/define.js';
import { staff, type Viewer } from '@cotta/kit/model/words/viewer.js';
import { isCountry } from '@cotta/reference/countries.js';
import {
  consultationChannels,
  consultationOffers,
  consultationStatuses,
  consultationTopics,
} from './consultation-status.js';

/** Whoever holds the link of a letter about the talk, until it is taken back. */
function linked({ link }: Viewer) {
  return link?.purpose === 'consultation' ? { id: link.subjectId, linkRevision: link.revision } : noRow;
}

export const consultationResource = defineResource({
  name: 'Consultation',
  table: 'consultation',
  doc: 'A talk with a lawyer, from the wish to the letter about its outcome.',
  tier: 'aggregate',
  readableBy: ['visitor', 'customer', ...staff],
  rows: {
    admin: everyRow,
    lawyer: everyRow,
    customer: (viewer) => ({ userId: viewer.userId }),
    visitor: linked,
  },
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
    contactPhone: f.phone('Where to call, with the code of the country.', { optional: true, personal: true }),
    channel: f.enumeration('How they talk; none: that is agreed on otherwise.', {
      name: 'ConsultationChannel',
      values: consultationChannels,
      optional: true,
    }),
    timeZone: f.text('Zone in which whoever is advised reads the hour, as Europe/Prague.', {
      max: 60,
      optional: true,
    }),
    language: f.code('LanguageCode', 'In which the talk is, and in which who has no account is written to.', {
      optional: true,
    }),
    topic: f.enumeration('What it is about, as it was chosen from a list.', {
      name: 'ConsultationTopic',
      values: consultationTopics,
      optional: true,
      filterable: true,
    }),
    country: f.code('CountryCode', 'Where the mark shall be protected, or is.', {
      optional: true,
      known: isCountry,
    }),
    markName: f.text('The mark, in words.', { max: 300, optional: true, personal: true }),
    trademarkId: f.ref('Trademark', 'The mark of the client it is about.', {
      as: 'trademark',
      many: 'consultations',
      optional: true,
      filterable: true,
    }),
    linkRevision: f.integer('Links to the talk with another revision do not open it.', {
      min: 1,
      optional: true,
      visibleTo: staff,
    }),
    sequence: f.integer('How often its entry in a calendar was changed.', { min: 0, optional: true }),
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
    advice: f.longText('What the lawyer advises; the customer reads it.', {
      max: 10_000,
      optional: true,
      personal: true,
    }),
    resolution: f.longText('What is to be done next.', { max: 5000, optional: true, personal: true }),
    offers: f.list(
      f.enumeration('What can be ordered from the letter.', {
        name: 'ConsultationOffer',
        values: consultationOffers,
      }),
      { max: 4, optional: true },
    ),
    outcomeSentAt: f.instant('When the letter about the outcome was last written.', { optional: true }),
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
