import { SlotFilter } from '../index/filter.js';
import { IndexBuilder } from '../index/index-builder.js';
import { NearestMarks } from '../query/nearest.js';
import { RANK_MEASURES, type RankingWeights } from '../score/ranking.js';
import { analyseName } from '../text/analysed-name.js';
import { editedNames } from './edited-names.js';
import type { EvalData } from './eval-data.js';
import { namesOf, type EvalTools } from './evaluate.js';
import { foldsOf } from './folds.js';

/** Invented names beside each real one: among too few marks everything is found, and nothing is learned. */
export const EDITS_EACH = 5;
/** A question that is a real name with one edit is made up and easy: it counts as a tenth of one that was decided. */
const WEIGHTS: Readonly<Record<string, number>> = { conflict: 1, perturbed: 0.1 };

/** One question and what was scored for it. */
export interface RankingCase {
  readonly fold: number;
  readonly weight: number;
  /** By mark: its measures in the order of RANK_MEASURES, 0–1. */
  readonly rows: Float64Array;
  /** Which of the marks had to be found. */
  readonly expected: readonly number[];
}

/** What each question finds among real names and invented ones. Questions whose mark is not even scored teach nothing and are left out. */
export function rankingCases(data: EvalData, { weigh, concepts }: EvalTools): RankingCase[] {
  const real = [...namesOf(data)];
  const nameOf = [...real, ...editedNames(real, EDITS_EACH)];
  const builder = new IndexBuilder(weigh);
  for (const [key, name] of nameOf.entries())
    builder.add(key, { name, latin: null, jurisdiction: null, classes: [], live: true, filingDate: null });
  const index = builder.build();
  const nearest = new NearestMarks(index, concepts);
  const everything = new SlotFilter({}, index.offices);
  const foldOf = foldsOf(data);
  const { names, nameAt } = index.marks.columns;
  const keyOf = (name: string): string => analyseName(name, weigh).fullKey;
  return data.queries.flatMap(({ kind, query, expected }) => {
    const { marks, scorer } = nearest.to(analyseName(query, weigh), everything);
    const wanted = new Set(expected.map(keyOf));
    const found = Array.from(marks.slots.keys()).filter((place) =>
      wanted.has(keyOf(nameOf[marks.slots[place] ?? 0] ?? '')),
    );
    if (found.length === 0) return [];
    const rows = new Float64Array(marks.slots.length * RANK_MEASURES.length);
    marks.slots.forEach((slot, place) => {
      const { raw, asked, meaning } = scorer.score(names, nameAt[slot] ?? 0);
      const measured: RankingWeights = { similarity: raw, asked, meaning };
      rows.set(
        RANK_MEASURES.map((measure) => measured[measure]),
        place * RANK_MEASURES.length,
      );
    });
    return [{ fold: foldOf(query), weight: WEIGHTS[kind] ?? 1, rows, expected: found }];
  });
}
