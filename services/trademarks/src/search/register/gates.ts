import type { Rejection } from './parse-mark.js';

/** What one file brought. */
export interface ImportCounts {
  readonly read: number;
  readonly accepted: number;
  readonly rejected: Readonly<Partial<Record<Rejection, number>>>;
  /** Accepted marks whose status we have no word for; they count as living. */
  readonly unknownStatus: number;
}

/** A gate that does not let the file through, and what a person can do about it. */
export interface GateFailure {
  readonly gate: 'readable' | 'unique' | 'referential' | 'dates' | 'count';
  readonly message: string;
}

const GATES: readonly (readonly [GateFailure['gate'], readonly Rejection[]])[] = [
  [
    'readable',
    ['broken quotes', 'cut off', 'too many cells', 'no name', 'name too long', 'unreadable characters'],
  ],
  ['unique', ['number used twice']],
  ['referential', ['unknown office', 'unknown class']],
  ['dates', ['not a date', 'date out of range', 'registered before filed']],
];

/** A gate closes when more rows than this fail it: a few bad rows are the world, many are the wrong file. */
const FAILING_SHARE = 0.2;
const FAILING_ROWS = 10;
const LEAST_OF_BEFORE = 0.8;
const MOST_OF_BEFORE = 5;
/** Small registers change by more than shares say. */
const COUNTED_FROM = 1_000;

/** `before`: marks the same source had; null when it is new. */
export function failedGates(counts: ImportCounts, before: number | null): GateFailure[] {
  if (counts.accepted === 0)
    return [
      {
        gate: 'readable',
        message: counts.read === 0 ? 'The file has no rows.' : 'No row of the file could be read as a mark.',
      },
    ];
  const failures: GateFailure[] = [];
  for (const [gate, rejections] of GATES) {
    const failed = rejections.reduce((sum, rejection) => sum + (counts.rejected[rejection] ?? 0), 0);
    if (failed > FAILING_SHARE * counts.read && (failed > FAILING_ROWS || failed > counts.accepted))
      failures.push({
        gate,
        message: `${failed} of ${counts.read} rows: ${rejections.filter((rejection) => counts.rejected[rejection] !== undefined).join(', ')}.`,
      });
  }
  if (
    before !== null &&
    before >= COUNTED_FROM &&
    (counts.accepted < LEAST_OF_BEFORE * before || counts.accepted > MOST_OF_BEFORE * before)
  ) {
    failures.push({
      gate: 'count',
      message: `This source had ${before} marks, the file brings ${counts.accepted}.`,
    });
  }
  return failures;
}
