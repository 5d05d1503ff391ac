import { describe, expect, it } from '@jest/globals';
import { compared, figuresIn } from './figures.mjs';

const PRINTED = `
Events: command, relay
whole command, 8 in flight: 1236 /s  (gate 1000: holds)
whole command, 99th percentile: 16 ms
100,000 marks: p95 23 ms, median 16.5 ms
`;

describe('the figures of a bench', () => {
  it('are the numbers with a unit, without gates, each by the words of its line', () => {
    expect([...figuresIn(PRINTED)]).toEqual([
      ['whole command, # in flight: # /s', { value: 1236, unit: '/s', moreIsBetter: true }],
      ['whole command, #th percentile: # ms', { value: 16, unit: 'ms', moreIsBetter: false }],
      ['# marks: p# # ms, median # ms', { value: 23, unit: 'ms', moreIsBetter: false }],
      ['# marks: p# # ms, median # ms [2]', { value: 16.5, unit: 'ms', moreIsBetter: false }],
    ]);
  });
});

describe('two commits', () => {
  const rounds = (...values: number[]) =>
    values.map((value) => figuresIn(`commands: ${value} /s\nanswer: ${value} ms`));
  const verdicts = (before: number[], since: number[]) =>
    compared(rounds(...before), rounds(...since)).map(({ verdict }) => verdict);

  it.each([
    ['all rounds above all before', [10, 12, 11], [13, 15, 14], ['faster', 'slower']],
    ['all rounds below all before', [10, 12, 11], [9, 7, 8], ['slower', 'faster']],
    ['rounds that overlap', [10, 12, 11], [11, 15, 14], ['alike', 'alike']],
  ])('%s', (_name, before, since, expected) => {
    expect(verdicts(before, since)).toEqual(expected);
  });

  it('are compared in what both print', () => {
    expect(compared([figuresIn('a: 1 ms\nb: 2 ms')], [figuresIn('b: 4 ms\nc: 1 ms')])).toEqual([
      { name: 'b: # ms', unit: 'ms', before: 2, since: 4, verdict: 'slower' },
    ]);
  });
});
