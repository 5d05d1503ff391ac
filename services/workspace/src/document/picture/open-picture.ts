import sharp, { type Sharp } from 'sharp';
import { mostPixels } from './picture-facts.js';

// Pictures come from strangers: only these four formats are ever read, whatever a file says it is; a drawing in SVG could ask for other files.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadNsgifBuffer',
  ],
});
sharp.cache(false);
sharp.concurrency(1);

const LONGEST_WORK_SECONDS = 20;

/** Unpacks nothing yet. `header`: only what stands at the beginning of the file is wanted, however big the picture claims to be. */
export function openPicture(bytes: Uint8Array, { header = false } = {}): Sharp {
  return sharp(bytes, { limitInputPixels: header ? false : mostPixels, failOn: 'error' }).timeout({
    seconds: LONGEST_WORK_SECONDS,
  });
}

/** One byte a pixel, 0 is black; with three channels red, green and blue follow each other. */
export function drawnPixels(
  pixels: Uint8Array,
  {
    width,
    height,
    channels = 1,
  }: { readonly width: number; readonly height: number; readonly channels?: 1 | 3 },
): Sharp {
  return sharp(pixels, { raw: { width, height, channels } });
}
