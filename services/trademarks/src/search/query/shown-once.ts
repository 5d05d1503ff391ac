import { OWN_KEYS_FROM, type RegisterMark } from '../index/register-mark.js';

interface Ranked {
  readonly slot: number;
  readonly overall: number;
}

interface Looks {
  readonly keyOf: (slot: number) => number;
  readonly officeOf: (slot: number) => number;
  readonly markOf: (key: number) => RegisterMark | undefined;
}

/** A name that the register spells a little differently than we do. */
const NEARLY = 0.1;

/** A mark in our care that a register has too is shown as the register has it, for that is what everybody can check. Registers of a million marks are
 *  read from the disk only for those that stand beside one of ours in the ranking. */
export function shownOnce<R extends Ranked>(
  ranked: readonly R[],
  { keyOf, officeOf, markOf }: Looks,
): readonly R[] {
  const own = ranked.filter(({ slot }) => keyOf(slot) >= OWN_KEYS_FROM);
  if (own.length === 0) return ranked;
  const isTwin = (ours: R): boolean => {
    const number = numberOf(markOf(keyOf(ours.slot)));
    if (number === undefined) return false;
    return ranked.some(
      (other) =>
        keyOf(other.slot) < OWN_KEYS_FROM &&
        officeOf(other.slot) === officeOf(ours.slot) &&
        Math.abs(other.overall - ours.overall) <= NEARLY &&
        numberOf(markOf(keyOf(other.slot))) === number,
    );
  };
  const twins = new Set(own.filter(isTwin));
  return twins.size === 0 ? ranked : ranked.filter((one) => !twins.has(one));
}

/** Offices and files write the same number with zeros before it, strokes and blanks, or without. */
function numberOf(mark: RegisterMark | undefined): string | undefined {
  const plain = mark?.number
    ?.replaceAll(/[^0-9A-Za-z]/g, '')
    .replace(/^0+/, '')
    .toUpperCase();
  return plain === '' ? undefined : plain;
}
