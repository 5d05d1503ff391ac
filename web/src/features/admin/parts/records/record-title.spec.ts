import { describe, expect, it } from '@jest/globals';
import { eventWords } from './record-title.js';

describe('what happened', () => {
  it('is called by the words of its fact', () =>
    expect(eventWords('AddressRemoved')).toBe('Address removed'));

  it('does not say that a client knows what only a letter that waits will say', () =>
    expect(eventWords('MonitoringResultTold')).toBe('Letter about the monitoring result written'));
});
