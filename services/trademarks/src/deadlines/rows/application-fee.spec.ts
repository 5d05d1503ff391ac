import { expect, it } from '@jest/globals';
import { computeDeadlines } from '../compute-deadlines.js';
import { factsOf, nextStory, type MarkStory, type StoryFields } from './mark-story.js';

const at = (day: string): Date => new Date(`${day}T10:00:00Z`);
const ready: StoryFields = { name: 'Lumora', jurisdiction: 'EU', status: 'Ready for filing' };
const filed: StoryFields = { status: 'Application filed', filingDate: '2026-03-02' };

/** What its own events tell of a mark, the state of its fee on a day. */
function fee(office: string, steps: readonly (readonly [type: string, data: StoryFields])[], today: string) {
  const told = [['TrademarkCreated', { ...ready, jurisdiction: office }], ...steps] as const;
  const story = told.reduce<MarkStory | undefined>(
    (before, [type, data]) => nextStory(before, { type, data, occurredAt: at('2026-03-02') }),
    undefined,
  );
  if (story === undefined) throw new Error('nothing was told');
  return computeDeadlines(factsOf('a mark', story), today)
    .deadlines.filter(({ name }) => name === 'Application fee')
    .map(({ state }) => state);
}

it.each([
  ['EU', 'with the filing', [['TrademarkFiled', { ...filed, applicationFeePaidOn: '2026-03-02' }]], ['done']],
  [
    'CZ',
    'before the filing',
    [['TrademarkFiled', { ...filed, applicationFeePaidOn: '2026-02-27' }]],
    ['done'],
  ],
  [
    'CZ',
    'later',
    [
      ['TrademarkFiled', filed],
      ['ApplicationFeeRecorded', { applicationFeePaidOn: '2026-03-20' }],
    ],
    ['done'],
  ],
  ['EU', 'not at all', [['TrademarkFiled', filed]], ['due soon']],
  [
    'EU',
    'too late',
    [
      ['TrademarkFiled', filed],
      ['ApplicationFeeRecorded', { applicationFeePaidOn: '2026-04-20' }],
    ],
    ['lapsed'],
  ],
  ['US', 'not at all', [['TrademarkFiled', filed]], []],
] as const)('%s, the application fee paid %s', (office, _, steps, states) => {
  expect(fee(office, steps, '2026-03-25')).toEqual(states);
});

it('leaves a fee on a later invoice of the office open', () => {
  const told = { ...filed, applicationFeePaidOn: '2026-03-20' };
  const facts = factsOf('a mark', {
    fields: { ...ready, jurisdiction: 'SK', ...told },
    happened: [{ kind: 'fee invoice issued', date: '2026-03-10' }],
    knownSince: '2026-03-02',
  });
  const { deadlines } = computeDeadlines(facts, '2026-03-21');
  expect(deadlines.find(({ key }) => key.startsWith('SK.invoice'))?.state).toBe('due soon');
});
