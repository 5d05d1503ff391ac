/** Stored with every result; a change of any number here is a new version. */
export const SCORE_VERSION = 1;

/** Parts of a score, each 0–1. `look`, `sound`: letters and sound of the two cores; `start`: common beginning of the sounds, up to
 *  four letters;
 *  `contains`: one name within the other; `full`: look and sound of all words; `meaning`: same meaning in another word.
 *  `asked`: how much of the question's letters is in the mark; only the order of a list looks at it. */
export interface ScoreParts {
  readonly look: number;
  readonly sound: number;
  readonly start: number;
  readonly contains: number;
  readonly full: number;
  readonly meaning: number;
  readonly asked: number;
}

export const BANDS = ['low', 'possible', 'elevated', 'high', 'very high'] as const;
export type Band = (typeof BANDS)[number];

/** Below this a mark is in no band but the lowest. */
export const POSSIBLE_FROM = 0.47;
/** From these overall scores on. */
const BAND_FROM: readonly (readonly [Band, number])[] = [
  ['very high', 0.77],
  ['high', 0.69],
  ['elevated', 0.61],
  ['possible', POSSIBLE_FROM],
];
const STRETCH = 0.72;
const MEANING_SHARE = 0.75;
/** A key this long or longer counts fully when it is contained in the other; "an" within "banana" says little. */
const TELLING_LETTERS = 5;

/** Parts of many pairs stand in rows of numbers, so that comparing makes nothing that has to be collected. Where each stands in its row: */
export const PART = {
  look: 0,
  sound: 1,
  start: 2,
  contains: 3,
  full: 4,
  meaning: 5,
  asked: 6,
} as const satisfies Record<keyof ScoreParts, number>;
export const PARTS = 7;

/** Similarity before stretching, 0–1. `at`: where the row begins in `rows`; `shorter`: letters of the shorter of the two cores. */
export function rawScore(rows: Float64Array, at: number, shorter: number): number {
  const look = rows[at + PART.look] ?? 0;
  const sound = rows[at + PART.sound] ?? 0;
  const contained =
    0.9 * (rows[at + PART.contains] ?? 0) * (0.5 + 0.5 * Math.min(1, shorter / TELLING_LETTERS));
  const best = Math.max(look, sound, contained);
  const base = 0.6 * best + 0.4 * (0.4 * sound + 0.3 * look + 0.3 * (rows[at + PART.start] ?? 0));
  return Math.max(
    0.8 * base + 0.2 * (rows[at + PART.full] ?? 0),
    MEANING_SHARE * (rows[at + PART.meaning] ?? 0),
  );
}

/** What people see, 0–1. */
export function overallScore(raw: number): number {
  return Math.min(1, raw) ** STRETCH;
}

/** `identical`: equal letters or equal sound of the cores. */
export function bandOf(overall: number, identical: boolean): Band {
  if (identical) return 'very high';
  return BAND_FROM.find(([, from]) => overall >= from)?.[0] ?? 'low';
}

export function higherBand(one: Band, other: Band): Band {
  return BANDS.indexOf(one) >= BANDS.indexOf(other) ? one : other;
}
