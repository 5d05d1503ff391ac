import { describe, expect, it } from '@jest/globals';
import { given } from '@cotta/kit/testing/spec.js';
import { shutOut } from '@cotta/kit/testing/shut-out.js';
import type { RegistrationRequestEvent } from '../registration-request/events.js';
import { filingCopyOf, type FiledContent } from '../registration-request/approval/filing-copy.js';
import type { RequestStatus } from '../registration-request/labels.js';
import { client, mark, owned, stranger, testKey } from '../testing/facts.js';
import { authorityDigest, authorityOf } from '../registration-request/approval/power-of-attorney.js';
import { sentDigestOf } from '../registration-request/approval/sent-copy.js';
import { approveApplication } from '../registration-request/draft/drafting-transitions.js';
import { whole } from '../testing/paid-order.js';
import { defineSignPowerOfAttorney } from './sign-power-of-attorney.js';

const sign = defineSignPowerOfAttorney(testKey);
const digest = 'd'.repeat(64);
const now = '2026-01-15T10:00:00Z';
const file = { name: 'power-of-attorney.pdf', size: 10, sha256: 'e'.repeat(64), sealed: 'AA==' };
const authority = {
  language: 'en',
  principal: { name: 'Lumara', companyId: null, lines: [] },
  mark: { words: 'Lumara', withLogo: false },
  offices: [{ code: 'BR', name: 'INPI' }],
};
const input = {
  digest,
  signerName: 'Jana Malá',
  signerFunction: 'director',
  strokes: [{ points: [1, 2, 30, 40] }],
};
const started: RegistrationRequestEvent = {
  type: 'RegistrationOrderStarted',
  data: {
    about: owned,
    mark,
    country: 'SK',
    currency: 'EUR',
    sendMarketingEmails: false,
    attribution: [],
    emailKey: 'key-of-jana',
    addressKey: null,
  },
};
const at = (status: RequestStatus): RegistrationRequestEvent => ({
  type: 'ReadyForDrafting',
  data: { about: owned, status, statusFrom: 'Order created' },
});

describe('signing a power of attorney on line', () => {
  it.each(['Ready for drafting', 'Sent for review'] as const)(
    'is possible at %s, and the order remembers the file and what was signed',
    (status) => {
      const [event] = given(started, at(status))
        .when(sign, input, { viewer: client, now, preloaded: { authority, file } })
        .events();
      expect(event).toMatchObject({
        type: 'PowerOfAttorneySigned',
        data: {
          poaDigest: digest,
          offices: ['BR'],
          signerName: 'Jana Malá',
          signerFunction: 'director',
          file,
        },
      });
    },
  );

  it('comes too late after the approval', () =>
    given(started, at('Application approved'))
      .when(sign, input, { viewer: client, now, preloaded: { authority, file } })
      .thenRefused('WRONG_STATUS'));

  it('stands under what was previewed, and under nothing else', () => {
    given(started, at('Ready for drafting'))
      .when(sign, input, { viewer: client, now, preloaded: { authority, file: null } })
      .thenRefused('POA_CHANGED');
    given(started, at('Ready for drafting'))
      .when(sign, input, { viewer: client, now, preloaded: { authority: null, file: null } })
      .thenRefused('POA_NOT_READY');
  });

  it('takes a drawn line, not a dot', () =>
    given(started, at('Ready for drafting'))
      .when(
        sign,
        { ...input, strokes: [{ points: [1, 2] }] },
        { viewer: client, now, preloaded: { authority, file } },
      )
      .thenRefused('SIGNATURE_EMPTY'));

  it('is the owner’s alone', () => {
    expect(shutOut(sign)).toEqual(['visitor', 'lawyer', 'admin', 'partner']);
    given(started, at('Ready for drafting'))
      .when(sign, input, { viewer: stranger, now, preloaded: { authority, file } })
      .thenRefused('NOT_FOUND');
  });
});

describe('approving with a power of attorney that was signed on line', () => {
  const [forLumara, forOther] = [
    '01990000-0000-7000-8000-0000000000d1',
    '01990000-0000-7000-8000-0000000000d2',
  ];
  const copyOf = (name: string) => ({
    ...filingCopyOf([
      {
        applicationJurisdictionId: '01990000-0000-7000-8000-0000000000b1',
        jurisdiction: 'BR',
        content: contentOf(name),
      },
    ]),
    unheard: [],
  });
  const signed = (poaDocumentId: string, name: string): RegistrationRequestEvent => {
    const read = authorityOf(copyOf(name), owned.contact.language);
    if (read === undefined) throw new Error('nothing to sign');
    return {
      type: 'PowerOfAttorneySigned',
      data: {
        about: owned,
        poaDocumentId,
        poaDigest: authorityDigest(read),
        offices: ['BR'],
        signerName: 'Jana Malá',
        signerFunction: null,
        file,
      },
    };
  };
  const copy = copyOf('Lumara');
  const sent: RegistrationRequestEvent = {
    type: 'SentForReview',
    data: { about: owned, status: 'Sent for review', columns: { sentDigest: sentDigestOf(copy) } },
  };
  const paid = [
    started,
    {
      type: 'OrderCreated',
      data: { about: owned, status: 'Order created', columns: { orderedUnits: ['BR 11'] } },
    },
    { type: 'InvoicePaid', data: { about: owned, status: 'Order created' } },
  ] satisfies RegistrationRequestEvent[];
  // Both lie with the order: what counts is under what they were signed.
  const approve = (past: readonly RegistrationRequestEvent[], poaDocumentId: string | null) =>
    given<RegistrationRequestEvent>(...paid, ...past, sent).when(
      approveApplication.command,
      { draftDigest: copy.digest, poaDocumentId },
      {
        viewer: client,
        now,
        preloaded: { ...whole, offices: ['BR'], units: ['BR 11'], copy, authorities: [forLumara, forOther] },
      },
    );

  it('takes it for the owner it was signed for, named or not', () => {
    for (const named of [null, forLumara])
      approve([signed(forLumara, 'Lumara')], named).thenState({ status: 'Application approved' });
  });

  it('takes none that was signed for another owner, be it named, the newest or an older one', () => {
    for (const named of [null, forOther])
      approve([signed(forOther, 'Other')], named).thenRefused('POA_MISSING');
    approve([signed(forOther, 'Other'), signed(forLumara, 'Lumara')], forOther).thenRefused('POA_MISSING');
  });
});

function contentOf(name: string): FiledContent {
  const address = { street: 'Dlhá 1', city: 'Nitra', postcode: '949 01', country: 'SK', state: null };
  return {
    mark: { words: 'Lumara', logoDocumentId: null },
    goodsAndServices: [{ classNumber: 11, terms: ['Lamps'] }],
    owner: { name, companyId: null },
    domicileAddress: address,
    mailingAddress: null,
  } as unknown as FiledContent;
}
