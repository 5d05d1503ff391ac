import { f } from '@cotta/kit/model/field/field.js';
import { defineResource, everyRow } from '@cotta/kit/model/resource/define.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import { languages } from '@cotta/reference/languages.js';
import { caseLetterStatuses } from './case-letter-status.js';

/** Ways a letter goes that a person takes and notes. */
export const letterPosts = ['registered post', 'courier'] as const;
/** Ways a letter goes; an e-mail we send ourselves. */
const letterWays = [...letterPosts, 'e-mail'] as const;

export const caseLetterResource = defineResource({
  name: 'CaseLetter',
  table: 'case_letter',
  doc: 'A letter to the other side of one case: written by a lawyer, approved by the client as it stands, sent, answered.',
  tier: 'aggregate',
  readableBy: ['customer', 'lawyer', 'admin'],
  rows: {
    admin: everyRow,
    lawyer: everyRow,
    customer: (viewer) => ({ userId: viewer.userId, isOffered: true }),
  },
  defaultOrder: [{ field: 'createdAt', direction: 'DESC' }],
  fields: {
    userId: f.ref('User', 'Owner of the case.', { as: 'user', optional: true, filterable: true }),
    caseId: f.ref('Case', 'Case it belongs to.', {
      as: 'case',
      many: 'letters',
      filterable: true,
      copiedToChild: { userId: 'userId' },
    }),
    status: f.enumeration('How far it is.', {
      name: 'CaseLetterStatus',
      values: caseLetterStatuses,
      filterable: true,
      sortable: true,
    }),
    language: f.enumeration('Language of the addressee.', { name: 'CaseLetterLanguage', values: languages }),
    recipientName: f.text('To whom it goes.', { max: 200, min: 1, personal: true }),
    recipientAddress: f.longText(
      'Postal address or e-mail address of the addressee, as it stands above the letter.',
      {
        max: 1000,
        min: 1,
        personal: true,
      },
    ),
    rightsHolder: f.text('Owner of the mark, as registered.', { max: 300, min: 1, personal: true }),
    markName: f.text('The mark, as registered.', { max: 200, min: 1 }),
    markNumber: f.text('Its number at the office; empty while it is not registered.', {
      max: 60,
      optional: true,
    }),
    markOffice: f.text('Its office.', { max: 120, min: 1 }),
    links: f.list(f.url('A page of the case that the letter names.'), { max: 50, min: 1 }),
    proofs: f.list(f.url('Where anybody can check how such a page looked.'), { max: 50 }),
    answerBy: f.calendarDate('Last day for the other side to answer.', { filterable: true, sortable: true }),
    text: f.longText('The letter as it is being written.', {
      max: 20_000,
      optional: true,
      visibleTo: staff,
      personal: true,
    }),
    draftNumber: f.integer('How often the client got it to approve.', { min: 0 }),
    offeredText: f.longText('The letter as the client got it; nothing else is sent.', {
      max: 20_000,
      optional: true,
      personal: true,
    }),
    documentId: f.ref('Document', 'The same as a file.', { as: 'document', optional: true }),
    offeredAt: f.instant('When the client got it.', { optional: true }),
    remindersSent: f.integer('Reminders that went out since.', { min: 0, optional: true }),
    changesAsked: f.longText('What the client wants to be written otherwise.', {
      max: 5000,
      optional: true,
      personal: true,
    }),
    approvedAt: f.instant('When the client approved it.', { optional: true }),
    recipientEmail: f.email('Where it was last sent by e-mail.', {
      optional: true,
      visibleTo: staff,
      personal: true,
    }),
    emailNumber: f.integer('How often it was sent by e-mail: what is said of an earlier one holds no more.', {
      min: 0,
      optional: true,
      visibleTo: staff,
    }),
    emailTrouble: f.text('Why the last e-mail did not reach the other side, as mail servers say it.', {
      max: 2000,
      optional: true,
      visibleTo: staff,
    }),
    way: f.enumeration('How it went.', { name: 'CaseLetterWay', values: letterWays, optional: true }),
    sentOn: f.calendarDate('Day it went, at the firm.', { optional: true, filterable: true }),
    trackingNumber: f.text('By what the post knows it.', { max: 120, optional: true }),
    receiptDocumentId: f.ref('Document', 'Paper that shows that it went.', {
      as: 'receiptDocument',
      optional: true,
    }),
    silencesNoted: f.integer('How often we noticed that no answer had come.', {
      min: 0,
      optional: true,
      visibleTo: staff,
    }),
    answer: f.longText('What the other side answered.', { max: 5000, optional: true, personal: true }),
    answeredOn: f.calendarDate('Day the answer came, at the firm.', { optional: true }),
    answerDocumentId: f.ref('Document', 'The answer as it came.', { as: 'answerDocument', optional: true }),
    assignedAdminId: f.ref('User', 'Who is in charge.', {
      as: 'assignedAdmin',
      optional: true,
      visibleTo: staff,
      filterable: true,
    }),
    isOffered: f.boolean('The client reads it: it left the lawyer’s desk.', { secret: true }),
  },
});
