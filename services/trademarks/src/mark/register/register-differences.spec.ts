import { describe, expect, it } from '@jest/globals';
import type { RegisterState } from './register-entry.js';
import {
  decided,
  decisionProblem,
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

  it('takes the value of the office', () => {
    expect(decided(open, { field: 'filing date', decision: 'Take from the office' })).toEqual({
      filingDate: '2026-01-05',
      registerDifferences: [],
      openRegisterDifferenceCount: 0,
    });
  });

  it('keeps ours', () => {
    expect(decided(open, { field: 'filing date', decision: 'Keep ours' })).toEqual({
      registerDifferences: [{ ...filing, state: 'ours kept' }],
      openRegisterDifferenceCount: 0,
    });
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
