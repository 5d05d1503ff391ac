import type { Sharp } from 'sharp';
import { Fault } from '@cotta/kit/model/words/fault.js';
import type { LogoTone } from '@cotta/reference/logo-tones.js';
import { euipoPictureLimits, fitsEuipo } from './euipo-picture-limits.js';
import { inkLevel } from './ink-level.js';
import type { PictureProblem } from './picture-facts.js';
import { specimenLongestSide, specimenMostBytes } from './specimen-limits.js';
import { drawnPixels, openPicture } from './open-picture.js';
import { readPictureFacts } from './read-picture-facts.js';

export interface MadePicture {
  readonly bytes: Buffer;
  readonly mediaType: 'image/png' | 'image/jpeg';
  readonly width: number;
  readonly height: number;
}

export type PictureWork = MadePicture | { readonly problem: PictureProblem };

/** Longer side in pixels. */
const PREVIEW_SIDE = 640;
const LOGO_SIDE = 2400;
const WHITE = '#ffffff';

/** Small enough for a screen, PNG, as it lies: transparent stays transparent. */
export function previewOf(source: Uint8Array): Promise<PictureWork> {
  return worked(source, (picture) =>
    finished(within(picture, PREVIEW_SIDE).toColourspace('srgb').png(), 'image/png'),
  );
}

/** The picture of a mark without colours on white, PNG. */
export function logoVersion(source: Uint8Array, tone: LogoTone): Promise<PictureWork> {
  return worked(source, async (picture) => {
    const grey = within(picture, LOGO_SIDE).flatten({ background: WHITE }).greyscale().toColourspace('b-w');
    return finished((tone === 'greyscale' ? grey : await inked(grey)).png(), 'image/png');
  });
}

/** From gentle to firm; the first that is small enough is taken. */
const SPECIMEN_STEPS = [
  { side: specimenLongestSide, quality: 90 },
  { side: specimenLongestSide, quality: 80 },
  { side: 2400, quality: 80 },
  { side: 1800, quality: 75 },
] as const;

/** A specimen as the office of the United States takes it: JPG within size and pixels. Without what the camera wrote beside it, such as the place. */
export function specimenVersion(source: Uint8Array): Promise<PictureWork> {
  return worked(source, async () => {
    for (const { side, quality } of SPECIMEN_STEPS) {
      const made = await finished(
        within(openPicture(source), side)
          .flatten({ background: WHITE })
          .toColourspace('srgb')
          .jpeg({ quality, chromaSubsampling: '4:4:4' }),
        'image/jpeg',
      );
      if (made.bytes.length <= specimenMostBytes) return made;
    }
    throw new Fault('a picture of 1800 pixels does not fit into the limit of a specimen');
  });
}

/** From what nobody sees to what somebody may; the first that is small enough is taken. `scale`: of the most pixels the office takes. */
const EUIPO_STEPS = [
  { scale: 1, quality: 95 },
  { scale: 1, quality: 90 },
  { scale: 1, quality: 80 },
  { scale: 0.7, quality: 80 },
  { scale: 0.5, quality: 70 },
] as const;

/** The picture of a mark as the EUIPO takes it, JPEG on white. One that fits goes as it is, byte for byte; one without colours is told as such, so that
 *  the office asks for none. */
export function euipoVersion(source: Uint8Array): Promise<PictureWork> {
  return worked(source, async (picture) => {
    const given = await picture.metadata();
    const grey = isGrey(await drawn(source, 1));
    if (fitsEuipo({ ...given, size: source.length }) && grey === (given.space === 'b-w'))
      return {
        bytes: Buffer.from(source),
        mediaType: 'image/jpeg',
        width: given.width,
        height: given.height,
      };
    for (const { scale, quality } of EUIPO_STEPS) {
      const {
        data,
        info: { width, height },
      } = await drawn(source, scale);
      const shades = grey
        ? drawnPixels(
            data.filter((_, index) => index % RGB === 0),
            { width, height },
          ).toColourspace('b-w')
        : drawnPixels(data, { width, height, channels: RGB });
      const made = await finished(
        shades.withDensity(euipoPictureLimits.mostDpi).jpeg({ quality, chromaSubsampling: '4:4:4' }),
        'image/jpeg',
      );
      if (made.bytes.length <= euipoPictureLimits.mostBytes) return made;
    }
    throw new Fault('a picture of half the pixels does not fit into the limit of the office');
  });
}

const RGB = 3;
/** Of 255: what pressing makes of a grey that was one. */
const FAINT = 6;

/** Red, green and blue of every pixel on white, within the pixels the EUIPO takes. */
function drawn(source: Uint8Array, scale: number) {
  const { width, height } = euipoPictureLimits;
  const size = {
    width: Math.floor(width * scale),
    height: Math.floor(height * scale),
    fit: 'inside',
    withoutEnlargement: true,
  } as const;
  return openPicture(source)
    .autoOrient()
    .resize(size)
    .flatten({ background: WHITE })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
}

function isGrey({ data }: { readonly data: Uint8Array }): boolean {
  for (let at = 0; at < data.length; at += RGB) {
    const [red = 0, green = 0, blue = 0] = [data[at], data[at + 1], data[at + 2]];
    if (Math.max(red, green, blue) - Math.min(red, green, blue) > FAINT) return false;
  }
  return true;
}

async function worked(
  source: Uint8Array,
  work: (picture: Sharp) => Promise<MadePicture>,
): Promise<PictureWork> {
  const { pictureProblem } = await readPictureFacts(source);
  if (pictureProblem !== undefined) return { problem: pictureProblem };
  try {
    return await work(openPicture(source));
  } catch (error) {
    if (error instanceof Fault) throw error;
    // The head was sound, so the rest is not.
    return { problem: 'CORRUPT' };
  }
}

function within(picture: Sharp, side: number): Sharp {
  return picture.autoOrient().resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });
}

async function inked(grey: Sharp): Promise<Sharp> {
  const { data, info } = await grey.raw().toBuffer({ resolveWithObject: true });
  const level = inkLevel(data);
  return drawnPixels(
    data.map((shade) => (shade < level ? 0 : 255)),
    { width: info.width, height: info.height },
  ).toColourspace('b-w');
}

async function finished(picture: Sharp, mediaType: MadePicture['mediaType']): Promise<MadePicture> {
  const {
    data,
    info: { width, height },
  } = await picture.toBuffer({ resolveWithObject: true });
  return { bytes: data, mediaType, width, height };
}
