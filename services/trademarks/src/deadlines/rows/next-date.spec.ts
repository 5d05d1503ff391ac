import { describe, expect, it } from '@jest/globals';
import type { DeadlineState } from '../deadline.js';
import { nextDate, nextDateTurns, type DatedRow } from './next-date.js';

const row = (nominalDate: string, state: DeadlineState, rest: Partial<DatedRow> = {}): DatedRow => ({
  actor: 'owner',
  jurisdiction: 'EU',
  nominalDate,
  graceDate: null,
  phases: [{ from: '2020-01-01', state }],
  ...rest,
});
const now = new Date('2026-11-22T12:00:00Z');

describe('the next date of a mark', () => {
  it('is the nearest that is not settled', () => {
    expect(
      nextDate(
        [
          row('2028-01-01', 'open'),
          row('2027-05-01', 'upcoming'),
          row('2026-12-01', 'done'),
          row('2026-12-02', 'not needed'),
        ],
        now,
      ),
    ).toBe('2027-05-01');
  });

  it('is the end of the time of grace once the day itself has passed', () => {
    expect(nextDate([row('2026-10-01', 'in grace', { graceDate: '2027-04-01' })], now)).toBe('2027-04-01');
    expect(nextDate([row('2026-10-01', 'due soon')], now)).toBe('2026-10-01');
  });

  it('is no date that others have to keep, and none where nothing is due', () => {
    expect(nextDate([row('2027-01-01', 'open', { actor: 'third party' })], now)).toBeNull();
    expect(nextDate([], now)).toBeNull();
  });

  it('is no day on which a mark becomes open to attack, before it or after: nobody has to act by it', () => {
    const attackable = [
      row('2023-05-04', 'open', { kind: 'non-use' }),
      row('2026-12-04', 'upcoming', { kind: 'dependency' }),
    ];
    expect(nextDate(attackable, now)).toBeNull();
    expect(nextDate([...attackable, row('2028-01-01', 'upcoming', { kind: 'renewal' })], now)).toBe(
      '2028-01-01',
    );
  });

  it("is judged by the office's own day", () => {
    const turns = row('2026-11-22', 'open', { jurisdiction: 'NZ', graceDate: '2027-05-22' });
    expect(nextDate([turns], now)).toBe('2027-05-22');
    expect(nextDate([{ ...turns, jurisdiction: 'US' }], now)).toBe('2026-11-22');
  });
});

describe('the day on which it turns', () => {
  it('is the one after it passes, or the first on which something begins or ends', () => {
    expect(nextDateTurns([row('2027-05-01', 'open'), row('2026-12-01', 'upcoming')], now)).toBe('2026-12-02');
    const ends = {
      phases: [
        { from: '2020-01-01', state: 'open' as const },
        { from: '2026-11-25', state: 'not needed' as const },
      ],
    };
    expect(nextDateTurns([row('2027-05-01', 'open', ends)], now)).toBe('2026-11-25');
  });

  it('is the end of the day at the office', () => {
    const turns = row('2026-11-22', 'due soon');
    const night = new Date('2026-11-22T23:30:00Z');
    expect(nextDateTurns([{ ...turns, jurisdiction: 'US' }], night)).toBe('2026-11-23');
    expect(nextDateTurns([turns], night)).toBeNull();
  });

  it('is none where only others act, or all is past', () => {
    expect(nextDateTurns([row('2027-01-01', 'open', { actor: 'third party' })], now)).toBeNull();
    expect(nextDateTurns([row('2026-01-01', 'lapsed')], now)).toBeNull();
    expect(nextDateTurns([], now)).toBeNull();
  });

  it('changes nothing before it: the same rows give the same next date until then', () => {
    const over = { from: '2026-12-02', state: 'lapsed' as const };
    const phases = [{ from: '2020-01-01', state: 'due soon' as const }, over];
    const rows = [
      row('2026-12-01', 'due soon', { phases }),
      row('2027-02-01', 'open', { graceDate: '2027-08-01' }),
    ];
    let at = now;
    for (let turn = nextDateTurns(rows, at); turn !== null; turn = nextDateTurns(rows, at)) {
      const eve = new Date(Date.parse(`${turn}T12:00:00Z`) - 86_400_000);
      expect(nextDate(rows, eve)).toBe(nextDate(rows, at));
      at = new Date(`${turn}T12:00:00Z`);
    }
    expect(nextDate(rows, at)).toBe('2027-08-01');
  });
});
