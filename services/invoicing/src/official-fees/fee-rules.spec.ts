import { describe, expect, it } from '@jest/globals';
import type { DomainEvent } from '@cotta/kit/model/decider/decider.js';
import { isRefusal, type Refusal } from '@cotta/kit/model/words/refusal.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { viewerOf } from '@cotta/kit/testing/parcel-rows.js';
import { approveOfficialFee, confirmOfficialFee, declineOfficialFee } from './confirm-official-fee.js';
import { beforeFor, needsSecondPerson, readFeeProblem, type ReadFee } from './fee-rules.js';

const now = new Date('2026-11-28T09:00:00Z');
const admin = viewerOf('admin', nameBasedId('admin'));
const other = viewerOf('admin', nameBasedId('other admin'));
const french: ReadFee = {
  office: 'FR',
  line: 'FILING',
  amounts: [19_000, 4000],
  sourceUrl: 'https://www.inpi.fr/tarifs',
  lookedOn: '2026-11-28',
  validFrom: '2019-12-11',
};
const counts = { position: 3, openPrices: 2, openPricesThatDiffer: 1, feesLeftToCheck: 1 };
const before = { amounts: [19_000, 4000], amountsOfOthers: [19_000, 4000] };
const empty = { exists: false, fields: {} };

function confirmed(read: ReadFee, preloaded: object = {}): readonly DomainEvent[] | Refusal {
  return confirmOfficialFee.decide(empty, read, {
    now,
    viewer: admin,
    streamId: nameBasedId('one'),
    preloaded: { ...counts, before, isProposed: false, ...preloaded },
  });
}

const fieldOf = (answer: readonly DomainEvent[] | Refusal | undefined): unknown =>
  isRefusal(answer) ? (answer.fields?.[0]?.code ?? answer.refused) : 'none';

describe('a fee that was looked at', () => {
  it('counts at once where it is as it was', () => {
    expect(confirmed(french)).toEqual([
      {
        type: 'OfficialFeeEntered',
        data: {
          ...french,
          formerAmounts: [19_000, 4000],
          currency: 'EUR',
          enteredById: admin.userId,
          state: 'Confirmed',
          inForceFrom: '2026-11-28',
          ...counts,
        },
      },
    ]);
  });

  it('counts from the day the office named, where that is yet to come', () => {
    expect(confirmed({ ...french, amounts: [20_000, 4000], validFrom: '2027-01-01' })).toMatchObject([
      { data: { state: 'Confirmed', inForceFrom: '2027-01-01' } },
    ]);
  });

  it('waits for another admin where it changed by more than a quarter', () => {
    expect(confirmed({ ...french, amounts: [24_000, 4000] })).toMatchObject([
      { data: { state: 'Proposed' } },
    ]);
    const [event] = confirmed({ ...french, amounts: [24_000, 4000] }) as readonly DomainEvent[];
    expect(event?.data).not.toHaveProperty('position');
    expect(event?.data).not.toHaveProperty('inForceFrom');
  });

  it('is not entered twice while one waits', () => {
    expect(fieldOf(confirmed(french, { isProposed: true }))).toBe('FEE_PROPOSED');
  });

  it.each<[string, Partial<ReadFee>, string]>([
    ['a page that anybody on the way may change', { sourceUrl: 'http://www.inpi.fr/tarifs' }, 'NOT_HTTPS'],
    ['what is no page', { sourceUrl: 'javascript:alert(1)' }, 'NOT_HTTPS'],
    ['a page of this house', { sourceUrl: 'https://localhost/tarifs' }, 'NOT_HTTPS'],
    ['a number instead of a name', { sourceUrl: 'https://127.0.0.1/tarifs' }, 'NOT_HTTPS'],
    ['a name with a password', { sourceUrl: 'https://a:b@inpi.fr/' }, 'NOT_HTTPS'],
    ['a day that has not come', { lookedOn: '2026-11-29' }, 'IN_FUTURE'],
    ['a day before it was seen last', { lookedOn: '1990-01-01' }, 'SEEN_SINCE'],
    ['a day of another age', { validFrom: '0001-01-01' }, 'TOO_LONG_AGO'],
    ['a year that was mistyped', { validFrom: '2072-01-01' }, 'TOO_FAR'],
    ['one amount where the office has two', { amounts: [19_000] }, 'OTHER_STEPS'],
    ['nothing where it took something', { amounts: [0, 0] }, 'TOO_SMALL'],
    ['a fee the office does not have', { line: 'LATER_2' }, 'UNKNOWN_FEE'],
  ])('is refused with %s', (_, more, code) => {
    expect(fieldOf(confirmed({ ...french, ...more }))).toBe(code);
  });

  it('may be what nobody knew', () => {
    expect(readFeeProblem({ ...french, office: 'EG', amounts: [150_000] }, '2026-11-28')).toBeUndefined();
  });
});

