import { describe, expect, it } from '@jest/globals';
import type { Viewer } from '@cotta/kit/model/words/viewer.js';
import { docketRow, safeReasonOf, stepsOf, turnOf, type DocketRecord } from './docket-row.js';

const row = (facts: Partial<DocketRecord> = {}): DocketRecord => ({
  id: 'd',
  trademarkId: 't',
  userId: 'client',
  markName: 'Lumara',
  jurisdiction: 'EU',
  kind: 'renewal',
  name: 'Renewal',
  actor: 'owner',
  state: 'open',
  today: '2027-03-01',
  on: '2027-04-01',
  nominalDate: '2027-04-01',
  legalDate: '2027-04-01',
  safeDate: '2027-03-23',
  opensDate: null,
  graceDate: null,
  surcharge: null,
  assignedAdminId: null,
  extensionDate: null,
  renewalOrderedOn: null,
  markStatus: 'Trademark registered',
  markVersion: 4,
  extensionsLeft: null,
  letterId: null,
  letterVersion: null,
  letterStatus: null,
  letterBasis: null,
  letterExtendedOn: null,
  proposedDueDate: null,
  laterDueDateCause: null,
  dueDateReason: null,
  dueDateSourceId: null,
  dueDateSetById: null,
  proofId: null,
  proofVersion: null,
  proofStatus: null,
  dueDateUnconfirmed: false,
  letterOn: null,
  letterCount: 0,
  ...facts,
});
const lena: Viewer = { role: 'lawyer', userId: 'lena', locale: 'en', scopes: [] };
const letter = (facts: Partial<DocketRecord> = {}): DocketRecord =>
  row({
    kind: 'response',
    jurisdiction: 'US',
    letterId: 'l',
    letterVersion: 2,
    letterStatus: 'Docketed',
    ...facts,
  });
const proof = (facts: Partial<DocketRecord> = {}): DocketRecord =>
  row({ kind: 'use', jurisdiction: 'US', proofId: 'p', proofVersion: 3, proofStatus: 'Created', ...facts });

describe('whose turn it is', () => {
  it.each([
    ['a renewal nobody ordered', row(), 'CLIENT'],
    ['one that is ordered', row({ renewalOrderedOn: '2027-02-01' }), 'FIRM'],
    ['a fee of an application we filed', row({ userId: null }), 'FIRM'],
    ['a letter before its kick-off', letter(), 'FIRM'],
    ['one the client was told of', letter({ letterStatus: 'Kick-off sent' }), 'CLIENT'],
    ['one whose answer is ordered', letter({ letterStatus: 'Ordered' }), 'FIRM'],
    ['a proof of use that waits for specimens', proof({ proofStatus: 'In preparation' }), 'CLIENT'],
    ['one that can be filed', proof({ proofStatus: 'Approved for filing' }), 'FIRM'],
    ['an opposition of others', row({ actor: 'third party' }), 'THIRD_PARTY'],
    ['what the office does', row({ actor: 'office' }), 'OFFICE'],
  ])('%s', (_, given, turn) => expect(turnOf(given)).toBe(turn));
});

