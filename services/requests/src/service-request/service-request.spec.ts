import { describe, expect, it } from '@jest/globals';
import { anyStep } from '@cotta/kit/testing/any-step.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { signLink } from '@cotta/kit/edge/links/link-token.js';
import { systemViewer, type Role } from '@cotta/kit/model/words/viewer.js';
import { stays, walkEveryStep, type Lines } from '@cotta/kit/testing/every-step.js';
import { given } from '@cotta/kit/testing/spec.js';
import { serviceRequestStatuses } from './service-request-status.js';
import { admin, byLink, client, clientId, lawyer, stranger, strangerId } from '../testing/facts.js';
import { serviceRequest as item } from './service-request.work-item.js';

const now = '2026-03-20T10:00:00Z';
const price = { amountMinor: 12_000, currency: 'EUR' };
const parameters = {
  jurisdiction: 'EU',
  number: '017890123',
  name: 'Lumara',
  expirationDate: '2026-08-20',
  classes: [9, 42],
  poaInHand: true,
};
const past = {
  userId: clientId,
  publicId: 'S-7K2M9Q4X',
  serviceName: 'trademark-renewal',
  language: 'en',
  currency: 'EUR',
  country: 'SK',
  parameters,
  billingEntityId: nameBasedId('party'),
  price,
};
const transfer = {
  jurisdiction: 'EU',
  number: '017890123',
  name: 'Lumara',
  currentOwner: 'Old s.r.o.',
  newOwner: { name: 'New s.r.o.', street: 'Hlavná 1', city: 'Košice', country: 'SK' },
};
const staff: readonly Role[] = ['lawyer', 'admin'];
const deed = nameBasedId('deed');
/** Signed with the key of the work item in these sentences, which is empty. */
const uploaded = (more: { expiresAt?: Date; purpose?: 'upload' | 'download' } = {}): string =>
  signLink(
    { purpose: 'upload', subjectId: deed, revision: 0, expiresAt: new Date('2026-03-21T10:00:00Z'), ...more },
    '',
  );

/** By hand from the state machine of service requests. */
const found = { parties: true, signed: true, dated: true, notarised: false, covers: true };

