import { describe, expect, it } from '@jest/globals';
import { offersOf, type PricedProof } from './proof-offers.js';

const now = new Date('2026-09-01T15:00:00Z');
const statement: PricedProof = {
  type: 'Statement of use',
  issueDate: '2026-01-06',
  dueDate: '2027-01-06',
  remainingExtensionCount: 4,
};
const declaration: PricedProof = {
  type: 'Declaration of use',
  issueDate: '2021-01-05',
  dueDate: '2027-01-05',
  graceEndDate: '2027-07-05',
};
type Decision = 'Use' | 'Extend' | 'Delete' | null;
const offered = (proof: PricedProof, decisions: readonly Decision[], more: object = {}) =>
  offersOf(proof, {
    classes: decisions.map((decision, index) => ({ classNumber: index + 1, decision })),
    isInternational: false,
    now,
    ...more,
  }).map(({ type, declarationOfIncontestability, serviceFee, officeFee, isReady, ...rest }) => ({
    name: declarationOfIncontestability ? `${type} joined` : type,
    ours: serviceFee.amountMinor,
    office: officeFee.amountMinor,
    isReady,
    late: rest.lateFee.amountMinor,
    rush: rest.rushFee.amountMinor,
  }));

describe('what can be ordered of a proof', () => {
  it('is a statement for the classes in use, and more time for all that are not left out', () => {
    expect(offered(statement, ['Use', 'Use', 'Delete'])).toMatchObject([
      { name: 'Statement of use', ours: 21_700, office: 30_000, isReady: true },
      { name: 'Extension', ours: 21_700, office: 25_000, isReady: true },
    ]);
  });

  it('costs the fee of dividing where some classes are in use and others wait', () => {
    expect(offered(statement, ['Use', 'Extend'])[0]).toMatchObject({
      office: 15_000 + 12_500 + 10_000,
      isReady: true,
    });
  });

  it('is no statement while a class is undecided or none is in use; more time needs no answer', () => {
    for (const decisions of [
      ['Use', null],
      ['Extend', 'Delete'],
    ] as const)
      expect(offered(statement, decisions).map(({ isReady }) => isReady)).toEqual([false, true]);
    expect(offered(statement, ['Delete', 'Delete'])[1]?.isReady).toBe(false);
  });

  it('is no more time once all five were given', () => {
    expect(
      offered({ ...statement, dueDate: '2029-01-06', remainingExtensionCount: 0 }, ['Use']).map(
        ({ name }) => name,
      ),
    ).toEqual(['Statement of use']);
  });

  it('is a declaration alone or joined with the second one, by Section 71 where it rests on an international mark', () => {
    expect(offered(declaration, ['Use', 'Use'])).toMatchObject([
      { name: 'Declaration of use', office: 65_000 },
      { name: 'Declaration of use joined', office: 115_000 },
    ]);
    expect(offered(declaration, ['Use'], { isInternational: true })[0]).toMatchObject({ office: 32_500 });
  });

  it('costs a late fee for each class in the time of grace, twice where it renews as well', () => {
    const late = { now: new Date('2027-02-01T15:00:00Z') };
    expect(offered(declaration, ['Use', 'Use'], late)[0]).toMatchObject({ late: 20_000, office: 85_000 });
    expect(
      offered({ ...declaration, type: 'Declaration of use and renewal' }, ['Use', 'Use'], late),
    ).toMatchObject([{ late: 40_000, office: 170_000 }]);
  });

  it('costs half of our fee more where the day is near', () => {
    expect(offered(statement, ['Use'], { now: new Date('2026-12-28T15:00:00Z') })[0]).toMatchObject({
      rush: 10_850,
      ours: 32_550,
    });
  });

  it('is nothing once the last day to order is over', () => {
    expect(offered(statement, ['Use'], { now: new Date('2026-12-30T15:00:00Z') })).toEqual([]);
  });
});
