import { describe, expect, it } from '@jest/globals';
import { computeDeadlines } from './compute-deadlines.js';
import { recompute } from './recompute.js';
import { event, mark } from './testing/facts.js';
import { whatIf } from './what-if.js';

const today = '2026-11-21';
const filed = mark('SK', { filing: '2026-05-04' });

describe('recomputing', () => {
  it('a moved date keeps the old one and says why', () => {
    const before = computeDeadlines(filed, today).deadlines;
    const { deadlines, changes } = recompute(before, mark('SK', { filing: '2026-05-07' }), today);
    const renewal = deadlines.find(({ key }) => key === 'SK.renewal#1');
    expect(renewal).toMatchObject({
      nominalDate: '2036-05-07',
      movedFrom: {
        nominalDate: '2036-05-04',
        why: 'The date of the filing changed from 4 May 2026 to 7 May 2026.',
      },
    });
    expect(changes.filter(({ change }) => change === 'moved').map(({ key }) => key)).toEqual([
      'paris.priority',
      'SK.renewal#1',
    ]);
  });

  it('the old date stays with it while nothing moves again', () => {
    const before = computeDeadlines(filed, today).deadlines;
    const moved = recompute(before, mark('SK', { filing: '2026-05-07' }), today);
    const again = recompute(
      moved.deadlines,
      mark('SK', { filing: '2026-05-07', publication: '2026-10-01' }),
      today,
    );
    expect(again.deadlines.find(({ key }) => key === 'SK.renewal#1')?.movedFrom?.nominalDate).toBe(
      '2036-05-04',
    );
    expect(again.changes.map(({ key, change }) => [key, change])).toEqual([['SK.opposition', 'set']]);
  });

  it('an extension and another law are named as the cause', () => {
    const acted = mark(
      'US',
      { filing: '2025-01-06' },
      { bases: ['1(a)'], events: [event('examination letter issued', '2026-10-15')] },
    );
    const before = computeDeadlines(acted, today).deadlines;
    const extended = recompute(
      before,
      { ...acted, events: [...acted.events, event('extension granted', today)] },
      today,
    );
    expect(extended.changes).toEqual([
      expect.objectContaining({
        key: 'US.office-action@1',
        from: '2027-01-15',
        to: '2027-04-15',
        why: 'Extensions used: 1, before 0.',
      }),
    ]);
    const published = computeDeadlines(mark('KR', { publication: '2025-07-21' }), today).deadlines;
    expect(recompute(published, mark('KR', { publication: '2025-07-22' }), today).changes[0]?.why).toMatch(
      /version 2, before it was version 1/,
    );
  });

  it('what falls away is said, not dropped', () => {
    const before = computeDeadlines(
      mark('SK', { filing: '2026-05-04', publication: '2026-10-01' }),
      today,
    ).deadlines;
    expect(recompute(before, filed, today).changes).toEqual([
      expect.objectContaining({ key: 'SK.opposition', change: 'withdrawn', to: null }),
    ]);
  });

  it('a day that passes changes states only', () => {
    const before = computeDeadlines(filed, '2026-10-01').deadlines;
    expect(recompute(before, filed, today).changes).toEqual([
      expect.objectContaining({ key: 'paris.priority', change: 'state', from: 'open', to: 'not used' }),
    ]);
  });
});

describe('what if', () => {
  it('another office: all dates by the same engine, and what would change', () => {
    const { now, then, changes } = whatIf(filed, { office: 'UK' }, today);
    expect(now.deadlines.some(({ key }) => key === 'SK.renewal#1')).toBe(true);
    expect(then.deadlines.find(({ key }) => key === 'UK.renewal#1')).toMatchObject({
      nominalDate: '2036-05-04',
      opensDate: '2035-11-04',
    });
    expect(changes.map(({ key, change }) => [key, change])).toEqual([
      ['UK.renewal#1', 'set'],
      ['SK.renewal#1', 'withdrawn'],
    ]);
  });

  it('a date taken away takes its deadlines away', () => {
    expect(whatIf(filed, { dates: { filing: null } }, today).then.deadlines).toEqual([]);
  });
});
