import { describe, expect, it } from '@jest/globals';
import { remedyOf, type MissableRow } from './still-possible.js';

const now = new Date('2026-11-22T12:00:00Z');
const row = (
  kind: string,
  nominalDate: string,
  state: MissableRow['phases'],
  more: MissableRow = {},
): MissableRow => ({
  kind,
  actor: 'owner',
  jurisdiction: 'UK',
  nominalDate,
  triggerDate: '2026-05-04',
  phases: state ?? [],
  ...more,
});
const since = (state: 'lapsed' | 'open' | 'done' | 'not used') => [{ from: '2026-11-05', state }] as const;
const missed = row('renewal', '2026-05-04', since('lapsed'));

describe('what may put a missed day right', () => {
  it('is the nearest remedy that counts from that day and is not over', () => {
    const [late, near, over, before] = [
      row('revival', '2027-09-04', since('open')),
      row('revival', '2027-05-04', since('open')),
      row('revival', '2026-12-04', since('not used')),
      row('revival', '2026-12-01', since('open'), { triggerDate: '2016-05-04' }),
    ];
    expect(remedyOf(missed, [missed, late, near, over, before], now)).toBe(near);
  });

  it('is nothing where nothing was missed, where it is a remedy itself, or somebody else’s', () => {
    const remedy = row('revival', '2027-05-04', since('open'));
    for (const state of ['open', 'done', 'not used'] as const)
      expect(remedyOf(row('renewal', '2026-05-04', since(state)), [remedy], now)).toBeNull();
    expect(remedyOf(row('revival', '2026-05-04', since('lapsed')), [remedy], now)).toBeNull();
    expect(remedyOf({ ...missed, actor: 'third party' }, [remedy], now)).toBeNull();
  });
});
