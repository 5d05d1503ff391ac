import { describe, expect, it } from '@jest/globals';
import { given } from '@cotta/kit/testing/spec.js';
import { nameBasedId } from '@cotta/kit/ids/ids.js';
import { admin, client, clientId, lawyer, stranger } from '../testing/facts.js';
import { chooseApplicationParties } from '../slices/choose-application-parties.js';
import { applicationJurisdiction } from './application-jurisdiction.record.js';
import { application } from './application.record.js';
import { specimen } from './specimen.record.js';

const now = '2026-03-20T10:00:00Z';

describe('an application', () => {
  const created = (more: object = {}) => given({ type: 'ApplicationCreated', data: { requestId: nameBasedId('request'), userId: clientId, onboardingFinished: true, clientApproval: false, domicileAddressVisible: false, ...more } });

  it('is changed by its client until they approve, by staff afterwards', () => {
    expect(created().when(application.update, { domicileAddressVisible: true }, { viewer: client }).events()).toHaveLength(1);
    created({ clientApproval: true }).when(application.update, { domicileAddressVisible: true }, { viewer: client }).thenRefused('APPLICATION_APPROVED');
    expect(created({ clientApproval: true }).when(application.update, { domicileAddressVisible: true }, { viewer: lawyer }).events()).toHaveLength(1);
    created().when(application.update, { domicileAddressVisible: true }, { viewer: stranger }).thenRefused('NOT_FOUND');
  });

  it('is no longer its client’s from the approval of the order on, before its own row says so', () => {
    created().when(application.update, { domicileAddressVisible: true }, { viewer: client, found: { approved: true } }).thenRefused('APPLICATION_APPROVED');
    created().when(chooseApplicationParties, { registrationEntity: nameBasedId('another owner') }, { viewer: client, found: { approved: true } }).thenRefused('APPLICATION_APPROVED');
    expect(created().when(chooseApplicationParties, { registrationEntity: nameBasedId('owner') }, { viewer: client, found: { approved: false } }).events()).toHaveLength(1);
  });

  it('is kept once it was approved', () => {
    created({ clientApproval: true }).when(application.remove, {}, { viewer: admin }).thenRefused('RETAINED');
    expect(created().when(application.remove, {}, { viewer: admin }).events()).toHaveLength(1);
  });

  it('claims priority from somewhere, within its term', () => {
    created().when(application.update, { priorityFilingType: 'first filing' }, { viewer: client }).thenRefused('INPUT_INVALID', {
      fields: [{ path: ['priorityFilingJurisdiction'], code: 'REQUIRED', message: 'Say at which office the earlier mark was filed.' }],
    });
    created().when(application.update, { priorityFilingDate: '2026-02-01', priorityExpirationDate: '2026-01-31' }, { viewer: client }).thenRefused('INPUT_INVALID', {
      fields: [{ path: ['priorityExpirationDate'], code: 'TOO_EARLY', message: 'Priority cannot end before the earlier filing.' }],
    });
  });
});

describe('the part of one office', () => {
  const facts = { applicationId: nameBasedId('application'), goodsAndServices: [], usptoSpecimenToClass: [], colorClaimEnabled: false };

  it('has a filing basis in the United States only, and names the colours it claims', () => {
    given().when(applicationJurisdiction.create, { ...facts, jurisdiction: 'EU', usptoFilingBasis: '1(a)' }, { viewer: lawyer }).thenRefused('INPUT_INVALID');
    given().when(applicationJurisdiction.create, { ...facts, jurisdiction: 'EU', colorClaimEnabled: true }, { viewer: lawyer }).thenRefused('INPUT_INVALID');
    expect(given().when(applicationJurisdiction.create, { ...facts, jurisdiction: 'US', usptoFilingBasis: '1(a)' }, { viewer: lawyer }).events()).toHaveLength(1);
  });
});

