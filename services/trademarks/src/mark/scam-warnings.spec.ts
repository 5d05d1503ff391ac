import { describe, expect, it } from '@jest/globals';
import { planWarning, warned } from './scam-warnings.js';

const now = new Date('2026-06-15T15:00:00Z');
const tomorrow = '2026-06-16T15:00:00.000Z';

describe('the plan of a warning', () => {
  it('is the day after, and the later cause takes the place of the earlier', () => {
    expect(planWarning({}, 'filing', now)).toEqual({ scamWarningAfter: 'filing', scamWarningAt: tomorrow });
    expect(
      planWarning(
        { scamWarningAfter: 'filing', scamWarningAt: '2026-06-16T09:00:00.000Z' },
        'publication',
        now,
      ),
    ).toEqual({ scamWarningAfter: 'publication', scamWarningAt: tomorrow });
  });

  it('is none of a cause that was warned of, nor for a mark others look after', () => {
    expect(planWarning({ scamWarnedOf: ['publication'] }, 'publication', now)).toEqual({});
    expect(planWarning({ imported: true }, 'filing', now)).toEqual({});
  });
});

it('what was warned of is remembered once', () => {
  const after = warned({
    scamWarningAfter: 'registration',
    scamWarningAt: tomorrow,
    scamWarnedOf: ['filing'],
  });
  expect(after).toEqual({
    scamWarningAfter: null,
    scamWarningAt: null,
    scamWarnedOf: ['filing', 'registration'],
  });
  expect(warned({ ...after, scamWarningAfter: 'filing' }).scamWarnedOf).toEqual(['filing', 'registration']);
});
