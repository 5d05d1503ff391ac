import { describe, expect, it } from '@jest/globals';
import { answerFacts, UnusableFacts, type AnswerOptions } from './answer-facts.js';

const options: AnswerOptions = { today: undefined, clock: () => '2026-11-21', reminders: false };
const mark = {
  jurisdiction: 'EU',
  filing_date: '2017-03-20',
  status: 'Trademark registered',
  registration_date: '2017-08-01',
};

describe('answers to a file of facts', () => {
  it('every deadline with rule, version, calendar and reason, in snake case', () => {
    const [answer] = answerFacts(mark, options);
    expect(answer).toMatchObject({
      reference: 'mark 1',
      jurisdiction: 'EU',
      today: '2026-11-21',
      problems: [],
      ignored_fields: [],
      deadlines: expect.arrayContaining([
        expect.objectContaining({
          key: 'EU.renewal#1',
          nominal_date: '2027-03-20',
          legal_date: '2027-03-22',
          safe_date: '2027-03-15',
          opens_date: '2026-09-20',
          state: 'open',
          rule: expect.objectContaining({
            id: 'EU.renewal',
            version: 1,
            citation: expect.stringContaining('EUTMR'),
          }),
          calendar: expect.objectContaining({ office: 'EU', zone: 'Europe/Madrid', closed_for: 'weekend' }),
          grace: expect.objectContaining({
            legal_date: '2027-09-20',
            surcharge: expect.stringContaining('25 percent'),
          }),
          reason: expect.stringMatching(
            /^10 years from filing on 20 March 2017: 20 March 2027; the office is closed that day \(weekend\): it would still take it on 22 March 2027, but the earlier day is the one to keep\. Open/,
          ),
        }),
      ]),
    });
  });

  it('an office’s own reading of the end of a month is told from a closed day', () => {
    const said = (facts: object, key: string): unknown => {
      const [answer] = answerFacts({ ...mark, ...facts }, options) as readonly {
        readonly deadlines: readonly {
          readonly key: string;
          readonly reason: string;
          readonly calendar: { readonly closed_for: string | null };
        }[];
      }[];
      const found = answer?.deadlines.find((deadline) => deadline.key === key);
      return [found?.reason.split('. ')[0], found?.calendar.closed_for];
    };
    expect(
      said({ filing_date: '2020-02-29', registration_date: '2020-09-01' }, 'EU.application-fee'),
    ).toEqual([
      '1 month from filing on 29 February 2020: 29 March 2020; the office may read the period to the end of the month: it would still take it on 31 March 2020, but the earlier day is the one to keep',
      null,
    ]);
    expect(
      said(
        {
          publication_date: '2025-02-28',
          registration_date: null,
          filing_date: '2024-12-10',
          status: 'Trademark published',
        },
        'EU.opposition',
      ),
    ).toEqual([
      '3 months from publication on 28 February 2025: 28 May 2025; the office may read the period to the end of the month, 31 May 2025, and is closed that day (weekend): it would still take it on 2 June 2025, but the earlier day is the one to keep',
      'weekend',
    ]);
  });

  it('the mark’s own day, then the one asked for, then the file’s, then the clock', () => {
    const daysOf = (content: unknown, today?: string): unknown[] =>
      answerFacts(content, { ...options, today }).map((answer) =>
        typeof answer === 'object' && answer !== null && 'today' in answer ? answer.today : undefined,
      );
    expect(daysOf({ today: '2026-01-02', marks: [mark, { ...mark, today: '2026-01-03' }] })).toEqual([
      '2026-01-02',
      '2026-01-03',
    ]);
    expect(
      daysOf({ today: '2026-01-02', marks: [mark, { ...mark, today: '2026-01-03' }] }, '2026-01-04'),
    ).toEqual(['2026-01-04', '2026-01-03']);
    expect(daysOf([mark])).toEqual(['2026-11-21']);
  });

  it('reminders when asked for', () => {
    expect(JSON.stringify(answerFacts(mark, { ...options, reminders: true }))).toContain(
      '"kind":"renewal","to":"owner"',
    );
    expect(JSON.stringify(answerFacts(mark, options))).not.toContain('reminders');
  });

  it.each([['a text'], [[1]], [null], [{ marks: ['x'] }], [{ today: 'x', marks: [{}] }]])(
    '%j is no file of facts',
    (content) => {
      expect(() => answerFacts(content, options)).toThrow(UnusableFacts);
    },
  );
});
