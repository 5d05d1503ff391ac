import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { splitCells } from '../register/split-cells.js';

/** Two names and whether they were found confusingly similar. */
export interface NamePairCase {
  readonly similar: boolean;
  /** `decision`: an office or court said so; `coexisting`: real brands side by side; `random`: nothing to do with each other. */
  readonly kind: string;
  readonly first: string;
  readonly second: string;
}

/** A query and the names it has to find. */
export interface QueryCase {
  readonly kind: string;
  readonly query: string;
  readonly expected: readonly string[];
  readonly classes?: readonly number[];
}

export interface EvalData {
  readonly folder: string;
  readonly pairs: readonly NamePairCase[];
  readonly queries: readonly QueryCase[];
  /** Real names to search among. */
  readonly names: readonly string[];
}

const SHIPPED = fileURLToPath(new URL('../../../data/search', import.meta.url));

/** Test cases of a folder, by the first of these file names it has; what ships with the service without one. Real names always ship. */
export function readEvalData(folder: string = SHIPPED): EvalData {
  return {
    folder: folder === SHIPPED ? 'shipped data' : folder,
    pairs: lines(folder, ['similarity-pairs.csv', 'similarity-dev.csv']).slice(1).map(pairOf),
    queries: lines(folder, ['search-queries.jsonl', 'search-queries-dev.jsonl.gz']).map((line) =>
      JSON.parse(line),
    ),
    names: lines(SHIPPED, ['seed-names.txt.gz']),
  };
}

function lines(folder: string, names: readonly string[]): string[] {
  const path = names.map((name) => join(folder, name)).find((candidate) => existsSync(candidate));
  if (path === undefined) throw new Error(`${folder} has none of ${names.join(', ')}`);
  const bytes = readFileSync(path);
  return (path.endsWith('.gz') ? gunzipSync(bytes) : bytes)
    .toString('utf8')
    .split('\n')
    .filter((line) => line.trim() !== '');
}

/** id, label, kind, source, ref, contested_or_first, earlier_or_second, classes */
function pairOf(line: string): NamePairCase {
  const { cells } = splitCells(line, ',');
  return { similar: cells[1] === '1', kind: cells[2] ?? '', first: cells[5] ?? '', second: cells[6] ?? '' };
}
