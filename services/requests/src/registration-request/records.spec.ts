import { describe, expect, it } from '@jest/globals';
import { given } from '@cotta/kit/testing/spec.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { systemViewer } from '@cotta/kit/model/words/viewer.js';
import { nothingOrdered } from './order/entitlement.js';
import type { OpenDraft } from './order/within-paid.js';
import { admin, client, clientId, lawyer, stranger } from '../testing/facts.js';
import { chooseApplicationParties } from '../application/choose-application-parties.js';
import { applicationJurisdiction } from '../application/application-jurisdiction.record.js';
import { application } from '../application/application.record.js';
import { specimen } from '../pictures/specimen.record.js';

const now = '2026-03-20T10:00:00Z';
/** A draft in work: one class in the European Union, paid. */
const open: OpenDraft = {
  status: 'Ready for drafting',
  approved: false,
  entitlement: { ...nothingOrdered, ordered: ['EU 11'], settled: 'PAID' },
  elsewhere: [],
};

describe('an application', () => {
  const created = (more: object = {}) =>
    given({
      type: 'ApplicationCreated',
      data: {
        requestId: nameBasedId('request'),
        userId: clientId,
        onboardingFinished: true,
        clientApproval: false,
        domicileAddressVisible: false,
        ...more,
      },
    });

  it('is changed by its client until they approve', () => {
    expect(
      created().when(application.update, { domicileAddressVisible: true }, { viewer: client }).events(),
    ).toHaveLength(1);
    created({ clientApproval: true })
      .when(application.update, { domicileAddressVisible: true }, { viewer: client })
      .thenRefused('APPLICATION_APPROVED');
    created()
      .when(application.update, { domicileAddressVisible: true }, { viewer: stranger })
      .thenRefused('NOT_FOUND');
  });

  it('is no longer its client’s from the approval of the order on, before its own row says so', () => {
    for (const [viewer, code] of [
      [client, 'APPLICATION_APPROVED'],
      [lawyer, 'SENT_NOT_EDITABLE'],
      [admin, 'SENT_NOT_EDITABLE'],
    ] as const) {
      created()
        .when(
          application.update,
          { domicileAddressVisible: true },
          { viewer, preloaded: { draft: { ...open, approved: true } } },
        )
        .thenRefused(code);
      created()
        .when(
          chooseApplicationParties,
          { registrationEntity: nameBasedId('another owner') },
          { viewer, preloaded: { draft: { ...open, approved: true } } },
        )
        .thenRefused(code);
    }
    expect(
      created()
        .when(
          chooseApplicationParties,
          { registrationEntity: nameBasedId('owner') },
          { viewer: client, preloaded: { draft: open } },
        )
        .events(),
    ).toHaveLength(1);
  });

  it.each([
    ['Sent for review', 'SENT_NOT_EDITABLE'],
    ['Client unresponsive', 'ORDER_ENDED'],
    ['Refunded', 'ORDER_ENDED'],
  ] as const)('is nobody’s to change while the order is %s', (status, code) => {
    for (const viewer of [client, lawyer, admin]) {
      created()
        .when(
          application.update,
          { domicileAddressVisible: true },
          { viewer, preloaded: { draft: { ...open, status } } },
        )
        .thenRefused(code);
      created()
        .when(
          chooseApplicationParties,
          { registrationEntity: nameBasedId('owner') },
          { viewer, preloaded: { draft: { ...open, status } } },
        )
        .thenRefused(code);
    }
  });

  it('is kept once it was approved', () => {
    created({ clientApproval: true }).when(application.remove, {}, { viewer: admin }).thenRefused('RETAINED');
    expect(created().when(application.remove, {}, { viewer: admin }).events()).toHaveLength(1);
  });

  it('claims priority from somewhere, within its term', () => {
    created()
      .when(application.update, { priorityFilingType: 'first filing' }, { viewer: client })
      .thenRefused('INPUT_INVALID', {
        fields: [
          {
            path: ['priorityFilingJurisdiction'],
            code: 'REQUIRED',
            message: 'Say at which office the earlier mark was filed.',
          },
        ],
      });
    created()
      .when(
        application.update,
        { priorityFilingDate: '2026-02-01', priorityExpirationDate: '2026-01-31' },
        { viewer: client },
      )
      .thenRefused('INPUT_INVALID', {
        fields: [
          {
            path: ['priorityExpirationDate'],
            code: 'TOO_EARLY',
            message: 'Priority cannot end before the earlier filing.',
          },
        ],
      });
  });
});