describe('after the approval', () => {
  const part = { type: 'ApplicationJurisdictionAdded', data: { applicationId: nameBasedId('application'), jurisdiction: 'EU', userId: clientId, goodsAndServices: [], usptoSpecimenToClass: [], colorClaimEnabled: false } };
  const goodsAndServices = [{ classNumber: 11, terms: ['lamps'] }];

  it('no office is added by its client', () => {
    const input = { applicationId: nameBasedId('application'), jurisdiction: 'UK', goodsAndServices: [], usptoSpecimenToClass: [], colorClaimEnabled: false };
    given().when(applicationJurisdiction.create, input, { viewer: client, found: { approved: true } }).thenRefused('APPLICATION_APPROVED');
    expect(given().when(applicationJurisdiction.create, input, { viewer: lawyer, found: { approved: true } }).events()[0]?.data).not.toHaveProperty('approved');
  });

  it('the part of an office is no longer its client’s to change; the firm corrects it', () => {
    given(part).when(applicationJurisdiction.update, { goodsAndServices }, { viewer: client, found: { approved: true } }).thenRefused('APPLICATION_APPROVED');
    given(part).when(applicationJurisdiction.remove, {}, { viewer: client, found: { approved: true } }).thenRefused('APPLICATION_APPROVED');
    expect(given(part).when(applicationJurisdiction.update, { goodsAndServices }, { viewer: lawyer, found: { approved: true } }).events()).toHaveLength(1);
    expect(given(part).when(applicationJurisdiction.update, { goodsAndServices }, { viewer: client, found: { approved: false } }).events()).toHaveLength(1);
  });
});

describe('a specimen', () => {
  const facts = { applicationId: nameBasedId('application'), classNumber: 11, classItems: ['lamps'], usptoRequirements: [] };

  it.each([
    ['belongs to exactly one thing', { useInCommerceRequestClassId: nameBasedId('class') }, 'applicationId', 'ONE_OF', 'A specimen belongs to an application or to a class of a proof of use: name exactly one.'], ['from a page says when it was seen', { url: 'https://lumara.test/' }, 'captureDate', 'REQUIRED', 'Say on which day the page was seen.'],
    ['was not seen in the future', { captureDate: '2026-03-22' }, 'captureDate', 'IN_FUTURE', 'The day must not be in the future.'],
  ])('%s', (_, more, key, code, message) => {
    given().when(specimen.create, { ...facts, ...more }, { viewer: client, now }).thenRefused('INPUT_INVALID', { fields: [{ path: [key], code, message }] });
  });

  it('of an approved application is neither added, exchanged nor taken away: not by its client, not by the firm', () => {
    const found = { approved: true };
    const shown = { type: 'SpecimenAdded', data: { ...facts, userId: clientId, documentId: nameBasedId('picture') } };
    for (const [viewer, code] of [[client, 'APPLICATION_APPROVED'], [lawyer, 'APPROVAL_STANDS'], [admin, 'APPROVAL_STANDS']] as const) {
      given().when(specimen.create, facts, { viewer, now, found }).thenRefused(code);
      given(shown).when(specimen.update, { documentId: nameBasedId('another picture') }, { viewer, now, found }).thenRefused(code);
      given(shown).when(specimen.remove, {}, { viewer, now, found }).thenRefused(code);
    }
  });

  it('of a proof of use is its client’s until a lawyer approved the filing; the firm corrects it', () => {
    const found = { proofClosed: true };
    const proof = { useInCommerceRequestClassId: nameBasedId('class'), classNumber: 11, classItems: ['lamps'], usptoRequirements: [] };
    const shown = { type: 'SpecimenAdded', data: { ...proof, userId: clientId } };
    given().when(specimen.create, proof, { viewer: client, now, found }).thenRefused('PROOF_APPROVED');
    given(shown).when(specimen.update, { documentId: nameBasedId('another picture') }, { viewer: client, now, found }).thenRefused('PROOF_APPROVED');
    given(shown).when(specimen.remove, {}, { viewer: client, now, found }).thenRefused('PROOF_APPROVED');
    const [added] = given().when(specimen.create, { ...proof, userId: clientId }, { viewer: lawyer, now, found }).events();
    expect(added?.data).toEqual({ ...proof, userId: clientId });
  });

  it('of a draft is its client’s, and tells nothing of what was looked up', () => {
    const [added] = given().when(specimen.create, facts, { viewer: client, now, found: { approved: false } }).events();
    expect(added?.data).toEqual({ ...facts, userId: clientId });
  });

  it('may be seen today anywhere on earth', () => expect(given().when(specimen.create, { ...facts, captureDate: '2026-03-21' }, { viewer: client, now }).events()).toHaveLength(1));
});
