import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import {
  bitsApart,
  differenceBits,
  distanceOf,
  frequencyBits,
  nearest,
  pictureSimilarity,
} from './fingerprint.js';
import type { SourceHit } from '../brand-source.js';
import { similarHits } from '../similar-hits.js';
import { pictureForms, pictureParts } from './read-picture.js';

/** A logo that lies in no symmetry: a ring, a bar, and a dot in one corner. */
const drawing = (extra = '', ground = '#fff', ink = '#111') =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"><rect width="300" height="300" fill="${ground}"/><circle cx="150" cy="150" r="100" fill="none" stroke="${ink}" stroke-width="26"/><rect x="120" y="30" width="40" height="170" fill="${ink}"/><circle cx="245" cy="245" r="28" fill="${ink}"/>${extra}</svg>`,
  );
const other = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"><rect width="300" height="300" fill="#fff"/><path d="M20 280 L150 20 L280 280 Z" fill="#111"/><rect x="60" y="200" width="180" height="20" fill="#fff"/></svg>',
);

// The measure reads no drawings in SVG: what stands here are pixels made before it was loaded.
async function png(
  svg: Buffer,
  change: (picture: ReturnType<typeof sharp>) => ReturnType<typeof sharp> = (one) => one,
) {
  const { data, info } = await pixels(svg);
  return change(sharp(data, { raw: info }))
    .png()
    .toBuffer();
}

async function pixels(svg: Buffer) {
  sharp.unblock({ operation: ['VipsForeignLoadSvgBuffer'] });
  const drawn = await sharp(svg).flatten({ background: '#fff' }).raw().toBuffer({ resolveWithObject: true });
  sharp.block({ operation: ['VipsForeignLoadSvgBuffer'] });
  const { width, height, channels } = drawn.info;
  return { data: drawn.data, info: { width, height, channels } };
}

async function distance(svg: Buffer, change?: Parameters<typeof png>[1]) {
  const logo = await pictureForms(await png(drawing()));
  return nearest(logo, await pictureParts(await png(svg, change)));
}

describe('fingerprints', () => {
  // Vectors of version 1: who changes the measure changes the version, and every stored fingerprint is made anew.
  it('are the same bits for the same pixels, for good', () => {
    const rising = Uint8Array.from({ length: 72 }, (_, at) => (at % 9) * 20);
    expect(differenceBits(rising)).toBe(0xffffffffffffffffn);
    expect(differenceBits(rising.toReversed())).toBe(0n);
    const steps = Uint8Array.from({ length: 72 }, (_, at) => ((at * 37) % 251) as number);
    expect(differenceBits(steps).toString(16)).toBe('fdf7df7df7df7ef7');
    const slope = Uint8Array.from(
      { length: 1024 },
      (_, at) => ((at % 32) * 5 + Math.floor(at / 32) * 3) % 256,
    );
    expect(frequencyBits(slope).toString(16)).toBe('82285f1ce42fbe2d');
    expect(bitsApart(0b1011n, 0b0001n)).toBe(2);
  });

  it.each<[string, Parameters<typeof png>[1], number]>([
    ['as it is', undefined, 0],
    ['half the size', (one) => one.resize(150), 0.4],
    ['darker', (one) => one.linear(0.7), 0.4],
    [
      'on a wide white rim',
      (one) => one.extend({ top: 80, bottom: 80, left: 80, right: 80, background: '#fff' }),
      0.5,
    ],
    ['as a JPEG of low quality', (one) => one.jpeg({ quality: 25 }), 0.6],
    ['turned by a quarter', (one) => one.rotate(90), 0.5],
    ['mirrored', (one) => one.flop(), 0.5],
    ['inverted', (one) => one.negate({ alpha: false }), 0.6],
  ])('know the logo %s', async (_, change, share) => {
    const found = await distance(drawing(), change);
    expect(found?.share ?? 9).toBeLessThanOrEqual(share);
  });

  it('know the logo as a small part of an offer', async () => {
    const logo = await png(drawing(), (one) => one.resize(220));
    const offer = await sharp({ create: { width: 640, height: 640, channels: 3, background: '#fff' } })
      .composite([{ input: logo, left: 400, top: 400 }])
      .png()
      .toBuffer();
    const found = nearest(await pictureForms(await png(drawing())), await pictureParts(offer));
    expect(found?.share ?? 9).toBeLessThanOrEqual(1);
  });

  it('know no other logo', async () => {
    expect(await distance(other)).toBeUndefined();
  });

  it('are none of what cannot be read, of drawings that could fetch, and of one colour alone', async () => {
    expect(await pictureParts(Buffer.from('no picture'))).toEqual([]);
    expect(await pictureParts(drawing())).toEqual([]);
    const blank = await sharp({ create: { width: 90, height: 90, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    expect(await pictureForms(blank)).toEqual([]);
    expect(await pictureParts(blank)).toEqual([]);
  });

  it('say how near, from the same to the line', () => {
    const one = { frequency: 0n, difference: 0n };
    const apart = (frequency: bigint, difference: bigint) => distanceOf(one, { frequency, difference });
    expect(pictureSimilarity(apart(0n, 0n))).toBe(100);
    expect(pictureSimilarity(apart(0b11_1111_1111n, 0xffffn))).toBe(50);
    expect(apart(0xffffn, 0b111n).share).toBe(0.5);
  });
});

describe('hits of a source', () => {
  const hit = (nativeId: string, pictureUrl: string | null): SourceHit => ({
    nativeId,
    url: `https://market.example/${nativeId}`,
    title: 'Thing',
    comparedName: 'Thing',
    seller: null,
    priceText: null,
    pictureUrl,
    description: null,
  });
  const unlike = { overall: 0, look: 0, sound: 0, meaning: 0, band: 'low' };
  const scores = { score: async (_: string, names: readonly string[]) => names.map(() => unlike) };

  it('are near by the picture of a product alone, and without it they are not', async () => {
    const files = new Map([
      ['product', await png(drawing())],
      ['copy', await png(drawing())],
      ['else', await png(other)],
    ]);
    const pictures = {
      ofDocument: async (id: string) => files.get(id),
      ofOffer: async (url: string) => files.get(url),
    };
    const hits = [hit('1', 'copy'), hit('2', 'else'), hit('3', null)];
    const brand = { brandName: 'Lumora', logoDocumentId: null };
    const near = await similarHits({ scores, pictures }, { ...brand, productPictureIds: ['product'] }, hits);
    expect(near.map((one) => one.hit.nativeId)).toEqual(['1']);
    expect(near[0]?.scores['picture']).toBe(100);
    for (const productPictureIds of [null, [], ['gone']])
      expect(await similarHits({ scores, pictures }, { ...brand, productPictureIds }, hits)).toEqual([]);
  });
});
