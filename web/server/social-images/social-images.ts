import { Router, type Response } from 'express';
import type { Logger } from 'pino';
import type { PreviewPicture } from '../head.js';
import { CARD_HEIGHT, CARD_WIDTH } from './card-layout.js';
import { cardHash, type Card } from './card.js';
import type { DrawCard } from './draw-card.js';

const MOST_CARDS = 5_000;
const MOST_PICTURES = 300;
const YEAR_SECONDS = 31_536_000;

/** Keeps the newest. */
function keep<T>(kept: Map<string, T>, key: string, value: T, most: number): void {
  kept.delete(key);
  kept.set(key, value);
  const oldest = kept.keys().next().value;
  if (kept.size > most && oldest !== undefined) kept.delete(oldest);
}

/** Pictures of pages, drawn when somebody asks for one. Only words that stand on a page of ours are drawn, never what an address says. */
export class SocialImages {
  private readonly cards = new Map<string, Card>();
  private readonly pictures = new Map<string, Promise<Buffer>>();
  private last: Promise<unknown> = Promise.resolve();

  constructor(private readonly draw: DrawCard) {}

  /** The picture of a page; `path` with its language, so that a server that has not rendered the page can learn its words. */
  pictureOf(origin: string, path: string, card: Card): PreviewPicture {
    const hash = cardHash(card);
    keep(this.cards, hash, card, MOST_CARDS);
    const url = `${origin}/og/${hash}${path === '/' ? '' : path}.png`;
    return { url, width: CARD_WIDTH, height: CARD_HEIGHT, alt: `${card.title} – ${card.label}` };
  }

  /** Undefined while no page with these words was rendered here. */
  find(hash: string): Promise<Buffer> | undefined {
    const card = this.cards.get(hash);
    if (card === undefined) return undefined;
    const known = this.pictures.get(hash);
    if (known !== undefined) return known;
    // One after another: pages come first.
    const drawn = this.last.then(() => this.draw(card));
    this.last = drawn.catch(() => undefined);
    keep(this.pictures, hash, drawn, MOST_PICTURES);
    drawn.catch(() => this.pictures.delete(hash));
    return drawn;
  }
}

function sendPicture(response: Response, hash: string, picture: Buffer): void {
  response.setHeader('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`);
  response.setHeader('etag', `"${hash}"`);
  response.setHeader('x-robots-tag', 'noindex');
  response.type('png').send(picture);
}

interface ImageDoor {
  readonly images: SocialImages;
  /** Renders a page of this host, so that its words are known. */
  readonly learn: (host: string, path: string, address: string) => Promise<void>;
  readonly log: Logger;
}

/** `/og/<hash><path>.png`: the picture of a page; the common one where it cannot be drawn. */
export function socialImageDoor({ images, learn, log }: ImageDoor): Router {
  const door = Router();
  door.get(/^\/og\/([0-9a-f]{20})(\/.*)?\.png$/, async (request, response) => {
    const [hash = '', path = '/'] = [request.params[0], request.params[1]];
    // A picture is of a page without a query; anything else would be drawn for nobody.
    if (/[?#\\]|\/\//.test(path)) return void response.sendStatus(404);
    if (images.find(hash) === undefined) await learn(request.headers.host ?? '', path, request.ip ?? '');
    const found = images.find(hash);
    if (found === undefined) return void response.sendStatus(404);
    try {
      sendPicture(response, hash, await found);
    } catch (error) {
      log.error({ err: error, path }, 'a picture could not be drawn');
      response.setHeader('cache-control', 'no-store');
      response.redirect(302, '/og.png');
    }
  });
  return door;
}
