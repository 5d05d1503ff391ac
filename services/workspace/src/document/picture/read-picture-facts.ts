import { mostPixels, type PictureFacts } from './picture-facts.js';
import { openPicture } from './open-picture.js';

/** From the head of the file; a picture that is broken further down shows it when it is worked on. */
export async function readPictureFacts(bytes: Uint8Array): Promise<PictureFacts> {
  try {
    const {
      autoOrient: { width, height },
      pages = 1,
      space,
    } = await openPicture(bytes, { header: true }).metadata();
    const size = { width, height };
    if (width * height > mostPixels) return { ...size, pictureProblem: 'TOO_MANY_PIXELS' };
    if (pages > 1) return { ...size, pictureProblem: 'ANIMATED' };
    return space === 'cmyk' ? { ...size, pictureProblem: 'CMYK' } : size;
  } catch {
    // Whatever the decoder says of a stranger's file, it means that it cannot be read.
    return { pictureProblem: 'CORRUPT' };
  }
}
