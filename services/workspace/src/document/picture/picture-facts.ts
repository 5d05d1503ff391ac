/** Why a picture is neither scaled nor changed: broken, moving, in the colours of a printing press, or far too big. */
export const pictureProblems = ['CORRUPT', 'ANIMATED', 'CMYK', 'TOO_MANY_PIXELS'] as const;
/** One of `pictureProblems`; stored with the document. */
export type PictureProblem = (typeof pictureProblems)[number];

/** Width times height. A file of some kilobytes can claim billions, and all of them would have to be unpacked. */
export const mostPixels = 40_000_000;

/** Of a picture as it is looked at, turned as its camera says; nothing of another file. */
export interface PictureFacts {
  readonly width?: number;
  readonly height?: number;
  readonly pictureProblem?: PictureProblem;
}