const lines: Lines = {
  SubmitServiceRequest: { from: ['Draft'], to: 'Submitted', by: ['customer', ...staff] },
  OrderAtOfferedPrice: { from: ['Draft'], to: 'Quoted', by: [], input: { price } },
  ReleaseServiceRequest: {
    from: ['Submitted', 'Quoted', 'Invoiced'],
    to: stays,
    by: ['admin'],
    facts: { serviceName: 'office-action-response' },
  },
  QuoteServiceRequest: { from: ['Submitted'], to: 'Quoted', by: staff, input: { price } },
  InvoiceServiceRequest: { from: ['Submitted', 'Quoted'], to: 'Invoiced', by: [] },
  ConfirmServiceRequestPayment: { from: ['Invoiced'], to: 'Paid', by: [] },
  StartServiceRequest: { from: ['Paid'], to: 'In progress', by: staff },
  NoteServiceFiling: {
    from: ['Paid', 'In progress'],
    to: stays,
    by: staff,
    input: { filedOn: '2026-03-19' },
  },
  NoteServiceRecord: {
    from: ['Paid', 'In progress'],
    to: stays,
    by: staff,
    input: { recordedOn: '2026-03-19', recordNumber: 'R 12', renewedUntil: '2036-08-20' },
  },
  KeepOfficeReceipt: {
    from: ['Paid', 'In progress', 'Finished'],
    to: stays,
    by: staff,
    input: { officeReceiptId: nameBasedId('receipt') },
    facts: { filedOn: '2026-03-19' },
  },
  FinishServiceRequest: {
    from: ['In progress'],
    to: 'Finished',
    by: staff,
    facts: { filedOn: '2026-03-19' },
  },
  SendServiceDraft: {
    from: ['In progress'],
    to: stays,
    by: staff,
    input: { upload: uploaded() },
    facts: { serviceName: 'legal-services' },
  },
  ApproveServiceDraft: {
    from: ['In progress'],
    to: stays,
    by: ['visitor', 'customer'],
    input: { draft: deed },
    facts: { serviceName: 'legal-services', draftDocumentId: deed },
  },
  AskServiceDraftChange: {
    from: ['In progress'],
    to: stays,
    by: ['visitor', 'customer'],
    input: { draft: deed, draftWish: 'Softer.' },
    facts: { serviceName: 'legal-services', draftDocumentId: deed },
  },
  AddOutcomePaper: {
    from: ['In progress', 'Finished'],
    to: stays,
    by: staff,
    input: { upload: uploaded() },
    facts: { serviceName: 'legal-services' },
  },
  RecordServiceOutcome: {
    from: ['In progress'],
    to: 'Finished',
    by: staff,
    input: { outcome: 'They stopped.' },
    facts: { serviceName: 'legal-services' },
  },
  WithdrawServiceRequest: {
    from: ['Draft', 'Submitted', 'Quoted', 'Invoiced'],
    to: 'Withdrawn',
    by: ['customer'],
  },
  CancelServiceRequest: {
    from: ['Draft', 'Submitted', 'Quoted', 'Invoiced'],
    to: 'Cancelled',
    by: ['admin'],
  },
  RefundServiceRequest: { from: ['Paid', 'In progress'], to: 'Refunded', by: ['admin'] },
  GiveUpServiceRequest: { from: ['Quoted', 'Invoiced'], to: 'Client unresponsive', by: ['admin'] },
  AddAssignmentDeed: {
    from: ['Draft', 'Submitted', 'Quoted', 'Invoiced', 'Paid', 'In progress'],
    to: stays,
    by: ['visitor', 'customer', ...staff],
    input: { upload: uploaded() },
    facts: { serviceName: 'ownership-transfer', parameters: transfer },
  },
  CheckAssignmentDeed: {
    from: ['Submitted', 'Quoted', 'Invoiced', 'Paid', 'In progress'],
    to: stays,
    by: staff,
    input: found,
    facts: { serviceName: 'ownership-transfer', parameters: transfer, deedDocumentId: deed },
  },
  NotifyServiceRequest: {
    from: [
      'Submitted',
      'Quoted',
      'Invoiced',
      'Paid',
      'In progress',
      'Finished',
      'Cancelled',
      'Refunded',
      'Client unresponsive',
    ],
    to: stays,
    by: staff,
  },
  AskForServiceAccount: { from: serviceRequestStatuses, to: stays, by: ['visitor'], facts: { userId: null } },
  ClaimServiceRequest: {
    from: serviceRequestStatuses,
    to: stays,
    by: [],
    input: { userId: clientId },
    facts: { userId: null },
  },
  FindServiceRequestMark: {
    from: ['Submitted', 'Quoted', 'Invoiced', 'Paid'],
    to: stays,
    by: [],
    input: { trademark: nameBasedId('mark') },
  },
  AssignServiceRequestToBrand: {
    from: serviceRequestStatuses,
    to: stays,
    by: ['customer', ...staff],
    input: { brand: nameBasedId('brand') },
  },
};

const at = (status: string, more: object = {}) =>
  given({ type: item.events.added, data: { ...past, ...more, status } });

