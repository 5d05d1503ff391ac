import type { AnalysedName } from '../text/analysed-name.js';
import { AskedLetters } from './asked-letters.js';
import { EncodedNameView } from './encoded-name.js';
import { overallScore, PART, PARTS, rawScore, type ScoreParts } from './formula.js';
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

/** Scores names against one query. Symmetric but for `meaning` and `asked`. */
export class NameScorer {
  readonly view = new EncodedNameView();
  private readonly row = new Float64Array(PARTS);
  private readonly core: KeyComparer;
  private readonly coreSound: KeyComparer;
  private readonly full: KeyComparer;
  private readonly fullSound: KeyComparer;
  private readonly cover: WordCover;
  private readonly asked: AskedLetters;

  constructor(
    readonly query: AnalysedName,
    private readonly meaning?: MeaningOf,
  ) {
    this.core = new KeyComparer(query.coreKey);
    this.coreSound = new KeyComparer(query.coreSound);
    this.full = query.fullKey === query.coreKey ? this.core : new KeyComparer(query.fullKey);
    this.fullSound = query.fullSound === query.coreSound ? this.coreSound : new KeyComparer(query.fullSound);
    this.cover = new WordCover(query);
    this.asked = new AskedLetters(query);
  }

  /** Raw score without looking at single words: enough to choose who is scored fully. What it compared stays in `rows` from `row` on. */
  quick(bytes: Uint8Array, at: number, rows: Float64Array, row: number): number {
    this.view.read(bytes, at);
    this.keyParts(rows, row);
    return this.rawOf(rows, row);
  }

  /** The raw score of a name whose keys were compared by `quick`. */
  whole(bytes: Uint8Array, at: number, rows: Float64Array, row: number): number {
    this.view.read(bytes, at);
    this.wordParts(rows, row);
    return this.rawOf(rows, row);
  }

  /** Similarity as `score` gives it, without the parts that only explain it. */
  raw(bytes: Uint8Array, at: number): number {
    this.view.read(bytes, at);
    this.keyParts(this.row, 0);
    this.wordParts(this.row, 0);
    return this.rawOf(this.row, 0);
  }

  score(bytes: Uint8Array, at: number): NameScore {
    const raw = this.raw(bytes, at);
    const { view, core, row } = this;
    return {
      look: row[PART.look] ?? 0,
      sound: row[PART.sound] ?? 0,
      start: row[PART.start] ?? 0,
      contains: row[PART.contains] ?? 0,
      full: row[PART.full] ?? 0,
      meaning: row[PART.meaning] ?? 0,
      asked: row[PART.asked] ?? 0,
      letters: core.letters(view.coreBytes, view.coreAt, view.coreLength),
      edits: core.edits(view.coreBytes, view.coreAt, view.coreLength),
      sameLetters: isSame(row[PART.look]),
      sameSound: isSame(row[PART.sound]),
      raw,
      overall: overallScore(raw),
    };
  }

  private rawOf(rows: Float64Array, row: number): number {
    return rawScore(rows, row, Math.min(this.core.key.length, this.view.coreLength));
  }

  private wordParts(rows: Float64Array, row: number): void {
    rows[row + PART.contains] = Math.max(rows[row + PART.contains] ?? 0, this.cover.of(this.view));
    rows[row + PART.meaning] = this.meaning?.of(this.view) ?? 0;
    rows[row + PART.asked] = this.asked.of(this.view);
  }

  private keyParts(rows: Float64Array, row: number): void {
    const { view } = this;
    const look = this.core.similarity(view.coreBytes, view.coreAt, view.coreLength);
    const sound = this.coreSound.similarity(view.bytes, view.coreSoundAt, view.coreSoundLength);
    const whole = this.core === this.full && view.coreIsFull;
    rows[row + PART.look] = look;
    rows[row + PART.sound] = sound;
    rows[row + PART.start] = this.start();
    rows[row + PART.contains] = this.affixes(whole);
    rows[row + PART.full] = whole
      ? (look + sound) / 2
      : (this.full.similarity(view.bytes, view.lettersAt, view.fullLength) +
          this.fullSound.similarity(view.bytes, view.fullSoundAt, view.fullSoundLength)) /
        2;
    rows[row + PART.meaning] = 0;
  }

  /** Weak words may be half of a compound: NETFIBRA TELECOM and NET FIBRA, whose core is only FIBRA. */
  private affixes(whole: boolean): number {
    const { view } = this;
    const cores = affix(this.core.key, view.coreBytes, view.coreAt, view.coreLength);
    if (whole) return cores;
    return Math.max(
      cores,
      affix(this.full.key, view.coreBytes, view.coreAt, view.coreLength),
      affix(this.core.key, view.bytes, view.lettersAt, view.fullLength),
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

/** Whether a part of letters or sound says that the two keys are equal: nothing else reaches 1. */
export function isSame(part: number | undefined): boolean {
  return part === 1;
}

/** One key begins or ends with the other. A common beginning weighs more: it is what people remember. */
function affix(own: Uint8Array, other: Uint8Array, at: number, length: number): number {
  const short = Math.min(own.length, length);
  if (short < SHORTEST_CONTAINED) return 0;
  const share = short / Math.max(own.length, length);
  let same = 0;
  while (same < short && own[same] === other[at + same]) same += 1;
  if (same === short) return 0.75 + 0.25 * share;
  same = 0;
  while (same < short && own[own.length - 1 - same] === other[at + length - 1 - same]) same += 1;
  return same === short ? 0.65 + 0.35 * share : 0;
}
