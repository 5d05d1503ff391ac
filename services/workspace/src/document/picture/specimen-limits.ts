import { uploadLimitBytes } from '@cotta/reference/limits.js';
import type { PictureProblem } from './picture-facts.js';

/** What the office of the United States takes as a still specimen; its 30 MB for a PDF are more than anyone can upload here.
 *  @source USPTO, TEAS: .jpg up to 5 MB, .pdf up to 30 MB; to be confirmed before filing */
export const specimenMediaTypes: readonly string[] = ['image/jpeg', 'application/pdf'];
/** The largest specimen in bytes: what can be uploaded at all, which is the 5 MB that the office takes of a JPEG. */
export const specimenMostBytes = uploadLimitBytes;
/** Longer side in pixels. Ours, not the office's: text on a label can be read, and the file stays small. */
export const specimenLongestSide = 3000;

/** Why a file is no specimen: its media type, its bytes, its longer side, or a picture that cannot be read. */
export type SpecimenProblem = 'TYPE' | 'SIZE' | 'PIXELS' | PictureProblem;

/** A file offered as a specimen: `size` in bytes, sides in pixels, absent for what is no picture. */
export interface SpecimenFile {
  readonly mediaType?: string | null;
  readonly size?: number | null;
  readonly width?: number | null;
  readonly height?: number | null;
  readonly pictureProblem?: PictureProblem | null;
}

/** What keeps a file from being a specimen; all at once. A copy made to fit mends type, size and pixels, not a picture that cannot be read. */
export function specimenProblems({
  mediaType,
  size,
  width,
  height,
  pictureProblem,
}: SpecimenFile): SpecimenProblem[] {
  return [
    ...(specimenMediaTypes.includes(mediaType ?? '') ? [] : (['TYPE'] as const)),
    ...((size ?? 0) > specimenMostBytes ? (['SIZE'] as const) : []),
    ...(Math.max(width ?? 0, height ?? 0) > specimenLongestSide ? (['PIXELS'] as const) : []),
    ...(pictureProblem ? [pictureProblem] : []),
  ];
}