describe('steps of the docket', () => {
  it.each([
    ['none at a plain renewal', row(), []],
    [
      'a date to confirm and more time at a letter of the United States',
      letter({ dueDateUnconfirmed: true }),
      ['CONFIRM', 'CORRECT', 'EXTEND'],
    ],
    ['no second extension', letter({ letterExtendedOn: '2027-02-01' }), ['CORRECT']],
    ['none through the Madrid System', letter({ letterBasis: ['66(a)'] }), ['CORRECT']],
    ['none elsewhere', letter({ jurisdiction: 'EU' }), ['CORRECT']],
    ['none once the day is over', letter({ today: '2027-04-02' }), ['CORRECT']],
    [
      'nothing to confirm once an answer is filed',
      letter({ dueDateUnconfirmed: true, letterStatus: 'Response submitted' }),
      [],
    ],
    [
      'the letter again once it went out',
      letter({ letterStatus: 'Kick-off sent', letterExtendedOn: '2027-02-01' }),
      ['CORRECT', 'NOTIFY'],
    ],
    [
      'but not to nobody',
      letter({ letterStatus: 'Kick-off sent', letterExtendedOn: '2027-02-01', userId: null }),
      ['CORRECT'],
    ],
    [
      'a proof of use is confirmed before its kick-off',
      proof({ dueDateUnconfirmed: true }),
      ['CONFIRM', 'CORRECT'],
    ],
    [
      'and not after',
      proof({ dueDateUnconfirmed: true, proofStatus: 'In preparation' }),
      ['CORRECT', 'NOTIFY'],
    ],
    [
      'more time for a statement of use while extensions are left',
      proof({ markStatus: 'Statement of use requested', extensionsLeft: 2, extensionDate: '2027-10-01' }),
      ['CORRECT', 'EXTEND'],
    ],
    [
      'none when they are used up',
      proof({ markStatus: 'SOU extended', extensionsLeft: 0, extensionDate: '2027-10-01' }),
      ['CORRECT'],
    ],
  ])('%s', (_, given, steps) => expect(stepsOf(given, lena)).toEqual(steps));
});

describe('the second look', () => {
  const entered = { dueDateUnconfirmed: true, dueDateSetById: 'lena' } as const;
  it.each([
    ['a letter', letter(entered)],
    ['a proof of use', proof(entered)],
  ])('at the day of %s is for another lawyer than the one who entered it', (_, given) => {
    const marek: Viewer = { ...lena, userId: 'marek' };
    expect(stepsOf(given, lena)).not.toContain('CONFIRM');
    expect(docketRow(given, lena)).toMatchObject({ isDueDateOwn: true });
    expect(stepsOf(given, marek)).toContain('CONFIRM');
    expect(docketRow(given, marek)).toMatchObject({ isDueDateOwn: false });
    expect(stepsOf(given, { ...marek, role: 'admin' })).not.toContain('CONFIRM');
    expect(stepsOf(given, { ...marek, secondLooks: false })).not.toContain('CONFIRM');
  });
});

describe('the safe date', () => {
  it.each([
    ['five open days before, Easter left out', row(), 'OPEN_DAYS'],
    ['the first day it can be done', row({ safeDate: '2027-03-30', opensDate: '2027-03-30' }), 'OPENS'],
    ['what it is counted from leaves no five days', row({ safeDate: '2027-03-31' }), 'NO_DAYS'],
  ])('is %s', (_, given, why) => expect(safeReasonOf(given)).toBe(why));

  it.each([
    ['is named where the office is closed on the last day', '2027-04-06', expect.any(String)],
    ['is none where it is open', '2027-04-01', null],
  ])('of closing %s', (_, legalDate, closedBecause) =>
    expect(
      docketRow(row({ nominalDate: legalDate === '2027-04-01' ? legalDate : '2027-03-29', legalDate }), lena),
    ).toMatchObject({
      closedBecause,
    }),
  );
});

describe('a row', () => {
  it.each([
    ['2027-03-31', 1],
    ['2027-04-01', 0],
    ['2027-04-02', -1],
    // Clocks go forward in between.
    ['2027-03-01', 31],
  ])('on %s has %i days left', (today, daysLeft) =>
    expect(docketRow(row({ today }), lena)).toMatchObject({ daysLeft }),
  );

  it('is worked on in its letter, its proof of use, else the mark, at the version that was seen', () => {
    expect(docketRow(row(), lena)).toMatchObject({ subject: { kind: 'TRADEMARK', id: 't', version: 4 } });
    expect(docketRow(letter(), lena)).toMatchObject({
      subject: { kind: 'OFFICE_ACTION', id: 'l', version: 2 },
    });
    expect(docketRow(proof(), lena)).toMatchObject({
      subject: { kind: 'USE_IN_COMMERCE_REQUEST', id: 'p', version: 3 },
    });
  });
});
