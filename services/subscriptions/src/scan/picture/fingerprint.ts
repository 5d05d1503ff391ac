/** Changes with the scaler, the grey or the order of bits: fingerprints of another version are not compared. */
export const FINGERPRINT_VERSION = 1;

/** Sides of the grey squares from which the fingerprints are made. */
export const sides = { difference: { width: 9, height: 8 }, frequency: { width: 32, height: 32 } } as const;

/** Two fingerprints of one picture, 64 bits each. */
export interface Fingerprint {
  readonly frequency: bigint;
  readonly difference: bigint;
}

/** 9 × 8 grey values, row by row: a bit says that the neighbour to the right is brighter. First pixel: highest bit. */
export function differenceBits(grey: Uint8Array): bigint {
  let bits = 0n;
  for (let row = 0; row < 8; row += 1)
    for (let at = 0; at < 8; at += 1) {
      const here = row * 9 + at;
      bits = (bits << 1n) | ((grey[here + 1] ?? 0) > (grey[here] ?? 0) ? 1n : 0n);
    }
  return bits;
}

const SIZE = 32;
const KEPT = 8;
const COSINES = Array.from({ length: KEPT }, (_, wave) =>
  Float64Array.from({ length: SIZE }, (__, at) => Math.cos(((2 * at + 1) * wave * Math.PI) / (2 * SIZE))),
);

/** 32 × 32 grey values, row by row: of the cosine transform the 8 × 8 lowest waves, a bit where one is above their median. The first, the mean
 *  brightness, has no part in the median. */
export function frequencyBits(grey: Uint8Array): bigint {
  const rows = Array.from({ length: SIZE }, (_, row) =>
    COSINES.map((cosines) => {
      let sum = 0;
      for (let at = 0; at < SIZE; at += 1) sum += (grey[row * SIZE + at] ?? 0) * (cosines[at] ?? 0);
      return sum;
    }),
  );
  const waves: number[] = [];
  for (let down = 0; down < KEPT; down += 1)
    for (let across = 0; across < KEPT; across += 1) {
      let sum = 0;
      for (let row = 0; row < SIZE; row += 1) sum += (rows[row]?.[across] ?? 0) * (COSINES[down]?.[row] ?? 0);
      waves.push(sum);
    }
  const sorted = waves.slice(1).toSorted((one, other) => one - other);
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  return waves.reduce((bits, wave) => (bits << 1n) | (wave > median ? 1n : 0n), 0n);
}

/** In how many of 64 bits two fingerprints differ. */
export function bitsApart(one: bigint, other: bigint): number {
  let left = one ^ other;
  let count = 0;
  while (left > 0n) {
    left &= left - 1n;
    count += 1;
  }
  return count;
}

/** Pictures this near are shown to a person. Measured on drawn logos: other logos are rarely nearer than 18 by frequency, so 10 lets none through;
 *  by difference white ground alone makes 5 of 100 pairs nearer than 8, hence 6. */
export const similarBits = { frequency: 10, difference: 6 } as const;

/** How far two pictures are apart. `share`: of what is still near, 0 the same, 1 on the line; above it they are not near. */
export interface PictureDistance {
  readonly frequency: number;
  readonly difference: number;
  readonly share: number;
}

/** Distance of two fingerprints, by whichever of the two says nearer. */
export function distanceOf(one: Fingerprint, other: Fingerprint): PictureDistance {
  const frequency = bitsApart(one.frequency, other.frequency);
  const difference = bitsApart(one.difference, other.difference);
  return {
    frequency,
    difference,
    share: Math.min(frequency / similarBits.frequency, difference / similarBits.difference),
  };
}

/** The nearest pair between the forms of a logo and the parts of a picture; undefined where none is near. */
export function nearest(
  logo: readonly Fingerprint[],
  parts: readonly Fingerprint[],
): PictureDistance | undefined {
  let best: PictureDistance | undefined;
  for (const form of logo)
    for (const part of parts) {
      const found = distanceOf(form, part);
      if (found.share <= 1 && (best === undefined || found.share < best.share)) best = found;
    }
  return best;
}

/** 0–100 of a distance: the same is 100, on the line 50. */
export const pictureSimilarity = ({ share }: PictureDistance): number => Math.round(100 - share * 50);
