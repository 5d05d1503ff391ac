import { describe, expect, it } from '@jest/globals';
import { signLink } from '@cotta/kit/edge/links/link-token.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { given } from '@cotta/kit/testing/spec.js';
import { byLink, client, clientId, lawyer, stranger } from '../testing/facts.js';
import { serviceRequest as item } from './service-request.work-item.js';

const now = '2026-03-20T10:00:00Z';
const [draft, another] = [nameBasedId('draft'), nameBasedId('another draft')];
const {
  sendServiceDraft,
  approveServiceDraft,
  askServiceDraftChange,
  addOutcomePaper,
  recordServiceOutcome,
  finishServiceRequest,
} = item.steps;
/** Signed with the key of the work item in these sentences, which is empty. */
const upload = signLink(
  { purpose: 'upload', subjectId: draft, revision: 0, expiresAt: new Date('2026-03-21T10:00:00Z') },
  '',
);

const work = (more: object = {}) =>
  given({
    type: item.events.added,
    data: {
      userId: clientId,
      publicId: 'S-7K2M9Q4X',
      serviceName: 'cease-and-desist-letter',
      language: 'en',
      currency: 'EUR',
      status: 'In progress',
      ...more,
    },
  });
const guest = { userId: null, linkRevision: 1 };

describe('drafted work', () => {
  it('is read by its client before it leaves; a new draft asks anew', () => {
    expect(
      work({ draftDocumentId: another, draftWish: 'Softer.' })
        .when(sendServiceDraft, { upload }, { viewer: lawyer, now })
        .events(),
    ).toMatchObject([
      {
        type: 'ServiceDraftSent',
        data: { draftDocumentId: draft, draftApprovedAt: null, draftWish: null },
      },
    ]);
  });

  it.each([
    ['in the account', {}, client],
    ['by its link', guest, byLink('verification-receipt')],
  ])('is agreed to or sent back %s, as it was read', (_, whose, viewer) => {
    const order = work({ ...whose, draftDocumentId: draft });
    expect(order.when(approveServiceDraft, { draft }, { viewer, now }).events()).toMatchObject([
      { type: 'ServiceDraftApproved', data: { draftApprovedAt: new Date(now).toISOString() } },
    ]);
    expect(
      order.when(askServiceDraftChange, { draft, draftWish: 'Softer.' }, { viewer, now }).events(),
    ).toMatchObject([{ type: 'ServiceDraftChangeAsked', data: { draftWish: 'Softer.' } }]);
    order.when(approveServiceDraft, { draft: another }, { viewer, now }).thenRefused('DRAFT_REPLACED');
    work(whose).when(approveServiceDraft, { draft }, { viewer, now }).thenRefused('DRAFT_MISSING');
  });

  it('is decided about by nobody else, and once', () => {
    const order = work({ ...guest, draftDocumentId: draft });
    order.when(approveServiceDraft, { draft }, { viewer: stranger, now }).thenRefused('NOT_FOUND');
    order
      .when(approveServiceDraft, { draft }, { viewer: byLink('verification-receipt', { revision: 2 }), now })
      .thenRefused('NOT_FOUND');
    order
      .when(
        approveServiceDraft,
        { draft },
        { viewer: byLink('verification-receipt', { subjectId: another }), now },
      )
      .thenRefused('NOT_FOUND');
    const agreed = work({ draftDocumentId: draft, draftApprovedAt: now });
    agreed.when(approveServiceDraft, { draft }, { viewer: client, now }).thenRefused('DRAFT_AGREED');
    agreed
      .when(askServiceDraftChange, { draft, draftWish: 'Softer.' }, { viewer: client, now })
      .thenRefused('DRAFT_AGREED');
    agreed.when(sendServiceDraft, { upload }, { viewer: lawyer, now }).thenRefused('DRAFT_AGREED');
  });

  it('ends with what came of it, and never over a draft that waits for its client', () => {
    const outcome = 'It left, and they stopped.';
    work({ draftDocumentId: draft })
      .when(recordServiceOutcome, { outcome }, { viewer: lawyer, now })
      .thenRefused('DRAFT_OPEN');
    work().when(finishServiceRequest, {}, { viewer: lawyer, now }).thenRefused('OUTCOME_NEEDED');
    const agreed = work({ draftDocumentId: another, draftApprovedAt: now });
    expect(agreed.when(addOutcomePaper, { upload }, { viewer: lawyer, now }).events()).toMatchObject([
      { type: 'OutcomePaperAdded', data: { outcomeDocumentId: draft } },
    ]);
    expect(agreed.when(recordServiceOutcome, { outcome }, { viewer: lawyer, now }).events()).toMatchObject([
      { type: 'ServiceOutcomeRecorded', data: { outcome, status: 'Finished' } },
    ]);
  });

  it('is an opposition that a watch led to: its client reads what came of it', () => {
    const opposition = work({ serviceName: 'opposition' });
    opposition.when(finishServiceRequest, {}, { viewer: lawyer, now }).thenRefused('OUTCOME_NEEDED');
    expect(
      opposition.when(recordServiceOutcome, { outcome: 'Upheld.' }, { viewer: lawyer, now }).events(),
    ).toMatchObject([{ type: 'ServiceOutcomeRecorded', data: { outcome: 'Upheld.', status: 'Finished' } }]);
  });

  it('is no renewal, and no paper that nobody sent', () => {
    work({ serviceName: 'trademark-renewal' })
      .when(sendServiceDraft, { upload }, { viewer: lawyer, now })
      .thenRefused('NO_DRAFTED_WORK');
    work()
      .when(sendServiceDraft, { upload: 'u.nonsense' }, { viewer: lawyer, now })
      .thenRefused('INPUT_INVALID', {
        fields: [
          {
            path: ['upload'],
            code: 'UPLOAD_NOT_FOUND',
            message: 'The file is no longer there; upload it again.',
          },
        ],
      });
  });
});
