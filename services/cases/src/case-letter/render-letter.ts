import { collected } from '@cotta/kit/runtime/pdf/collected.js';
import { CONTENT_WIDTH, INK, PAGE, Sheet, type TextStyle } from '@cotta/kit/runtime/pdf/sheet.js';
import { languageOf } from '@cotta/reference/languages.js';
import PDFDocument from 'pdfkit';
import { letterWords } from './letter-words.js';

/** A letter as the client got it. */
export interface OfferedLetter {
  readonly language: string;
  readonly recipientName: string;
  readonly recipientAddress: string;
  readonly markName: string;
  readonly offeredText: string;
  readonly offeredAt: Date;
}

const BODY: TextStyle = { size: 10.5, lineGap: 2.5 };
const GAP = 10;

/** The letter as it goes to the other side. Equal input, equal bytes. */
export async function renderLetter(letter: OfferedLetter): Promise<Uint8Array> {
  const language = languageOf(letter.language);
  const subject = letterWords[language].subject(letter.markName);
  const pdf = new PDFDocument({
    size: [PAGE.width, PAGE.height],
    margin: 0,
    bufferPages: true,
    lang: language,
    displayTitle: true,
    pdfVersion: '1.7',
    info: { Title: subject, CreationDate: letter.offeredAt, ModDate: letter.offeredAt },
  });
  const bytes = collected(pdf);
  const sheet = new Sheet(pdf, () => undefined);
  const write = (text: string, style: TextStyle, after: number): void => {
    sheet.room(sheet.height(text, CONTENT_WIDTH, style));
    sheet.y += sheet.write(text, { x: PAGE.left, y: sheet.y, width: CONTENT_WIDTH }, style) + after;
  };
  write('Cotta', { size: 20, weight: 'title', color: INK.accent }, 30);
  write([letter.recipientName, letter.recipientAddress].join('\n'), BODY, 30);
  write(subject, { size: 13, weight: 'strong' }, 16);
  // By the line, so that a long list of pages goes on overleaf.
  for (const paragraph of letter.offeredText.split(/\n{2,}/)) {
    for (const line of paragraph.split('\n')) write(line, BODY, 2);
    sheet.y += GAP;
  }
  pdf.end();
  return bytes;
}
