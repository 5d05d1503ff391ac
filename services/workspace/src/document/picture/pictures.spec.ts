import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { euipoPictureLimits } from './euipo-picture-limits.js';
import { mostPixels } from './picture-facts.js';
import { specimenLongestSide, specimenMostBytes } from './specimen-limits.js';
import { cmykJpeg, hugePng, leafLogo, movingGif, noisePng } from '../../testing/pictures.js';
import {
  euipoVersion,
  logoVersion,
  previewOf,
  specimenVersion,
  type MadePicture,
  type PictureWork,
} from './picture-versions.js';
import { readPictureFacts } from './read-picture-facts.js';

function made(work: PictureWork): MadePicture {
  if ('problem' in work) throw new Error(work.problem);
  return work;
}

/** Every shade that occurs, one byte a pixel. */
async function shadesOf({ bytes }: MadePicture): Promise<number[]> {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  expect(info.channels).toBeLessThanOrEqual(3);
  return [...new Set(data)].toSorted((a, b) => a - b);
}

const works = [
  ['preview', previewOf],
  ['grey version', (bytes: Buffer) => logoVersion(bytes, 'greyscale')],
  ['black-and-white version', (bytes: Buffer) => logoVersion(bytes, 'black and white')],
  ['specimen', specimenVersion],
  ['picture for the EUIPO', euipoVersion],
] as const;

describe('the facts of a picture', () => {
  it('are its size, as a viewer turns it', async () => {
    expect(await readPictureFacts(await leafLogo())).toEqual({ width: 400, height: 200 });
    const lying = await sharp(await leafLogo())
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(await readPictureFacts(lying)).toEqual({ width: 200, height: 400 });
  });

  it('say what keeps it from being worked on', async () => {
    expect(await readPictureFacts(await movingGif())).toMatchObject({ pictureProblem: 'ANIMATED' });
    expect(await readPictureFacts(await cmykJpeg())).toMatchObject({ pictureProblem: 'CMYK' });
    expect(await readPictureFacts(Buffer.from('no picture at all'))).toEqual({ pictureProblem: 'CORRUPT' });
  });

  it('of a few bytes that claim billions of pixels are read without unpacking one', async () => {
    const bomb = hugePng(60_000, 60_000);
    expect(bomb.length).toBeLessThan(1000);
    expect(await readPictureFacts(bomb)).toEqual({
      width: 60_000,
      height: 60_000,
      pictureProblem: 'TOO_MANY_PIXELS',
    });
    expect(await readPictureFacts(hugePng(1, mostPixels))).toEqual({ width: 1, height: mostPixels });
  });

  it('are never taken from a drawing that could ask for other files', async () => {
    const svg = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="file:///etc/passwd" width="9" height="9"/></svg>',
    );
    expect(await readPictureFacts(svg)).toEqual({ pictureProblem: 'CORRUPT' });
  });
});

