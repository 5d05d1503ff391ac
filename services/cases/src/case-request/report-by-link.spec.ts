import { describe, expect, it } from '@jest/globals';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { viewerOf } from '@cotta/kit/testing/parcel-rows.js';
import { shutOut } from '@cotta/kit/testing/shut-out.js';
import { given } from '@cotta/kit/testing/spec.js';
import { reportByLink } from './report-by-link.js';

const eva = nameBasedId('eva');
const invitation = {
  id: nameBasedId('letter'),
  userId: eva,
  subjectId: nameBasedId('mark'),
  brandName: 'LUMARA',
  used: false,
};
const report = { type: 'Logo', links: ['https://shop.test/1'] };
const by = (known: object | undefined) => ({
  viewer: viewerOf('visitor'),
  now: new Date('2026-11-28T10:00:00Z'),
  preloaded: { invitation: known },
});

describe('a report by a personal link', () => {
  it('is of the account the letter went to, and names the brand of the letter', () => {
    const [event, ...more] = given().when(reportByLink, report, by(invitation)).events();
    expect(more).toEqual([]);
    expect(event).toMatchObject({
      type: 'CaseRequestCreated',
      subjectId: eva,
      data: {
        userId: eva,
        brandName: 'LUMARA',
        invitationId: invitation.id,
        contactEmail: null,
        status: 'Created',
        links: ['https://shop.test/1'],
      },
    });
  });

  it('is taken once, and by no link that nobody sent', () => {
    given()
      .when(reportByLink, report, by({ ...invitation, used: true }))
      .thenRefused('INVITATION_USED');
    given().when(reportByLink, report, by(undefined)).thenRefused('NO_INVITATION');
  });

  it('names no day that is yet to come', () => {
    given()
      .when(reportByLink, { ...report, seenSince: '2026-12-24' }, by(invitation))
      .thenRefused('INPUT_INVALID');
  });

  it('names no brand where the letter knew none', () => {
    expect(
      given()
        .when(reportByLink, report, by({ ...invitation, brandName: '' }))
        .events(),
    ).toMatchObject([{ data: { brandName: null } }]);
  });

  it('is for whoever holds the link', () =>
    expect(shutOut(reportByLink)).toEqual(['customer', 'lawyer', 'admin', 'partner']));
});
