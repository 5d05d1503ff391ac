import { describe, expect, it } from '@jest/globals';
import type { DomainEvent } from '@cotta/kit/model/decider/decider.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { stays, walkEveryStep, type Lines } from '@cotta/kit/testing/every-step.js';
import { viewerOf } from '@cotta/kit/testing/parcel-rows.js';
import { given } from '@cotta/kit/testing/spec.js';
import { caseRequestStatuses } from './case-request-status.js';
import { reportInfringement } from './report-infringement.js';
import { caseRequest } from './case-request.work-item.js';

const eva = viewerOf('customer', nameBasedId('eva'));
const admin = viewerOf('admin', nameBasedId('admin'));
const report = { type: 'marketplace', links: ['https://shop.test/1'] };
const caseId = nameBasedId('case');

const staff = ['lawyer', 'admin'] as const;

// Written by hand from the state machine of the domain notes, part 5.
const lines: Lines = {
  TakeOnCaseRequest: { from: ['Created'], to: 'Assigned', by: staff },
  ConvertCaseRequest: { from: ['Assigned'], to: 'Converted', by: staff, input: { caseId } },
  DismissCaseRequest: {
    from: ['Assigned'],
    to: 'Dismissed',
    by: staff,
    input: { dismissReason: 'No mark here.' },
  },
  NotifyCaseRequest: { from: ['Assigned', 'Converted', 'Dismissed'], to: stays, by: staff },
};

function published(more: object): DomainEvent {
  return {
    type: 'CaseRequestCreated',
    data: { ...report, userId: eva.userId, brandId: nameBasedId('brand'), ...more },
  };
}

describe('a report of a threat', () => {
  it('takes every step from every status as the state machine says, for whom it says', () => {
    expect(caseRequestStatuses).toHaveLength(4);
    walkEveryStep({
      item: caseRequest,
      statuses: caseRequestStatuses,
      past: { ...report, brandId: nameBasedId('brand') },
      lines,
      now: '2026-03-20T09:00:00Z',
    });
  });

  it('says which brand it is about, or whom to answer', () => {
    given().when(caseRequest.create, report, { viewer: eva }).thenRefused('INPUT_INVALID');
    const [created] = given()
      .when(
        caseRequest.create,
        { ...report, brandId: nameBasedId('brand'), userId: nameBasedId('jan') },
        { viewer: eva },
      )
      .events();
    expect(created?.data).toMatchObject({ userId: eva.userId, status: 'Created' });
  });

  it('comes from a visitor who leaves an address', () => {
    given()
      .when(
        reportInfringement,
        { ...report, contactEmail: 'reader@example.test' },
        { viewer: viewerOf('visitor') },
      )
      .then({
        type: 'CaseRequestCreated',
        data: { ...report, contactEmail: 'reader@example.test', userId: null, status: 'Created' },
      });
    given()
      .when(
        caseRequest.create,
        { ...report, contactEmail: 'reader@example.test' },
        { viewer: viewerOf('visitor') },
      )
      .thenRejected('FORBIDDEN');
  });

  it('becomes a new case only when client, brand and other side are known', () => {
    const convert = caseRequest.steps.convertCaseRequest;
    const visitors = published({ status: 'Assigned', userId: null, brandId: null });
    given(visitors).when(convert, {}, { viewer: admin }).thenRefused('INPUT_INVALID');
    const [opened] = given(published({ status: 'Assigned' }))
      .when(convert, { otherSide: 'Copy Shop' }, { viewer: admin })
      .events();
    expect(opened?.data).toMatchObject({ status: 'Converted', otherSide: 'Copy Shop' });
    expect(opened?.data).toHaveProperty('caseId', expect.any(String));
    given(published({ status: 'Assigned' }))
      .when(convert, { otherSide: 'Copy Shop', userId: nameBasedId('jan') }, { viewer: admin })
      .thenRefused('INPUT_INVALID');
  });

  it('asks once why nothing is done: what the reporter reads is the reason', () => {
    expect(Object.keys(caseRequest.steps.dismissCaseRequest.input)).toEqual(['dismissReason']);
    expect(Object.keys(caseRequest.steps.convertCaseRequest.input)).toContain('reason');
  });

  it('becomes a case, or the reporter reads why not', () => {
    const [converted] = given(published({ status: 'Assigned' }))
      .when(caseRequest.steps.convertCaseRequest, { caseId }, { viewer: admin })
      .events();
    expect(converted?.data).toMatchObject({ status: 'Converted', caseId });
    const [dismissed] = given(published({ status: 'Assigned' }))
      .when(caseRequest.steps.dismissCaseRequest, { dismissReason: 'No mark here.' }, { viewer: admin })
      .events();
    expect(dismissed?.data).toMatchObject({ dismissReason: 'No mark here.' });
    given(published({ status: 'Converted' }))
      .when(caseRequest.remove, {}, { viewer: admin })
      .thenRefused('RETAINED');
  });
});
