import { describe, expect, it } from '@jest/globals';
import type { DomainEvent } from '@cotta/kit/model/decider/decider.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { anyStep } from '@cotta/kit/testing/any-step.js';
import { stays, walkEveryStep, type Lines } from '@cotta/kit/testing/every-step.js';
import { viewerOf } from '@cotta/kit/testing/parcel-rows.js';
import { given } from '@cotta/kit/testing/spec.js';
import { readPdf, wholeText } from '@cotta/kit/testing/read-pdf.js';
import { languages } from '@cotta/reference/languages.js';
import { caseLetter } from './case-letter.work-item.js';
import { caseLetterStatuses } from './case-letter-status.js';
import { dayOfLetter, letterText } from './letter-text.js';
import { renderLetter } from './render-letter.js';

const eva = viewerOf('customer', nameBasedId('eva'));
const jan = viewerOf('customer', nameBasedId('jan'));
const lawyer = viewerOf('lawyer', nameBasedId('lawyer'));
const now = '2026-06-15T09:00:00Z';
const facts = {
  language: 'en',
  rightsHolder: 'Lumara s.r.o.',
  markName: 'LUMARA',
  markNumber: '018999001',
  markOffice: 'EUIPO',
  pages: [
    {
      link: 'https://market.example/offer/1',
      seenOn: '2026-05-02',
      proof: 'https://cotta.test/evidence/abc',
    },
  ],
  answerBy: '2026-07-01',
} as const;
const text = letterText(facts);
const past = {
  userId: eva.userId ?? '',
  caseId: nameBasedId('case'),
  rightsHolder: facts.rightsHolder,
  markName: facts.markName,
  markNumber: facts.markNumber,
  markOffice: facts.markOffice,
  links: [facts.pages[0].link],
  proofs: [],
  language: 'en',
  recipientName: 'Copy Shop',
  recipientAddress: 'Dlouhá 1, Praha',
  answerBy: facts.answerBy,
  text,
  offeredText: text,
  draftNumber: 2,
  isOffered: true,
  offeredAt: '2026-06-08T09:00:00Z',
  sentOn: '2026-06-08',
  way: 'e-mail',
  emailNumber: 1,
} as const;

// Written by hand.
const lines: Lines = {
  OfferCaseLetter: { from: ['Draft', 'Changes asked'], to: 'With client', by: ['lawyer'] },
  RemindCaseLetterClient: { from: ['With client'], to: stays, by: [] },
  ApproveCaseLetter: {
    from: ['With client'],
    to: 'Approved',
    by: ['customer'],
    input: { draftNumber: 2 },
  },
  AskCaseLetterChanges: {
    from: ['With client'],
    to: 'Changes asked',
    by: ['customer'],
    input: { draftNumber: 2, changesAsked: 'Name the shop too.' },
  },
  TakeBackCaseLetter: { from: ['With client', 'Approved'], to: 'Draft', by: ['lawyer'] },
  SendCaseLetter: {
    from: ['Approved'],
    to: 'Sent',
    by: ['lawyer'],
    input: { way: 'registered post', sentOn: '2026-06-15' },
  },
  EmailCaseLetter: {
    from: ['Approved'],
    to: 'Being e-mailed',
    by: ['lawyer'],
    input: { recipientEmail: 'shop@copy.example' },
  },
  ConfirmCaseLetterEmail: {
    from: ['Being e-mailed'],
    to: 'Sent',
    by: [],
    input: { emailNumber: 1, sentOn: '2026-06-15' },
  },
  ReturnCaseLetterEmail: {
    from: ['Being e-mailed', 'Sent'],
    to: 'Approved',
    by: [],
    input: { emailNumber: 1, emailTrouble: 'no such person' },
  },
  StopCaseLetterEmail: { from: ['Being e-mailed'], to: stays, by: [] },
  HoldBackCaseLetter: {
    from: ['Being e-mailed'],
    to: 'Withdrawn',
    by: [],
    input: { emailNumber: 1 },
  },
  NoteCaseLetterReply: {
    from: ['Sent'],
    to: 'Answered',
    by: [],
    input: { answer: 'We have a licence.', answeredOn: '2026-06-14' },
  },
  NoteCaseLetterSilence: { from: ['Sent'], to: stays, by: [] },
  NoteCaseLetterAnswer: {
    from: ['Sent'],
    to: 'Answered',
    by: ['lawyer', 'admin'],
    input: { answer: 'We stop.', answeredOn: '2026-06-14' },
  },
  WithdrawCaseLetter: {
    from: ['With client', 'Changes asked', 'Approved'],
    to: 'Withdrawn',
    by: ['lawyer'],
  },
};
const step = (name: string) => anyStep(caseLetter, name);
const letter = (status: string, more: object = {}): DomainEvent => ({
  type: 'CaseLetterDrafted',
  data: { ...past, status, ...more },
});

