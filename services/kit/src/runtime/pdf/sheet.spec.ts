import { describe, expect, it } from '@jest/globals';
import PDFDocument from 'pdfkit';
import { readPdf, wholeText } from '../../testing/read-pdf.js';
import { collected } from './collected.js';
import { faceFor, unprintableLetters } from './faces.js';
import { CONTENT_WIDTH, PAGE, Sheet } from './sheet.js';

function sheet(): { sheet: Sheet; begun: number[] } {
  const begun: number[] = [];
  const pdf = new PDFDocument({ size: 'A4', margin: 0 });
  return { sheet: new Sheet(pdf, ({ y }) => void begun.push(y)), begun };
}
const style = { size: 10 };
const place = { x: PAGE.left, y: PAGE.top, width: CONTENT_WIDTH };

describe('a page', () => {
  it('takes what fits, to the last point', () => {
    const { sheet: page, begun } = sheet();
    const left = PAGE.height - PAGE.top - PAGE.bottom;
    expect(page.room(left)).toBe(false);
    expect(begun).toEqual([]);
  });

  it('gives way to the next for what does not, which begins at its top', () => {
    const { sheet: page, begun } = sheet();
    page.y = PAGE.height - PAGE.bottom - 10;
    expect(page.room(11)).toBe(true);
    expect([page.y, begun]).toEqual([PAGE.top, [PAGE.top]]);
  });

  it('lets a repeated head move the next block down', () => {
    const pdf = new PDFDocument({ size: 'A4', margin: 0 });
    const headed = new Sheet(pdf, (page) => {
      page.y += 30;
    });
    headed.y = PAGE.height;
    headed.room(1);
    expect(headed.y).toBe(PAGE.top + 30);
  });
});

describe('text on a page', () => {
  it('takes the height that was foretold, more for more lines and for a bigger letter', () => {
    const { sheet: page } = sheet();
    const long = 'A word and another one. '.repeat(30);
    const height = page.height(long, 200, style);
    expect(page.write(long, { ...place, width: 200 }, style)).toBe(height);
    expect(page.height(long, 400, style)).toBeLessThan(height);
    expect(page.height(long, 200, { size: 12 })).toBeGreaterThan(height);
    expect(page.height(long, 200, { ...style, lineGap: 4 })).toBeGreaterThan(height);
  });

  it('is as wide as its letters, and figures are all of one width', () => {
    const { sheet: page } = sheet();
    expect(page.width('1111', style)).toBeCloseTo(page.width('8888', style), 5);
    expect(page.width('mm', style)).toBeGreaterThan(page.width('m', style));
    expect(page.width('strong', { ...style, weight: 'strong' })).not.toBe(page.width('strong', style));
  });

  it('is measured once for all documents that say it in one face and size', () => {
    let measured = 0;
    const counting = (): Sheet => {
      const pdf = new PDFDocument({ size: 'A4', margin: 0 });
      const measure = pdf.widthOfString;
      pdf.widthOfString = (...asked) => {
        measured += 1;
        return measure.apply(pdf, asked);
      };
      return new Sheet(pdf, () => undefined);
    };
    const word = 'Unmeasured';
    const first = counting().width(word, style);
    expect([counting().width(word, style), measured]).toEqual([first, 1]);
    const others = [{ size: 20 }, { ...style, weight: 'strong' as const }];
    const [larger = 0, stronger] = others.map((other) => counting().width(word, other));
    expect(measured).toBe(3);
    expect(larger).toBeCloseTo(2 * first, 5);
    expect(stronger).not.toBe(first);
    expect(sheet().sheet.pdf.font('Helvetica').fontSize(10).widthOfString(word)).not.toBe(first);
  });

  it('keeps its letters, whatever was printed with the same glyphs before', async () => {
    const printed = async (text: string): Promise<string> => {
      const { sheet: page } = sheet();
      page.write(text, place, style);
      const bytes = collected(page.pdf);
      page.pdf.end();
      return wholeText(await readPdf(await bytes));
    };
    // The letter delta and the sign of a change are one glyph.
    const [delta, change] = ['Ж\u0394', 'Ж\u2206'];
    for (const text of [delta, change, delta]) expect(await printed(text)).toContain(text);
  });

  it('becomes a document', async () => {
    const { sheet: page } = sheet();
    page.write('Čo je nové?', place, style);
    page.rule(100);
    const bytes = collected(page.pdf);
    page.pdf.end();
    expect(
      Buffer.from(await bytes)
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
  });
});

describe('the face of a text', () => {
  it.each([
    ['Žltý kôň', 'instrument-sans'],
    ['Señor Ñandú', 'instrument-sans'],
    ['Ελλάδα', 'inter'],
    ['Москва', 'inter'],
    ['Mixed Москва', 'inter'],
  ])('%s is set in one: %s', (text, name) => expect(faceFor(text, 'regular').name).toContain(name));

  it('is another by weight', () => {
    const names = (['title', 'regular', 'strong'] as const).map((weight) => faceFor('a', weight).name);
    expect(new Set(names).size).toBe(3);
  });

  it('lacks what no face has, each letter once; a new line is no letter', () => {
    expect(unprintableLetters('a\nb 東京東')).toBe('東京');
    expect(unprintableLetters('Žltý Ελλάδα Москва')).toBe('');
  });
});
