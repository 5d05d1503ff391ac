import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { WeighWord } from './analysed-name.js';

/** Stored with every result: which table of weights it was made with. */
export const WEIGHTS_VERSION = 'seed-2026-11';

const UNLISTED = 1;
/** Legal forms and single letters say nothing about whose goods these are. */
const LEGAL_FORMS = new Set(
  'ab ag as aps asa bv bvba co corp doo eood gmbh inc kft kg ks llc llp ltd ltda mbh nv ohg oy oyj plc pte pty sa sagl sarl sas se sia sl slu spa spol srl sro ug zoo'.split(
    ' ',
  ),
);
const WEAK = 0.45;

/** Reads `word<TAB>weight` lines, gzipped, one heading line. */
export function readWeights(file: URL): ReadonlyMap<string, number> {
  const table = new Map<string, number>();
  for (const line of gunzipSync(readFileSync(file)).toString('utf8').split('\n').slice(1)) {
    const [word, weight] = line.split('\t');
    if (word !== undefined && weight !== undefined) table.set(word, Number(weight));
  }
  return table;
}

/** How much a word sets a name apart: listed ones by the table, others fully, legal forms and single letters hardly. */
export function weighBy(table: ReadonlyMap<string, number>): WeighWord {
  return (folded) => table.get(folded) ?? (folded.length === 1 || LEGAL_FORMS.has(folded) ? WEAK : UNLISTED);
}

let seed: WeighWord | undefined;

/** Weights that ship with the service, read once. */
export function seedWeights(): WeighWord {
  seed ??= weighBy(readWeights(new URL('../../../data/search/token-weights.tsv.gz', import.meta.url)));
  return seed;
}