describe('the part of one office', () => {
  const facts = {
    applicationId: nameBasedId('application'),
    goodsAndServices: [],
    usptoSpecimenToClass: [],
    colorClaimEnabled: false,
  };

  it('has a filing basis in the United States only, and names the colours it claims', () => {
    given()
      .when(
        applicationJurisdiction.create,
        { ...facts, jurisdiction: 'EU', usptoFilingBasis: '1(a)' },
        { viewer: lawyer },
      )
      .thenRefused('INPUT_INVALID');
    given()
      .when(
        applicationJurisdiction.create,
        { ...facts, jurisdiction: 'EU', colorClaimEnabled: true },
        { viewer: lawyer },
      )
      .thenRefused('INPUT_INVALID');
    expect(
      given()
        .when(
          applicationJurisdiction.create,
          { ...facts, jurisdiction: 'US', usptoFilingBasis: '1(a)' },
          { viewer: lawyer },
        )
        .events(),
    ).toHaveLength(1);
  });
});

describe('the goods of an office', () => {
  const classes = (...numbers: readonly number[]) =>
    numbers.map((classNumber) => ({ classNumber, terms: ['lamps'] }));
  const input = (jurisdiction: string, goodsAndServices: ReturnType<typeof classes>) => ({
    applicationId: nameBasedId('application'),
    jurisdiction,
    goodsAndServices,
    usptoSpecimenToClass: [],
    colorClaimEnabled: false,
  });
  const part = (goodsAndServices: ReturnType<typeof classes>) => ({
    type: 'ApplicationJurisdictionAdded',
    data: { ...input('EU', goodsAndServices), userId: clientId },
  });
  const everybody = [client, lawyer, admin, systemViewer];

  it('are those that were paid for, whoever asks', () => {
    const preloaded = { draft: open };
    for (const viewer of everybody) {
      given(part([]))
        .when(applicationJurisdiction.update, { goodsAndServices: classes(11, 35) }, { viewer, preloaded })
        .thenRefused('MORE_THAN_PAID', { params: { class: 35, office: 'EU', units: 'EU 35' } });
      given()
        .when(applicationJurisdiction.create, input('UK', classes(11)), { viewer, preloaded })
        .thenRefused('MORE_THAN_PAID');
      given()
        .when(applicationJurisdiction.create, input('UK', []), { viewer, preloaded })
        .thenRefused('MORE_THAN_PAID', { params: { office: 'UK' } });
    }
    expect(
      given(part([]))
        .when(
          applicationJurisdiction.update,
          { goodsAndServices: classes(11) },
          { viewer: client, preloaded },
        )
        .events()[0]?.data,
      // A part from before the languages were kept gets them with its next change.
    ).toEqual({ goodsAndServices: classes(11), firstLanguage: 'en', secondLanguage: 'es' });
  });

  it('count with those of the other parts of the draft', () => {
    given(part([]))
      .when(
        applicationJurisdiction.update,
        { goodsAndServices: classes(11) },
        { viewer: client, preloaded: { draft: { ...open, elsewhere: ['EU 11'] } } },
      )
      .thenRefused('MORE_THAN_PAID');
  });

  it('stand as ordered until they are paid, and are none before there is an order', () => {
    const unpaid = {
      draft: {
        ...open,
        status: 'Order created' as const,
        entitlement: { ...open.entitlement, settled: 'TO_PAY' as const },
      },
    };
    expect(
      given(part([]))
        .when(
          applicationJurisdiction.update,
          { goodsAndServices: classes(11) },
          { viewer: client, preloaded: unpaid },
        )
        .events(),
    ).toHaveLength(1);
    given(part([]))
      .when(
        applicationJurisdiction.update,
        { goodsAndServices: classes(11, 12) },
        { viewer: client, preloaded: unpaid },
      )
      .thenRefused('MORE_THAN_PAID');
    given(part([]))
      .when(
        applicationJurisdiction.update,
        { goodsAndServices: classes(11) },
        { viewer: admin, preloaded: { draft: { ...open, status: null, entitlement: nothingOrdered } } },
      )
      .thenRefused('MORE_THAN_PAID');
  });

  it('that are more than was paid from earlier can only become fewer', () => {
    expect(
      given(part(classes(11, 12, 13)))
        .when(
          applicationJurisdiction.update,
          { goodsAndServices: classes(11, 12) },
          { viewer: client, preloaded: { draft: open } },
        )
        .events(),
    ).toHaveLength(1);
    given(part(classes(11, 12, 13)))
      .when(
        applicationJurisdiction.update,
        { goodsAndServices: classes(11, 12, 14) },
        { viewer: client, preloaded: { draft: open } },
      )
      .thenRefused('MORE_THAN_PAID');
  });

  it.each([
    ['Sent for review', false, 'SENT_NOT_EDITABLE'],
    ['Application approved', true, 'SENT_NOT_EDITABLE'],
    ['Filed', true, 'SENT_NOT_EDITABLE'],
    ['Withdrawn', false, 'ORDER_ENDED'],
  ] as const)('are nobody’s to change while the order is %s', (status, approved, code) => {
    const preloaded = { draft: { ...open, status, approved } };
    for (const viewer of everybody) {
      const expected = viewer === client && approved ? 'APPLICATION_APPROVED' : code;
      given(part([]))
        .when(applicationJurisdiction.update, { goodsAndServices: classes(11) }, { viewer, preloaded })
        .thenRefused(expected);
      given(part([])).when(applicationJurisdiction.remove, {}, { viewer, preloaded }).thenRefused(expected);
      given()
        .when(applicationJurisdiction.create, input('EU', classes(11)), { viewer, preloaded })
        .thenRefused(expected);
    }
  });

  it('are nowhere without their application', () =>
    given()
      .when(applicationJurisdiction.create, input('EU', []), { viewer: lawyer, preloaded: { draft: null } })
      .thenRefused('NOT_FOUND'));
});

