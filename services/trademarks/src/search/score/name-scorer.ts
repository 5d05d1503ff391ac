import type { AnalysedName } from '../text/analysed-name.js';
import { EncodedNameView } from './encoded-name.js';
import { overallScore, rawScore, type ScoreParts } from './formula.js';
import { KeyComparer } from './key-comparer.js';
import { WordCover } from './word-cover.js';

/** Tells which words of other names mean the same as words of the query. */
export interface MeaningOf {
  /** Share of the query's core, 0–1, that the mark says in other words. */
  of(mark: EncodedNameView): number;
}

export interface NameScore extends ScoreParts {
  /** Edit distance of the cores alone, 0–1. */
  readonly letters: number;
  /** Letters to change from one core to the other. */
  readonly edits: number;
  readonly sameLetters: boolean;
  readonly sameSound: boolean;
  readonly raw: number;
  readonly overall: number;
}

const START_LETTERS = 4;
const SHORTEST_CONTAINED = 3;

/** Scores names against one query. Symmetric but for `meaning`. */
export class NameScorer {
  readonly view = new EncodedNameView();
  private readonly core: KeyComparer;
  private readonly coreSound: KeyComparer;
  private readonly full: KeyComparer;
  private readonly fullSound: KeyComparer;
  private readonly cover: WordCover;

  constructor(
    readonly query: AnalysedName,
    private readonly meaning?: MeaningOf,
  ) {
    this.core = new KeyComparer(query.coreKey);
    this.coreSound = new KeyComparer(query.coreSound);
    this.full = query.fullKey === query.coreKey ? this.core : new KeyComparer(query.fullKey);
    this.fullSound = query.fullSound === query.coreSound ? this.coreSound : new KeyComparer(query.fullSound);
    this.cover = new WordCover(query);
  }

  /** Raw score without looking at single words: enough to choose who is scored fully. */
  quick(bytes: Uint8Array, at: number): number {
    this.view.read(bytes, at);
    return this.rawOf(this.keyParts());
  }

  /** Similarity as `score` gives it, without the parts that only explain it. */
  raw(bytes: Uint8Array, at: number): number {
    this.view.read(bytes, at);
    return this.rawOf(this.allParts());
  }

  score(bytes: Uint8Array, at: number): NameScore {
    this.view.read(bytes, at);
    const parts = this.allParts();
    const letters = this.view.coreLetters();
    const edits = this.core.edits(letters.bytes, letters.at, this.view.coreLength);
    const raw = this.rawOf(parts);
    return {
      ...parts,
      letters: this.core.letters(letters.bytes, letters.at, this.view.coreLength),
      edits,
      sameLetters: edits === 0 && this.view.coreLength > 0,
      sameSound:
        this.view.coreSoundLength > 0 &&
        this.coreSound.edits(bytes, this.view.coreSoundAt, this.view.coreSoundLength) === 0,
      raw,
      overall: overallScore(raw),
    };
  }

  private rawOf(parts: ScoreParts): number {
    return rawScore(parts, Math.min(this.core.key.length, this.view.coreLength));
  }

  private allParts(): ScoreParts {
    const parts = this.keyParts();
    return {
      ...parts,
      contains: Math.max(parts.contains, this.cover.of(this.view)),
      meaning: this.meaning?.of(this.view) ?? 0,
    };
  }

  private keyParts(): ScoreParts {
    const { view } = this;
    const letters = view.coreLetters();
    const look = this.core.similarity(letters.bytes, letters.at, view.coreLength);
    const sound = this.coreSound.similarity(view.bytes, view.coreSoundAt, view.coreSoundLength);
    const whole = this.core === this.full && view.coreIsFull;
    const full = whole
      ? (look + sound) / 2
      : (this.full.similarity(view.bytes, view.lettersAt, view.fullLength) +
          this.fullSound.similarity(view.bytes, view.fullSoundAt, view.fullSoundLength)) /
        2;
    return { look, sound, start: this.start(), contains: this.affixes(letters, whole), full, meaning: 0 };
  }

  /** Weak words may be half of a compound: NETFIBRA TELECOM and NET FIBRA, whose core is only FIBRA. */
  private affixes(letters: Span, whole: boolean): number {
    const { view } = this;
    const cores = affix(this.core.key, letters, view.coreLength);
    if (whole) return cores;
    return Math.max(
      cores,
      affix(this.full.key, letters, view.coreLength),
      affix(this.core.key, { bytes: view.bytes, at: view.lettersAt }, view.fullLength),
    );
  }

  private start(): number {
    const { view } = this;
    const own = this.coreSound.key;
    const most = Math.min(START_LETTERS, own.length, view.coreSoundLength);
    let common = 0;
    while (common < most && own[common] === view.bytes[view.coreSoundAt + common]) common += 1;
    return common / Math.max(1, Math.min(START_LETTERS, Math.max(own.length, view.coreSoundLength)));
  }
}

interface Span {
  readonly bytes: Uint8Array;
  readonly at: number;
}

/** One key begins or ends with the other. A common beginning weighs more: it is what people remember. */
function affix(own: Uint8Array, other: Span, length: number): number {
  const short = Math.min(own.length, length);
  if (short < SHORTEST_CONTAINED) return 0;
  const share = short / Math.max(own.length, length);
  if (sameRun({ bytes: own, at: 0 }, other, short)) return 0.75 + 0.25 * share;
  return sameRun(
    { bytes: own, at: own.length - short },
    { bytes: other.bytes, at: other.at + length - short },
    short,
  )
    ? 0.65 + 0.35 * share
    : 0;
}

function sameRun(one: Span, other: Span, length: number): boolean {
  for (let i = 0; i < length; i += 1) if (one.bytes[one.at + i] !== other.bytes[other.at + i]) return false;
  return true;
}