describe.each(works)('the %s', (_, work) => {
  it('says what is wrong instead of being made', async () => {
    const png = await noisePng(60, 60);
    expect(await work(await movingGif())).toEqual({ problem: 'ANIMATED' });
    expect(await work(await cmykJpeg())).toEqual({ problem: 'CMYK' });
    expect(await work(hugePng(60_000, 60_000))).toEqual({ problem: 'TOO_MANY_PIXELS' });
    expect(await work(png.subarray(0, png.length / 2))).toEqual({ problem: 'CORRUPT' });
    expect(await work(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'))).toEqual(
      { problem: 'CORRUPT' },
    );
  });
});

describe('a preview', () => {
  it('is made of every type that may be uploaded', async () => {
    const logo = sharp(await leafLogo());
    const files = await Promise.all(
      [logo.clone().png(), logo.clone().jpeg(), logo.clone().webp(), logo.clone().gif()].map((one) =>
        one.toBuffer(),
      ),
    );
    for (const file of files) expect(made(await previewOf(file))).toMatchObject({ width: 400, height: 200 });
  });

  it('is a PNG of at most 640 pixels; what is small stays as it is', async () => {
    expect(made(await previewOf(await noisePng(1600, 400)))).toMatchObject({
      mediaType: 'image/png',
      width: 640,
      height: 160,
    });
    expect(made(await previewOf(await leafLogo()))).toMatchObject({ width: 400, height: 200 });
  });
});

describe('a mark without its colours', () => {
  it('in grey keeps its shades; transparent becomes white', async () => {
    const grey = made(await logoVersion(await leafLogo(), 'greyscale'));
    const shades = await shadesOf(grey);
    expect(grey).toMatchObject({ mediaType: 'image/png', width: 400, height: 200 });
    expect(shades.length).toBeGreaterThan(2);
    expect(shades.at(-1)).toBe(255);
    const {
      data,
      info: { channels },
    } = await sharp(grey.bytes).toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
    expect(
      Array.from(
        { length: data.length / channels },
        (_, index) =>
          data[index * channels] === data[index * channels + 1] &&
          data[index * channels] === data[index * channels + 2],
      ).every(Boolean),
    ).toBe(true);
  });

  it('in black and white has nothing between, and pale colours on white stay ink', async () => {
    expect(await shadesOf(made(await logoVersion(await leafLogo(), 'black and white')))).toEqual([0, 255]);
    const yellow = await sharp({ create: { width: 90, height: 90, channels: 3, background: '#ffffff' } })
      .composite([
        {
          input: await sharp({ create: { width: 30, height: 30, channels: 3, background: '#f2e86b' } })
            .png()
            .toBuffer(),
          left: 30,
          top: 30,
        },
      ])
      .png()
      .toBuffer();
    const { data, info } = await sharp(made(await logoVersion(yellow, 'black and white')).bytes)
      .toColourspace('b-w')
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([data[(45 * 90 + 45) * info.channels], data[0]]).toEqual([0, 255]);
  });

  it('is the same file for the same picture', async () => {
    const [first, again] = await Promise.all([
      logoVersion(await leafLogo(), 'black and white'),
      logoVersion(await leafLogo(), 'black and white'),
    ]);
    expect(made(first).bytes.equals(made(again).bytes)).toBe(true);
  });
});

describe('a specimen made to fit', () => {
  it('is a JPG within pixels and bytes, without what the camera wrote beside it', async () => {
    const wide = await sharp(await noisePng(4000, 1000))
      .withMetadata({ exif: { IFD0: { Copyright: 'Jana' } } })
      .png()
      .toBuffer();
    const fitted = made(await specimenVersion(wide));
    expect(fitted).toMatchObject({ mediaType: 'image/jpeg', width: specimenLongestSide, height: 750 });
    expect(fitted.bytes.length).toBeLessThanOrEqual(specimenMostBytes);
    const { format, exif } = await sharp(fitted.bytes).metadata();
    expect([format, exif]).toEqual(['jpeg', undefined]);
  });

  it('is pressed harder, then smaller, until it fits', async () => {
    const fitted = made(await specimenVersion(await noisePng(3200, 3200)));
    expect(fitted.bytes.length).toBeLessThanOrEqual(specimenMostBytes);
    expect(fitted.width).toBeGreaterThanOrEqual(1800);
  });
});

describe('the picture of a mark for the EUIPO', () => {
  const jpeg = (density: number) =>
    leafLogo().then((logo) =>
      sharp(logo).flatten({ background: '#ffffff' }).withDensity(density).jpeg().toBuffer(),
    );

  it('that the office takes as it is goes byte for byte', async () => {
    const given = await jpeg(300);
    expect(made(await euipoVersion(given)).bytes.equals(given)).toBe(true);
  });

  it.each([
    { what: 'a PNG on a transparent ground', picture: leafLogo() },
    { what: 'a JPEG of 72 dots an inch', picture: jpeg(72) },
    { what: 'a JPEG of 600 dots an inch', picture: jpeg(600) },
    {
      what: 'a JPEG that lies on its side',
      picture: jpeg(300).then((upright) =>
        sharp(upright).withMetadata({ orientation: 6, density: 300 }).jpeg().toBuffer(),
      ),
    },
  ])('is made from $what: JPEG in its colours on white, upright, 300 dots an inch', async ({ picture }) => {
    const given = await sharp(await picture).metadata();
    const fitted = made(await euipoVersion(await picture));
    const facts = await sharp(fitted.bytes).metadata();
    expect([facts.format, facts.space, facts.density, facts.orientation ?? 1]).toEqual([
      'jpeg',
      'srgb',
      300,
      1,
    ]);
    expect([fitted.width, fitted.height]).toEqual([given.autoOrient.width, given.autoOrient.height]);
    const {
      data,
      info: { channels },
    } = await sharp(fitted.bytes).raw().toBuffer({ resolveWithObject: true });
    expect([...data.subarray(0, channels)]).toEqual([255, 255, 255]);
  });

  it('without colours has one channel, so that the office asks for no list of them', async () => {
    const inGrey = made(await logoVersion(await leafLogo(), 'greyscale')).bytes;
    const greyInColours = await sharp(inGrey)
      .toColourspace('srgb')
      .withDensity(300)
      .jpeg({ quality: 90 })
      .toBuffer();
    for (const source of [inGrey, greyInColours])
      expect((await sharp(made(await euipoVersion(source)).bytes).metadata()).space).toBe('b-w');
  });

  it('is small enough in bytes and pixels, whatever it was', async () => {
    const { mostBytes, width, height } = euipoPictureLimits;
    for (const source of [await noisePng(3400, 1200), await noisePng(1200, 3000)]) {
      const fitted = made(await euipoVersion(source));
      expect([fitted.bytes.length <= mostBytes, fitted.width <= width, fitted.height <= height]).toEqual([
        true,
        true,
        true,
      ]);
    }
  });
});
