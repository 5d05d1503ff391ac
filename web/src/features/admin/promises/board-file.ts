import { csvOf } from '../../../kit/export-csv/csv.js';
import type { Figures, PromiseBoardResult } from './promise-board.graphql.js';
import { COUNTED, countOf } from './promise-period.js';

interface Words {
  readonly heading: readonly string[];
  /** What a row of the board is called. */
  readonly named: (of: 'total' | 'person' | 'work', figures: Figures) => string;
  /** Minutes in words. */
  readonly span: (minutes: number) => string;
}

/** The board as a file for a spreadsheet: a row for the sum, each person and each kind of work, with their names. */
export function boardFile(
  { total, persons, works }: PromiseBoardResult['promiseBoard'],
  { heading, named, span }: Words,
): string {
  const row = (of: 'total' | 'person' | 'work', figures: Figures): readonly string[] => [
    named(of, figures),
    ...COUNTED.map((counted) => String(countOf({ figures, counted }))),
    span(figures.minutesOpen),
    figures.medianMinutesEarly === null
      ? ''
      : `${figures.medianMinutesEarly < 0 ? '−' : ''}${span(figures.medianMinutesEarly)}`,
  ];
  return csvOf(
    [
      heading,
      row('total', total),
      ...persons.map((figures) => row('person', figures)),
      ...works.map((figures) => row('work', figures)),
    ],
    'en',
  );
}
