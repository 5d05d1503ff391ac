import { f } from '@cotta/kit/model/field/field.js';
import { stepsOf } from '@cotta/kit/model/decider/step.js';
import { workItem } from '@cotta/kit/model/decider/work-item.js';
import { workItemEntity } from '@cotta/kit/edge/service/entity.js';
import { eInvoiceDesk } from './e-invoice.desk.js';
import { EInvoiceStatus, eInvoiceStatuses, eInvoiceTroubles } from './e-invoice-status.js';
import { eInvoiceResource } from './e-invoice.resource.js';

const { waiting, sent, delivered, rejected, cannotBeSent } = EInvoiceStatus;
const step = stepsOf(eInvoiceResource);
const problem = f.longText('Why, in words.', { max: 2000 });

const steps = [
  step({
    command: 'KeepEInvoiceFile',
    doc: 'Its file is made and kept, before anybody gets it. For the system.',
    event: 'EInvoiceFileKept',
    label: 'File of the e-invoice kept',
    audience: 'staff',
    from: [waiting],
    to: 'same',
    by: [],
    input: {
      documentId: f.ref('Document', 'The file.', { as: 'document' }),
      fingerprint: f.text('SHA-256 of it, hexadecimal.', { max: 64, pattern: /^[0-9a-f]{64}$/ }),
      receiver: f.text('Address of the receiver in the network.', { max: 60 }),
    },
    change: (_, { documentId, fingerprint, receiver }) => ({ documentId, fingerprint, receiver }),
  }),
  step({
    command: 'HandOverEInvoice',
    doc: 'The provider has taken it. For the system.',
    event: 'EInvoiceSent',
    label: 'E-invoice on its way',
    audience: 'customer',
    from: [waiting],
    to: sent,
    by: [],
    input: { messageId: f.text('What the provider calls it.', { max: 80, min: 1 }) },
    change: (_, { messageId }, { now }) => ({ messageId, sentAt: now.toISOString() }),
  }),
  step({
    command: 'DeliverEInvoice',
    doc: 'It came to the mailbox of the receiver. For the system.',
    event: 'EInvoiceDelivered',
    label: 'E-invoice delivered',
    audience: 'customer',
    from: [sent],
    to: delivered,
    by: [],
    input: { deliveredAt: f.instant('When, as the provider says.') },
    change: (_, { deliveredAt }) => ({ deliveredAt }),
  }),
  step({
    command: 'RejectEInvoice',
    doc: 'The provider, or the receiver’s, did not take it. For the system.',
    event: 'EInvoiceRejected',
    label: 'E-invoice rejected',
    audience: 'staff',
    from: [waiting, sent],
    to: rejected,
    by: [],
    input: { problem },
    change: (_, given) => ({ trouble: 'REJECTED', problem: given.problem }),
  }),
  step({
    command: 'HoldEInvoice',
    doc: 'There is no mailbox to send it to, or it lacks what the network asks for. For the system.',
    event: 'EInvoiceHeld',
    label: 'No way for the e-invoice',
    audience: 'staff',
    from: [waiting],
    to: cannotBeSent,
    by: [],
    input: {
      trouble: f.enumeration('Why.', { name: 'EInvoiceTrouble', values: eInvoiceTroubles }),
      problem,
    },
    change: (_, given) => ({ trouble: given.trouble, problem: given.problem }),
  }),
  step({
    command: 'TryEInvoiceAgain',
    doc: 'What stood in its way is gone: it is made and sent anew.',
    event: 'EInvoiceWantedAgain',
    label: 'E-invoice wanted once more',
    audience: 'staff',
    from: [rejected, cannotBeSent],
    to: waiting,
    by: ['admin'],
    change: ({ attempt }) => ({
      attempt: (attempt ?? 1) + 1,
      documentId: null,
      fingerprint: null,
      messageId: null,
      sentAt: null,
      trouble: null,
      problem: null,
    }),
  }),
  step({
    command: 'NoteEInvoiceReplaced',
    doc: 'Another invoice stands in the place of what could not be delivered: nothing is to be done about this one. For the system.',
    event: 'EInvoiceReplaced',
    label: 'Another invoice stands in its place',
    audience: 'staff',
    from: [rejected, cannotBeSent],
    to: 'same',
    by: [],
  }),
  step({
    command: 'ClaimEInvoice',
    doc: 'The order found its owner. For the system.',
    event: 'EInvoiceClaimed',
    label: 'Belongs to an account',
    audience: 'staff',
    from: eInvoiceStatuses,
    to: 'same',
    by: [],
    input: { userId: f.id('The account.') },
    change: (_, { userId }) => ({ userId }),
  }),
];

/** Written by the service alone; an admin only has it sent again. */
export const eInvoice = workItem(
  eInvoiceResource,
  {
    added: 'EInvoicePrepared',
    amended: 'EInvoiceAmended',
    removed: 'EInvoiceRemoved',
    assigned: 'EInvoiceAssigned',
  },
  {
    writable: ['invoiceId', 'creditNoteId', 'userId', 'number', 'duty'],
    fixed: ['invoiceId', 'creditNoteId', 'number', 'duty'],
    create: [],
    update: [],
    remove: [],
    starts: waiting,
    fill: () => ({ attempt: 1 }),
    labels: { added: 'E-invoice prepared', audience: 'staff' },
    steps,
    subject: ({ userId }) => userId ?? undefined,
  },
);

export const eInvoiceEntity = workItemEntity(eInvoiceResource, eInvoice, { desk: eInvoiceDesk });
