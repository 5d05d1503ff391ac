import { describe, expect, it } from '@jest/globals';
import {
  editableStatuses,
  extraEndStatuses,
  terminalNegativeStatuses,
  trademarkStatuses,
} from './trademark-statuses.js';

describe('statuses of applications and marks', () => {
  it('are the 23 of the specification, each once', () => {
    expect(new Set(trademarkStatuses).size).toBe(23);
    expect(trademarkStatuses).toHaveLength(23);
  });

  it('never end on our side and at the office, nor while they can change', () => {
    const ends = [...terminalNegativeStatuses, ...extraEndStatuses];
    expect(new Set(ends).size).toBe(9);
    expect(ends.filter((status) => editableStatuses.includes(status))).toEqual([]);
  });
});
