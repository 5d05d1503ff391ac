import { inflateSync } from 'node:zlib';
import jsQr from 'jsqr';

/** Pixels a point: fine enough for the smallest module. */
const SCALE = 4;
/** White around a code, pixels. */
const QUIET = 40;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Texts of the codes painted in a file, each scanned as a camera would; '' for one that cannot be read. */
export function scannedCodes(file: Uint8Array): string[] {
  return paintedPaths(Buffer.from(file)).map(scan);
}

/** Each filled path made of squares, from the drawing instructions of the pages. */
function paintedPaths(file: Buffer): Box[][] {
  const path = /((?:[-\d.]+ [-\d.]+ [-\d.]+ [-\d.]+ re\n)+)\/DeviceRGB cs\n[-\d. ]+ scn\nf\n/g;
  return [...streams(file).join('').matchAll(path)].map(([, squares = '']) =>
    squares
      .trim()
      .split('\n')
      .map((square) => {
        const [x = 0, y = 0, width = 0, height = 0] = square.split(' ').map(Number);
        return { x, y, width, height };
      }),
  );
}

function streams(file: Buffer): string[] {
  const text = file.toString('latin1');
  return [...text.matchAll(/\/FlateDecode\s*>>\s*stream\r?\n/g)].map((match) => {
    const from = match.index + match[0].length;
    return inflateSync(file.subarray(from, text.indexOf('endstream', from))).toString('latin1');
  });
}

function scan(boxes: readonly Box[]): string {
  const left = Math.min(...boxes.map(({ x }) => x));
  const top = Math.min(...boxes.map(({ y }) => y));
  const side = Math.max(...boxes.map(({ x, width }) => x + width)) - left;
  const size = Math.ceil(side * SCALE) + 2 * QUIET;
  const pixel = (distance: number): number => Math.round(distance * SCALE) + QUIET;
  const picture = new Uint8ClampedArray(size * size * 4).fill(255);
  for (const { x, y, width, height } of boxes) {
    for (let row = pixel(y - top); row < pixel(y + height - top); row += 1) {
      picture.fill(0, (row * size + pixel(x - left)) * 4, (row * size + pixel(x + width - left)) * 4);
    }
  }
  return jsQr.default(picture, size, size)?.data ?? '';
}
