import { f } from '@cotta/kit/model/field/field.js';
import { defineResource, everyRow } from '@cotta/kit/model/resource/define.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import { linkedRow } from '../links/record-link.js';
import { laterDueDateCauses } from '../deadlines/later-due-date.js';
import { officeActionStatuses } from './office-action-status.js';
import { reminderFields } from '../deadlines/rows/reminder-fields.js';
import { orderedWorkFields } from '../ordered-work/ordered-work-fields.js';
import { trademarkResource } from '../mark/trademark.resource.js';

const known = { optional: true, filterable: true } as const;
const inside = { optional: true, visibleTo: staff } as const;

/** How a client says yes to a draft elsewhere than on its page. */
export const draftAgreementWays = ['telephone', 'e-mail', 'in person'] as const;

export const officeActionResource = defineResource({
  name: 'OfficeAction',
  table: 'office_action',
  doc: 'A letter of an office that awaits an answer, from its docketing to what became of it.',
  tier: 'aggregate',
  readableBy: ['visitor', 'customer', ...staff],
  rows: {
    admin: everyRow,
    lawyer: everyRow,
    customer: (viewer) => ({ userId: viewer.userId }),
    visitor: linkedRow('office-action'),
  },
  unique: [['docketedMessageId']],
  fields: {
    status: f.enumeration('How far the answer is.', {
      name: 'OfficeActionStatus',
      values: officeActionStatuses,
      filterable: true,
      sortable: true,
    }),
    issueDate: f.calendarDate('Day the office issued it.', { filterable: true, sortable: true }),
    dueDate: f.calendarDate('Day by which it has to be answered, before it moves to an open day.', {
      filterable: true,
      sortable: true,
    }),
    confirmedDueDate: f.calendarDate('The due date a second person confirmed.', {
      ...inside,
      filterable: true,
    }),
    proposedDueDate: f.calendarDate(
      'A later due date that one person entered; the earlier one counts until a second person confirms it.',
      { ...inside, filterable: true },
    ),
    dueDateSetById: f.ref('User', 'Who entered the due date.', { as: 'dueDateSetBy', ...inside }),
    laterDueDateCause: f.enumeration('Why it is later than the rule gives.', {
      name: 'LaterDueDateCause',
      values: laterDueDateCauses,
      ...inside,
    }),
    dueDateSourceId: f.ref('Document', 'The paper that gives the changed due date.', {
      as: 'dueDateSource',
      ...inside,
    }),
    extendedOn: f.calendarDate('Day the office was asked for more time.', { optional: true }),
    tags: f.list(f.text('Label given by staff.', { max: 60 }), { max: 50, ...known }),
    docketedMessageId: f.ref('DocketedMessage', 'The message of the office it was docketed from.', {
      as: 'docketedMessage',
      ...inside,
    }),
    natureOfIssues: f.list(f.text('What the office objects to.', { max: 200 }), { max: 30, optional: true }),
    issueSummary: f.longText('What the letter says, in plain words.', { max: 10_000, optional: true }),
    riskHighlighted: f.boolean('The risk is pointed out to the client.', known),
    clientInput: f.list(
      f.object('OfficeActionAnswer', 'What the client was asked and answered.', {
        question: f.text('The question.', { max: 500 }),
        why: f.text('Why the office has to know it.', { max: 1000, optional: true }),
        answer: f.longText('The answer.', { max: 5000, optional: true }),
      }),
      { max: 50, optional: true, personal: true },
    ),
    examinationFinished: f.boolean('The lawyer has finished looking at it.', known),
    suggestedIssues: f.list(f.text('Issue a machine proposes; a person decides.', { max: 200 }), {
      max: 50,
      ...inside,
    }),
    similarTrademarks: f.list(
      f.object('OfficeActionSimilarTrademark', 'Earlier marks the office cites.', {
        name: f.text('The mark.', { max: 300 }),
        number: f.text('Its number.', { max: 60, optional: true }),
        jurisdiction: trademarkResource.fields.jurisdiction,
      }),
      { max: 100, ...inside },
    ),
    examinationNote: f.longText('What staff think of it.', { max: 10_000, ...inside }),
    responseText: f.longText('The answer to the office as it is being written.', {
      max: 100_000,
      ...inside,
      personal: true,
    }),
    remindersEnabled: f.boolean('The client is reminded; so it is unless switched off.', {
      ...inside,
      filterable: true,
    }),
    lastReminder: f.object(
      'OfficeActionReminder',
      'The reminder that went out last.',
      reminderFields,
      inside,
    ),
    linkRevision: f.integer('Links to it with another revision do not open it.', { ...inside, min: 1 }),
    orderCurrency: f.code('CurrencyCode', 'Currency of the order.', { ...inside, filterable: true }),
    ...orderedWorkFields('officeActions'),
    rush: f.boolean('Ordered late, so that the rush fee is due.', { optional: true, filterable: true }),
    orderedSolutionId: f.ref('OfficeActionSolution', 'The solution the client ordered.', {
      as: 'orderedSolution',
      ...known,
    }),
    draftNumber: f.integer('The draft of the answer that the client reads, counted from the first.', {
      optional: true,
      min: 1,
    }),
    draftText: f.longText('The answer as it was sent to the client.', {
      max: 100_000,
      optional: true,
      personal: true,
    }),
    draftTextBefore: f.longText('The draft that the client read before it.', {
      max: 100_000,
      optional: true,
      personal: true,
    }),
    draftSentAt: f.instant('It was sent to the client.', { optional: true }),
    draftApprovedAt: f.instant('The client agreed to this draft.', { optional: true }),
    draftChangeAskedAt: f.instant('The client asked for changes of this draft.', { optional: true }),
    draftWish: f.longText('What the client wants changed in this draft.', {
      max: 5000,
      optional: true,
      personal: true,
    }),
    draftAgreedBy: f.enumeration('By which way the client agreed to it where the firm noted that.', {
      name: 'DraftAgreementWay',
      values: draftAgreementWays,
      optional: true,
    }),
    draftAgreedWords: f.longText('With what words the client agreed to it where the firm noted that.', {
      max: 5000,
      optional: true,
      personal: true,
    }),
    filedAsAgreed: f.boolean(
      'It was filed as its client agreed to it; where not, the lawyer said why.',
      known,
    ),
    filedOn: f.calendarDate('Day the response was filed.', { ...known, sortable: true }),
    outcome: f.enumeration('What became of the response.', {
      name: 'OfficeActionOutcome',
      values: ['Accepted', 'Further action'],
      ...known,
    }),
    assignedAdminId: f.ref('User', 'Who is in charge.', {
      as: 'assignedAdmin',
      many: 'assignedOfficeActions',
      ...inside,
      filterable: true,
    }),
    assigneeHistory: f.list(
      f.object('OfficeActionAssignee', 'Who was in charge from when.', {
        adminId: f.id('The person; null while nobody was.', { optional: true }),
        since: f.instant('From then on.'),
      }),
      { max: 500, ...inside },
    ),
    trademarkId: f.ref('Trademark', 'The mark it is about.', {
      as: 'trademark',
      many: 'officeActions',
      filterable: true,
      visibleTo: staff,
      copiedToChild: {
        userId: 'userId',
        jurisdiction: 'jurisdiction',
        markName: 'name',
        filingBasis: 'filingBasis',
      },
    }),
    markName: f.text('The mark it is about, by its name.', {
      trigram: true,
      max: 300,
      ...known,
      sortable: true,
      published: true,
    }),
    jurisdiction: f.code('JurisdictionCode', 'The office that wrote.', { ...known, sortable: true }),
    filingBasis: f.list(f.text('What the application rests on.', { max: 10 }), { max: 5, ...inside }),
    userId: f.ref('User', "Whose it is; follows the mark's.", {
      as: 'user',
      many: 'officeActions',
      ...known,
    }),
  },
});

export type OfficeActionFields = typeof officeActionResource.fields;
