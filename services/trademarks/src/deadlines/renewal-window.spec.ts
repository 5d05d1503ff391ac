import { describe, expect, it } from '@jest/globals';
import { offices } from '@cotta/reference/offices.js';
import { renewalStage, renewalWindow } from '@cotta/reference/renewal-window.js';
import { addDays } from '@cotta/reference/calendar-date.js';
import { computeDeadlines } from './compute-deadlines.js';
import type { Deadline } from './deadline.js';
import { mark } from './testing/facts.js';

/** Ends of terms: a Saturday, a Sunday, an open day, ends of months of both lengths, and Christmas. */
const ENDS = [
  '2027-02-13',
  '2027-02-20',
  '2027-03-14',
  '2027-06-15',
  '2027-02-28',
  '2027-08-31',
  '2027-12-25',
];

/** The renewal that the list of deadlines has for a term that ends on a day; none where the office renews nothing by itself. */
function renewalOf(office: string, ends: string): Deadline | undefined {
  const filed = `${Number(ends.slice(0, 4)) - 10}${ends.slice(4)}`;
  const facts = mark(office, {
    filing: filed,
    registration: filed,
    internationalRegistration: filed,
    expiration: ends,
  });
  return computeDeadlines(facts, '2027-01-10').deadlines.find(
    ({ kind, nominalDate }) => kind === 'renewal' && nominalDate === ends,
  );
}

describe('the window in which a renewal is priced and ordered', () => {
  const cases = offices.flatMap(({ code }) =>
    ENDS.flatMap((ends) => {
      const deadline = renewalOf(code, ends);
      return deadline === undefined ? [] : [[code, ends, deadline] as const];
    }),
  );

  it('is known for nearly every office', () =>
    expect(new Set(cases.map(([code]) => code)).size).toBeGreaterThan(offices.length * 0.9));

  it('has the days of the list of deadlines', () => {
    const published = cases.map(([code, ends, { nominalDate, grace, opensDate }]) => [
      code,
      ends,
      nominalDate,
      grace?.nominalDate ?? null,
      opensDate,
    ]);
    expect(
      cases.map(([code, ends]) => {
        const { lastDay, graceEnds, opensOn } = renewalWindow(code, ends);
        return [code, ends, lastDay, graceEnds, opensOn];
      }),
    ).toEqual(published);
  });

  it('is late and over when the list says so', () => {
    const days = (deadline: Deadline): string[] => [
      deadline.legalDate,
      addDays(deadline.legalDate, 1),
      ...(deadline.grace === null ? [] : [deadline.grace.legalDate, addDays(deadline.grace.legalDate, 1)]),
    ];
    const stages = cases.flatMap(([code, ends, deadline]) =>
      days(deadline).map((day) => [code, ends, day, renewalStage(renewalWindow(code, ends), day)]),
    );
    const states = cases.flatMap(([code, ends, deadline]) =>
      days(deadline).map((day, at) => [
        code,
        ends,
        day,
        ['open', deadline.grace === null ? 'over' : 'in grace', 'in grace', 'over'][at],
      ]),
    );
    expect(stages).toEqual(states);
  });
});
