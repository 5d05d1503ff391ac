import { describe, expect, it } from '@jest/globals';
import type { DomainEvent } from '@cotta/kit/model/decider/decider.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { given } from '@cotta/kit/testing/spec.js';
import { client, lawyer } from '../testing/people.js';
import { filing } from './filing.work-item.js';

const now = '2026-11-26T09:42:00Z';
const trademarkId = nameBasedId('mark');
const receiptDocumentId = nameBasedId('receipt');
const prepared: DomainEvent = {
  type: 'FilingPrepared',
  data: {
    trademarkId,
    route: 'EUIPO',
    partner: null,
    userId: client.userId,
    jurisdiction: 'EU',
    status: 'Prepared',
    preparedById: lawyer.userId,
  },
};
const drafted: DomainEvent = {
  type: 'OfficeDraftRecorded',
  data: {
    officeDraft: '116925693',
    officeFee: { amountMinor: 90_000, currency: 'EUR' },
    pictureDigest: null,
  },
};
const { confirmFiling, noteFilingTrouble, recordOfficeReceipt } = filing.steps;
const fresh = { attempts: 0, trouble: null, silentSince: null, nextTryAt: null };

describe('a filing', () => {
  it('goes out once mark, owner, goods and languages were compared', () => {
    given(prepared, drafted)
      .when(confirmFiling, { compared: true }, { now, viewer: lawyer })
      .then({
        type: 'FilingConfirmed',
        data: { ...fresh, status: 'Confirmed', statusFrom: 'Prepared' },
        subjectId: client.userId,
      });
  });

  it('stays where nobody says that they were', () => {
    given(prepared, drafted)
      .when(confirmFiling, { compared: false }, { now, viewer: lawyer })
      .thenRefused('NOT_COMPARED');
  });

  it('keeps since when the office is silent, until it answers with anything', () => {
    const trouble = (silent: boolean) => ({ trouble: 'euipo: no answer', nextTryAt: now, silent });
    const silent = given(prepared).when(noteFilingTrouble, trouble(true), { now }).events();
    const later = '2026-11-26T10:12:00Z';
    const since = (events: readonly { readonly data: object }[]) =>
      events.map(({ data }) => (data as { silentSince?: unknown }).silentSince);
    expect(since(silent)).toEqual(['2026-11-26T09:42:00.000Z']);
    expect(
      since(
        given(prepared, ...silent)
          .when(noteFilingTrouble, trouble(true), { now: later })
          .events(),
      ),
    ).toEqual(['2026-11-26T09:42:00.000Z']);
    expect(
      since(
        given(prepared, ...silent)
          .when(noteFilingTrouble, trouble(false), { now: later })
          .events(),
      ),
    ).toEqual([null]);
  });

  it('gets the paper of the office after its number, not before', () => {
    const outcome = given(
      prepared,
      drafted,
      { type: 'FilingConfirmed', data: { status: 'Confirmed' } },
      { type: 'FilingCompleted', data: { status: 'Filed', number: '017919704' } },
    ).when(recordOfficeReceipt, { receiptDocumentId }, { now });
    expect(outcome.events()).toMatchObject([{ type: 'OfficeReceiptRecorded', data: { receiptDocumentId } }]);
    given(prepared, drafted, { type: 'FilingConfirmed', data: { status: 'Confirmed' } })
      .when(recordOfficeReceipt, { receiptDocumentId }, { now })
      .thenRefused('WRONG_STATUS');
  });
});
