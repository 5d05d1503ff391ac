import type { OpeningKind } from '../../parts/reading/opening.js';

const KINDS: readonly (readonly [RegExp, OpeningKind])[] = [
  [/brand-protection|brand-registry|domain/, 'watch'],
  [/opposition|coexistence|limitation/, 'pair'],
  [/of-use|revive/, 'dates'],
  [/letter|office-action|legal/, 'letter'],
  [/strategy|international/, 'world'],
];

/** What is drawn at the head of the landing at this path; an office where nothing else fits. */
export const openingKind = (path: string): OpeningKind =>
  KINDS.find(([pattern]) => pattern.test(path))?.[1] ?? 'office';