describe('a specimen', () => {
  const facts = {
    applicationId: nameBasedId('application'),
    classNumber: 11,
    classItems: ['lamps'],
    usptoRequirements: [],
  };

  it.each([
    [
      'belongs to exactly one thing',
      { useInCommerceRequestClassId: nameBasedId('class') },
      'applicationId',
      'ONE_OF',
      'A specimen belongs to an application or to a class of a proof of use: name exactly one.',
    ],
    [
      'from a page says when it was seen',
      { url: 'https://lumara.test/' },
      'captureDate',
      'REQUIRED',
      'Say on which day the page was seen.',
    ],
    [
      'was not seen in the future',
      { captureDate: '2026-03-22' },
      'captureDate',
      'IN_FUTURE',
      'The day must not be in the future.',
    ],
  ])('%s', (_, more, key, code, message) => {
    given()
      .when(specimen.create, { ...facts, ...more }, { viewer: client, now })
      .thenRefused('INPUT_INVALID', { fields: [{ path: [key], code, message }] });
  });

  it('of an approved application is neither added, exchanged nor taken away: not by its client, not by the firm', () => {
    const preloaded = { approved: true };
    const shown = {
      type: 'SpecimenAdded',
      data: { ...facts, userId: clientId, documentId: nameBasedId('picture') },
    };
    for (const [viewer, code] of [
      [client, 'APPLICATION_APPROVED'],
      [lawyer, 'APPROVAL_STANDS'],
      [admin, 'APPROVAL_STANDS'],
    ] as const) {
      given().when(specimen.create, facts, { viewer, now, preloaded }).thenRefused(code);
      given(shown)
        .when(specimen.update, { documentId: nameBasedId('another picture') }, { viewer, now, preloaded })
        .thenRefused(code);
      given(shown).when(specimen.remove, {}, { viewer, now, preloaded }).thenRefused(code);
    }
  });

  it('of a proof of use is its client’s until a lawyer approved the filing; the firm corrects it', () => {
    const preloaded = { proof: { status: 'Approved for filing', link_revision: 1 } };
    const proof = {
      useInCommerceRequestClassId: nameBasedId('class'),
      classNumber: 11,
      classItems: ['lamps'],
      usptoRequirements: [],
    };
    const shown = { type: 'SpecimenAdded', data: { ...proof, userId: clientId } };
    given().when(specimen.create, proof, { viewer: client, now, preloaded }).thenRefused('PROOF_APPROVED');
    given(shown)
      .when(
        specimen.update,
        { documentId: nameBasedId('another picture') },
        { viewer: client, now, preloaded },
      )
      .thenRefused('PROOF_APPROVED');
    given(shown).when(specimen.remove, {}, { viewer: client, now, preloaded }).thenRefused('PROOF_APPROVED');
    const [added] = given()
      .when(specimen.create, { ...proof, userId: clientId }, { viewer: lawyer, now, preloaded })
      .events();
    expect(added?.data).toEqual({ ...proof, userId: clientId });
  });

  it('of a draft is its client’s, and tells nothing of what was looked up', () => {
    const [added] = given()
      .when(specimen.create, facts, { viewer: client, now, preloaded: { approved: false } })
      .events();
    expect(added?.data).toEqual({ ...facts, userId: clientId });
  });

  it('may be seen today anywhere on earth', () =>
    expect(
      given()
        .when(specimen.create, { ...facts, captureDate: '2026-03-21' }, { viewer: client, now })
        .events(),
    ).toHaveLength(1));
});
