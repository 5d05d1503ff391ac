import { describe, expect, it } from '@jest/globals';
import type { DomainEvent } from '@cotta/kit/model/decider/decider.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { erasableFields } from '@cotta/kit/runtime/personal-data/erasable.js';
import { anyStep } from '@cotta/kit/testing/any-step.js';
import { walkEveryStep, type Lines } from '@cotta/kit/testing/every-step.js';
import { shutOut } from '@cotta/kit/testing/shut-out.js';
import { given } from '@cotta/kit/testing/spec.js';
import { viewerOf } from '@cotta/kit/testing/parcel-rows.js';
import { caseObjectionResource } from './case-objection.resource.js';
import { caseObjection } from './case-objection.work-item.js';
import { caseObjectionStatuses } from './case-objection-status.js';
import { namesOf } from './find-case.js';

const eva = viewerOf('customer', nameBasedId('eva'));
const jan = viewerOf('customer', nameBasedId('jan'));
const lawyer = viewerOf('lawyer', nameBasedId('lawyer'));
const now = '2026-06-15T09:00:00Z';
const past = {
  userId: eva.userId ?? '',
  caseId: nameBasedId('case'),
  ticketId: nameBasedId('ticket'),
  receivedAt: '2026-06-14T09:00:00.000Z',
  way: 'page',
  language: 'cs',
  fromName: 'Jan',
  fromEmail: 'shop@copy.example',
  words: 'We have an agreement.',
};
const open = ['To answer', 'With client'] as const;

// Written by hand.
const lines: Lines = {
  AskCaseObjectionClient: {
    from: ['To answer'],
    to: 'With client',
    by: ['lawyer'],
    input: { clientQuestion: 'Do you know of an agreement?' },
  },
  AnswerCaseObjectionClient: {
    from: ['With client'],
    to: 'To answer',
    by: ['customer'],
    input: { clientAnswer: 'There is none.' },
  },
  KeepCaseDemand: {
    from: open,
    to: 'Demand kept',
    by: ['lawyer'],
    input: { answer: 'Please send the agreement.' },
  },
  WithdrawCaseDemand: {
    from: open,
    to: 'Demand withdrawn',
    by: ['lawyer'],
    input: { answer: 'You are right.', reasonForClient: 'Your own licence allows it.' },
  },
  SetAsideCaseObjection: { from: open, to: 'Set aside', by: ['lawyer'] },
};
const objection = (status: string, more: object = {}): DomainEvent => ({
  type: 'CaseObjectionReceived',
  data: { ...past, status, ...more },
});

describe('what the other side of a case wrote', () => {
  it('takes every step from every status as the state machine says, for whom it says', () => {
    expect(caseObjectionStatuses).toHaveLength(5);
    walkEveryStep({ item: caseObjection, statuses: caseObjectionStatuses, past, lines, now });
  });

  it('is written, changed and taken away by nobody: it stands as it came', () => {
    const everybody = ['visitor', 'customer', 'lawyer', 'admin', 'partner'];
    for (const command of [caseObjection.create, caseObjection.update, caseObjection.remove])
      expect(shutOut(command)).toEqual(everybody);
  });

  it('keeps what it was answered and when, and why the demand was withdrawn', () => {
    const withdraw = anyStep(caseObjection, 'WithdrawCaseDemand');
    const [done] = given(objection('With client'))
      .when(withdraw, { answer: 'You are right.', reasonForClient: 'A licence.' }, { viewer: lawyer, now })
      .events();
    expect(done).toMatchObject({
      type: 'CaseDemandWithdrawn',
      data: {
        status: 'Demand withdrawn',
        caseId: past.caseId,
        answer: 'You are right.',
        reasonForClient: 'A licence.',
        answeredAt: '2026-06-15T09:00:00.000Z',
      },
    });
  });

  it('is not answered into nowhere: without an address it is set aside, with how it was answered', () => {
    const nowhere = given(objection('To answer', { fromEmail: null }));
    for (const name of ['KeepCaseDemand', 'WithdrawCaseDemand'])
      nowhere
        .when(
          anyStep(caseObjection, name),
          { answer: 'No.', reasonForClient: 'None.' },
          { viewer: lawyer, now },
        )
        .thenRefused('NO_ADDRESS_LEFT');
    expect(
      nowhere
        .when(
          anyStep(caseObjection, 'SetAsideCaseObjection'),
          { reason: 'Answered by post.' },
          { viewer: lawyer },
        )
        .events(),
    ).toHaveLength(1);
  });

  it('is forgotten with the person in every word that somebody wrote', () => {
    expect(Object.keys(erasableFields(caseObjectionResource))).toEqual(
      expect.arrayContaining([
        'fromName',
        'fromEmail',
        'reported',
        'words',
        'clientQuestion',
        'clientAnswer',
        'answer',
        'reasonForClient',
      ]),
    );
  });

  it('is spoken about by its client alone', () => {
    const say = anyStep(caseObjection, 'AnswerCaseObjectionClient');
    given(objection('With client'))
      .when(say, { clientAnswer: 'There is none.' }, { viewer: jan })
      .thenRefused('NOT_FOUND');
    expect(
      given(objection('With client')).when(say, { clientAnswer: 'There is none.' }, { viewer: eva }).events(),
    ).toMatchObject([{ data: { status: 'To answer', clientAnswer: 'There is none.' } }]);
  });
});

describe('what was reported', () => {
  it.each([
    ['https://www.Market.example/offer/1#top', 'market.example/offer/1'],
    ['My page is http://market.example/offer/1/.', 'market.example/offer/1'],
    ['www.market.example/offer/1', 'market.example/offer/1'],
    ['(market.example/offer/1)', 'market.example/offer/1'],
  ])('is a page however it is written: %s', (said, page) => {
    expect(namesOf(said).pages).toContain(page);
  });

  it('is the number of a report, alone or among words', () => {
    expect(namesOf('R-77').numbers).toContain('r-77');
    expect(namesOf('Report number R-77, of Monday').numbers).toContain('r-77');
    expect(namesOf('my shop').pages).toEqual([]);
  });
});
