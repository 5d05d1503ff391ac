import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { languageOf, type Language } from '@cotta/reference/languages.js';

/** What somebody sells in their own words, and the classes that a trademark lawyer would file. */
export interface GoodsCase {
  readonly language: Language;
  readonly text: string;
  /** Have to be suggested. */
  readonly must: readonly number[];
  /** No mistake when suggested. */
  readonly may: readonly number[];
}

const FILES = {
  developed: 'goods-cases.txt',
  second: 'goods-cases-second.txt',
  fresh: 'goods-cases-fresh.txt',
} as const;

/** `developed`: two thirds of them were looked at while words were written. `second`: written afterwards, then looked at. `fresh`: written last; a few general mistakes seen in it were mended. */
export function readGoodsCases(which: keyof typeof FILES): GoodsCase[] {
  return readFileSync(new URL(`../../../data/search/${FILES[which]}`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [language = '', must = '', may = '', text = ''] = line.split(' | ');
      return { language: languageOf(language), text, must: numbers(must), may: numbers(may) };
    });
}

/** One third, chosen by the letters of the text alone: not looked at while words were written. */
export function isHeldBack({ text }: GoodsCase): boolean {
  return (createHash('sha256').update(text).digest()[0] ?? 0) % 3 === 0;
}

function numbers(list: string): number[] {
  return list
    .split(' ')
    .filter((one) => one !== '')
    .map(Number);
}
