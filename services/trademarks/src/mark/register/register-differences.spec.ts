import { describe, expect, it } from '@jest/globals';
import type { RegisterState } from './register-entry.js';
import {
  confirmedKept,
  decided,
  decisionProblem,
  keptProblem,
  openDifferences,
  registerDifferences,
  withOurDates,
  type ComparedMark,
  type RegisterDifference,
} from './register-differences.js';

const mark: ComparedMark = {
  status: 'Trademark published',
  number: '18 000 001',
  filingDate: '2026-01-02',
  publicationDate: '2026-02-01',
};
const entry: RegisterState = {
  applicationNumber: '018000001',
  status: 'APPLICATION_PUBLISHED',
  filedOn: '2026-01-02',
  publishedOn: '2026-02-01',
  registeredOn: null,
  expiresOn: null,
};
const filing: RegisterDifference = {
  field: 'filing date',
  ours: '2026-01-02',
  office: '2026-01-05',
  state: 'open',
};

describe('a mark beside its register entry', () => {
  it('differs in nothing where both say the same, or only one says something', () => {
    expect(registerDifferences(mark, entry)).toEqual([]);
    expect(
      registerDifferences(
        { ...mark, filingDate: null },
        { ...entry, registeredOn: '2026-05-08', expiresOn: '2036-01-02' },
      ),
    ).toEqual([]);
  });

  it.each([
    ['filing date', mark, { filedOn: '2026-01-05' }, '2026-01-02', '2026-01-05'],
    ['publication date', mark, { publishedOn: '2026-02-08' }, '2026-02-01', '2026-02-08'],
    [
      'registration date',
      { ...mark, registrationDate: '2026-05-01' },
      { registeredOn: '2026-05-08' },
      '2026-05-01',
      '2026-05-08',
    ],
    [
      'expiration date',
      { ...mark, expirationDate: '2036-01-31' },
      { expiresOn: '2036-01-02' },
      '2036-01-31',
      '2036-01-02',
    ],
    ['number', mark, { applicationNumber: '018000002' }, '18 000 001', '018000002'],
    ['status', mark, { status: 'UNDER_EXAMINATION' }, 'Trademark published', 'UNDER_EXAMINATION'],
    ['status', mark, { status: 'REFUSED' }, 'Trademark published', 'REFUSED'],
    [
      'status',
      { ...mark, status: 'Under examination' },
      { status: 'RECEIVED' },
      'Under examination',
      'RECEIVED',
    ],
  ] as const)('differs in its %s', (field, ours, said, left, right) => {
    expect(registerDifferences(ours, { ...entry, ...said })).toEqual([
      { field, ours: left, office: right, state: 'open' },
    ]);
  });

  it('leaves the status to the person who judged it, and to the steps that follow an entry ahead of us', () => {
    expect(registerDifferences({ ...mark, status: 'Refused' }, { ...entry, status: 'REFUSED' })).toEqual([]);
    expect(registerDifferences({ ...mark, status: 'Application filed' }, entry)).toEqual([]);
  });

  it('keeps what was decided until one side changes', () => {
    const kept = { ...mark, registerDifferences: [{ ...filing, state: 'ours kept' as const }] };
    expect(openDifferences(registerDifferences(kept, { ...entry, filedOn: '2026-01-05' }))).toBe(0);
    expect(registerDifferences(kept, { ...entry, filedOn: '2026-01-06' })).toEqual([
      { ...filing, office: '2026-01-06' },
    ]);
    expect(registerDifferences(kept, entry)).toEqual([]);
  });

  it('gives steps our dates where we have some', () => {
    expect(
      withOurDates(
        { ...entry, publishedOn: '2026-02-08', registeredOn: '2026-05-08', expiresOn: '2036-01-02' },
        { ...mark, expirationDate: '2036-01-31' },
      ),
    ).toMatchObject({ publishedOn: '2026-02-01', registeredOn: '2026-05-08', expiresOn: '2036-01-31' });
    expect(withOurDates(entry, { ...mark, registrationDate: '2026-05-01' }).registeredOn).toBeNull();
  });
});

