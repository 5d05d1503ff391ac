import { describe, expect, it } from '@jest/globals';
import {
  canRevive,
  firstUseProblem,
  nextStatementDue,
  signedTooEarly,
  usedAfterSigning,
} from './use-in-commerce-rules.js';

describe('the next statement of use', () => {
  // @source domain notes on use in commerce, table of notices of allowance
  it.each([
    ['2026-01-06', ['2026-07-06', '2027-01-06', '2027-07-06', '2028-01-06', '2028-07-06', '2029-01-06']],
    ['2025-08-26', ['2026-02-26', '2026-08-26', '2027-02-26', '2027-08-26', '2028-02-26', '2028-08-26']],
    ['2026-03-31', ['2026-09-30', '2027-03-30', '2027-09-30', '2028-03-30', '2028-09-30', '2029-03-30']],
  ])(
    'after the allowance of %s is due in six-month periods, the earlier day where two counts differ',
    (noticeOfAllowanceDate, [first = '', ...later]) => {
      const dates = later.reduce<string[]>(
        (known, _, index) => [
          ...known,
          nextStatementDue({ dueDate: known.at(-1) ?? first, noticeOfAllowanceDate, remaining: 4 - index }),
        ],
        [],
      );
      expect(dates).toEqual(later);
    },
  );
});

describe('days of first use', () => {
  const now = new Date('2026-06-15T15:00:00Z');
  it('follow each other and lie behind us', () => {
    expect(
      firstUseProblem({ firstUseAnywhere: '2020-01-01', firstUseInUs: '2021-01-01' }, now),
    ).toBeUndefined();
    expect(
      firstUseProblem({ firstUseAnywhere: '2021-01-02', firstUseInUs: '2021-01-01' }, now)?.fields?.[0],
    ).toMatchObject({ path: ['firstUseInUs'], code: 'TOO_EARLY' });
    expect(firstUseProblem({ firstUseInUs: '2026-06-16' }, now)?.fields?.[0]?.code).toBe('IN_FUTURE');
  });
});

describe('the day the declaration is signed', () => {
  const classes = [
    { classNumber: 9, decision: 'Use', firstUseInUs: '2026-03-31' },
    { classNumber: 25, decision: 'Use', firstUseInUs: '2026-05-02' },
    { classNumber: 35, decision: 'Extend', firstUseInUs: '2026-06-01' },
  ];
  it('follows the first use of every class that is kept', () => {
    expect(signedTooEarly(classes, '2026-05-02')).toBeUndefined();
    expect(signedTooEarly(classes, null)).toBeUndefined();
    expect(signedTooEarly(classes, '2026-05-01')?.fields?.[0]).toMatchObject({
      path: ['declarationSignedOn'],
      code: 'TOO_EARLY',
      message: expect.stringMatching(/^Class 25 is in use .* 2 May 2026/),
    });
  });

  it('is not overtaken by a use somebody enters afterwards', () => {
    expect(usedAfterSigning('2026-05-02', '2026-05-02')).toBeUndefined();
    expect(usedAfterSigning('2026-05-03', null)).toBeUndefined();
    expect(usedAfterSigning('2026-05-03', '2026-05-02')?.fields?.[0]).toMatchObject({
      path: ['firstUseInUs'],
      code: 'AFTER_SIGNING',
    });
  });
});

describe('a petition to revive', () => {
  const ended = {
    type: 'Statement of use',
    status: 'Abandoned',
    issueDate: '2026-01-06',
    dueDate: '2026-07-06',
  } as const;
  const on = (day: string, more: object = {}): boolean =>
    canRevive({ ...ended, ...more }, new Date(`${day}T15:00:00Z`));

  it('is offered from the day after the missed one, while the notice of the end can be young', () => {
    expect(on('2026-07-06')).toBe(false);
    expect(on('2026-07-07')).toBe(true);
    expect(on('2027-01-06')).toBe(true);
    expect(on('2027-01-07')).toBe(false);
  });

  it('is none beyond 36 months from the notice of allowance', () => {
    const last = { issueDate: '2023-07-10', dueDate: '2026-07-06' };
    expect(on('2026-07-10', last)).toBe(true);
    expect(on('2026-07-11', last)).toBe(false);
    expect(on('2026-08-01', { issueDate: null })).toBe(true);
  });

  it('saves no registration, and nothing that goes on', () => {
    expect(on('2026-08-01', { type: 'Declaration of use' })).toBe(false);
    expect(on('2026-08-01', { status: 'Kick-off sent' })).toBe(false);
    expect(on('2026-08-01', { type: 'Extension' })).toBe(true);
  });
});
