import type { DataSource } from 'typeorm';
import { rebuildApply, rebuildCheck, type RebuildReport } from './rebuild.js';
import type { Rebuildable } from './rebuildable.js';

export interface RebuildCommand {
  /** `--check` or `--apply`. */
  readonly args: readonly string[];
  readonly db: DataSource;
  readonly aggregates: readonly Rebuildable[];
  readonly print: (line: string) => void;
}

/** The command line of a rebuild. @returns the exit code: 0 all is well, 1 rows differ, 2 it was called wrongly. */
export async function rebuildCommand({ args, db, aggregates, print }: RebuildCommand): Promise<number> {
  const [mode] = args;
  if (args.length !== 1 || (mode !== '--check' && mode !== '--apply')) {
    print('usage: rebuild --check | --apply');
    return 2;
  }
  const report = mode === '--check' ? await rebuildCheck(db, aggregates) : await rebuildApply(db, aggregates);
  for (const line of describe(report, mode === '--apply')) print(line);
  return mode === '--check' && report.differences.length > 0 ? 1 : 0;
}

function describe({ events, differences }: RebuildReport, applied: boolean): string[] {
  if (differences.length === 0) return [`${events} events folded: every row is what they say.`];
  const lines = [`${events} events folded: ${differences.length} ${differences.length === 1 ? 'table was' : 'tables were'} different${applied ? ', now put right' : ''}.`];
  for (const { table, missing, surplus, examples } of differences) {
    lines.push(`${table}: ${missing} missing, ${surplus} surplus`);
    for (const { side, row } of examples) lines.push(`  ${side}: ${JSON.stringify(row)}`);
  }
  return lines;
}