describe('a decision about a difference', () => {
  const open = { ...mark, registerDifferences: [filing] };
  const lena = { userId: 'lena', reason: 'The receipt says so.' };
  const alone: RegisterDifference = {
    ...filing,
    state: 'waits for a second person',
    keptById: 'lena',
    keptReason: 'The receipt says so.',
  };

  it('takes the value of the office', () => {
    expect(decided(open, { field: 'filing date', decision: 'Take from the office' }, lena)).toEqual({
      filingDate: '2026-01-05',
      registerDifferences: [],
      openRegisterDifferenceCount: 0,
      keptRegisterDifferenceCount: 0,
    });
  });

  it('keeps ours once a second person says so, and stays open until then', () => {
    const first = decided(open, { field: 'filing date', decision: 'Keep ours' }, lena);
    expect(first).toEqual({
      registerDifferences: [alone],
      openRegisterDifferenceCount: 1,
      keptRegisterDifferenceCount: 1,
    });
    expect(keptProblem({ ...mark, ...first }, 'filing date', 'lena')).toMatchObject({
      refused: 'SECOND_PERSON_NEEDED',
    });
    expect(keptProblem({ ...mark, ...first }, 'filing date', undefined)).toBeDefined();
    expect(keptProblem({ ...mark, ...first }, 'filing date', 'marek')).toBeUndefined();
    const second = confirmedKept({ ...mark, ...first }, 'filing date');
    expect(second).toEqual({
      registerDifferences: [{ ...alone, state: 'ours kept' }],
      openRegisterDifferenceCount: 0,
      keptRegisterDifferenceCount: 0,
    });
    expect(keptProblem({ ...mark, ...second }, 'filing date', 'marek')).toMatchObject({
      refused: 'NO_SUCH_DIFFERENCE',
    });
  });

  it('can still go to the office while one person alone keeps ours', () => {
    const waiting = { ...mark, registerDifferences: [alone] };
    const take = { field: 'filing date', decision: 'Take from the office' } as const;
    expect(decisionProblem(waiting, take)).toBeUndefined();
    expect(decided(waiting, take, lena)).toMatchObject({ filingDate: '2026-01-05', registerDifferences: [] });
    expect(decisionProblem(waiting, { ...take, decision: 'Keep ours' })).toMatchObject({
      refused: 'DIFFERENCE_KEPT_BY_ONE',
    });
  });

  it('is forgotten when one side changes before the second look', () => {
    const waiting = { ...mark, registerDifferences: [alone] };
    expect(registerDifferences(waiting, { ...entry, filedOn: '2026-01-05' })).toEqual([alone]);
    expect(registerDifferences(waiting, { ...entry, filedOn: '2026-01-06' })).toEqual([
      { ...filing, office: '2026-01-06' },
    ]);
  });

  it.each([
    ['nothing differs', mark, 'filing date', 'Keep ours', 'NO_SUCH_DIFFERENCE'],
    [
      'it was decided',
      { ...mark, registerDifferences: [{ ...filing, state: 'ours kept' }] },
      'filing date',
      'Take from the office',
      'NO_SUCH_DIFFERENCE',
    ],
    [
      'a status is to be copied',
      {
        ...mark,
        registerDifferences: [
          { field: 'status', ours: 'Trademark published', office: 'REFUSED', state: 'open' },
        ],
      },
      'status',
      'Take from the office',
      'STATUS_BY_STEPS',
    ],
    [
      'the date of the office cannot be true beside ours',
      { ...open, registrationDate: '2026-01-03' },
      'filing date',
      'Take from the office',
      'INPUT_INVALID',
    ],
  ] as const)('is refused where %s', (_, given, field, decision, code) => {
    expect(decisionProblem(given, { field, decision })).toMatchObject({ refused: code });
  });
});
