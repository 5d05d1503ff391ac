import { randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';

/** A mark in three colours on a transparent ground, 400 × 200. */
export function leafLogo(): Promise<Buffer> {
  const patch = (background: string) =>
    sharp({ create: { width: 80, height: 80, channels: 4, background } })
      .png()
      .toBuffer();
  return Promise.all(['#1d6b3a', '#e8a33d', '#7fb7e6'].map(patch)).then((patches) =>
    sharp({ create: { width: 400, height: 200, channels: 4, background: '#00000000' } })
      .composite(patches.map((input, index) => ({ input, left: 30 + index * 120, top: 60 })))
      .png()
      .toBuffer(),
  );
}

/** What no format packs well. */
export function noisePng(width: number, height: number): Promise<Buffer> {
  return sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 0 })
    .toBuffer();
}

export function cmykJpeg(): Promise<Buffer> {
  return sharp({ create: { width: 60, height: 60, channels: 3, background: '#3a7f9b' } })
    .toColourspace('cmyk')
    .jpeg()
    .toBuffer();
}

/** Two frames, one after the other. */
export async function movingGif(): Promise<Buffer> {
  const frames = await Promise.all(
    ['#c0392b', '#2980b9'].map((background) =>
      sharp({ create: { width: 20, height: 20, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  return sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer();
}

/** A PNG that claims its size and holds nothing: some sixty bytes. */
export function hugePng(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', Buffer.from('789c030000000001', 'hex')),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}
