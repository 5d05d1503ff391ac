import { OWN_KEYS_FROM, type RegisterMark } from '../index/register-mark.js';
import { overallScore } from '../score/formula.js';
import { placesOf, type RankedMarks } from './ranked-marks.js';

interface Looks {
  readonly keyOf: (slot: number) => number;
  readonly officeOf: (slot: number) => number;
  readonly markOf: (key: number) => RegisterMark | undefined;
}

/** A name that the register spells a little differently than we do. */
const NEARLY = 0.1;

/** A mark in our care that a register has too is shown as the register has it, for that is what everybody can check. Registers of a million marks are
 *  read from the disk only for those that stand beside one of ours in the ranking. */
export function shownOnce(ranked: RankedMarks, { keyOf, officeOf, markOf }: Looks): RankedMarks {
  const { slots, raws } = ranked;
  if (!slots.some((slot) => keyOf(slot) >= OWN_KEYS_FROM)) return ranked;
  const numberAt = (place: number): string | undefined => numberOf(markOf(keyOf(slots[place] ?? 0)));
  const isTwin = (ours: number): boolean => {
    const number = numberAt(ours);
    if (number === undefined) return false;
    return slots.some(
      (slot, place) =>
        keyOf(slot) < OWN_KEYS_FROM &&
        officeOf(slot) === officeOf(slots[ours] ?? 0) &&
        Math.abs(overallScore(raws[place] ?? 0) - overallScore(raws[ours] ?? 0)) <= NEARLY &&
        numberAt(place) === number,
    );
  };
  const places = Uint32Array.from(slots, (_, place) => place);
  return placesOf(
    ranked,
    places.filter((place) => keyOf(slots[place] ?? 0) < OWN_KEYS_FROM || !isTwin(place)),
  );
}

/** Offices and files write the same number with zeros before it, strokes and blanks, or without. */
function numberOf(mark: RegisterMark | undefined): string | undefined {
  const plain = mark?.number
    ?.replaceAll(/[^0-9A-Za-z]/g, '')
    .replace(/^0+/, '')
    .toUpperCase();
  return plain === '' ? undefined : plain;
}
