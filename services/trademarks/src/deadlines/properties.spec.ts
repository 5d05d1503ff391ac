import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { holidayCalendar, weekendsOnly } from '@cotta/reference/holiday-calendar.js';
import { offices } from '@cotta/reference/offices.js';
import { trademarkStatuses } from '@cotta/reference/trademark-statuses.js';
import {
  addDays,
  addMonths,
  addMonthsKeepingMonthEnd,
  isCalendarDate,
} from '@cotta/reference/calendar-date.js';
import { computeDeadlines } from './compute-deadlines.js';
import { deadlineStates } from './deadline.js';
import { dateFacts, eventKinds, filingBases, type MarkFacts } from './mark-facts.js';
import { recompute } from './recompute.js';
import { reminderPlan } from './reminder-plan.js';

const FIRST_DAY = '1995-01-01';
const date = fc.integer({ min: 0, max: 15_500 }).map((count) => addDays(FIRST_DAY, count));

/** Any facts, also those that cannot all be true. */
const facts: fc.Arbitrary<MarkFacts> = fc.record(
  {
    reference: fc.constant('a mark'),
    office: fc.constantFrom(...offices.map(({ code }) => code), 'ZZ'),
    status: fc.constantFrom(...trademarkStatuses),
    bases: fc.subarray([...filingBases]),
    madrid: fc.boolean(),
    dates: fc.record(Object.fromEntries(dateFacts.map((fact) => [fact, date])), { requiredKeys: [] }),
    events: fc.array(
      fc.record(
        { kind: fc.constantFrom(...eventKinds), date, due: date, notified: date },
        { requiredKeys: ['kind', 'date'] },
      ),
      { maxLength: 6 },
    ),
    remainingExtensions: fc.integer({ min: 0, max: 5 }),
  },
  { requiredKeys: ['reference', 'office', 'bases', 'madrid', 'dates', 'events'] },
);

const isTurningPoint = (kind: string): boolean => kind === 'non-use' || kind === 'dependency';

describe('whatever the facts', () => {
  it('no exception; real dates; safe ≤ nominal-or-window ≤ legal ≤ late; a state and a reason', () => {
    fc.assert(
      fc.property(facts, date, (mark, today) => {
        for (const { nominalDate, legalDate, safeDate, grace, opensDate, state, reason } of computeDeadlines(
          mark,
          today,
        ).deadlines) {
          expect([nominalDate, legalDate, safeDate].every(isCalendarDate)).toBe(true);
          expect(safeDate <= legalDate && nominalDate <= legalDate).toBe(true);
          if (grace !== null)
            expect(legalDate <= grace.legalDate && nominalDate < grace.nominalDate).toBe(true);
          if (opensDate !== null) expect(isCalendarDate(opensDate)).toBe(true);
          expect(deadlineStates).toContain(state);
          expect(reason.length).toBeGreaterThan(20);
        }
      }),
      { numRuns: 600 },
    );
  });

  it('no legal date on a day its office is closed, where the office moves dates', () => {
    fc.assert(
      fc.property(facts, date, (mark, today) => {
        for (const { legalDate, kind, calendar } of computeDeadlines(mark, today).deadlines) {
          const closing = holidayCalendar(calendar.office) ?? weekendsOnly;
          const moves = !isTurningPoint(kind) && (closing === weekendsOnly || closing.listsHolidays);
          if (moves) expect(closing.closed(legalDate)).toBeUndefined();
        }
      }),
      { numRuns: 600 },
    );
  });

  it('in order of date, each key once', () => {
    fc.assert(
      fc.property(facts, date, (mark, today) => {
        const { deadlines } = computeDeadlines(mark, today);
        const dates = deadlines.map(({ nominalDate }) => nominalDate);
        expect(dates).toEqual(dates.toSorted());
        expect(new Set(deadlines.map(({ key }) => key)).size).toBe(deadlines.length);
      }),
      { numRuns: 300 },
    );
  });

  it('recomputed with the same facts on the same day, nothing changes', () => {
    fc.assert(
      fc.property(facts, facts, date, (before, mark, today) => {
        const first = recompute(computeDeadlines(before, today).deadlines, mark, today);
        const second = recompute(first.deadlines, mark, today);
        expect(second.changes).toEqual([]);
        expect(second.deadlines).toEqual(first.deadlines);
      }),
      { numRuns: 200 },
    );
  });

  it('a clock 400 days off changes states but moves no date of a rule that is not about the running term', () => {
    fc.assert(
      fc.property(facts, date, fc.integer({ min: -400, max: 400 }), (mark, today, off) => {
        const later = new Map(
          computeDeadlines(mark, addDays(today, off)).deadlines.map((deadline) => [
            deadline.key,
            deadline.nominalDate,
          ]),
        );
        for (const { key, nominalDate, trigger } of computeDeadlines(mark, today).deadlines) {
          if (!['expiry', 'renewal', 'missed expiry'].includes(trigger.event) && later.has(key))
            expect(later.get(key)).toBe(nominalDate);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('every reminder has its own key, and an import keeps at most one late letter of a kind', () => {
    fc.assert(
      fc.property(facts, date, (mark, today) => {
        for (const deadline of computeDeadlines(mark, today).deadlines) {
          const plan = reminderPlan(deadline, mark.office, today);
          expect(new Set(plan.map(({ key }) => key)).size).toBe(plan.length);
          const late = plan.filter((reminder) => reminder.date < today).map(({ kind }) => kind);
          expect(new Set(late).size).toBe(late.length);
        }
      }),
      { numRuns: 200 },
    );
  });
});

describe('months', () => {
  it.each([
    ['2025-02-28', 3, '2025-05-28', '2025-05-31'],
    ['2024-02-29', 12, '2025-02-28', '2025-02-28'],
    ['2024-02-29', 48, '2028-02-29', '2028-02-29'],
    ['2024-02-28', 12, '2025-02-28', '2025-02-28'],
    ['2026-01-31', 1, '2026-02-28', '2026-02-28'],
    ['2026-03-31', -1, '2026-02-28', '2026-02-28'],
    ['1999-12-31', 2, '2000-02-29', '2000-02-29'],
    ['2100-01-31', 1, '2100-02-28', '2100-02-28'],
  ])('%s and %i: %s, kept at month end %s', (from, count, clipped, kept) => {
    expect(addMonths(from, count)).toBe(clipped);
    expect(addMonthsKeepingMonthEnd(from, count)).toBe(kept);
  });

  it.each(['2026-02-30', '2025-02-29', '2026-13-01', '26-01-01', '2026-1-1', 'soon', '0000-00-00'])(
    '%s is no calendar date',
    (text) => {
      expect(isCalendarDate(text)).toBe(false);
    },
  );
});
