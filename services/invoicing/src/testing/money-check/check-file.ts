import { readFileSync } from 'node:fs';
import { readJson } from './read-json.js';
import { runExamples, whatIsWrong, type ExampleReport } from './run-examples.js';

export const AS_EXPECTED = 0;
export const NOT_AS_EXPECTED = 1;

type Say = (line: string) => unknown;

/** Runs every example of `file` and says line by line what came out. Returns the exit code: 0 only when each example was run and came out
 *  as written, 1 for every difference and for a file or an example that cannot be read. */
export function checkFile(file: string, say: Say): number {
  let reports: ExampleReport[];
  try {
    reports = runExamples(readJson(readFileSync(file)));
  } catch (error) {
    say(`${file} cannot be read as a file of money examples: ${whatIsWrong(error)}`);
    return NOT_AS_EXPECTED;
  }
  for (const report of reports) printCheck(report, say);
  const unreadable = reports.filter(({ problem }) => problem !== null).length;
  const different = reports.filter(({ differences }) => differences.length > 0).length;
  const right = reports.length - different - unreadable;
  say(
    `${right} of ${reports.length} examples as expected, ${different} different, ${unreadable} could not be run`,
  );
  return right === reports.length ? AS_EXPECTED : NOT_AS_EXPECTED;
}

function printCheck({ id, kind, differences, problem }: ExampleReport, say: Say): void {
  if (problem !== null) return void say(`ERROR ${id} ${kind}: ${problem}`);
  if (differences.length === 0) return void say(`ok    ${id} ${kind}`);
  say(`DIFF  ${id} ${kind}`);
  for (const { path, expected, got } of differences)
    say(`      ${path}: expected ${shown(expected)}, got ${shown(got)}`);
}

/** Nothing there is shown without quotes, a text with them. */
function shown(value: unknown): string {
  return value === undefined ? '(absent)' : JSON.stringify(value);
}