describe('the second person', () => {
  it.each([
    [[19_000, 4000], false],
    [[23_750, 5000], false],
    [[23_751, 4000], true],
    [[14_249, 4000], true],
    [[19_000, 5001], true],
  ])('for %j: %j', (amounts, needed) => expect(needsSecondPerson(amounts, before)).toBe(needed));

  it('is needed where nobody knew the fee', () => {
    expect(needsSecondPerson([100], { amounts: [], amountsOfOthers: [] })).toBe(true);
  });

  it('is not gone round in small steps', () => {
    const small = {
      ...french,
      id: 'a',
      amounts: [23_000, 4000],
      inForceFrom: '2026-11-27',
      position: 1,
      enteredById: admin.userId ?? '',
      byTwo: false,
    };
    const mine = beforeFor(french, [small], admin.userId ?? '');
    expect(mine).toEqual({ amounts: [23_000, 4000], amountsOfOthers: [19_000, 4000] });
    expect(needsSecondPerson([27_000, 4000], mine)).toBe(true);
    expect(needsSecondPerson([27_000, 4000], beforeFor(french, [small], other.userId ?? ''))).toBe(false);
    expect(
      needsSecondPerson([27_000, 4000], beforeFor(french, [{ ...small, byTwo: true }], admin.userId ?? '')),
    ).toBe(false);
  });

  const proposed = {
    exists: true,
    fields: { ...french, amounts: [24_000, 4000], state: 'Proposed', enteredById: admin.userId ?? null },
  } as Parameters<typeof approveOfficialFee.decide>[0];
  const decide = (viewer: typeof admin, state = proposed) =>
    approveOfficialFee.decide(state, {}, { now, viewer, streamId: 'x', preloaded: counts });

  it('is another one', () => {
    expect(fieldOf(decide(admin))).toBe('SECOND_PERSON_NEEDED');
    expect(decide(other)).toEqual([
      {
        type: 'OfficialFeeDecided',
        data: {
          office: 'FR',
          state: 'Confirmed',
          decidedById: other.userId,
          inForceFrom: '2026-11-28',
          ...counts,
        },
      },
    ]);
  });

  it('decides once', () => {
    const done = { ...proposed, fields: { ...proposed.fields, state: 'Confirmed' } } as typeof proposed;
    expect(fieldOf(decide(other, done))).toBe('NOT_PROPOSED');
    expect(
      fieldOf(
        declineOfficialFee.decide(done, { declinedBecause: 'No.' }, { now, viewer: other, streamId: 'x' }),
      ),
    ).toBe('NOT_PROPOSED');
  });

  it('says why it does not count; whoever entered it may take it back', () => {
    for (const viewer of [admin, other])
      expect(
        declineOfficialFee.decide(proposed, { declinedBecause: 'Mistyped.' }, { now, viewer, streamId: 'x' }),
      ).toMatchObject([{ data: { state: 'Declined', declinedBecause: 'Mistyped.' } }]);
  });
});
