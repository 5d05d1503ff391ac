/** What the EUIPO takes as the picture of a mark. A megabyte is read as a million bytes, the smaller of both readings.
 *  @source EUIPO, Decision EX-20-9, annex, conditions of use: JPEG, 2 MB, 2,835 × 2,010 pixels, 96 to 300 dpi; to be confirmed in its sandbox */
export const euipoPictureLimits = {
  mostBytes: 2_000_000,
  width: 2835,
  height: 2010,
  leastDpi: 96,
  mostDpi: 300,
} as const;

/** A file that is to be the picture of a mark. `format` as the picture library names it (`jpeg`), `size` in bytes, sides in pixels. */
export interface OfferedPicture {
  readonly format?: string | undefined;
  readonly size: number;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  /** Dots an inch. */
  readonly density?: number | undefined;
  /** How the camera was held; 1 is upright. */
  readonly orientation?: number | undefined;
}

/** Whether the office takes the file as it is. */
export function fitsEuipo({
  format,
  size,
  width = 0,
  height = 0,
  density = 0,
  orientation = 1,
}: OfferedPicture): boolean {
  const { mostBytes, width: widest, height: highest, leastDpi, mostDpi } = euipoPictureLimits;
  return (
    format === 'jpeg' &&
    size <= mostBytes &&
    width <= widest &&
    height <= highest &&
    density >= leastDpi &&
    density <= mostDpi &&
    orientation === 1
  );
}