describe('a service request', () => {
  it('walks as its state machine says, and no other way', () =>
    walkEveryStep({ item, statuses: serviceRequestStatuses, past, lines, now }));

  it('is invoiced to somebody, for an amount', () => {
    const invoice = item.steps.invoiceServiceRequest;
    at('Submitted', { billingEntityId: null, price: null })
      .when(invoice, {}, { viewer: systemViewer })
      .thenRefused('INPUT_INVALID', {
        fields: ['billingEntityId', 'price'].map((key) => ({
          path: [key],
          code: 'REQUIRED',
          message: 'An invoice cannot do without; fill it in first.',
        })),
      });
    expect(
      at('Submitted', { price: null })
        .when(invoice, { price, invoiceContent: 'Renewal' }, { viewer: systemViewer })
        .events(),
    ).toMatchObject([{ data: { price, invoiceContent: 'Renewal', status: 'Invoiced' } }]);
  });

  it('of a transfer starts with the deed in hand', () => {
    const start = item.steps.startServiceRequest;
    at('Paid', { serviceName: 'ownership-transfer' })
      .when(start, {}, { viewer: lawyer })
      .thenRefused('DEED_MISSING');
    expect(
      at('Paid', { serviceName: 'ownership-transfer', deedDocumentId: deed })
        .when(start, {}, { viewer: lawyer })
        .events(),
    ).toHaveLength(1);
  });

  describe('takes a deed', () => {
    const add = item.steps.addAssignmentDeed;
    const order = (more: object = {}) =>
      at('Submitted', { serviceName: 'ownership-transfer', parameters: transfer, ...more });
    const refusedAt = (path: string, code: string, message: string) => ({
      fields: [{ path: [path], code, message }],
    });
    const foreign = refusedAt(
      'document',
      'UPLOAD_NOT_FOUND',
      'Upload the deed and send what proves the upload.',
    );

    it('that its client proves to have uploaded', () => {
      expect(order().when(add, { upload: uploaded() }, { viewer: client, now }).events()).toMatchObject([
        { type: 'AssignmentDeedAdded', data: { deedDocumentId: deed } },
      ]);
    });

    it('never by an id alone, which anybody could know of somebody else’s document; the firm may', () => {
      order().when(add, { document: deed }, { viewer: client, now }).thenRefused('INPUT_INVALID', foreign);
      order({ userId: null, linkRevision: 1 })
        .when(add, { document: deed }, { viewer: byLink('verification-receipt'), now })
        .thenRefused('INPUT_INVALID', foreign);
      expect(order().when(add, { document: deed }, { viewer: lawyer, now }).events()).toHaveLength(1);
    });

    it('that a person then reads, point by point; another deed is read anew', () => {
      const check = item.steps.checkAssignmentDeed;
      order().when(check, found, { viewer: lawyer, now }).thenRefused('DEED_MISSING');
      at('Submitted', { deedDocumentId: deed })
        .when(check, found, { viewer: lawyer, now })
        .thenRefused('NO_TRANSFER');
      expect(
        order({ deedDocumentId: deed }).when(check, found, { viewer: lawyer, now }).events(),
      ).toMatchObject([{ type: 'AssignmentDeedChecked', data: { deedCheck: found } }]);
      expect(
        order({ deedDocumentId: deed, deedCheck: found })
          .when(add, { document: deed }, { viewer: lawyer, now })
          .events(),
      ).toMatchObject([{ data: { deedCheck: null } }]);
    });

    it('not without one', () =>
      order()
        .when(add, {}, { viewer: client, now })
        .thenRefused('INPUT_INVALID', refusedAt('upload', 'REQUIRED', 'Upload the deed.')));

    it.each([
      ['an old token', uploaded({ expiresAt: new Date('2026-03-20T09:00:00Z') })],
      ['a token for reading', uploaded({ purpose: 'download' })],
      ['another text', 'u.nonsense'],
    ])('not with %s', (_, upload) => {
      order()
        .when(add, { upload }, { viewer: client, now })
        .thenRefused('INPUT_INVALID', refusedAt('upload', 'UPLOAD_NOT_FOUND', 'Upload the deed again.'));
    });

    it('from nobody else: neither a stranger nor the link of another order', () => {
      order().when(add, { upload: uploaded() }, { viewer: stranger, now }).thenRefused('NOT_FOUND');
      const guest = { userId: null, linkRevision: 1 };
      order(guest)
        .when(
          add,
          { upload: uploaded() },
          { viewer: byLink('verification-receipt', { subjectId: nameBasedId('another order') }), now },
        )
        .thenRefused('NOT_FOUND');
      order(guest)
        .when(add, { upload: uploaded() }, { viewer: byLink('verification-receipt', { revision: 2 }), now })
        .thenRefused('NOT_FOUND');
    });
  });

  describe('without an account', () => {
    const [ask, claim] = [item.steps.askForServiceAccount, item.steps.claimServiceRequest];
    const guest = { userId: null, linkRevision: 1, contactEmail: 'petra@example.test', contactName: 'Petra' };
    const link = byLink('verification-receipt');

    it('asks for one by its link, once; another press says that the letter is on its way', () => {
      expect(at('Invoiced', guest).when(ask, {}, { viewer: link }).events()).toMatchObject([
        { type: 'ServiceAccountAsked', data: { accountAsked: true, contactEmail: 'petra@example.test' } },
      ]);
      at('Invoiced', { ...guest, accountAsked: true })
        .when(ask, {}, { viewer: link })
        .thenRefused('ACCOUNT_ASKED');
      at('Invoiced', guest)
        .when(ask, {}, { viewer: byLink('verification-receipt', { revision: 2 }) })
        .thenRefused('NOT_FOUND');
      at('Invoiced', guest)
        .when(ask, {}, { viewer: byLink('order-share') })
        .thenRefused('NOT_FOUND');
    });

    it('belongs to whom it was given first, and to nobody else afterwards', () => {
      expect(at('Paid', guest).when(claim, { userId: clientId }).events()).toMatchObject([
        { type: 'ServiceRequestClaimed', data: { userId: clientId } },
      ]);
      at('Paid', { ...guest, userId: clientId })
        .when(claim, { userId: strangerId })
        .thenRefused('ALREADY_CLAIMED');
      at('Paid', { ...guest, userId: clientId })
        .when(claim, { userId: clientId })
        .thenRefused('CLAIMED_BEFORE');
      at('Paid', { ...guest, userId: clientId })
        .when(ask, {}, { viewer: link })
        .thenRefused('NOT_FOUND');
    });
  });

  describe('that is a part of an order of several marks', () => {
    const part = { partOfId: nameBasedId('whole') };

    it.each([
      ['WithdrawServiceRequest', 'Invoiced', client, {}],
      ['QuoteServiceRequest', 'Submitted', admin, { price }],
      ['CancelServiceRequest', 'Invoiced', admin, { reason: 'why not' }],
      ['GiveUpServiceRequest', 'Invoiced', admin, {}],
    ] as const)('is not moved by %s alone, only with the whole order', (name, status, viewer, input) => {
      at(status, part).when(anyStep(item, name), input, { viewer }).thenRefused('PART_OF_AN_ORDER');
      expect(
        at(status, part).when(anyStep(item, name), input, { viewer: systemViewer }).events(),
      ).toMatchObject([{ data: part }]);
    });

    it('goes its own way once it is paid', () => {
      expect(
        at('Paid', part).when(item.steps.startServiceRequest, {}, { viewer: lawyer }).events(),
      ).toHaveLength(1);
      expect(
        at('In progress', part)
          .when(item.steps.refundServiceRequest, { reason: 'refused by the office' }, { viewer: admin })
          .events(),
      ).toHaveLength(1);
    });
  });

  it('keeps the mark it knows', () => {
    const find = item.steps.findServiceRequestMark;
    expect(
      at('Paid')
        .when(find, { trademark: nameBasedId('mark') })
        .events(),
    ).toMatchObject([{ data: { trademarkId: nameBasedId('mark'), status: 'Paid' } }]);
    at('Paid', { trademarkId: nameBasedId('mark') })
      .when(find, { trademark: nameBasedId('another') })
      .thenRefused('MARK_KNOWN');
  });

  it('is cancelled and refunded with a reason', () => {
    for (const name of ['CancelServiceRequest', 'RefundServiceRequest'])
      expect(anyStep(item, name).input['reason']?.optional).toBe(false);
  });

  it('is its customer’s to write while it is a draft', () => {
    const change = { description: 'Both classes, please.' };
    expect(at('Draft').when(item.update, change, { viewer: client }).events()).toHaveLength(1);
    at('Submitted').when(item.update, change, { viewer: client }).thenRefused('NO_DRAFT');
    expect(at('Submitted').when(item.update, change, { viewer: lawyer }).events()).toHaveLength(1);
    at('Draft').when(item.update, change, { viewer: stranger }).thenRefused('NOT_FOUND');
  });

  it.each(['Invoiced', 'Paid', 'In progress', 'Finished', 'Refunded'])('stays when it is %s', (status) =>
    at(status).when(item.remove, {}, { viewer: admin }).thenRefused('RETAINED'),
  );

  it('goes as a draft by its customer, later by an admin', () => {
    expect(at('Draft').when(item.remove, {}, { viewer: client }).events()).toHaveLength(1);
    at('Submitted').when(item.remove, {}, { viewer: client }).thenRefused('NO_DRAFT');
    expect(at('Submitted').when(item.remove, {}, { viewer: admin }).events()).toHaveLength(1);
  });
});
