import sharp, { type Sharp } from 'sharp';
import { differenceBits, frequencyBits, sides, type Fingerprint } from './fingerprint.js';

// Pictures come from strangers: only these four formats are read, whatever a file says it is; a drawing in SVG could ask for other files.
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

const MOST_PIXELS = 40_000_000;
const LONGEST_WORK_SECONDS = 20;
/** Everything is compared at this size; larger ones only take longer. */
const SIDE = 512;
/** What is nearly one colour has no form: its fingerprint would be chance. */
const FLAT = 2;

interface Grey {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** The picture as a person looks at it beside the brand: small, upright, nothing but its pixels. Undefined where it cannot be read. */
export async function shownSmall(bytes: Uint8Array): Promise<Uint8Array | undefined> {
  try {
    return await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .timeout({ seconds: LONGEST_WORK_SECONDS })
      .rotate()
      .resize({ width: SIDE, height: SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 75 })
      .toBuffer();
  } catch {
    return undefined;
  }
}

/** Grey pixels on white, upright, without the ground around them; undefined where there is no picture that can be read. */
async function greyOf(bytes: Uint8Array): Promise<Grey | undefined> {
  try {
    const upright = await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .timeout({ seconds: LONGEST_WORK_SECONDS })
      .rotate()
      .flatten({ background: '#ffffff' })
      .resize({ width: SIDE, height: SIDE, fit: 'inside', withoutEnlargement: true })
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height } = upright.info;
    return trimmed({ data: upright.data, width, height });
  } catch {
    return undefined;
  }
}

/** Without rows and columns at the rim that have the colour of the first corner. */
function trimmed({ data, width, height }: Grey): Grey {
  const ground = data[0] ?? 255;
  const differs = (x: number, y: number): boolean => Math.abs((data[y * width + x] ?? 0) - ground) > 12;
  let [left, right, top, bottom] = [width, -1, height, -1];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      if (differs(x, y)) {
        left = Math.min(left, x);
        right = Math.max(right, x);
        top = Math.min(top, y);
        bottom = Math.max(bottom, y);
      }
  if (right < left) return { data, width, height };
  return crop({ data, width, height }, { left, top, width: right - left + 1, height: bottom - top + 1 });
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

function crop({ data, width }: Grey, box: Box): Grey {
  const cut = new Uint8Array(box.width * box.height);
  for (let y = 0; y < box.height; y += 1) {
    const from = (box.top + y) * width + box.left;
    cut.set(data.subarray(from, from + box.width), y * box.width);
  }
  return { data: cut, width: box.width, height: box.height };
}

const drawn = ({ data, width, height }: Grey): Sharp => sharp(data, { raw: { width, height, channels: 1 } });

async function fingerprintOf(grey: Grey): Promise<Fingerprint | undefined> {
  const square = async ({ width, height }: { width: number; height: number }): Promise<Uint8Array> =>
    drawn(grey).resize({ width, height, fit: 'fill', kernel: 'cubic' }).extractChannel(0).raw().toBuffer();
  const [small, large] = await Promise.all([square(sides.difference), square(sides.frequency)]);
  const mean = large.reduce((sum, value) => sum + value, 0) / large.length;
  const spread = Math.sqrt(large.reduce((sum, value) => sum + (value - mean) ** 2, 0) / large.length);
  return spread < FLAT ? undefined : { frequency: frequencyBits(large), difference: differenceBits(small) };
}

/** A picture of the customer's, a logo or a product, in every way it is turned, mirrored or inverted: made once, compared with many. Empty where it cannot be read. */
export async function pictureForms(bytes: Uint8Array): Promise<readonly Fingerprint[]> {
  const upright = await greyOf(bytes);
  if (upright === undefined) return [];
  const turned = turns(upright);
  const all = [...turned, { ...upright, data: upright.data.map((value) => 255 - value) }];
  const made = await Promise.all(all.map(fingerprintOf));
  return made.filter((one) => one !== undefined);
}

/** The picture as it is, and in parts of a half and of a third that overlap: a logo is a small part of an offer. Empty where it cannot be read. */
export async function pictureParts(bytes: Uint8Array): Promise<readonly Fingerprint[]> {
  const whole = await greyOf(bytes);
  if (whole === undefined) return [];
  const boxes = [2, 3].flatMap((count) => tiles(whole, count));
  const parts = [whole, ...boxes.map((box) => trimmed(crop(whole, box)))];
  const made: (Fingerprint | undefined)[] = [];
  for (const part of parts) if (part.width >= 16 && part.height >= 16) made.push(await fingerprintOf(part));
  return made.filter((one) => one !== undefined);
}

/** Parts of one n-th and a third more, so that what lies on a seam is whole in one of them. */
function tiles({ width, height }: Grey, count: number): Box[] {
  const [wide, high] = [Math.floor((width / count) * 1.33), Math.floor((height / count) * 1.33)];
  const places = Array.from({ length: count }, (_, at) => at / Math.max(1, count - 1));
  return places.flatMap((down) =>
    places.map((across) => ({
      left: Math.floor((width - wide) * across),
      top: Math.floor((height - high) * down),
      width: wide,
      height: high,
    })),
  );
}

/** The eight ways a sheet can lie. */
function turns(grey: Grey): Grey[] {
  const quarter = (one: Grey): Grey => ({
    width: one.height,
    height: one.width,
    data: mapped(one, one.height, one.width, (x, y) => [y, one.height - 1 - x]),
  });
  const mirror = (one: Grey): Grey => ({
    ...one,
    data: mapped(one, one.width, one.height, (x, y) => [one.width - 1 - x, y]),
  });
  const found = [grey];
  for (let turn = 1; turn < 4; turn += 1) found.push(quarter(found.at(-1) ?? grey));
  return [...found, ...found.map(mirror)];
}

function mapped(
  from: Grey,
  width: number,
  height: number,
  source: (x: number, y: number) => readonly [number, number],
): Uint8Array {
  const data = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const [fromX, fromY] = source(x, y);
      data[y * width + x] = from.data[fromY * from.width + fromX] ?? 0;
    }
  return data;
}