describe('a letter to the other side', () => {
  it('takes every step from every status as the state machine says, for whom it says', () => {
    expect(caseLetterStatuses).toHaveLength(8);
    walkEveryStep({ item: caseLetter, statuses: caseLetterStatuses, past, lines, now });
  });

  it.each(languages)('names right, page, day, proof, demand and last day in %s', (language) => {
    const written = letterText({ ...facts, language });
    for (const part of [
      'Lumara s.r.o.',
      'LUMARA',
      '018999001',
      'https://market.example/offer/1',
      dayOfLetter('2026-05-02', language),
      'https://cotta.test/evidence/abc',
      dayOfLetter('2026-07-01', language),
    ])
      expect(written).toContain(part);
  });

  it('is the file its client approves: every word of it and nothing else', async () => {
    const bytes = await renderLetter({
      ...past,
      language: 'cs',
      offeredText: letterText({ ...facts, language: 'cs' }),
      offeredAt: new Date(past.offeredAt),
    });
    const read = wholeText(await readPdf(bytes)).replaceAll(/\s+/gu, ' ');
    for (const part of ['Užívání ochranné známky LUMARA', 'Copy Shop', 'Dlouhá 1, Praha', '1. července 2026'])
      expect(read).toContain(part);
  });

  it('counts as sent by what is said of its last e-mail alone', () => {
    const confirm = step('ConfirmCaseLetterEmail');
    const comeBack = step('ReturnCaseLetterEmail');
    const second = given(letter('Being e-mailed', { emailNumber: 2, way: null, sentOn: null }));
    second.when(confirm, { emailNumber: 1, sentOn: '2026-06-15' }, { now }).thenRefused('OTHER_EMAIL');
    second.when(comeBack, { emailNumber: 1, emailTrouble: null }, { now }).thenRefused('OTHER_EMAIL');
    const [done] = second.when(confirm, { emailNumber: 2, sentOn: '2026-06-15' }, { now }).events();
    expect(done?.data).toMatchObject({ status: 'Sent', way: 'e-mail', sentOn: '2026-06-15' });
    given(letter('Sent', { way: 'courier' }))
      .when(comeBack, { emailNumber: 1, emailTrouble: null }, { now })
      .thenRefused('OTHER_EMAIL');
    const [back] = given(letter('Sent'))
      .when(comeBack, { emailNumber: 1, emailTrouble: 'no such person' }, { now })
      .events();
    expect(back?.data).toMatchObject({ status: 'Approved', sentOn: null, emailTrouble: 'no such person' });
  });

  it('goes to the client as a new draft each time, with its own file', () => {
    const [offered] = given(letter('Changes asked', { changesAsked: 'Name the shop.' }))
      .when(step('OfferCaseLetter'), {}, { viewer: lawyer, now })
      .events();
    expect(offered?.data).toMatchObject({
      draftNumber: 3,
      offeredText: text,
      changesAsked: null,
      documentId: expect.any(String),
    });
  });

  it('is approved as it was read, by its client alone', () => {
    const approve = step('ApproveCaseLetter');
    given(letter('With client'))
      .when(approve, { draftNumber: 1 }, { viewer: eva })
      .thenRefused('DRAFT_OUTDATED');
    given(letter('With client')).when(approve, { draftNumber: 2 }, { viewer: jan }).thenRefused('NOT_FOUND');
    given(letter('With client', { isOffered: false }))
      .when(approve, { draftNumber: 2 }, { viewer: eva })
      .thenRefused('NOT_FOUND');
  });

  it('is not written anew while the client has it, and never asks for an answer by another day than its own', () => {
    given(letter('Approved'))
      .when(caseLetter.update, { text: 'Other words.' }, { viewer: lawyer })
      .thenRefused('LETTER_WITH_CLIENT');
    given(letter('Draft'))
      .when(caseLetter.update, { answerBy: '2026-07-15' }, { viewer: lawyer })
      .thenRefused('INPUT_INVALID');
    given(letter('Draft', { answerBy: '2026-06-15' }))
      .when(step('OfferCaseLetter'), {}, { viewer: lawyer, now })
      .thenRefused('TIME_LIMIT_PAST');
    given(letter('Draft')).when(caseLetter.remove, {}, { viewer: lawyer }).thenRefused('RETAINED');
  });

  it('is sent today or before, and answered not before that', () => {
    given(letter('Approved'))
      .when(step('SendCaseLetter'), { way: 'courier', sentOn: '2026-06-16' }, { viewer: lawyer, now })
      .thenRefused('INPUT_INVALID');
    given(letter('Sent'))
      .when(
        step('NoteCaseLetterAnswer'),
        { answer: 'No.', answeredOn: '2026-06-07' },
        { viewer: lawyer, now },
      )
      .thenRefused('INPUT_INVALID');
  });

  it('is asked about after three and seven days, and looked after seven and fourteen', () => {
    const remind = step('RemindCaseLetterClient');
    const silence = step('NoteCaseLetterSilence');
    const at = (day: string) => ({ now: `2026-06-${day}T09:00:00Z` });
    given(letter('With client')).when(remind, {}, at('10')).thenRefused('TOO_EARLY');
    expect(given(letter('With client')).when(remind, {}, at('11')).events()).toHaveLength(1);
    given(letter('With client', { remindersSent: 1 }))
      .when(remind, {}, at('14'))
      .thenRefused('TOO_EARLY');
    expect(
      given(letter('With client', { remindersSent: 1 }))
        .when(remind, {}, at('15'))
        .events(),
    ).toHaveLength(1);
    given(letter('With client', { remindersSent: 2 }))
      .when(remind, {}, at('30'))
      .thenRefused('TOO_EARLY');
    given(letter('Sent')).when(silence, {}, at('14')).thenRefused('TOO_EARLY');
    expect(given(letter('Sent')).when(silence, {}, at('15')).events()).toHaveLength(1);
    given(letter('Sent', { silencesNoted: 1 }))
      .when(silence, {}, at('21'))
      .thenRefused('TOO_EARLY');
    given(letter('Sent', { silencesNoted: 2 }))
      .when(silence, {}, at('30'))
      .thenRefused('TOO_EARLY');
  });
});
