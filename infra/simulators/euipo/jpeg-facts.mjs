const START = 0xd8;
const END = Buffer.from([0xff, 0xd9]);
/** Segments that tell size and channels: SOF0 to SOF15 without the tables that lie between them. */
const FRAMES = [0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf];
const SCAN = 0xda;
const APP0 = 0xe0;
const APP1 = 0xe1;
const COLOURS = /** @type {Record<number, 'GREY' | 'RGB' | 'CMYK'>} */ ({ 1: 'GREY', 3: 'RGB', 4: 'CMYK' });

/** @typedef {{ width: number, height: number, colourSpace: 'GREY' | 'RGB' | 'CMYK', dpi: number | null }} JpegFacts */

/**
 * What stands at the beginning of a JPEG; undefined for what is none, or is cut off.
 * @param {Buffer} bytes
 * @returns {JpegFacts | undefined}
 */
export function jpegFacts(bytes) {
  if (bytes.length < 4 || bytes[0] !== 0xff || bytes[1] !== START || !bytes.subarray(-2).equals(END))
    return undefined;
  /** @type {number | null} */
  let dpi = null;
  for (const { marker, body } of segments(bytes)) {
    if (marker === APP0 && body.toString('latin1', 0, 4) === 'JFIF' && body[7] === 1)
      dpi ??= body.readUInt16BE(8);
    if (marker === APP1) dpi ??= exifDpi(body);
    const colourSpace = FRAMES.includes(marker) ? COLOURS[body[5] ?? 0] : undefined;
    if (colourSpace !== undefined)
      return { width: body.readUInt16BE(3), height: body.readUInt16BE(1), colourSpace, dpi };
  }
  return undefined;
}

/**
 * The segments before the picture itself.
 * @param {Buffer} bytes
 * @returns {Generator<{ marker: number, body: Buffer }>}
 */
function* segments(bytes) {
  for (let at = 2; at + 4 <= bytes.length && bytes[at] === 0xff && bytes[at + 1] !== SCAN;) {
    const length = bytes.readUInt16BE(at + 2);
    yield { marker: bytes[at + 1] ?? 0, body: bytes.subarray(at + 4, at + 2 + length) };
    at += 2 + length;
  }
}

const X_RESOLUTION = 0x011a;

/**
 * Dots an inch as a camera or a program wrote them beside the picture.
 * @param {Buffer} body
 * @returns {number | null}
 */
function exifDpi(body) {
  if (body.toString('latin1', 0, 4) !== 'Exif') return null;
  const tiff = body.subarray(6);
  const little = tiff.toString('latin1', 0, 2) === 'II';
  const short = (/** @type {number} */ at) => (little ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const long = (/** @type {number} */ at) => (little ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at));
  const first = long(4);
  for (let entry = 0; entry < short(first); entry += 1) {
    const at = first + 2 + entry * 12;
    if (short(at) === X_RESOLUTION) return Math.round(long(long(at + 8)) / long(long(at + 8) + 4));
  }
  return null;
}
