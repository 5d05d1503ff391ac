import { recordDecider } from '@cotta/kit/model/decider/record-decider.js';
import { f } from '@cotta/kit/model/field/field.js';
import { defineResource, everyRow } from '@cotta/kit/model/resource/define.js';
import { recordEntity } from '@cotta/kit/edge/service/entity.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import { officeOf } from '@cotta/reference/offices.js';
import { no } from '../refusals.js';

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
    office: f.code('JurisdictionCode', 'The office it comes from.', {
      filterable: true,
      sortable: true,
      known: (code) => officeOf(code) !== undefined,
    }),
    receivedAt: f.instant('When it arrived.', { filterable: true, sortable: true }),
    sender: f.email('Who sent it.', { filterable: true, personal: true }),
    senderVerified: f.boolean('Its sender was proved (SPF, DKIM, DMARC).', { filterable: true }),
    subject: f.text('Subject line.', { max: 500, filterable: true, personal: true }),
    body: f.longText('Text of the mail.', { max: 100_000, optional: true, personal: true }),
    documentId: f.ref('Document', 'The letter that came with it.', { as: 'document', optional: true }),
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
    fixed: ['messageKey', 'office', 'receivedAt', 'sender', 'subject', 'body'],
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
