import { describe, expect, it } from '@jest/globals';
import type { DomainEvent } from '@cotta/kit/model/decider/decider.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { signLink } from '@cotta/kit/edge/links/link-token.js';
import { given } from '@cotta/kit/testing/spec.js';
import { shutOut } from '@cotta/kit/testing/shut-out.js';
import { logoVersionName } from '@cotta/reference/logo-tones.js';
import { nothingOrdered } from '../registration-request/order/entitlement.js';
import type { OpenDraft } from '../registration-request/order/within-paid.js';
import { applicationJurisdiction } from './application-jurisdiction.record.js';
import { client, clientId, lawyer, stranger, testKey } from '../testing/facts.js';
import { defineChooseApplicationLogo } from './choose-application-logo.js';

const now = '2026-03-20T10:00:00Z';
const logo = nameBasedId('logo of the order');
const grey = nameBasedId(...logoVersionName(logo, 'greyscale'));
const ink = nameBasedId(...logoVersionName(logo, 'black and white'));
const token = (
  subjectId: string,
  expiresAt = '2026-03-21T10:00:00Z',
  purpose: 'upload' | 'download' = 'upload',
) => signLink({ purpose, subjectId, revision: 0, expiresAt: new Date(expiresAt) }, testKey);
const choose = defineChooseApplicationLogo(testKey);
const facts = {
  applicationId: nameBasedId('application'),
  jurisdiction: 'EU',
  userId: clientId,
  goodsAndServices: [],
  usptoSpecimenToClass: [],
  colorClaimEnabled: false,
};
const office = (more: object = {}): DomainEvent => ({
  type: 'ApplicationJurisdictionAdded',
  data: { ...facts, ...more },
});
const draft: OpenDraft = {
  status: 'Ready for drafting',
  approved: false,
  entitlement: nothingOrdered,
  elsewhere: [],
};
const open = { now, viewer: client, preloaded: { logo, draft } };
const inInk = {
  type: 'ApplicationLogoChosen',
  data: { logoDocumentId: ink, logoType: 'black-and-white', colorClaimEnabled: false, colorClaim: null },
};

describe('the picture one office gets', () => {
  it.each([grey, ink])(
    'is a version of the order’s own picture, and then no colours are claimed',
    (version) => {
      given(office({ logoType: 'colour', colorClaimEnabled: true, colorClaim: 'orange' }))
        .when(choose, { upload: token(version) }, open)
        .then({ ...inInk, data: { ...inInk.data, logoDocumentId: version } });
    },
  );

  it('is the order’s picture again, and was never lost', () => {
    given(office(), inInk)
      .when(choose, { upload: null }, open)
      .then({ type: 'ApplicationLogoChosen', data: { logoDocumentId: null, logoType: 'colour' } });
  });

  it('chosen twice is chosen once', () => {
    expect(
      given(office(), inInk)
        .when(choose, { upload: token(ink) }, open)
        .events(),
    ).toEqual([]);
  });

  it.each([
    ['another picture', { upload: token(nameBasedId('somebody else’s')) }, logo],
    ['the version of another picture', { upload: token(ink) }, nameBasedId('other logo')],
    ['an order without a picture', { upload: token(ink) }, null],
    ['a token that has expired', { upload: token(ink, '2026-03-20T09:00:00Z') }, logo],
    ['a token for something else', { upload: token(ink, '2026-03-21T10:00:00Z', 'download') }, logo],
    ['no token at all', { upload: 'u.x.y' }, logo],
  ])('is not %s', (_, input, of) => {
    given(office())
      .when(choose, input, { ...open, preloaded: { logo: of, draft } })
      .thenRefused('INPUT_INVALID');
  });

  it('is chosen by the client and the firm until it is sent, by nobody else', () => {
    given(office())
      .when(choose, { upload: token(ink) }, { ...open, viewer: stranger })
      .thenRefused('NOT_FOUND');
    given(office())
      .when(
        choose,
        { upload: token(ink) },
        { ...open, preloaded: { logo, draft: { ...draft, approved: true } } },
      )
      .thenRefused('APPLICATION_APPROVED');
    given(office())
      .when(
        choose,
        { upload: token(ink) },
        { ...open, viewer: lawyer, preloaded: { logo, draft: { ...draft, status: 'Sent for review' } } },
      )
      .thenRefused('SENT_NOT_EDITABLE');
    expect(
      given(office())
        .when(choose, { upload: token(ink) }, { ...open, viewer: lawyer, preloaded: { logo, draft } })
        .events(),
    ).toEqual([inInk]);
    expect(shutOut(choose)).toEqual(['visitor', 'partner']);
  });
});

describe('the form of the office', () => {
  const form = { viewer: client, preloaded: { draft } };

  it('in colour again gives the picture without colours back', () => {
    const amended = (input: Record<string, unknown>) =>
      given(office(), inInk)
        .when(applicationJurisdiction.update, input, form)
        .events()
        .map(({ data }) => data);
    // A form from before its languages were kept gets them with its next change.
    const languages = { firstLanguage: 'en', secondLanguage: 'es' };
    expect(amended({ logoType: 'colour' })).toEqual([
      { logoType: 'colour', logoDocumentId: null, ...languages },
    ]);
    expect(amended({ textInTrademark: 'Lumara' })).toEqual([{ textInTrademark: 'Lumara', ...languages }]);
  });

  it('claims no colours of a picture in black and white', () => {
    given(office(), inInk)
      .when(applicationJurisdiction.update, { colorClaimEnabled: true, colorClaim: 'orange' }, form)
      .thenRefused('INPUT_INVALID', {
        fields: [
          {
            path: ['colorClaim'],
            code: 'NOT_HERE',
            message: 'A picture in black and white claims no colours.',
          },
        ],
      });
  });
});
