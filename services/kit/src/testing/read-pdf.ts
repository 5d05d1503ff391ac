import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

export interface ReadText {
  readonly text: string;
  /** Points from the left and from the bottom of the page. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface ReadPage {
  readonly width: number;
  readonly height: number;
  readonly texts: readonly ReadText[];
}

const fonts = join(
  dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json')),
  'standard_fonts/',
);

/** What a reader of the file gets out of it, page by page. */
export async function readPdf(file: Uint8Array): Promise<ReadPage[]> {
  const reading = getDocument({ data: new Uint8Array(file), standardFontDataUrl: fonts, verbosity: 0 });
  const document = await reading.promise;
  const pages: ReadPage[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { width, height } = page.getViewport({ scale: 1 });
    const { items } = await page.getTextContent();
    const texts = items.flatMap((item) =>
      'str' in item && item.str.trim() !== ''
        ? [
            {
              text: item.str,
              x: Number(item.transform[4]),
              y: Number(item.transform[5]),
              width: item.width,
              height: item.height,
            },
          ]
        : [],
    );
    pages.push({ width, height, texts });
  }
  await reading.destroy();
  return pages;
}

/** All texts of a file with single spaces. */
export function wholeText(pages: readonly ReadPage[]): string {
  return pages
    .flatMap(({ texts }) => texts.map(({ text }) => text))
    .join(' ')
    .replace(/[\s\u00a0]+/g, ' ');
}
