import { describe, expect, it } from '@jest/globals';
import {
  editableStatuses,
  extraEndStatuses,
  finalStatuses,
  terminalNegativeStatuses,
  trademarkStatuses,
  upToFilingStatuses,
} from './trademark-statuses.js';

describe('statuses of applications and marks', () => {
  it('are the 23 of the specification, each once', () => {
    expect(new Set(trademarkStatuses).size).toBe(23);
    expect(trademarkStatuses).toHaveLength(23);
  });

  it('nest in their groups', () => {
    expect(upToFilingStatuses).toEqual(expect.arrayContaining([...editableStatuses]));
    expect(upToFilingStatuses).toHaveLength(4);
    expect(finalStatuses).toEqual([...terminalNegativeStatuses, 'Trademark registered']);
    expect(terminalNegativeStatuses).toHaveLength(6);
  });

  it('never end on our side and at the office, nor while they can change', () => {
    const ends = [...finalStatuses, ...extraEndStatuses];
    expect(new Set(ends).size).toBe(10);
    expect(ends.filter((status) => upToFilingStatuses.includes(status))).toEqual([]);
  });
});
