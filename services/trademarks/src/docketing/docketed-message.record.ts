import { recordDecider } from '@cotta/kit/model/decider/record-decider.js';
import { f } from '@cotta/kit/model/field/field.js';
import { defineResource, everyRow } from '@cotta/kit/model/resource/define.js';
import { recordEntity } from '@cotta/kit/edge/service/entity.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import { officeOf } from '@cotta/reference/offices.js';
import { issueCategories } from '../office-action/office-action-issue.record.js';
import { no } from '../refusals.js';
import { readDoubts } from './arrivals/doubts.js';
import { readConfidences, readFields } from './reading/reading.js';

/** By which way a letter of an office comes. */
export const docketedMessageSources = ['e-mail', 'upload', 'office inbox'] as const;

export const docketedMessageStates = ['new', 'parsed', 'matched', 'needs review', 'failed'] as const;

export const docketedMessageResource = defineResource({
  name: 'DocketedMessage',
  table: 'docketed_message',
  doc: 'Mail of an office as it arrived, and which mark it was found to be about. What it says is untrusted until a person confirms it.',
  tier: 'record',
  readableBy: staff,
  rows: { admin: everyRow, lawyer: everyRow },
  unique: [['messageKey']],
  defaultOrder: [{ field: 'receivedAt', direction: 'DESC' }],
  fields: {
    messageKey: f.text('By what the same mail is known again: twice the same is one entry.', {
      max: 300,
      min: 1,
      filterable: true,
    }),
    source: f.enumeration('By which way it came; empty for what was entered by hand.', {
      name: 'DocketedMessageSource',
      values: docketedMessageSources,
      optional: true,
      filterable: true,
    }),
    office: f.code('JurisdictionCode', 'The office it comes from; empty while that is not known.', {
      optional: true,
      filterable: true,
      sortable: true,
      known: (code) => officeOf(code) !== undefined,
    }),
    receivedAt: f.instant('When it arrived.', { filterable: true, sortable: true }),
    sender: f.email('Who sent it; empty where one of us brought it.', {
      optional: true,
      filterable: true,
      personal: true,
    }),
    senderVerified: f.boolean('Its sender was proved (SPF, DKIM, DMARC).', { filterable: true }),
    subject: f.text('Subject line.', { max: 500, filterable: true, personal: true }),
    body: f.longText('Text of the mail.', { max: 100_000, optional: true, personal: true }),
    documentId: f.ref('Document', 'The letter that came with it.', { as: 'document', optional: true }),
    pages: f.list(f.longText('Words of one page.', { max: 20_000 }), {
      max: 60,
      optional: true,
      personal: true,
    }),
    kind: f.text('What it was found to be: office action, publication, registration…', {
      max: 100,
      optional: true,
      filterable: true,
    }),
    numbersFound: f.list(f.text('Number found in it.', { max: 60 }), {
      max: 50,
      optional: true,
      filterable: true,
    }),
    state: f.enumeration('How far its reading is.', {
      name: 'DocketedMessageState',
      values: docketedMessageStates,
      filterable: true,
      sortable: true,
    }),
    trademarkId: f.ref('Trademark', 'The mark it is about.', {
      as: 'trademark',
      many: 'docketedMessages',
      optional: true,
      filterable: true,
    }),
    officeActionId: f.ref('OfficeAction', 'The office action docketed from it.', {
      as: 'officeAction',
      many: 'docketedMessages',
      optional: true,
      filterable: true,
    }),
    proposedDueDate: f.calendarDate('Due date read from it; a proposal.', {
      optional: true,
      filterable: true,
      sortable: true,
    }),
    proposedIssueDate: f.calendarDate('Day of the letter as read from it; a proposal.', {
      optional: true,
      filterable: true,
    }),
    groundsFound: f.list(
      f.enumeration('What the office objects to.', {
        name: 'OfficeActionIssueCategory',
        values: issueCategories,
      }),
      { max: 6, optional: true },
    ),
    suggestions: f.list(
      f.object('DocketedMessageSuggestion', 'One thing the letter was found to say, and where.', {
        field: f.enumeration('What it is about.', { name: 'DocketedMessageField', values: readFields }),
        value: f.text('What it says.', { max: 300 }),
        confidence: f.enumeration('How sure that is.', {
          name: 'DocketedMessageConfidence',
          values: readConfidences,
        }),
        page: f.integer(
          '0: the mail itself; from 1 on a page of the letter; absent: it follows from elsewhere.',
          {
            min: 0,
            optional: true,
          },
        ),
        from: f.integer('Where it begins there, counted in signs.', { min: 0, optional: true }),
        to: f.integer('The first sign after it.', { min: 0, optional: true }),
      }),
      { max: 200, optional: true, personal: true },
    ),
    doubts: f.list(
      f.enumeration('Why a person has to look at it.', { name: 'DocketedMessageDoubt', values: readDoubts }),
      { max: 30, optional: true },
    ),
    attempts: f.integer('How often it was read.', { min: 0 }),
    error: f.longText('Why it could not be read.', { max: 5000, optional: true }),
  },
});

export const docketedMessage = recordDecider(
  docketedMessageResource,
  { added: 'OfficeMailReceived', amended: 'OfficeMailAmended', removed: 'OfficeMailRemoved' },
  {
    writable: [
      'messageKey',
      'office',
      'receivedAt',
      'sender',
      'senderVerified',
      'subject',
      'body',
      'source',
      'pages',
      'proposedIssueDate',
      'groundsFound',
      'suggestions',
      'doubts',
      'documentId',
      'kind',
      'numbersFound',
      'state',
      'trademarkId',
      'officeActionId',
      'proposedDueDate',
      'attempts',
      'error',
    ],
    fixed: ['messageKey', 'source', 'pages', 'receivedAt', 'sender', 'subject', 'body'],
    create: staff,
    update: staff,
    remove: ['admin'],
    check: ({ state, trademarkId, senderVerified }) => {
      if (state !== 'matched') return undefined;
      if (!trademarkId) return no('TRADEMARK_MISSING');
      return senderVerified === true ? undefined : no('SENDER_UNPROVED');
    },
  },
);

export const docketedMessageEntity = recordEntity(docketedMessageResource, docketedMessage);
