import { describe, expect, it } from '@jest/globals';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { stays, walkEveryStep, type Lines } from '@cotta/kit/testing/every-step.js';
import { viewerOf } from '@cotta/kit/testing/parcel-rows.js';
import { given } from '@cotta/kit/testing/spec.js';
import { eInvoiceStatuses } from './e-invoice-status.js';
import { eInvoice } from './e-invoice.work-item.js';

const admin = viewerOf('admin', nameBasedId('admin'));
const eva = viewerOf('customer', nameBasedId('eva'));
const now = '2027-01-04T09:00:00Z';
const invoiceId = nameBasedId('invoice');
const past = {
  invoiceId,
  userId: nameBasedId('eva'),
  number: '1271000001',
  duty: 'MUST',
  attempt: 1,
  documentId: nameBasedId('file'),
  fingerprint: 'a'.repeat(64),
  trouble: 'REJECTED',
  problem: 'Unknown order.',
} as const;

// Written by hand.
const lines: Lines = {
  KeepEInvoiceFile: {
    from: ['Waiting'],
    to: stays,
    by: [],
    input: {
      documentId: nameBasedId('file'),
      fingerprint: 'b'.repeat(64),
      receiver: '0245:2020202020',
    },
  },
  HandOverEInvoice: { from: ['Waiting'], to: 'Sent', by: [], input: { messageId: 'message' } },
  DeliverEInvoice: { from: ['Sent'], to: 'Delivered', by: [], input: { deliveredAt: now } },
  RejectEInvoice: { from: ['Waiting', 'Sent'], to: 'Rejected', by: [], input: { problem: 'Unknown order.' } },
  HoldEInvoice: {
    from: ['Waiting'],
    to: 'Cannot be sent',
    by: [],
    input: { trouble: 'NOT_IN_NETWORK', problem: 'Nobody receives there.' },
  },
  TryEInvoiceAgain: { from: ['Rejected', 'Cannot be sent'], to: 'Waiting', by: ['admin'] },
  NoteEInvoiceReplaced: { from: ['Rejected', 'Cannot be sent'], to: stays, by: [] },
  ClaimEInvoice: { from: eInvoiceStatuses, to: stays, by: [], input: { userId: nameBasedId('eva') } },
};

describe('an e-invoice', () => {
  it('takes every step from every status as it is written, for whom it is written', () => {
    expect(eInvoiceStatuses).toHaveLength(5);
    walkEveryStep({ item: eInvoice, statuses: eInvoiceStatuses, past, lines, now });
  });

  it('is written by nobody but the service', () => {
    for (const viewer of [admin, eva])
      given()
        .when(eInvoice.create, { invoiceId, number: '1271000001', duty: 'MUST' }, { viewer })
        .thenRejected('FORBIDDEN');
  });

  it('wanted again begins anew, under another key and with another file', () => {
    const rejected = { type: 'EInvoicePrepared', data: { ...past, status: 'Rejected' } };
    const [wanted] = given(rejected).when(eInvoice.steps.tryEInvoiceAgain, {}, { viewer: admin }).events();
    expect(wanted).toMatchObject({
      type: 'EInvoiceWantedAgain',
      data: {
        attempt: 2,
        documentId: null,
        fingerprint: null,
        trouble: null,
        problem: null,
        status: 'Waiting',
      },
    });
  });
});
