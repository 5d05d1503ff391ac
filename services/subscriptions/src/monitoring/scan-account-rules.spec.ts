import { describe, expect, it } from '@jest/globals';
import { isDone, isOwed, scanAccount, type PlannedScan, type ScanPromise } from './scan-account-rules.js';

const shield: ScanPromise = { tier: 'Shield', from: '2026-03-02', changedOn: null, isWatched: true };
const march = { start: '2026-03-02', end: '2026-04-01' };
const scan = (plannedOn: string, more: Partial<PlannedScan> = {}): PlannedScan => ({
  id: plannedOn,
  plannedOn,
  deadline: '2026-03-20',
  status: 'Processed',
  answeredOn: '2026-03-20',
  ...more,
});
const states = (promise: ScanPromise, scans: readonly PlannedScan[], today: string) =>
  scanAccount(promise, march, scans, today).map(({ dueOn, state }) => `${dueOn} ${state}`);

describe('what was promised of scans', () => {
  it('is held against what there is: a week nobody searched is owed', () => {
    const lines = scanAccount(shield, march, [scan('2026-03-02'), scan('2026-03-17')], '2026-03-20');
    expect(lines.map(({ dueOn, state }) => `${dueOn} ${state}`)).toEqual([
      '2026-03-02 Answered',
      '2026-03-09 Not made',
      '2026-03-17 Answered',
      '2026-03-23 Ahead',
      '2026-03-30 Ahead',
    ]);
    expect([lines.filter(isDone).length, lines.filter(isOwed).length]).toEqual([2, 1]);
  });

  it('is in work until the last day for its answer, late from the next on, and said to be late once it came', () => {
    const open = { status: 'In progress', answeredOn: null };
    expect(states(shield, [scan('2026-03-02', open)], '2026-03-20')[0]).toBe('2026-03-02 In work');
    expect(states(shield, [scan('2026-03-02', open)], '2026-03-21')[0]).toBe('2026-03-02 Late');
    const late = scan('2026-03-02', { answeredOn: '2026-03-21' });
    expect(states(shield, [late], '2026-03-22')[0]).toBe('2026-03-02 Answered late');
  });

  it('names what was called off, and owes it to nobody', () => {
    const lines = scanAccount(
      shield,
      march,
      [scan('2026-03-02', { status: 'Dismissed', answeredOn: null })],
      '2026-03-03',
    );
    expect(lines[0]).toMatchObject({ state: 'Called off' });
    expect(lines.filter(isOwed)).toEqual([]);
  });

  it('does not hold the weeks of a pause or of another tier against what holds now', () => {
    expect(states({ ...shield, changedOn: '2026-03-12' }, [], '2026-03-20')).toEqual([
      '2026-03-16 Not made',
      '2026-03-23 Ahead',
      '2026-03-30 Ahead',
    ]);
  });

  it('of a subscription nobody looks after any more is what was searched', () => {
    expect(states({ ...shield, isWatched: false }, [scan('2026-03-02')], '2026-03-20')).toEqual([
      '2026-03-02 Answered',
    ]);
  });

  it('is a month for Watch', () => {
    expect(states({ ...shield, tier: 'Watch' }, [], '2026-03-01')).toEqual(['2026-03-02 Ahead']);
  });
});
