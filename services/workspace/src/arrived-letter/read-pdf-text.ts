import { pdfLibrary } from './pdf-library.js';

/** A letter of an office has a few pages; whoever sends more than that has it read by a person. */
const MOST_PAGES = 60;
const MOST_SIGNS = 20_000;
/** Fewer signs than that are a stamp on a picture, no text. */
const FEWEST_SIGNS = 20;

/** Why no words came out of a file. */
export type PdfTrouble = 'broken' | 'encrypted' | 'no text';

/** The words of a PDF by page; empty pages stay, so that the number of a page is its place. */
export async function readPdfText(file: Uint8Array): Promise<readonly string[] | PdfTrouble> {
  const { getDocument } = await pdfLibrary();
  // The library keeps the bytes it is given: ours stay ours.
  const reading = getDocument({ data: Uint8Array.from(file), verbosity: 0, isEvalSupported: false });
  try {
    const document = await reading.promise;
    const pages: string[] = [];
    for (let number = 1; number <= Math.min(document.numPages, MOST_PAGES); number += 1) {
      const { items } = await (await document.getPage(number)).getTextContent();
      pages.push(linesOf(items).slice(0, MOST_SIGNS));
    }
    return pages.join('').trim().length < FEWEST_SIGNS ? 'no text' : pages;
  } catch (error) {
    return error instanceof Error && error.name === 'PasswordException' ? 'encrypted' : 'broken';
  } finally {
    await reading.destroy();
  }
}

function linesOf(items: readonly object[]): string {
  return items
    .map((item) => {
      const { str = '', hasEOL = false } = item as { readonly str?: string; readonly hasEOL?: boolean };
      return hasEOL ? `${str}\n` : str;
    })
    .join('')
    .replaceAll(/[^\P{C}\n\t]/gu, '')
    .replaceAll(/[ \t\u00a0]+/gu, ' ')
    .trim();
}
