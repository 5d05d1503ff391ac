import { describe, expect, it } from '@jest/globals';
import { isToBeNotified } from './result-to-notify.js';

const [monday, tuesday] = ['2026-06-15', '2026-06-16'];

describe('when a client is told of a watch result', () => {
  it.each([
    ['on Monday, with the others of the week', { relevance: 'Medium' }, monday, true],
    ['not on another day', { relevance: 'Medium' }, tuesday, false],
    ['at once when it is highly relevant', { relevance: 'High' }, tuesday, true],
    [
      'at once when the opposition term ends within 21 days',
      { oppositionEndDate: '2026-07-07' },
      tuesday,
      true,
    ],
    ['not at once with 22 days left', { oppositionEndDate: '2026-07-08' }, tuesday, false],
    ['not for a term that has ended', { oppositionEndDate: '2026-06-15' }, tuesday, false],
    ['once', { relevance: 'High', toldOn: '2026-06-10' }, monday, false],
    [
      'once more when it becomes urgent',
      { toldOn: '2026-06-10', oppositionEndDate: '2026-07-01' },
      tuesday,
      true,
    ],
    [
      'again with 14 days left',
      { toldOn: '2026-06-01', urgentOn: '2026-06-09', oppositionEndDate: '2026-06-30' },
      tuesday,
      true,
    ],
    [
      'also where it was looked at',
      { seen: true, toldOn: '2026-06-01', urgentOn: '2026-06-09', oppositionEndDate: '2026-06-30' },
      tuesday,
      true,
    ],
    [
      'not between the steps',
      { toldOn: '2026-06-01', urgentOn: '2026-06-15', oppositionEndDate: '2026-06-29' },
      tuesday,
      false,
    ],
    [
      'with 7 and with 2 days left',
      { toldOn: '2026-06-01', urgentOn: '2026-06-05', oppositionEndDate: '2026-06-19' },
      tuesday,
      true,
    ],
    [
      'one letter where both steps came since',
      { toldOn: '2026-06-01', urgentOn: '2026-06-16', oppositionEndDate: '2026-06-19' },
      tuesday,
      false,
    ],
    [
      'not on the day after its last',
      { toldOn: '2026-06-01', urgentOn: '2026-06-01', oppositionEndDate: '2026-06-15' },
      tuesday,
      false,
    ],
    [
      'not where an opposition was ordered',
      { toldOn: '2026-06-01', orderedOn: '2026-06-02', oppositionEndDate: '2026-06-19' },
      tuesday,
      false,
    ],
    [
      'not where it was left alone',
      { toldOn: '2026-06-01', dismissedOn: '2026-06-02', oppositionEndDate: '2026-06-19' },
      tuesday,
      false,
    ],
    ['not on a Monday where it was looked at', { seen: true, relevance: 'Medium' }, monday, false],
    [
      'not twice urgently',
      { toldOn: '2026-06-10', urgentOn: '2026-06-12', oppositionEndDate: '2026-07-01' },
      monday,
      false,
    ],
  ])('%s', (_when, result, today, expected) => expect(isToBeNotified(result, today)).toBe(expected));
});
