import { describe, expect, it } from '@jest/globals';
import { worthShowing } from './log-line.mjs';

describe('worthShowing', () => {
  it.each([
    ['{"level":30,"msg":"ready"}', undefined],
    ['{"level":40,"msg":"slow"}', 'warn: slow'],
    ['{"level":50,"msg":"failed","err":{"message":"no table"}}', 'error: failed (no table)'],
    ['{"level":40,"msg":"kafka client","detail":"broker away"}', 'warn: kafka client (broker away)'],
    ['{"level":"info","msg":"ready"}', undefined],
    ['{"level":"error","msg":"failed"}', 'error: failed'],
    ['Error: boom', 'Error: boom'],
    ['{not json', '{not json'],
    ['  ', undefined],
  ])('shows %s as %s', (line, shown) => {
    expect(worthShowing(line)).toBe(shown);
  });
});
