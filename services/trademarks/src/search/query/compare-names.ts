import type { Concepts } from '../meaning/concepts.js';
import { MeaningQuery, type MeaningPair } from '../meaning/meaning-query.js';
import { encodedSize, encodeName } from '../score/encoded-name.js';
import type { ClassRelations } from '../score/goods.js';
import { identicalNames, judge, type Judgement } from '../score/judgement.js';
import { NameScorer, type NameScore } from '../score/name-scorer.js';
import { analyseName, type AnalysedName, type WeighWord } from '../text/analysed-name.js';

export interface NamePair {
  readonly a: string;
  readonly b: string;
  readonly classesA?: readonly number[];
  readonly classesB?: readonly number[];
  /** Whether the earlier mark is in force. @defaultValue true */
  readonly live?: boolean;
}

export interface Yardstick {
  readonly weigh: WeighWord;
  readonly concepts: Concepts | undefined;
  readonly relations: ClassRelations;
}

/** All scores and reasons for two names, `b` being the earlier one, without any register. */
export function compareNames({ a, b, ...facts }: NamePair, yardstick: Yardstick): Judgement {
  const comparison = new NameComparison(a, yardstick);
  return comparison.judge(comparison.score(b), facts);
}

export interface ScoredName {
  readonly mark: AnalysedName;
  readonly parts: NameScore;
  readonly meanings: readonly MeaningPair[];
}

/** One name compared with many: scoring is cheap, judging is for those that are near. */
export class NameComparison {
  private readonly query: AnalysedName;
  private readonly meaning: MeaningQuery | undefined;
  private readonly scorer: NameScorer;

  constructor(
    name: string,
    private readonly yardstick: Yardstick,
  ) {
    this.query = analyseName(name, yardstick.weigh);
    this.meaning =
      yardstick.concepts === undefined ? undefined : new MeaningQuery(this.query, yardstick.concepts);
    this.scorer = new NameScorer(this.query, this.meaning);
  }

  score(name: string): ScoredName {
    const mark = analyseName(name, this.yardstick.weigh);
    const parts = this.query.written === mark.written ? identicalNames : scoreOf(this.scorer, mark);
    return { mark, parts, meanings: parts.meaning > 0 ? (this.meaning?.pairs(this.scorer.view) ?? []) : [] };
  }

  judge(
    { mark, parts, meanings }: ScoredName,
    { classesA = [], classesB = [], live = true }: Omit<NamePair, 'a' | 'b'>,
  ): Judgement {
    return judge({
      query: this.query,
      mark,
      parts,
      meanings,
      goods: this.yardstick.relations.compare(classesA, classesB),
      live,
    });
  }
}

function scoreOf(scorer: NameScorer, mark: AnalysedName): NameScore {
  const bytes = new Uint8Array(encodedSize(mark));
  encodeName(mark, bytes, 0);
  return scorer.score(bytes, 0);
}
