import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderAsync } from '@resvg/resvg-js';
import satori from 'satori';
import type { Card } from './card.js';
import { CARD_HEIGHT, CARD_WIDTH, cardLayout } from './card-layout.js';

export type DrawCard = (card: Card) => Promise<Buffer>;

/** The letters that only other languages need are a family of their own: of one family the first file alone is read, and every ž and ť would be missing. */
const FAMILIES = [
  ['Newsreader', 'newsreader-latin'],
  ['Newsreader Extended', 'newsreader-latin-ext'],
  ['Instrument Sans', 'instrument-sans-latin'],
  ['Instrument Sans Extended', 'instrument-sans-latin-ext'],
] as const;

/** The picture as curves: no program that shows it needs our fonts. */
export function outlineWith(folder: string): (card: Card) => Promise<string> {
  const fonts = FAMILIES.map(([name, file]) => ({ name, data: readFileSync(join(folder, `${file}.ttf`)) }));
  return (card) =>
    satori(cardLayout(card) as Parameters<typeof satori>[0], {
      width: CARD_WIDTH,
      height: CARD_HEIGHT,
      fonts: fonts.map((font) => ({ ...font, weight: 400 as const, style: 'normal' as const })),
    });
}

/** @param folder what `build-fonts.mjs` wrote for pictures */
export function drawWith(folder: string): DrawCard {
  const outline = outlineWith(folder);
  return async (card) =>
    // Beside the thread that answers.
    (await renderAsync(await outline(card), { font: { loadSystemFonts: false } })).asPng();
}
