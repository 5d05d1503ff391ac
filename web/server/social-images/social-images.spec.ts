/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import express from 'express';
import pino from 'pino';
// The build is plain JavaScript; where it has run already, it does nothing here.
import { buildFonts } from '../../scripts/build-fonts.mjs';
import { cardHash, type Card } from './card.js';
import { cardLayout } from './card-layout.js';
import { drawWith, outlineWith, type DrawCard } from './draw-card.js';
import { socialImageDoor, SocialImages } from './social-images.js';

const FONTS = 'web/build/drawn-fonts';
const ORIGIN = 'https://cotta.example';
const card = (facts: Partial<Card> = {}): Card => ({
  locale: 'en',
  kind: 'blog',
  title: 'A name for a thing',
  label: 'Blog',
  ...facts,
});

beforeAll(() => buildFonts('web/'));

describe('picture of a page', () => {
  it('is a PNG of the size that previews show', async () => {
    const picture = await drawWith(FONTS)(card());
    expect(picture.subarray(1, 4).toString()).toBe('PNG');
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 627]);
  });

  it('has every letter of our languages', async () => {
    const outline = outlineWith(FONTS);
    const lengthOf = async (title: string): Promise<number> =>
      (await outline(card({ locale: 'cs', title, kind: 'page' }))).replace(/<image[^>]*>/g, '').length;
    const without = await lengthOf('–');
    for (const letter of 'ěščřžýáíéúůďťňľĺŕôäñ¿¡üÁŽŤĎ')
      expect([letter, (await lengthOf(`–${letter}`)) > without + 40]).toEqual([letter, true]);
  });

  it('is set by another template where it is not English', () => {
    const layout = (locale: Card['locale']): string => JSON.stringify(cardLayout(card({ locale })));
    expect(layout('cs')).toContain('"CS"');
    expect(layout('en')).not.toContain('"EN"');
    expect(layout('cs').replaceAll('"CS"', '"SK"')).toBe(layout('sk'));
  });

  it('has the colour of what the page is, and a smaller title where that is long', () => {
    const layout = (facts: Partial<Card>): string => JSON.stringify(cardLayout(card(facts)));
    expect(layout({ kind: 'country-guide' })).toContain('#3552bc');
    expect(layout({})).toContain('"fontSize":92');
    expect(layout({ title: 'A name for a thing that has to be said in many more words than two' })).toContain(
      '"fontSize":60',
    );
  });
});

describe('door of pictures', () => {
  const draw = jest.fn<DrawCard>();
  const learn = jest.fn<(host: string, path: string, address: string) => Promise<void>>();
  let images: SocialImages;
  let server: Server;
  let base = '';

  beforeAll(async () => {
    const app = express();
    app.use((request, response, next) =>
      socialImageDoor({ images, learn, log: pino({ level: 'silent' }) })(request, response, next),
    );
    server = createServer(app).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.close();
  });
  beforeEach(() => {
    images = new SocialImages(draw);
    draw.mockReset().mockResolvedValue(Buffer.from('a picture'));
    learn.mockReset().mockResolvedValue();
  });

  const pathOf = (one: Card, path = '/blog/a'): string =>
    images.pictureOf(ORIGIN, path, one).url.slice(ORIGIN.length);

  it('draws what a page said, once, and lets it be kept', async () => {
    const path = pathOf(card());
    const answers = await Promise.all([fetch(base + path), fetch(base + path)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[0]?.headers.get('content-type')).toBe('image/png');
    expect(answers[0]?.headers.get('cache-control')).toContain('immutable');
    expect(draw).toHaveBeenCalledTimes(1);
    const etag = answers[0]?.headers.get('etag') ?? '';
    const again = await fetch(base + path, {
      headers: { 'if-none-match': etag, 'cache-control': 'max-age=0' },
    });
    expect([etag, again.status]).toEqual([`"${cardHash(card())}"`, 304]);
  });

  it('has one address for the same words, and another for others', () => {
    expect(pathOf(card())).toBe(pathOf(card()));
    expect(pathOf(card({ title: 'Another' }))).not.toBe(pathOf(card()));
    expect(pathOf(card(), '/')).toMatch(/^\/og\/[0-9a-f]{20}\.png$/);
    expect(pathOf(card(), '/cs')).toMatch(/^\/og\/[0-9a-f]{20}\/cs\.png$/);
  });

  it('learns from the page what it has not rendered itself', async () => {
    learn.mockImplementation((_host, path) => {
      images.pictureOf(ORIGIN, path, card());
      return Promise.resolve();
    });
    expect((await fetch(`${base}/og/${cardHash(card())}/cs/blog/a.png`)).status).toBe(200);
    expect(learn.mock.calls[0]?.[1]).toBe('/cs/blog/a');
  });

  it('draws no words that no page says', async () => {
    expect((await fetch(`${base}/og/${cardHash(card({ title: 'Invented' }))}/blog/a.png`)).status).toBe(404);
    expect((await fetch(`${base}/og/nothing.png`)).status).toBe(404);
    expect(draw).not.toHaveBeenCalled();
  });

  it('leads to the common picture where it cannot be drawn, and tries again', async () => {
    draw.mockRejectedValueOnce(new Error('no fonts'));
    const path = pathOf(card());
    const { status, headers } = await fetch(base + path, { redirect: 'manual' });
    expect([status, headers.get('location'), headers.get('cache-control')]).toEqual([
      302,
      '/og.png',
      'no-store',
    ]);
    expect((await fetch(base + path)).status).toBe(200);
  });
});
