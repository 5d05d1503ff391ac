import { isOwner } from '@cotta/kit/model/decider/owned.js';
import { workItem } from '@cotta/kit/model/decider/work-item.js';
import { stepsOf } from '@cotta/kit/model/decider/step.js';
import { f } from '@cotta/kit/model/field/field.js';
import { workItemEntity } from '@cotta/kit/edge/service/entity.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import { keepIssued } from '../invoice-rules.js';
import { CreditNoteStatus } from '../invoice-status.js';
import { creditOfInvoice } from './credit-of-invoice.js';
import { creditNoteResource } from './credit-note.resource.js';
import { creditNoteDesk } from './credit-note.desk.js';

const step = stepsOf(creditNoteResource);

const steps = [
  step({
    command: 'SendCreditNote',
    doc: 'The file is stored and sent.',
    event: 'CreditNoteSent',
    label: 'Credit note sent',
    audience: 'customer',
    from: [CreditNoteStatus.created],
    to: CreditNoteStatus.sent,
    by: staff,
    input: { documentId: f.ref('Document', 'The file.', { as: 'document' }) },
    change: (_, { documentId }) => ({ documentId }),
  }),
];

const events = {
  added: 'CreditNoteIssued',
  amended: 'CreditNoteAmended',
  removed: 'CreditNoteRemoved',
  assigned: 'CreditNoteAssigned',
};

export const creditNote = workItem(creditNoteResource, events, {
  writable: ['invoiceId', 'reason', 'credited', 'settlesMinor', 'documentId'],
  fixed: ['invoiceId', 'reason', 'credited', 'settlesMinor'],
  create: ['admin'],
  // It sends card money back by itself.
  createStepUp: true,
  update: ['admin'],
  remove: ['admin'],
  starts: CreditNoteStatus.created,
  labels: { added: 'Credit note issued', audience: 'customer' },
  steps,
  preload: (tx, { invoiceId, credited }, context) => creditOfInvoice(tx, { invoiceId, credited }, context),
  mayTouch: isOwner,
  keep: keepIssued,
  subject: ({ userId }) => userId ?? undefined,
});

export const creditNoteEntity = workItemEntity(creditNoteResource, creditNote, { desk: creditNoteDesk });
