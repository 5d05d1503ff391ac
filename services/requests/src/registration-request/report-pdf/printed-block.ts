import type { Language } from '@cotta/reference/languages.js';
import type { FrozenReport } from '../verification/frozen-report.js';
import type { Say } from './report-words.js';

export interface PrintedBlock {
  readonly text: string;
  /** `strong`: the name of what follows; `muted`: facts below it. @defaultValue plain */
  readonly look?: 'strong' | 'muted';
}

export interface PrintedSection {
  readonly heading: string;
  readonly blocks: readonly PrintedBlock[];
}

export interface Printing {
  readonly report: FrozenReport;
  readonly language: Language;
  readonly say: Say;
  readonly office: (code: string) => string;
}

/** A stored word as the keys of the words name it: `go with changes` → `GO_WITH_CHANGES`. */
export function keyOf(word: string): string {
  return word.toUpperCase().replaceAll(' ', '_');
}
