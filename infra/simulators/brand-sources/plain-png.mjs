import { deflateSync } from 'node:zlib';

/**
 * A grey picture in the plainest PNG there is.
 * @param {number} width
 * @param {number} height
 * @param {(x: number, y: number) => number} grey 0 is black, 255 white
 * @returns {Buffer}
 */
export function plainPng(width, height, grey) {
  const raw = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) raw[y * (width + 1) + 1 + x] = grey(x, y);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(raw)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** @param {string} type @param {Buffer} data */
function chunk(type, data) {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length, 0);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc(named), 0);
  return Buffer.concat([length, named, check]);
}

/** @param {Buffer} data */
function crc(data) {
  let value = 0xffffffff;
  for (const byte of data) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  }
  return (value ^ 0xffffffff) >>> 0;
}

/** A drawn mark: a ring with a bar through it, black on white; `copy` is the same a little smaller on a wider ground. @param {'mark' | 'copy' | 'other'} kind */
export function drawnMark(kind) {
  const [side, centre, radius] = kind === 'copy' ? [240, 130, 66] : [160, 80, 60];
  return plainPng(side, side, (x, y) => {
    const [dx, dy] = [x - centre, y - centre];
    if (kind === 'other') return (Math.floor(x / 20) + Math.floor(y / 20)) % 3 === 0 ? 20 : 240;
    const far = Math.hypot(dx, dy);
    const ring = far < radius && far > radius * 0.7;
    const bar = Math.abs(dx - dy) < radius * 0.14 && far < radius * 1.2 && dx > -radius * 0.5;
    return ring || bar ? 0 : 255;
  });
}
