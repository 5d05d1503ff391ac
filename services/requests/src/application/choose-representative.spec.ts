import { describe, expect, it } from '@jest/globals';
import type { DomainEvent } from '@cotta/kit/model/decider/decider.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { given } from '@cotta/kit/testing/spec.js';
import { shutOut } from '@cotta/kit/testing/shut-out.js';
import { nothingOrdered } from '../registration-request/order/entitlement.js';
import type { OpenDraft } from '../registration-request/order/within-paid.js';
import { admin, clientId, lawyer } from '../testing/facts.js';
import { chooseRepresentative, type NamedRepresentative } from './choose-representative.js';

const now = '2026-03-20T10:00:00Z';
const sloan = nameBasedId('representative sloan');
const office = (more: object = {}): DomainEvent => ({
  type: 'ApplicationJurisdictionAdded',
  data: {
    applicationId: nameBasedId('application'),
    jurisdiction: 'EU',
    userId: clientId,
    goodsAndServices: [],
    usptoSpecimenToClass: [],
    colorClaimEnabled: false,
    ...more,
  },
});
const draft: OpenDraft = {
  status: 'Ready for drafting',
  approved: false,
  entitlement: nothingOrdered,
  elsewhere: [],
};
const listed = (more: Partial<NamedRepresentative> | null = {}, open: Partial<OpenDraft> = {}) => ({
  now,
  viewer: lawyer,
  preloaded: {
    named: more === null ? null : { office: 'EU', inUse: true, ...more },
    draft: { ...draft, ...open },
  },
});
const chosen = { type: 'ApplicationRepresentativeChosen', data: { representativeId: sloan } };

describe('who represents the owner at one office', () => {
  it('is somebody of the list for this office, and nobody again', () => {
    given(office()).when(chooseRepresentative, { representative: sloan }, listed()).then(chosen);
    given(office(), chosen)
      .when(chooseRepresentative, { representative: null }, { ...listed(null), viewer: admin })
      .then({ ...chosen, data: { representativeId: null } });
  });

  it('is told once', () => {
    given(office(), chosen).when(chooseRepresentative, { representative: sloan }, listed()).then();
    given(office()).when(chooseRepresentative, {}, listed(null)).then();
  });

  it.each([
    [
      'is admitted elsewhere',
      { office: 'US' },
      {
        code: 'NOT_HERE',
        message: 'This representative is not admitted to this office: choose one of its own.',
      },
    ],
    [
      'has left',
      { inUse: false },
      {
        code: 'NOT_IN_USE',
        message: 'This representative is no longer in use: choose another one of the list.',
      },
    ],
    ['is not in the list', null, { code: 'UNKNOWN_REFERENCE', message: 'There is nothing under this id.' }],
  ])('is nobody who %s', (_, named, refused) => {
    given(office())
      .when(chooseRepresentative, { representative: sloan }, listed(named))
      .thenRefused('INPUT_INVALID', { fields: [{ path: ['representative'], ...refused }] });
  });

  it('does not change once the draft is with the client', () => {
    given(office())
      .when(chooseRepresentative, { representative: sloan }, listed({}, { status: 'Sent for review' }))
      .thenRefused('SENT_NOT_EDITABLE');
  });

  it('is the firm’s to say', () =>
    expect(shutOut(chooseRepresentative)).toEqual(['visitor', 'customer', 'partner']));
});
