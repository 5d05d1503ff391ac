import { describe, expect, it } from '@jest/globals';
import { addDays } from '@cotta/reference/calendar-date.js';
import { recompute } from './recompute.js';
import type { Deadline } from './deadline.js';
import type { MarkFacts } from './mark-facts.js';
import { reminderPlan } from './reminder-plan.js';
import { event, mark } from './testing/facts.js';

const registered = { status: 'Trademark registered' } as const;
const first = '2026-01-15';

/** What becomes known of the mark at each office, and when. */
const lives: Readonly<Record<string, readonly (readonly [string, MarkFacts])[]>> = {
  EU: [
    [first, mark('EU', { filing: first }, { status: 'Application filed' })],
    [
      '2026-02-20',
      mark('EU', { filing: first, publication: '2026-02-20' }, { status: 'Trademark published' }),
    ],
    [
      '2026-06-01',
      mark('EU', { filing: first, publication: '2026-02-20', registration: '2026-06-01' }, registered),
    ],
    [
      '2035-12-20',
      mark(
        'EU',
        { filing: first, publication: '2026-02-20', registration: '2026-06-01' },
        { ...registered, events: [event('renewed', '2035-12-20')] },
      ),
    ],
  ],
  SK: [
    [first, mark('SK', { filing: first }, { status: 'Application filed' })],
    ['2026-09-01', mark('SK', { filing: first, registration: '2026-09-01' }, registered)],
  ],
  UK: [
    ['2026-07-10', mark('UK', { filing: '2026-07-10', priority: first }, { status: 'Application filed' })],
    [
      '2026-12-04',
      mark('UK', { filing: '2026-07-10', priority: first, registration: '2026-12-04' }, registered),
    ],
  ],
  US: [
    [
      '2026-07-13',
      mark('US', { filing: '2026-07-13', priority: first }, { bases: ['1(a)'], status: 'Application filed' }),
    ],
    [
      '2027-09-07',
      mark(
        'US',
        { filing: '2026-07-13', priority: first, registration: '2027-09-07' },
        { ...registered, bases: ['1(a)'] },
      ),
    ],
  ],
  NZ: [
    ['2026-07-14', mark('NZ', { filing: '2026-07-14', priority: first }, { status: 'Application filed' })],
    [
      '2027-02-02',
      mark('NZ', { filing: '2026-07-14', priority: first, registration: '2027-02-02' }, registered),
    ],
  ],
};

/** Lives through every day to the end of 2036 and writes down each reminder on its day. */
function live(office: string): string[] {
  const sent = new Set<string>();
  const log: string[] = [];
  let deadlines: readonly Deadline[] = [];
  for (let today = first; today <= '2036-12-31'; today = addDays(today, 1)) {
    const facts = lives[office]?.findLast(([from]) => from <= today)?.[1];
    if (facts === undefined) continue;
    deadlines = recompute(deadlines, facts, today).deadlines;
    for (const reminder of deadlines.flatMap((deadline) => reminderPlan(deadline, office))) {
      if (reminder.date !== today) continue;
      expect(sent).not.toContain(reminder.key);
      sent.add(reminder.key);
      if (reminder.to === 'owner') log.push(`${today} ${reminder.kind} ${reminder.step}`);
    }
  }
  return log;
}

const priority = [
  '2026-05-16 priority 1',
  '2026-06-15 priority 2',
  '2026-07-01 priority 3',
  '2026-07-08 priority 4',
  '2026-07-13 priority 5',
];

describe('ten years of a mark in five offices, day by day', () => {
  it('EU: priority, then renewal letters until it is renewed before expiry, and nothing late', () => {
    expect(live('EU')).toEqual([
      ...priority,
      '2035-04-15 renewal 1',
      '2035-07-15 renewal 2',
      '2035-10-15 renewal 3',
      '2035-12-15 renewal 4',
    ]);
  });

  it('SK: nobody renews, so the late period is announced until it is over', () => {
    expect(live('SK')).toEqual([
      ...priority,
      '2035-01-15 renewal 1',
      '2035-07-15 renewal 2',
      '2035-10-15 renewal 3',
      '2035-12-15 renewal 4',
      '2036-01-16 grace notice 1',
      '2036-03-15 grace notice 2',
      '2036-06-15 grace notice 3',
      '2036-07-08 grace notice 4',
    ]);
  });

  it('UK: the term counts from its own filing, not from priority', () => {
    expect(live('UK').slice(0, 4)).toEqual([
      '2035-10-10 renewal 1',
      '2036-01-10 renewal 2',
      '2036-04-10 renewal 3',
      '2036-06-10 renewal 4',
    ]);
  });

  it('US: the declaration between the fifth and sixth year, then renewal', () => {
    expect(live('US')).toEqual(
      expect.arrayContaining([
        '2032-09-07 maintenance 1',
        '2033-03-07 maintenance 2',
        '2033-09-04 maintenance 6',
        '2036-09-07 renewal 1',
      ]),
    );
  });

  it('NZ: the term counts from priority, the earlier date', () => {
    expect(live('NZ').slice(0, 4)).toEqual([
      '2035-01-15 renewal 1',
      '2035-07-15 renewal 2',
      '2035-10-15 renewal 3',
      '2035-12-15 renewal 4',
    ]);
  });
});
