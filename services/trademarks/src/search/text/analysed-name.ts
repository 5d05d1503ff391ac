import { soundKey } from './sound-key.js';
import { splitWords } from './split-words.js';

/** Stored with every mark; a change means that stored analyses are made anew. */
export const ANALYSIS_VERSION = 1;

/** A word of a name. `weight`: 0 (everybody uses it) to 1 (nobody else does). `core`: belongs to what sets the name apart. */
export interface NameWord {
  readonly folded: string;
  readonly sound: string;
  readonly weight: number;
  readonly core: boolean;
}

/** What is compared of a name. `coreKey`, `fullKey`: letters of the core or of all words without blanks; the `…Sound` beside
 *  each is how it sounds. `written`: the name as it stands but for case and blanks: what tells names
 *  apart that have no letters, or letters of another script. */
export interface AnalysedName {
  readonly words: readonly NameWord[];
  readonly coreKey: string;
  readonly coreSound: string;
  readonly fullKey: string;
  readonly fullSound: string;
  readonly written: string;
}

/** Weight of a folded word, 0–1. */
export type WeighWord = (folded: string) => number;

const CORE_LETTERS = 60;
const FULL_LETTERS = 120;
const MOST_WORDS = 24;
/** A word is core from this share of the heaviest word's weight on. */
const CORE_SHARE = 0.35;
/** Weights are kept in one byte. */
export const WEIGHT_STEPS = 255;

export function analyseName(name: string, weigh: WeighWord): AnalysedName {
  const raw = splitWords(name).slice(0, MOST_WORDS);
  const weights = raw.map(({ folded }) => Math.round(weigh(folded) * WEIGHT_STEPS) / WEIGHT_STEPS);
  const least = CORE_SHARE * Math.max(0, ...weights);
  const words: NameWord[] = [];
  let coreWritten = '';
  let fullWritten = '';
  let coreKey = '';
  let fullKey = '';
  raw.forEach(({ written, folded }, at) => {
    if (fullKey.length + folded.length > FULL_LETTERS && fullKey !== '') return;
    const weight = weights[at] ?? 1;
    const core = weight >= least && (coreKey === '' || coreKey.length + folded.length <= CORE_LETTERS);
    const kept = folded.slice(0, CORE_LETTERS);
    words.push({ folded: kept, sound: soundKey(written.slice(0, CORE_LETTERS)), weight, core });
    fullWritten += written.slice(0, CORE_LETTERS);
    fullKey += kept;
    if (!core) return;
    coreWritten += written.slice(0, CORE_LETTERS);
    coreKey += kept;
  });
  const coreSound = soundKey(coreWritten);
  const fullSound = coreWritten === fullWritten ? coreSound : soundKey(fullWritten);
  return { words, coreKey, coreSound, fullKey, fullSound, written: writtenKey(name) };
}

/** The name as it stands but for case and blanks. */
export function writtenKey(name: string): string {
  return name.normalize('NFKC').trim().toLowerCase().replace(/\s+/g, ' ').slice(0, FULL_LETTERS);
}
