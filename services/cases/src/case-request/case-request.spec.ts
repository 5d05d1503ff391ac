import { describe, expect, it } from '@jest/globals';
import type { DomainEvent } from '@cotta/kit/model/decider/decider.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { stays, walkEveryStep, type Lines } from '@cotta/kit/testing/every-step.js';
import { viewerOf } from '@cotta/kit/testing/parcel-rows.js';
import { given } from '@cotta/kit/testing/spec.js';
import type { LinkPurpose } from '@cotta/reference/link-purposes.js';
import { caseRequestStatuses } from './case-request-status.js';
import { reportInfringement } from './report-infringement.js';
import { caseRequest } from './case-request.work-item.js';

const eva = viewerOf('customer', nameBasedId('eva'));
const admin = viewerOf('admin', nameBasedId('admin'));
const report = { type: 'marketplace', links: ['https://shop.test/1'] };
const caseId = nameBasedId('case');

const staff = ['lawyer', 'admin'] as const;
const every = ['Created', 'Assigned', 'Converted', 'Dismissed'] as const;
const email = 'reader@example.test';
const requestId = nameBasedId('visitors report');
const byLink = (subjectId = requestId, revision = 1, purpose: LinkPurpose = 'threat-report') => ({
  ...viewerOf('visitor'),
  link: { purpose, subjectId, revision },
});

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
  SendCaseRequestLink: { from: every, to: stays, by: staff },
  ConfirmCaseRequest: { from: every, to: stays, by: ['visitor'] },
  AddCaseRequestLinks: {
    from: ['Created', 'Assigned'],
    to: stays,
    by: ['visitor', 'customer'],
    input: { links: ['https://shop.test/2'] },
  },
  RevokeCaseRequestLinks: { from: every, to: stays, by: staff, input: { reason: 'It was passed on.' } },
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
      past: {
        ...report,
        brandId: nameBasedId('brand'),
        contactEmail: email,
        confirmedAt: '2026-03-19T09:00:00.000Z',
      },
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
      .then(
        {
          type: 'CaseRequestCreated',
          data: {
            ...report,
            contactEmail: 'reader@example.test',
            userId: null,
            language: 'en',
            linkRevision: 1,
            status: 'Created',
          },
        },
        {
          type: 'CaseRequestLinkSent',
          data: {
            userId: null,
            contactEmail: 'reader@example.test',
            contactName: null,
            language: 'en',
            linkRevision: 1,
          },
        },
      );
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

  it('is refused to an address from which three came within the hour', () => {
    const asVisitor = { viewer: viewerOf('visitor') };
    given()
      .when(
        reportInfringement,
        { ...report, contactEmail: email },
        { ...asVisitor, preloaded: { reported: 3 } },
      )
      .thenRefused('TOO_MANY_REPORTS');
    expect(
      given()
        .when(
          reportInfringement,
          { ...report, contactEmail: email },
          { ...asVisitor, preloaded: { reported: 2 } },
        )
        .events(),
    ).toHaveLength(2);
  });

  it('of somebody with an account writes to no address that was typed', () => {
    const [created, ...more] = given()
      .when(reportInfringement, { ...report, contactEmail: email }, { viewer: eva })
      .events();
    expect(created?.data).toMatchObject({ userId: eva.userId, contactEmail: null });
    expect(more).toEqual([]);
  });
});

describe('the report of a visitor', () => {
  const visitors = (more: object = {}) =>
    published({
      status: 'Assigned',
      userId: null,
      brandId: null,
      contactEmail: email,
      linkRevision: 1,
      ...more,
    });
  const { confirmCaseRequest, addCaseRequestLinks, notifyCaseRequest, revokeCaseRequestLinks } =
    caseRequest.steps;

  it('is confirmed by its link alone, and by none that was revoked or is of another report', () => {
    const by = (viewer: ReturnType<typeof byLink>) =>
      given(visitors()).when(
        confirmCaseRequest,
        {},
        { viewer, streamId: requestId, now: '2026-03-20T09:00:00Z' },
      );
    expect(by(byLink()).events()).toMatchObject([
      { type: 'CaseRequestConfirmed', data: { confirmedAt: '2026-03-20T09:00:00.000Z' } },
    ]);
    for (const wrong of [
      byLink(requestId, 2),
      byLink(nameBasedId('another report')),
      byLink(requestId, 1, 'support'),
    ])
      by(wrong).thenRefused('NOT_FOUND');
    const [revoked] = given(visitors())
      .when(revokeCaseRequestLinks, { reason: 'It was passed on.' }, { viewer: admin })
      .events();
    expect(revoked?.data).toMatchObject({ linkRevision: 2 });
  });

  it('takes further pages once each, up to fifty', () => {
    const links = Array.from({ length: 45 }, (_, index) => `https://shop.test/${index}`);
    const add = (more: readonly string[]) =>
      given(visitors({ links })).when(
        addCaseRequestLinks,
        { links: more },
        { viewer: byLink(), streamId: requestId },
      );
    expect(add(['https://shop.test/0', 'https://shop.test/new']).events()).toMatchObject([
      { data: { links: [...links, 'https://shop.test/new'] } },
    ]);
    add(Array.from({ length: 6 }, (_, index) => `https://other.test/${index}`)).thenRefused('INPUT_INVALID');
  });

  it('is written about only to an address that was confirmed', () => {
    given(visitors()).when(notifyCaseRequest, {}, { viewer: admin }).thenRefused('REPORTER_UNCONFIRMED');
    given(published({ status: 'Assigned', userId: null }))
      .when(notifyCaseRequest, {}, { viewer: admin })
      .thenRefused('NO_REPORTER');
    const confirmedAt = '2026-03-20T09:00:00.000Z';
    expect(
      given(visitors({ confirmedAt })).when(notifyCaseRequest, {}, { viewer: admin }).events(),
    ).toMatchObject([
      { type: 'CaseRequestNotified', data: { contactEmail: email, standsAt: 'Assigned', linkRevision: 1 } },
    ]);
  });
});
